<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL" sourcelanguage="en_US">
<context>
    <name>AboutPage</name>
    <message>
        <location filename="../desktop/stolik/pages/about/AboutPage.qml" line="+29"/>
        <source>%1 and %2</source>
        <extracomment>the last two of a list of names</extracomment>
        <translation>%1 i&#xa0;%2</translation>
    </message>
    <message>
        <location line="+8"/>
        <location line="+9"/>
        <source>About Stolik</source>
        <translation>O&#xa0;Stoliku</translation>
    </message>
    <message>
        <location line="+41"/>
        <source>Version %1</source>
        <translation>Wersja&#xa0;%1</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Family games round one computer, for people and computers in any mix. Stolik works without the internet and collects nothing about you.</source>
        <translation>Gry rodzinne przy jednym komputerze: dla ludzi i&#xa0;komputerów, w&#xa0;dowolnym składzie. Stolik działa bez internetu i&#xa0;nie zbiera żadnych danych.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Questions and wishes to its authors: %1</source>
        <translation>Pytania i&#xa0;życzenia do autorów: %1</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Names of the games</source>
        <translation>Nazwy gier</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 are trade marks of their owners. Stolik is an independent, unofficial program; the owners of these names have neither made nor approved it. Its pictures, fonts and texts are its own or freely licensed, and it explains the rules in its own words.</source>
        <translation>%1 to znaki towarowe swoich właścicieli. Stolik jest programem nieoficjalnym i&#xa0;niezależnym: żaden z&#xa0;właścicieli tych nazw go nie stworzył ani nie zatwierdził. Rysunki, czcionki i&#xa0;teksty są własne lub na wolnych licencjach, a&#xa0;zasady opowiedziano własnymi słowami.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Stolik is free under the MIT licence. It is built with Qt and PySide6, which it uses under the LGPL 3, with Python, and with the work of many others.</source>
        <translation>Stolik jest wolnym programem na licencji MIT. Powstał dzięki Qt i&#xa0;PySide6, z&#xa0;których korzysta na licencji LGPL&#xa0;3, a&#xa0;także dzięki Pythonowi i&#xa0;pracy wielu innych osób.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Read all licences</source>
        <translation>Przeczytaj wszystkie licencje</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Prove it yourself</source>
        <translation>Przekonaj się</translation>
    </message>
    <message>
        <location line="+50"/>
        <source>Stolik sends nothing: it opens no connection to another computer. You can see it: everything works with the network switched off, and the Resource Monitor of Windows, the Activity Monitor of macOS and the command ss -tup of Linux show no connection of its own.</source>
        <translation>Stolik niczego nie wysyła i&#xa0;nie łączy się z&#xa0;innymi komputerami. Możesz to sprawdzić: wszystko działa przy wyłączonej sieci, a&#xa0;Monitor zasobów w&#xa0;Windows, Monitor aktywności w&#xa0;macOS i&#xa0;polecenie ss -tup w&#xa0;Linuksie nie pokazują żadnego jego połączenia.</translation>
    </message>
    <message>
        <location line="-47"/>
        <source>Stolik looks at itself: its dice, the rights of its files and its licences.</source>
        <translation>Stolik sprawdza sam siebie: kostki, prawa do plików i&#xa0;licencje.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>It reads all that was saved, too, and names each file that can&apos;t be used. Nothing is changed.</source>
        <translation>Czyta też wszystko, co jest zapisane, i&#xa0;wymienia każdy plik, którego nie da się użyć. Niczego przy tym nie zmienia.</translation>
    </message>
    <message>
        <location line="+32"/>
        <source>Prove it</source>
        <translation>Sprawdź program</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Check my data</source>
        <translation>Sprawdź moje dane</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>If something went wrong</source>
        <translation>Gdy coś poszło nie tak</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>For a bug report, Stolik can write down what was done at the last table: no names, and no secrets of a game that isn&apos;t over.</source>
        <translation>Do zgłoszenia błędu Stolik może zapisać, co się działo przy ostatnim stole: bez imion i&#xa0;bez tajemnic gry, która jeszcze trwa.</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Save what happened at the last table</source>
        <translation>Zapisz, co się działo przy ostatnim stole</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Show the folder</source>
        <translation>Pokaż folder</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/board/Board.qml" line="+312"/>
        <location line="+21"/>
        <source>New set</source>
        <translation>Nowy układ</translation>
    </message>
</context>
<context>
    <name>BookPerson</name>
    <message>
        <location filename="../desktop/stolik/pages/book/BookPerson.qml" line="+181"/>
        <source>Places in the last games, the latest at the end</source>
        <translation>Miejsca w&#xa0;ostatnich partiach, najnowsza na końcu</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Places: %1</source>
        <translation>Miejsca: %1</translation>
    </message>
    <message>
        <location line="+58"/>
        <source>Look back on the best game</source>
        <translation>Obejrzyj najlepszą partię</translation>
    </message>
    <message>
        <location line="-218"/>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Luck over time</source>
        <translation>Szczęście na dłuższą metę</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Strength</source>
        <translation>Siła gry</translation>
    </message>
</context>
<context>
    <name>BracketPicture</name>
    <message>
        <location filename="../desktop/stolik/pages/tournament/BracketPicture.qml" line="+45"/>
        <source>The way to the final</source>
        <translation>Droga do finału</translation>
    </message>
    <message>
        <location line="+112"/>
        <source>%1 goes on</source>
        <translation>%1 gra dalej</translation>
    </message>
</context>
<context>
    <name>BringBackButton</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/controls/BringBackButton.qml" line="+11"/>
        <source>Bring back</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bring back %1</source>
        <translation>Przywróć: %1</translation>
    </message>
</context>
<context>
    <name>CardForm</name>
    <message>
        <location filename="../desktop/stolik/pages/tournament/CardForm.qml" line="+417"/>
        <source>%1 has won</source>
        <translation>Wygrana: %1</translation>
    </message>
    <message>
        <location line="-392"/>
        <source>Won</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <location line="-1"/>
        <source>Small points</source>
        <translation>Małe punkty</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Big points</source>
        <translation>Duże punkty</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <location line="+73"/>
        <source>What is typed</source>
        <translation>Co się wpisuje</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Points only</source>
        <translation>Tylko punkty</translation>
    </message>
    <message>
        <location line="+134"/>
        <source>Who began?</source>
        <translation>Kto zaczynał?</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>%1 began</source>
        <translation>%1: zaczyna</translation>
    </message>
    <message>
        <location line="-30"/>
        <source>Who corrects?</source>
        <translation>Kto poprawia?</translation>
    </message>
    <message>
        <location line="+40"/>
        <source>Keys beside the digits: %1</source>
        <translation>Klawisze obok cyfr: %1</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Back without entering</source>
        <translation>Wróć bez zapisu</translation>
    </message>
</context>
<context>
    <name>CentreRow</name>
    <message>
        <location filename="../desktop/stolik/games/pickomino/ui/parts/CentreRow.qml" line="+202"/>
        <source>Chance to get the tile in this turn,</source>
        <translation>Szansa na płytkę w&#xa0;tej kolejce,</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Chance to get the tile in this turn</source>
        <translation>Szansa na płytkę w&#xa0;tej kolejce</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>by stealing it</source>
        <translation>przez podebranie</translation>
    </message>
</context>
<context>
    <name>ClockPane</name>
    <message>
        <location filename="../desktop/stolik/pages/referee/ClockPane.qml" line="+173"/>
        <source>%1: time is up</source>
        <translation>%1: koniec czasu</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n second(s) for each turn</source>
        <translation>
            <numerusform>%n sekunda na każdy ruch</numerusform>
            <numerusform>%n sekundy na każdy ruch</numerusform>
            <numerusform>%n sekund na każdy ruch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%1: %n second(s) left, the clock stands still</source>
        <translation>
            <numerusform>%1: została %n sekunda, zegar stoi</numerusform>
            <numerusform>%1: zostały %n sekundy, zegar stoi</numerusform>
            <numerusform>%1: zostało %n sekund, zegar stoi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%1: %n second(s) left</source>
        <translation>
            <numerusform>%1: została %n sekunda</numerusform>
            <numerusform>%1: zostały %n sekundy</numerusform>
            <numerusform>%1: zostało %n sekund</numerusform>
        </translation>
    </message>
    <message>
        <location line="+47"/>
        <source>Time is up</source>
        <translation>Koniec czasu</translation>
    </message>
    <message>
        <location line="+30"/>
        <source>The computer slept. The clock has stood still.</source>
        <translation>Komputer spał. Zegar w&#xa0;tym czasie stał.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Pause: the clock stands still.</source>
        <translation>Pauza: zegar stoi.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Press a seat or Space for the next turn.</source>
        <translation>Naciśnij miejsce albo spację, a&#xa0;zacznie się następny ruch.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Press the seat that begins.</source>
        <translation>Naciśnij miejsce, które zaczyna.</translation>
    </message>
    <message>
        <location line="+31"/>
        <source>time is up</source>
        <translation>koniec czasu</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>to move</source>
        <translation>teraz gra</translation>
    </message>
    <message>
        <location line="+69"/>
        <source>Changing these two sets the clock back to the start.</source>
        <translation>Zmiana liczby miejsc albo czasu ustawia zegar od nowa.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Seats</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Seconds a turn</source>
        <translation>Sekundy na ruch</translation>
    </message>
    <message>
        <location line="+25"/>
        <source>Seat %1</source>
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Name at seat %1</source>
        <translation>Imię na miejscu %1</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>To the clock</source>
        <translation>Do zegara</translation>
    </message>
    <message>
        <location line="-299"/>
        <source>Start the first turn</source>
        <translation>Zacznij pierwszy ruch</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Next turn</source>
        <translation>Następny ruch</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Start over</source>
        <translation>Od nowa</translation>
    </message>
    <message>
        <location line="+8"/>
        <location line="+210"/>
        <source>Seats and time</source>
        <translation>Miejsca i&#xa0;czas</translation>
    </message>
</context>
<context>
    <name>ClockRing</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/qml/Stolik/controls/ClockRing.qml" line="+28"/>
        <location line="+6"/>
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Została %n sekunda</numerusform>
            <numerusform>Zostały %n sekundy</numerusform>
            <numerusform>Zostało %n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-5"/>
        <source>%n second(s) left, the clock stands still</source>
        <translation>
            <numerusform>Została %n sekunda, zegar stoi</numerusform>
            <numerusform>Zostały %n sekundy, zegar stoi</numerusform>
            <numerusform>Zostało %n sekund, zegar stoi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodeSheet</name>
    <message>
        <location filename="../desktop/stolik/pages/home/CodeSheet.qml" line="+24"/>
        <source>A code from friends</source>
        <translation>Kod od znajomych</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Type the code that somebody gave you: you play with the same luck, and can compare the results.</source>
        <translation>Wpisz kod, który ktoś wam podał: zagracie z&#xa0;tym samym losem i&#xa0;będziecie mogli porównać wyniki.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Code</source>
        <translation>Kod</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Choose who plays</source>
        <translation>Wybierz, kto gra</translation>
    </message>
</context>
<context>
    <name>ComfortPage</name>
    <message>
        <location filename="../desktop/stolik/pages/comfort/ComfortPage.qml" line="+201"/>
        <source>For whom?</source>
        <translation>Dla kogo?</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Everybody</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <location line="+49"/>
        <location line="+2"/>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>System</source>
        <translation>Systemowe</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Evening</source>
        <translation>Wieczór</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Size</source>
        <translation>Wielkość</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+99"/>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <location line="-89"/>
        <source>This window has room for %1%. Make it larger, or press F11.</source>
        <translation>W&#xa0;tym oknie mieści się %1%. Powiększ okno albo naciśnij F11.</translation>
    </message>
    <message>
        <location line="+50"/>
        <location line="+2"/>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Relaxed</source>
        <translation>Spokojne</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Normal</source>
        <translation>Zwykłe</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Fast</source>
        <translation>Szybkie</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>At once</source>
        <translation>Od razu</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Less motion</source>
        <translation>Mniej ruchu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Dice and tiles don&apos;t move across the table: they are there at once.</source>
        <translation>Kostki i&#xa0;płytki nie przesuwają się po stole: od razu są na miejscu.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Hints</source>
        <translation>Podpowiedzi</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The Hint button at the table shows a good move and says why.</source>
        <translation>Przycisk Podpowiedź przy stole pokazuje dobry ruch i&#xa0;mówi dlaczego.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Dice in a cup, a tile on wood. Never any music.</source>
        <translation>Kostki w&#xa0;kubku, płytka na drewnie. Bez muzyki.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Volume</source>
        <translation>Głośność</translation>
    </message>
    <message>
        <location line="+41"/>
        <location line="+4"/>
        <source>Cloth</source>
        <translation>Blat</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Linen</source>
        <translation>Len</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Green felt</source>
        <translation>Zielone sukno</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Oak</source>
        <translation>Dąb</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Night sky</source>
        <translation>Nocne niebo</translation>
    </message>
    <message>
        <location line="+32"/>
        <location line="+3"/>
        <source>Dice and tiles</source>
        <translation>Kostki i&#xa0;płytki</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Ivory</source>
        <translation>Kościane</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Large print</source>
        <translation>Duże znaki</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Wood</source>
        <translation>Drewniane</translation>
    </message>
    <message>
        <location line="+20"/>
        <source>Worms blink</source>
        <translation>Robale mrugają</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Off, because “Less motion” or the pace “At once” is chosen.</source>
        <translation>Wyłączone, bo wybrano „Mniej ruchu” albo tempo „Od razu”.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A worm blinks when you point at it.</source>
        <translation>Robal mruga, gdy wskażesz go myszą.</translation>
    </message>
    <message>
        <location line="+7"/>
        <location line="+4"/>
        <source>Paper for the score card</source>
        <translation>Papier na kartę wyników</translation>
    </message>
    <message>
        <location line="+32"/>
        <source>I play by ear</source>
        <translation>Gram ze słuchu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>New games have no clock, and you are told which keys to press. On the start page F8 does the same.</source>
        <translation>Nowe partie są bez zegara, a&#xa0;program mówi, które klawisze naciskać. Na stronie głównej działa tak samo F8.</translation>
    </message>
    <message>
        <location line="+6"/>
        <location line="+4"/>
        <source>Computers&apos; turns are told</source>
        <translation>Opis ruchów komputera</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>In one sentence</source>
        <translation>W&#xa0;jednym zdaniu</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Step by step</source>
        <translation>Krok po kroku</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Read aloud</source>
        <translation>Czytaj na głos</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A voice says what happens at the table, if sound is on. It gives away no tiles that are hidden from others. With a screen reader you don&apos;t need it.</source>
        <translation>Głos mówi, co się dzieje przy stole, jeśli dźwięk jest włączony. Nie zdradza kostek ukrytych przed innymi. Z&#xa0;czytnikiem ekranu nie jest potrzebny.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>At the table, press F2 to F7, or Ctrl and a digit, to hear the score, whose turn it is, what happened last and more. ? shows all keys.</source>
        <translation>Przy stole naciśnij klawisz od F2 do F7 albo Ctrl z&#xa0;cyfrą, żeby usłyszeć, jaki jest wynik, czyja kolej, co się ostatnio stało i&#xa0;nie tylko. Znak ? pokazuje wszystkie klawisze.</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>All keys and the mouse work as usual.</source>
        <translation>Klawisze i&#xa0;mysz działają jak zwykle.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Right: next. Left: previous. Down: press. Up: back.</source>
        <translation>W&#xa0;prawo: następne. W&#xa0;lewo: poprzednie. W&#xa0;dół: naciśnij. W&#xa0;górę: wstecz.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Space: next. Backspace: previous. Enter: press. Escape: back.</source>
        <translation>Spacja: następne. Backspace: poprzednie. Enter: naciśnij. Escape: wstecz.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>On the number pad, 6: next. 4: previous. 5: press. 8: back.</source>
        <translation>W&#xa0;bloku numerycznym 6: następne. 4: poprzednie. 5: naciśnij. 8: wstecz.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>F5: next. F6: previous. F7: press. F8: back.</source>
        <translation>F5: następne. F6: poprzednie. F7: naciśnij. F8: wstecz.</translation>
    </message>
    <message>
        <location line="+13"/>
        <location line="+2"/>
        <source>Play with four keys</source>
        <translation>Gra czterema klawiszami</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Off</source>
        <translation>Wyłączone</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Arrows</source>
        <translation>Strzałki</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Space, Enter</source>
        <translation>Spacja, Enter</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Number pad</source>
        <translation>Blok numeryczny</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>F5 to F8</source>
        <translation>F5–F8</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>A second press counts</source>
        <translation>Drugie naciśnięcie liczy się</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+12"/>
        <source>after %1 s</source>
        <translation>po %1&#xa0;s</translation>
    </message>
    <message>
        <location line="-2"/>
        <source>A key held down repeats</source>
        <translation>Przytrzymany klawisz powtarza się</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>never</source>
        <comment>a key that is held goes on</comment>
        <translation>nigdy</translation>
    </message>
    <message>
        <location line="+28"/>
        <source>Where everything is kept</source>
        <translation>Gdzie wszystko leży</translation>
    </message>
    <message>
        <location line="+21"/>
        <source>Move…</source>
        <translation>Przenieś…</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Move everything to another folder…</source>
        <translation>Przenieś wszystko do innego folderu…</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Back to this computer</source>
        <translation>Z&#xa0;powrotem na ten komputer</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <location line="-537"/>
        <location line="+544"/>
        <source>Earlier days</source>
        <translation>Poprzednie dni</translation>
    </message>
    <message>
        <location line="+25"/>
        <source>Put back: %1</source>
        <translation>Przywróć: %1</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Put nothing back</source>
        <translation>Nic nie przywracaj</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Where everything is to be kept</source>
        <translation>Gdzie wszystko ma leżeć</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Keep it here</source>
        <translation>Trzymaj tutaj</translation>
    </message>
    <message>
        <location line="-687"/>
        <location line="+12"/>
        <source>Comfort</source>
        <translation>Wygoda</translation>
    </message>
    <message>
        <location line="+40"/>
        <source>Calm table</source>
        <translation>Spokojny stół</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+9"/>
        <source>It is on for everybody.</source>
        <translation>Włączone dla wszystkich.</translation>
    </message>
    <message>
        <location line="-2"/>
        <source>Large</source>
        <translation>Duże znaki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Large letters, dice and tiles.</source>
        <translation>Duże litery, kostki i&#xa0;płytki.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Large dice and tiles when this person plays.</source>
        <translation>Duże kostki i&#xa0;płytki, gdy gra ta osoba.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>You hear everything, so you can play without seeing.</source>
        <translation>Wszystko słychać: można grać bez patrzenia.</translation>
    </message>
    <message>
        <location line="-1"/>
        <location line="+9"/>
        <source>Always for everybody at this screen.</source>
        <translation>Zawsze dla wszystkich przy tym ekranie.</translation>
    </message>
    <message>
        <location line="-7"/>
        <source>It needs a screen reader: no voice is installed here.</source>
        <translation>Potrzebny jest czytnik ekranu: nie ma tu głosu.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Four keys, such as the arrows, are enough to play.</source>
        <translation>Wystarczą cztery klawisze, na przykład strzałki.</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Less</source>
        <translation>Mniej</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>All settings</source>
        <translation>Wszystkie ustawienia</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Colours, size, pace, sound and more</source>
        <translation>Kolory, wielkość, tempo, dźwięk i&#xa0;więcej</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>What to change</source>
        <translation>Co zmienić</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Seeing and hearing</source>
        <translation>Obraz i&#xa0;dźwięk</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>The table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Listening</source>
        <translation>Słuchanie</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>About Stolik</source>
        <translation>O&#xa0;Stoliku</translation>
    </message>
    <message>
        <location line="-39"/>
        <source>Few keys</source>
        <translation>Cztery klawisze</translation>
    </message>
    <message>
        <location line="-22"/>
        <source>No hurry. After a while the table shows what to press.</source>
        <translation>Bez pośpiechu. Po chwili stół pokaże, co nacisnąć.</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>By ear</source>
        <translation>Ze słuchu</translation>
    </message>
</context>
<context>
    <name>ComputerSheet</name>
    <message>
        <location filename="../desktop/stolik/pages/players/ComputerSheet.qml" line="+217"/>
        <source>How the computers play</source>
        <translation>Jak grają komputery</translation>
    </message>
    <message>
        <location line="+40"/>
        <source>Its strength follows the finished games that you play against one computer. Now it is %1 of 100.</source>
        <translation>Jego siłę wyznaczają dokończone partie z&#xa0;jednym komputerem. Teraz to %1 na 100.</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Wins %1 of 100 games against “%2”.</source>
        <translation>Wygrywa %1 na 100 partii z&#xa0;poziomem „%2”.</translation>
    </message>
    <message>
        <location line="-211"/>
        <source>Which computer joins?</source>
        <translation>Który komputer się dosiada?</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>How does this computer play?</source>
        <translation>Jak gra ten komputer?</translation>
    </message>
    <message>
        <location line="+20"/>
        <location line="+5"/>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <location line="+83"/>
        <source>Isn&apos;t playing</source>
        <translation>Nie gra</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>A person instead</source>
        <translation>Zamień na osobę</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>More about how the computers play</source>
        <translation>Więcej o&#xa0;tym, jak grają komputery</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/frames/Dates.qml" line="+10"/>
        <source>today</source>
        <translation>dziś</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>yesterday</source>
        <translation>wczoraj</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>%1, %2</source>
        <comment>day, time of day</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>DeskPage</name>
    <message>
        <location filename="../desktop/stolik/pages/tournament/DeskPage.qml" line="+233"/>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <location line="+52"/>
        <source>Nothing has been corrected. Whoever changes points leaves their name here, and what was there before.</source>
        <translation>Niczego nie poprawiano. Kto zmienia punkty, zostawia tu swoje imię i&#xa0;to, co było wpisane wcześniej.</translation>
    </message>
    <message>
        <location line="+33"/>
        <source>Before: %1</source>
        <translation>Przedtem: %1</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Now: %1</source>
        <translation>Teraz: %1</translation>
    </message>
    <message>
        <location line="+22"/>
        <source>This game was begun here</source>
        <translation>Ta partia jest już tu zaczęta</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Table %1, game %2 was begun on this computer and isn&apos;t over. Once you enter its points, what was played here no longer counts; it stays among the games given up.</source>
        <translation>Stolik %1: partia %2 jest zaczęta na tym komputerze i&#xa0;nieskończona. Gdy wpiszesz jej punkty, to, co w&#xa0;niej rozegrano, przestanie się liczyć; zostanie wśród przerwanych partii.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Enter its points</source>
        <translation>Wpisz punkty</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Go on playing here</source>
        <translation>Graj dalej tutaj</translation>
    </message>
    <message>
        <location line="+44"/>
        <source>Does %1 leave the tournament?</source>
        <translation>Czy %1 odchodzi z&#xa0;turnieju?</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Who comes late?</source>
        <translation>Kto się spóźnił?</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Club or family</source>
        <translation>Klub lub rodzina</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Club or family, if it matters</source>
        <translation>Klub lub rodzina, jeśli to ważne</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Enter</source>
        <translation>Dopisz</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Mend the name</source>
        <translation>Popraw imię</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>%1 comes back</source>
        <translation>Do gry wraca %1</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>A computer can play on under the name of %1, from the next game on.</source>
        <translation>Od następnej partii może za tę osobę grać komputer, pod imieniem %1.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>How the computer plays</source>
        <translation>Jak gra komputer</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>A computer plays on</source>
        <translation>Dalej gra komputer</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Without one the table goes on with one player fewer. Points already won stay.</source>
        <translation>Bez niego stolik gra dalej w&#xa0;mniejszym składzie. Zdobyte punkty zostają.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>The game begun here at that table then begins anew. What was played of it stays among the games given up.</source>
        <translation>Partia zaczęta tu przy tym stoliku zacznie się wtedy od nowa. To, co w&#xa0;niej rozegrano, zostanie wśród przerwanych partii.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>The seat stays empty</source>
        <translation>Miejsce zostaje puste</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>%1 stays</source>
        <translation>%1 zostaje</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <location line="+86"/>
        <source>Place %1: %2</source>
        <translation>Miejsce %1: %2</translation>
    </message>
    <message>
        <location line="+34"/>
        <source>Score cards of this round</source>
        <translation>Karty wyników tej rundy</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>An empty score card</source>
        <translation>Pusta karta wyników</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>The whole tournament as PDF</source>
        <translation>Cały turniej jako PDF</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Places and games as tables (CSV)</source>
        <translation>Miejsca i&#xa0;partie jako tabele (CSV)</translation>
    </message>
    <message>
        <location line="+9"/>
        <location line="+5"/>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <location line="+17"/>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Show folder</source>
        <translation>Pokaż folder</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <location line="-655"/>
        <source>The desk of the tournament</source>
        <translation>Stolik sędziowski turnieju</translation>
    </message>
    <message>
        <location line="+23"/>
        <location line="+559"/>
        <source>Print and save</source>
        <translation>Wydruki i&#xa0;pliki</translation>
    </message>
    <message>
        <location line="-548"/>
        <location line="+20"/>
        <source>What is shown</source>
        <translation>Co widać</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Tables</source>
        <translation>Stoliki</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Places</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>To the final</source>
        <translation>Do finału</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Corrections</source>
        <translation>Poprawki</translation>
    </message>
</context>
<context>
    <name>DeskTables</name>
    <message>
        <location filename="../desktop/stolik/pages/tournament/DeskTables.qml" line="+35"/>
        <source>Somebody comes late</source>
        <translation>Spóźniona osoba</translation>
    </message>
    <message>
        <location line="+8"/>
        <location line="+25"/>
        <location line="+10"/>
        <source>Take the draw back</source>
        <translation>Cofnij losowanie</translation>
    </message>
    <message>
        <location line="-26"/>
        <source>The round before</source>
        <translation>Poprzednia runda</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>The round after</source>
        <translation>Następna runda</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Nobody sits at a table then, and the next draw is another one. Whoever comes late can enter before it. The log keeps both.</source>
        <translation>Nikt nie siedzi wtedy przy stoliku, a&#xa0;następne losowanie jest inne. Kto się spóźnił, może przed nim dołączyć. W&#xa0;zapisie zostają oba.</translation>
    </message>
    <message>
        <location line="+19"/>
        <source>No table has been drawn yet.</source>
        <translation>Stolików jeszcze nie rozlosowano.</translation>
    </message>
    <message>
        <location line="+39"/>
        <source>%1: %2 big, %3 small</source>
        <translation>%1: duże punkty %2, małe %3</translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/frames/DiceTray.qml" line="+64"/>
        <source>Set aside</source>
        <translation>Odłożone</translation>
    </message>
</context>
<context>
    <name>EarlierPage</name>
    <message>
        <location filename="../desktop/stolik/pages/earlier/EarlierPage.qml" line="+21"/>
        <location line="+8"/>
        <source>Games by the same code</source>
        <translation>Partie z&#xa0;tym samym kodem</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Nobody has played another game with this code here yet. Give the code to somebody, or play with it again: here you will see the results side by side.</source>
        <translation>Nie ma tu jeszcze innej partii z&#xa0;tym kodem. Podaj go komuś albo zagraj z&#xa0;nim jeszcze raz: tutaj porównasz wyniki.</translation>
    </message>
    <message>
        <location line="+59"/>
        <source>Place %1: %2, %3</source>
        <translation>Miejsce %1: %2, %3</translation>
    </message>
</context>
<context>
    <name>EditorPage</name>
    <message>
        <location filename="../desktop/stolik/pages/editor/EditorPage.qml" line="+302"/>
        <source>Rub the cell out</source>
        <translation>Wymaż pole</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Take the last one away</source>
        <translation>Zabierz ostatnie</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Del</source>
        <comment>the key</comment>
        <translation>Del</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Nothing more fits here.</source>
        <translation>Tu już nic więcej się nie zmieści.</translation>
    </message>
    <message>
        <location line="+139"/>
        <source>%1: one less</source>
        <comment>a number</comment>
        <translation>%1: o&#xa0;jeden mniej</translation>
    </message>
    <message>
        <location line="+23"/>
        <source>%1: one more</source>
        <comment>a number</comment>
        <translation>%1: o&#xa0;jeden więcej</translation>
    </message>
    <message>
        <location line="+35"/>
        <source>ID</source>
        <translation>Kod</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Copy the ID</source>
        <translation>Kopiuj kod</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>ID: %1</source>
        <translation>Kod: %1</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Look at it</source>
        <comment>a button: explore the position</comment>
        <translation>Obejrzyj</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Play on</source>
        <comment>a button: from the position</comment>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <location line="+31"/>
        <source>The beginning of a game</source>
        <translation>Początek gry</translation>
    </message>
    <message>
        <location line="+26"/>
        <source>The end of a record, or an ID</source>
        <translation>Koniec zapisu albo kod pozycji</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Choose a record…</source>
        <translation>Wybierz zapis…</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>ID of a position</source>
        <translation>Kod pozycji</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>Paste</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Lay this position</source>
        <translation>Ułóż tę pozycję</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Choose a record</source>
        <translation>Wybierz zapis</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Records</source>
        <translation>Zapisy partii</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <location line="-588"/>
        <source>Set up a position</source>
        <translation>Ułóż pozycję</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Take the last step back</source>
        <translation>Cofnij ostatni krok</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <location line="+7"/>
        <location line="+479"/>
        <source>Start from…</source>
        <translation>Zacznij od…</translation>
    </message>
    <message>
        <location line="-472"/>
        <location line="+564"/>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <location line="-558"/>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
</context>
<context>
    <name>EditorTray</name>
    <message>
        <location filename="../desktop/stolik/pages/editor/EditorTray.qml" line="+121"/>
        <source>%1: %2, %3 of %4</source>
        <comment>a place, a piece in it, which of how many</comment>
        <translation>%1: %2, %3 z&#xa0;%4</translation>
    </message>
</context>
<context>
    <name>EndPoints</name>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/panels/EndPoints.qml" line="+49"/>
        <source>Game %1</source>
        <translation>Partia %1</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>big %1</source>
        <translation>duże&#xa0;%1</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>small %1</source>
        <translation>małe&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>EndSheet</name>
    <message>
        <location filename="../desktop/stolik/pages/table/EndSheet.qml" line="+337"/>
        <source>What next?</source>
        <translation>Co dalej?</translation>
    </message>
    <message>
        <location line="+26"/>
        <source>How did I play?</source>
        <translation>Jak mi poszło?</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>How did we play?</source>
        <translation>Jak graliśmy?</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Look back</source>
        <translation>Przejrzyj partię</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Save the score card</source>
        <translation>Zapisz kartę wyników</translation>
    </message>
    <message>
        <location line="+50"/>
        <source>Open or print</source>
        <translation>Otwórz lub wydrukuj</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Show the folder</source>
        <translation>Pokaż folder</translation>
    </message>
    <message>
        <location line="+19"/>
        <source>Scale: %1</source>
        <translation>Skala: %1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>more than %1: %2</source>
        <translation>więcej niż %1: %2</translation>
    </message>
    <message>
        <location line="+41"/>
        <source>%1 %2</source>
        <comment>points and grade</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <location line="+24"/>
        <source>your best: %1</source>
        <translation>twój rekord: %1</translation>
    </message>
    <message>
        <location line="-367"/>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Place %1: %2, %3</source>
        <translation>Miejsce&#xa0;%1: %2, %3</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>%1.</source>
        <comment>place</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <location line="+136"/>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <location line="-18"/>
        <source>Again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Back to the tournament</source>
        <translation>Wróć do turnieju</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Start page</source>
        <translation>Strona główna</translation>
    </message>
</context>
<context>
    <name>EndTotal</name>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/panels/EndTotal.qml" line="+49"/>
        <source>big points</source>
        <translation>duże punkty</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>small points</source>
        <translation>małe punkty</translation>
    </message>
</context>
<context>
    <name>EnlargedSheet</name>
    <message>
        <location filename="../desktop/stolik/games/knaster/ui/parts/EnlargedSheet.qml" line="+65"/>
        <source>Put the sheet back</source>
        <translation>Odłóż kartkę</translation>
    </message>
</context>
<context>
    <name>ExplorerPage</name>
    <message>
        <location filename="../desktop/stolik/pages/explorer/ExplorerPage.qml" line="+309"/>
        <source>Up and down choose another option, Space compares, Enter makes the move.</source>
        <translation>Strzałki w&#xa0;górę i&#xa0;w&#xa0;dół wybierają inną możliwość, spacja porównuje, Enter wykonuje ruch.</translation>
    </message>
    <message>
        <location line="+52"/>
        <source>Play it</source>
        <comment>a button: make the move that is looked at</comment>
        <translation>Zagraj to</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>What the table shows</source>
        <translation>Co pokazuje stół</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Before</source>
        <translation>Przed</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>After</source>
        <translation>Po</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>As played</source>
        <comment>a button: show the move that was played</comment>
        <translation>Jak w&#xa0;partii</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Best</source>
        <comment>a button: show the best move</comment>
        <translation>Najlepszy</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>All options</source>
        <translation>Możliwości</translation>
    </message>
    <message>
        <location line="+69"/>
        <source>%1: %2, %3</source>
        <comment>an option, its worth, what it gives up</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <location line="+54"/>
        <location line="+21"/>
        <source>Played on many times</source>
        <translation>Rozegrane stąd wiele razy</translation>
    </message>
    <message>
        <location line="+19"/>
        <source>%1: %2</source>
        <comment>an option and its worth</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location line="+66"/>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Go on</source>
        <translation>Licz dalej</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Look closer</source>
        <translation>Przyjrzyj się</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Play on from here many times, with the best choice and with another.</source>
        <translation>Rozegraj stąd wiele partii: z&#xa0;najlepszym wyborem i&#xa0;z&#xa0;innym.</translation>
    </message>
    <message>
        <location line="-580"/>
        <source>Explore</source>
        <translation>Badanie pozycji</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 decides</source>
        <comment>whose decision is looked at</comment>
        <translation>decyduje %1</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>One position back</source>
        <translation>O&#xa0;jedną pozycję wstecz</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>One position on</source>
        <translation>O&#xa0;jedną pozycję dalej</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Come here by other luck</source>
        <translation>Dojdź tu z&#xa0;innym szczęściem</translation>
    </message>
    <message>
        <location line="+7"/>
        <location line="+127"/>
        <source>Explored lately</source>
        <translation>Ostatnio badane</translation>
    </message>
    <message>
        <location line="-117"/>
        <source>Change this position</source>
        <translation>Zmień tę pozycję</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <location line="+125"/>
        <source>%1 · %2</source>
        <comment>a game and who decides</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <location line="+16"/>
        <location line="+191"/>
        <source>Play on from here</source>
        <translation>Graj stąd dalej</translation>
    </message>
    <message>
        <location line="-187"/>
        <source>The game goes on from this position. It doesn&apos;t count.</source>
        <translation>Partia toczy się dalej od tej pozycji. Nigdzie się nie liczy.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1&apos;s seat is yours, computers play the others. The game doesn&apos;t count.</source>
        <translation>Grasz jako %1, za pozostałych grają komputery. Partia nigdzie się nie liczy.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>How well the computers play</source>
        <translation>Jak dobrze grają komputery</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>To the table</source>
        <translation>Do stolika</translation>
    </message>
</context>
<context>
    <name>FairDiceSheet</name>
    <message>
        <location filename="../desktop/stolik/pages/table/FairDiceSheet.qml" line="+17"/>
        <source>Luck in this game</source>
        <translation>Los w&#xa0;tej partii</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>This game has no fingerprint, so nobody can check its luck: it is played with real dice, was begun in an older Stolik, or comes from a record.</source>
        <translation>Ta partia nie ma odcisku, więc nie da się sprawdzić losowania: toczy się prawdziwymi kostkami, zaczęła się w&#xa0;starszym Stoliku albo pochodzi z&#xa0;zapisu.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Fingerprint, fixed before the first move:</source>
        <translation>Odcisk, ustalony przed pierwszym ruchem:</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>It belongs to one secret number, the seed, which settles everything that is left to chance in this game. When the game is over the seed is shown, and anybody can check that nothing was changed. Until then the fingerprint tells nobody what is coming.</source>
        <translation>Należy do jednej tajnej liczby, ziarna, z&#xa0;której wynika wszystko, co w&#xa0;tej partii robi los. Na koniec ziarno zostaje pokazane i&#xa0;każdy może sprawdzić, że nic nie zostało zmienione. Do tego czasu nikt nie odgadnie z&#xa0;odcisku, co nadejdzie.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Seed, secret until the end:</source>
        <translation>Ziarno, tajne aż do końca partii:</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Code for playing this game again with the same luck:</source>
        <translation>Kod, z&#xa0;którym każdy zagra przy tym samym losie:</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Compare with earlier games</source>
        <translation>Porównaj z&#xa0;wcześniejszymi</translation>
    </message>
    <message>
        <location line="+26"/>
        <source>Recompute everything</source>
        <translation>Przelicz wszystko</translation>
    </message>
</context>
<context>
    <name>FamilyBookPage</name>
    <message>
        <location filename="../desktop/stolik/pages/book/FamilyBookPage.qml" line="+169"/>
        <source>Finish a game under your own names, and you will find it here.</source>
        <translation>Dokończcie partię pod własnymi imionami, a&#xa0;znajdziecie ją tutaj.</translation>
    </message>
    <message>
        <location line="+105"/>
        <source>End the evening</source>
        <translation>Zakończ wieczór</translation>
    </message>
    <message>
        <location line="+19"/>
        <source>Who takes part tonight?</source>
        <translation>Kto gra dziś wieczorem?</translation>
    </message>
    <message>
        <location line="+70"/>
        <source>How many games?</source>
        <translation>Ile partii?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>3 games</source>
        <translation>Do 3 partii</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>5 games</source>
        <translation>Do 5 partii</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>7 games</source>
        <translation>Do 7 partii</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>No end</source>
        <translation>Bez limitu</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Begin the evening</source>
        <translation>Zacznij wieczór</translation>
    </message>
    <message>
        <location line="+30"/>
        <source>This month</source>
        <translation>Ten miesiąc</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>This year</source>
        <translation>Ten rok</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Between dates</source>
        <translation>Między datami</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>First date</source>
        <translation>Data początkowa</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Last date</source>
        <translation>Data końcowa</translation>
    </message>
    <message>
        <location line="+89"/>
        <source>Shaded: what is usual with fair dice. The dot: what was rolled here.</source>
        <translation>Zacienione: ile zwykle wypada na uczciwych kostkach. Kropka: ile wypadło tutaj.</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Only dice that the program rolled at random count, including those of computers and of games given up.</source>
        <translation>Liczą się tylko kostki rzucone losowo przez program, także te komputerów i&#xa0;z&#xa0;przerwanych partii.</translation>
    </message>
    <message>
        <location line="-498"/>
        <location line="+8"/>
        <source>Family book</source>
        <translation>Księga rodzinna</translation>
    </message>
    <message>
        <location line="+55"/>
        <source>Save as table (CSV)</source>
        <translation>Zapisz tabelę (CSV)</translation>
    </message>
    <message>
        <location line="-20"/>
        <source>Part of the book</source>
        <translation>Część księgi</translation>
    </message>
    <message>
        <location line="-26"/>
        <location line="+39"/>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <location line="-12"/>
        <source>People</source>
        <translation>Osoby</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Evening</source>
        <translation>Wieczór</translation>
    </message>
    <message>
        <location line="+0"/>
        <location line="+331"/>
        <source>Season</source>
        <translation>Sezon</translation>
    </message>
    <message>
        <location line="-331"/>
        <source>Dice</source>
        <translation>Kostki</translation>
    </message>
    <message>
        <location line="+30"/>
        <source>Show the folder</source>
        <translation>Pokaż folder</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <location filename="../desktop/stolik/services/language.py" line="+23"/>
        <source>Add Favorite</source>
        <translation>Dodaj do ulubionych</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>File name</source>
        <translation>Nazwa pliku</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Filter</source>
        <translation>Rodzaj plików</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Overwrite file?</source>
        <translation>Zastąpić plik?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Remove Favorite</source>
        <translation>Usuń z&#xa0;ulubionych</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Up</source>
        <translation>Folder wyżej</translation>
    </message>
</context>
<context>
    <name>FinalScore</name>
    <message>
        <location filename="../desktop/stolik/games/knaster/ui/parts/FinalScore.qml" line="+25"/>
        <source>%1: %2</source>
        <comment>what is counted and its points</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/qml/Stolik/controls/GameTable.qml" line="+29"/>
        <source>%n points</source>
        <translation>
            <numerusform>%n&#xa0;punkt</numerusform>
            <numerusform>%n&#xa0;punkty</numerusform>
            <numerusform>%n&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Playing area</source>
        <translation>Pole gry</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Watch what happens; Space goes on</source>
        <translation>Patrz, co się dzieje; spacja: dalej</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Same dice</source>
        <translation>Te same rzuty</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Check the dice</source>
        <translation>Sprawdź rzuty</translation>
    </message>
</context>
<context>
    <name>GamesSheet</name>
    <message>
        <location filename="../desktop/stolik/pages/home/GamesSheet.qml" line="+157"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>How did I play?</source>
        <translation>Jak mi poszło?</translation>
    </message>
    <message>
        <location line="+50"/>
        <source>Name of the game</source>
        <translation>Nazwa partii</translation>
    </message>
    <message>
        <location line="+20"/>
        <source>Deleted</source>
        <translation>Usunięto</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Will be deleted</source>
        <translation>Zaraz zostanie usunięta</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 is to move</source>
        <translation>Teraz ruch: %1</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Before the first move</source>
        <translation>Przed pierwszym ruchem</translation>
    </message>
    <message>
        <location line="+25"/>
        <source>Continue</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Continue %1</source>
        <translation>Graj dalej: %1</translation>
    </message>
    <message>
        <location line="-97"/>
        <source>How did we play?</source>
        <translation>Jak graliśmy?</translation>
    </message>
    <message>
        <location line="+114"/>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>More with %1</source>
        <translation>Więcej: %1</translation>
    </message>
    <message>
        <location line="+26"/>
        <source>Rename</source>
        <translation>Zmień nazwę</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Rename %1</source>
        <translation>Zmień nazwę: %1</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Delete %1</source>
        <translation>Usuń: %1</translation>
    </message>
    <message>
        <location line="+47"/>
        <source>Look back</source>
        <translation>Obejrzyj</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Look back on %1, %2</source>
        <translation>Obejrzyj: %1, %2</translation>
    </message>
    <message>
        <location line="-344"/>
        <source>Our games</source>
        <translation>Nasze partie</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>No game is waiting. A game that you leave in the middle appears here.</source>
        <translation>Żadna partia nie czeka. Przerwana w&#xa0;połowie będzie tutaj.</translation>
    </message>
    <message>
        <location line="+53"/>
        <source>Finished</source>
        <translation>Zakończone</translation>
    </message>
    <message>
        <location line="+19"/>
        <source>Older games</source>
        <translation>Starsze partie</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Open a file…</source>
        <translation>Otwórz plik…</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Open a game or a tournament from a file</source>
        <translation>Otwórz partię albo turniej z&#xa0;pliku</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Play by a friend&apos;s code…</source>
        <translation>Zagraj z&#xa0;kodem od znajomych…</translation>
    </message>
</context>
<context>
    <name>GroupSums</name>
    <message>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/parts/GroupSums.qml" line="+65"/>
        <source>= %1</source>
        <translation>= %1</translation>
    </message>
</context>
<context>
    <name>GuessCard</name>
    <message>
        <location filename="../desktop/stolik/pages/book/GuessCard.qml" line="+84"/>
        <location line="+4"/>
        <location line="+13"/>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <location line="-8"/>
        <source>true</source>
        <comment>the axis of what is true</comment>
        <translation>naprawdę</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>guessed</source>
        <comment>the axis of what was guessed</comment>
        <translation>odgadnięte</translation>
    </message>
    <message>
        <location line="-71"/>
        <source>Guesses</source>
        <translation>Odgadnięcia</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>On the line a guess is true on average. The bars show how far the mean of so few may be off.</source>
        <translation>Na linii odgadnięcia są średnio trafne. Kreski pokazują, o&#xa0;ile może się mylić średnia z&#xa0;tak niewielu.</translation>
    </message>
</context>
<context>
    <name>GuessPage</name>
    <message>
        <location filename="../desktop/stolik/pages/guess/GuessPage.qml" line="+260"/>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <location line="-224"/>
        <source>Guess first</source>
        <translation>Najpierw zgadnij</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 of %2</source>
        <comment>which question of how many</comment>
        <translation>%1 z&#xa0;%2</translation>
    </message>
    <message>
        <location line="+13"/>
        <location line="+17"/>
        <source>Print a sheet</source>
        <translation>Wydrukuj arkusz</translation>
    </message>
    <message>
        <location line="-10"/>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Twelve positions of this game to guess at, for a class or the family, and the answers on the back.</source>
        <translation>Dwanaście pozycji z&#xa0;tej gry do zgadywania, dla klasy albo rodziny, a&#xa0;odpowiedzi z&#xa0;tyłu.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>The sheet is being made …</source>
        <translation>Arkusz powstaje…</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Make the sheet (PDF)</source>
        <translation>Przygotuj arkusz (PDF)</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Open the sheet</source>
        <translation>Otwórz arkusz</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Show the folder</source>
        <translation>Pokaż folder</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>How likely is it? Say what you think, then see what is true.</source>
        <translation>Jak bardzo to prawdopodobne? Powiedz, co myślisz, a&#xa0;potem zobacz, jak jest naprawdę.</translation>
    </message>
    <message>
        <location line="+23"/>
        <source>Guess in %1</source>
        <comment>game</comment>
        <translation>Zgaduj w&#xa0;grze %1</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>The position is being laid out …</source>
        <translation>Układanie pozycji…</translation>
    </message>
    <message>
        <location line="+36"/>
        <source>All your guesses: %1</source>
        <translation>Wszystkie twoje odgadnięcia: %1</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Ten more</source>
        <translation>Jeszcze dziesięć</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Another game</source>
        <translation>Inna gra</translation>
    </message>
</context>
<context>
    <name>GuessPanel</name>
    <message>
        <location filename="../desktop/stolik/pages/table/GuessPanel.qml" line="+50"/>
        <source>Show the hint</source>
        <translation>Pokaż podpowiedź</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Don&apos;t guess now</source>
        <translation>Teraz nie zgaduję</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>GuessScale</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/frames/GuessScale.qml" line="+15"/>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <location line="+51"/>
        <source>My guess</source>
        <translation>Zgaduję</translation>
    </message>
    <message>
        <location line="+28"/>
        <source>You said %1</source>
        <translation>Twoja liczba: %1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It is %1</source>
        <translation>Naprawdę: %1</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>That&apos;s my guess</source>
        <translation>Tyle zgaduję</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <location filename="../desktop/stolik/pages/table/HandOver.qml" line="+20"/>
        <source>Only %1 looks now. The others look away.</source>
        <translation>Teraz patrzy tylko %1. Pozostali odwracają wzrok.</translation>
    </message>
    <message>
        <location line="+44"/>
        <source>Menu and pause</source>
        <translation>Menu i&#xa0;pauza</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <location line="+48"/>
        <source>Before the first move everybody looks once.</source>
        <translation>Przed pierwszym ruchem każdy raz ogląda swoje kostki.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The clock stands still until then.</source>
        <translation>Do tej chwili zegar stoi.</translation>
    </message>
    <message>
        <location line="+27"/>
        <source>Hold it a little longer</source>
        <translation>Przytrzymaj chwilę dłużej</translation>
    </message>
    <message>
        <location line="+0"/>
        <location line="+2"/>
        <source>Press and hold to look</source>
        <translation>Naciśnij i&#xa0;przytrzymaj, aby spojrzeć</translation>
    </message>
    <message>
        <location line="+99"/>
        <source>or press Space</source>
        <translation>albo naciśnij spację</translation>
    </message>
</context>
<context>
    <name>HelpLayer</name>
    <message>
        <location filename="../desktop/stolik/qml/HelpLayer.qml" line="+73"/>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <location filename="../desktop/stolik/pages/help/HelpPage.qml" line="+137"/>
        <location line="+48"/>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Guided first game</source>
        <translation>Pierwsza gra krok po kroku</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Search in these rules</source>
        <translation>Szukaj w&#xa0;tych zasadach</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Search (/)</source>
        <translation>Szukaj (/)</translation>
    </message>
    <message>
        <location line="+19"/>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 of %2</source>
        <translation>%1 z&#xa0;%2</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Next place found</source>
        <translation>Następne znalezione miejsce</translation>
    </message>
    <message>
        <location line="+28"/>
        <source>Chapters</source>
        <translation>Rozdziały</translation>
    </message>
    <message>
        <location line="+53"/>
        <source>How Stolik works</source>
        <translation>Jak działa Stolik</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>About Stolik</source>
        <translation>O&#xa0;Stoliku</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <location filename="../desktop/stolik/pages/table/HintPanel.qml" line="+30"/>
        <source>Let me think …</source>
        <translation>Zastanawiam się…</translation>
    </message>
    <message>
        <location line="+109"/>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Less</source>
        <translation>Mniej</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+49"/>
        <source>What the best options are worth</source>
        <translation>Ile są warte najlepsze ruchy</translation>
    </message>
    <message>
        <location line="-28"/>
        <source>Close the hint</source>
        <translation>Zamknij podpowiedź</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location line="+88"/>
        <source>Explore this position</source>
        <translation>Zbadaj tę pozycję</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <location filename="../desktop/stolik/pages/home/HomePage.qml" line="+237"/>
        <source>Our games</source>
        <translation>Nasze partie</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n more to go on with</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n&#xa0;inna do dokończenia</numerusform>
            <numerusform>%n&#xa0;inne do dokończenia</numerusform>
            <numerusform>%n&#xa0;innych do dokończenia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+20"/>
        <source>%n to try again</source>
        <comment>positions to practise</comment>
        <translation>
            <numerusform>%n do powtórki</numerusform>
            <numerusform>%n do powtórki</numerusform>
            <numerusform>%n do powtórki</numerusform>
        </translation>
    </message>
    <message>
        <location line="+82"/>
        <source>%1 is to move</source>
        <translation>Teraz ruch: %1</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Before the first move</source>
        <translation>Przed pierwszym ruchem</translation>
    </message>
    <message>
        <location line="+56"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location line="+66"/>
        <source>Continue</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <location line="+93"/>
        <source>%1, %2</source>
        <extracomment>how many can play, and how long it takes: &quot;2–7 people, 20–30 minutes&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <location line="+0"/>
        <source>%1–%n people</source>
        <translation>
            <numerusform>%1–%n&#xa0;osoba</numerusform>
            <numerusform>%1–%n&#xa0;osoby</numerusform>
            <numerusform>%1–%n&#xa0;osób</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%1–%n minutes</source>
        <translation>
            <numerusform>%1–%n&#xa0;minuta</numerusform>
            <numerusform>%1–%n&#xa0;minuty</numerusform>
            <numerusform>%1–%n&#xa0;minut</numerusform>
        </translation>
    </message>
    <message>
        <location line="+18"/>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Play %1</source>
        <translation>Graj: %1</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>How to play %1</source>
        <translation>Jak grać: %1</translation>
    </message>
    <message>
        <location line="-535"/>
        <source>Home</source>
        <translation>Strona główna</translation>
    </message>
    <message>
        <location line="+119"/>
        <source>Stolik works without the internet and collects nothing about you.</source>
        <translation>Stolik działa bez internetu i&#xa0;nie zbiera żadnych danych.</translation>
    </message>
    <message>
        <location line="-130"/>
        <source>You play by ear now: no clock in new games, and keys instead of clicks. F8 ends it; Comfort has more.</source>
        <translation>Grasz teraz ze słuchu: nowe partie są bez zegara, a&#xa0;zamiast kliknięć są klawisze. F8 to wyłącza; więcej w&#xa0;Wygodzie.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Playing by ear is off. F8 turns it on again.</source>
        <translation>Granie ze słuchu jest wyłączone. F8 włącza je znowu.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>You play by ear. At the table F2 to F7 answer questions, and the question mark lists all keys.</source>
        <translation>Grasz ze słuchu. Przy stole klawisze od F2 do F7 odpowiadają na pytania, a&#xa0;znak zapytania pokazuje wszystkie klawisze.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>F8: play by ear</source>
        <translation>F8: graj ze słuchu</translation>
    </message>
</context>
<context>
    <name>IconButton</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/controls/IconButton.qml" line="+82"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <location filename="../desktop/stolik/services/language.py" line="-8"/>
        <source>English</source>
        <extracomment>The name of the language of this file, as it calls itself: Polski, Deutsch, Français.</extracomment>
        <translation>Polski</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/frames/LanguageChoice.qml" line="+24"/>
        <location line="+40"/>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <location line="-15"/>
        <source>Language: %1</source>
        <translation>Język: %1</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <location filename="../desktop/stolik/pages/lesson/LessonPage.qml" line="+44"/>
        <source>Guided first game</source>
        <translation>Pierwsza gra krok po kroku</translation>
    </message>
    <message>
        <location line="+58"/>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location line="+43"/>
        <source>%1 of %2</source>
        <comment>which step of how many</comment>
        <translation>%1 z&#xa0;%2</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Show me</source>
        <translation>Pokaż mi</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Begin again</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <location line="+60"/>
        <source>Play a real game</source>
        <translation>Zagraj naprawdę</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
</context>
<context>
    <name>LevelNames</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/frames/LevelNames.qml" line="+11"/>
        <source>Fits you</source>
        <translation>Na miarę</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Gentle</source>
        <translation>Łagodny</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Fair</source>
        <translation>Zwykły</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sharp</source>
        <translation>Bystry</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Master</source>
        <translation>Mistrz</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Follows your results, so that you win about every second game.</source>
        <translation>Dopasowuje się do twoich wyników: mniej więcej co druga partia jest twoja.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>For a first game.</source>
        <translation>Na pierwszą partię.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Plays by simple rules of thumb.</source>
        <translation>Gra prosto, bez liczenia szans.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Reckons well, mostly for itself.</source>
        <translation>Dobrze liczy, głównie dla siebie.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Weighs everything and plays to win.</source>
        <translation>Wszystko rozważa i&#xa0;gra o&#xa0;zwycięstwo.</translation>
    </message>
</context>
<context>
    <name>LicencesPage</name>
    <message>
        <location filename="../desktop/stolik/pages/about/LicencesPage.qml" line="+246"/>
        <source>Licence of %1</source>
        <translation>Licencja: %1</translation>
    </message>
    <message>
        <location line="-225"/>
        <source>Stolik itself</source>
        <translation>Sam Stolik</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The window: Qt</source>
        <translation>Okno: Qt</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Parts of others inside Qt</source>
        <translation>Części innych autorów w&#xa0;Qt</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Python and its libraries</source>
        <translation>Python i&#xa0;jego biblioteki</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Libraries of the system</source>
        <translation>Biblioteki systemowe</translation>
    </message>
    <message>
        <location line="+28"/>
        <location line="+24"/>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <location line="+24"/>
        <source>Parts of the program</source>
        <translation>Części programu</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Qt and PySide6 are libraries under the LGPL 3: they lie in the program&apos;s folder as files of their own, and you may exchange them. The list holds for Linux, Windows and macOS; each of them has only some of these parts.</source>
        <translation>Qt i&#xa0;PySide6 to biblioteki na licencji LGPL&#xa0;3: leżą w&#xa0;folderze programu jako osobne pliki i&#xa0;wolno je wymienić na inne. Lista obejmuje systemy Linux, Windows i&#xa0;macOS; w&#xa0;każdym z&#xa0;nich są tylko niektóre z&#xa0;tych części.</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <location filename="../desktop/stolik/pages/table/LogDrawer.qml" line="+23"/>
        <source>What was played</source>
        <translation>Przebieg gry</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>A rated game against a computer of strength %1 of 100.</source>
        <translation>Partia rankingowa z&#xa0;komputerem o&#xa0;sile %1 na 100.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Against a computer of strength %1 of 100, which fits you.</source>
        <translation>Z&#xa0;komputerem na miarę, o&#xa0;sile %1 na 100.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>The luck of this game was settled before the first move.</source>
        <translation>Wszystkie losowania tej partii ustalono przed pierwszym ruchem.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Why?</source>
        <translation>Dlaczego?</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Nothing yet.</source>
        <translation>Jeszcze nic się nie wydarzyło.</translation>
    </message>
    <message>
        <location line="-15"/>
        <source>Without a fingerprint the luck can&apos;t be checked.</source>
        <translation>Bez odcisku nie da się sprawdzić losowania.</translation>
    </message>
</context>
<context>
    <name>LookBackBar</name>
    <message>
        <location filename="../desktop/stolik/pages/table/LookBackBar.qml" line="+46"/>
        <source>Looking back</source>
        <translation>Przegląd partii</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>One move back</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <location line="+19"/>
        <source>Moment of the game</source>
        <translation>Chwila gry</translation>
    </message>
    <message>
        <location line="-26"/>
        <source>Back to the mark before</source>
        <translation>Do poprzedniego znacznika</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Page up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <location line="+69"/>
        <source>One move on</source>
        <translation>Krok naprzód</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>On to the next mark</source>
        <translation>Do następnego znacznika</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Page down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Explore this position</source>
        <translation>Zbadaj tę pozycję</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>How did we play?</source>
        <translation>Jak graliśmy?</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>How did I play?</source>
        <translation>Jak mi poszło?</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Back to the games</source>
        <translation>Wróć do listy</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Back to the result</source>
        <translation>Wróć do wyniku</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Back to the game</source>
        <translation>Wróć do gry</translation>
    </message>
    <message>
        <location line="-1"/>
        <source>Back to the family book</source>
        <translation>Wróć do księgi rodzinnej</translation>
    </message>
</context>
<context>
    <name>LuckCard</name>
    <message>
        <location filename="../desktop/stolik/pages/book/LuckCard.qml" line="+231"/>
        <source>+%1</source>
        <comment>so many games or points</comment>
        <translation>+%1</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>−%1</source>
        <comment>so many games or points</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <location line="-201"/>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>More about luck: %1</source>
        <translation>Więcej o&#xa0;szczęściu: %1</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <location filename="../desktop/stolik/qml/Main.qml" line="+117"/>
        <source>Open a game or a tournament</source>
        <translation>Otwórz partię lub turniej</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Games and tournaments</source>
        <translation>Gry i&#xa0;turnieje</translation>
    </message>
</context>
<context>
    <name>ModalSheet</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/controls/ModalSheet.qml" line="+140"/>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>MomentPanel</name>
    <message>
        <location filename="../desktop/stolik/pages/table/MomentPanel.qml" line="+21"/>
        <source>Game %1, turn %2</source>
        <translation>Partia %1, kolejka %2</translation>
    </message>
    <message>
        <location line="-2"/>
        <source>Turn %1</source>
        <translation>Kolejka %1</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Game %1, round %2</source>
        <translation>Partia %1, runda %2</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The game begins.</source>
        <translation>Początek gry.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1: %2</source>
        <comment>a turn and what happened</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location line="+79"/>
        <source>As seen by</source>
        <translation>Widok gracza</translation>
    </message>
    <message>
        <location line="+19"/>
        <source>As seen by %1</source>
        <translation>Widok gracza: %1</translation>
    </message>
</context>
<context>
    <name>MomentTable</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/frames/MomentTable.qml" line="+24"/>
        <source>The table at this moment</source>
        <translation>Stół w&#xa0;tej chwili</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/frames/NoticeBar.qml" line="+52"/>
        <source>All right</source>
        <translation>W&#xa0;porządku</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <location filename="../desktop/stolik/pages/players/OptionsPanel.qml" line="+66"/>
        <location line="+2"/>
        <source>By which rules?</source>
        <translation>Według jakich zasad?</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Rules of your own.</source>
        <translation>Własne zasady.</translation>
    </message>
    <message>
        <location line="+12"/>
        <location line="+2"/>
        <source>Who starts?</source>
        <translation>Kto zaczyna?</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The youngest</source>
        <translation>Najmłodsza osoba</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>By lot</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>We choose</source>
        <translation>Wybieramy</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Press “Starts?” on a card.</source>
        <translation>Naciśnij „Zaczyna?” na karcie.</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location line="+25"/>
        <source>Rules in detail</source>
        <translation>Szczegóły zasad</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Rated game</source>
        <translation>Partia rankingowa</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>OtherSheets</name>
    <message>
        <location filename="../desktop/stolik/games/knaster/ui/parts/OtherSheets.qml" line="+102"/>
        <source>still writing</source>
        <comment>another player</comment>
        <translation>jeszcze wpisuje</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>done</source>
        <comment>another player</comment>
        <translation>gotowe</translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/frames/PageHeader.qml" line="+11"/>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>PauseSheet</name>
    <message>
        <location filename="../desktop/stolik/pages/table/PauseSheet.qml" line="+18"/>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>The game is saved after every move. You can close Stolik at any time.</source>
        <translation>Partia zapisuje się po każdym ruchu. Stolik można zamknąć w&#xa0;każdej chwili.</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Go on playing</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Comfort and language</source>
        <translation>Wygoda i&#xa0;język</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Start page</source>
        <translation>Strona główna</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Back to the tournament</source>
        <translation>Wróć do turnieju</translation>
    </message>
</context>
<context>
    <name>PeopleList</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/qml/Stolik/controls/PeopleList.qml" line="+36"/>
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partia</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partii</numerusform>
        </translation>
    </message>
    <message>
        <location line="+0"/>
        <source>no game yet</source>
        <translation>jeszcze bez partii</translation>
    </message>
</context>
<context>
    <name>PersonHelpsSheet</name>
    <message>
        <location filename="../desktop/stolik/engine/sitting.py" line="+65"/>
        <source>Hints on request</source>
        <translation>Podpowiedzi na życzenie</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The Hint button works in this person&apos;s turns.</source>
        <translation>Przycisk Podpowiedź działa, gdy gra ta osoba.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Guess before odds and hints</source>
        <translation>Zgadywanie przed szansami i&#xa0;podpowiedziami</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>First this person says how likely something is.</source>
        <translation>Ta osoba najpierw mówi, jak prawdopodobne coś jest.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>May take moves back</source>
        <translation>Może cofać ruchy</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The Undo button works for this person&apos;s moves.</source>
        <translation>Ta osoba może cofać swoje ruchy przyciskiem Cofnij.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Large pips and numbers</source>
        <translation>Duże oczka i&#xa0;liczby</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Larger pips and numbers when this person plays.</source>
        <translation>Większe oczka i&#xa0;liczby, gdy gra ta osoba.</translation>
    </message>
</context>
<context>
    <name>PersonPick</name>
    <message>
        <location filename="../desktop/stolik/pages/players/PersonPick.qml" line="+21"/>
        <source>Seat %1</source>
        <translation>Posadź: %1</translation>
    </message>
</context>
<context>
    <name>PersonSheet</name>
    <message>
        <location filename="../desktop/stolik/pages/players/PersonSheet.qml" line="+49"/>
        <source>Who sits here?</source>
        <translation>Kto tu siedzi?</translation>
    </message>
    <message>
        <location line="+51"/>
        <location line="+6"/>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Age</source>
        <translation>Wiek</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Age, so that the youngest can start</source>
        <translation>Wiek, żeby mogła zacząć najmłodsza osoba</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Face</source>
        <translation>Twarz</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Isn&apos;t playing</source>
        <translation>Nie gra</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>More…</source>
        <translation>Więcej…</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>More about this person: help, time, deleting</source>
        <translation>Więcej o&#xa0;tej osobie: pomoc, czas, usuwanie</translation>
    </message>
    <message>
        <location line="+8"/>
        <location line="+283"/>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <location line="-236"/>
        <source>Faces</source>
        <translation>Twarze</translation>
    </message>
    <message>
        <location line="+29"/>
        <source>Face %1</source>
        <translation>Twarz&#xa0;%1</translation>
    </message>
    <message>
        <location line="+53"/>
        <source>Help for %1</source>
        <translation>Pomoc: %1</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Remembered for this person in every game. The rules are the same for everybody.</source>
        <translation>Zapamiętane dla tej osoby, we wszystkich grach. Zasady są dla wszystkich te same.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Remembered for this person in every game.</source>
        <translation>Zapamiętane dla tej osoby, we wszystkich grach.</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Help for a beginner</source>
        <translation>Pomoc dla początkujących</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Tiles on the rack that can be laid now are marked. Where they go isn&apos;t shown.</source>
        <translation>Kostki na tabliczce, które można teraz wyłożyć, mają znaczek; nie zdradza on, dokąd pasują.</translation>
    </message>
    <message>
        <location line="+11"/>
        <location line="+2"/>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Off</source>
        <comment>coach</comment>
        <translation>Wyłączony</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Before costly moves</source>
        <translation>Przed złym ruchem</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>After every move</source>
        <translation>Po każdym ruchu</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Stolik says how good each move was, and why.</source>
        <translation>Stolik mówi po każdym ruchu, jak dobry był i&#xa0;dlaczego.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Before a move that gives much away Stolik asks once and says what is better.</source>
        <translation>Przed ruchem, na którym dużo się traci, Stolik raz zapyta i&#xa0;powie, co jest lepsze.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stolik says nothing by itself.</source>
        <translation>Stolik sam nic nie mówi.</translation>
    </message>
    <message>
        <location line="+35"/>
        <source>A picture as the face…</source>
        <translation>Zdjęcie zamiast rysunku…</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>More time for a turn</source>
        <translation>Więcej czasu na ruch</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>none</source>
        <comment>time</comment>
        <translation>brak</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>+%1 s</source>
        <translation>+%1 s</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>The picture is being read…</source>
        <translation>Trwa odczytywanie obrazu…</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>%1 disappears from every list and file for good. Games played with others stay; the seat loses its name.</source>
        <translation>%1 znika na zawsze ze wszystkich list i&#xa0;plików. Partie rozegrane z&#xa0;innymi zostają, a&#xa0;miejsce staje się bezimienne.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>A picture as the face</source>
        <translation>Zdjęcie zamiast rysunku</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Pictures</source>
        <translation>Obrazy</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Delete %1…</source>
        <translation>Usuń: %1…</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Keep %1</source>
        <translation>Zostaw: %1</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Delete %1 for good</source>
        <translation>Usuń na zawsze: %1</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <location filename="../desktop/stolik/pages/players/PlayerCard.qml" line="+41"/>
        <source>%1, computer, %2</source>
        <translation>%1, komputer, %2</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%1, %n years old</source>
        <translation>
            <numerusform>%1, %n&#xa0;rok</numerusform>
            <numerusform>%1, %n&#xa0;lata</numerusform>
            <numerusform>%1, %n&#xa0;lat</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Seat %1: %2</source>
        <translation>Miejsce&#xa0;%1: %2</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1, starts</source>
        <translation>%1, zaczyna</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Press to change; Shift and an arrow moves, Delete removes.</source>
        <translation>Naciśnij, żeby zmienić; Shift ze strzałką przesuwa, Delete usuwa.</translation>
    </message>
    <message>
        <location line="+45"/>
        <source>Starts?</source>
        <translation>Zaczyna?</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Starts</source>
        <translation>Zaczyna</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>%1 starts</source>
        <translation>%1 zaczyna</translation>
    </message>
    <message numerus="yes">
        <location line="+85"/>
        <source>%n years</source>
        <translation>
            <numerusform>%n&#xa0;rok</numerusform>
            <numerusform>%n&#xa0;lata</numerusform>
            <numerusform>%n&#xa0;lat</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>How old?</source>
        <translation>Ile lat?</translation>
    </message>
    <message>
        <location line="+23"/>
        <source>Move %1 one place earlier</source>
        <translation>%1: o&#xa0;jedno miejsce wcześniej</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>%1 isn&apos;t playing</source>
        <translation>%1: nie gra</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Move %1 one place later</source>
        <translation>%1: o&#xa0;jedno miejsce później</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <location filename="../desktop/stolik/pages/players/PlayersPage.qml" line="+303"/>
        <source>Rules in detail</source>
        <translation>Szczegóły zasad</translation>
    </message>
    <message>
        <location line="+25"/>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message numerus="yes">
        <location line="-298"/>
        <source>At least %n people or computers sit at this table.</source>
        <translation>
            <numerusform>Przy tym stoliku siada co najmniej %n&#xa0;gracz.</numerusform>
            <numerusform>Przy tym stoliku siada co najmniej %n&#xa0;graczy.</numerusform>
            <numerusform>Przy tym stoliku siada co najmniej %n&#xa0;graczy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>No more than %n people or computers sit at this table.</source>
        <translation>
            <numerusform>Przy tym stoliku siada najwyżej %n&#xa0;gracz.</numerusform>
            <numerusform>Przy tym stoliku siada najwyżej %n&#xa0;graczy.</numerusform>
            <numerusform>Przy tym stoliku siada najwyżej %n&#xa0;graczy.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Two players have the same name. Add a letter, so that everybody knows who is meant.</source>
        <translation>Dwoje graczy ma to samo imię. Dopisz literę, żeby było wiadomo, o&#xa0;kogo chodzi.</translation>
    </message>
    <message>
        <location line="+22"/>
        <location line="+8"/>
        <source>Who is playing?</source>
        <translation>Kto gra?</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Home</source>
        <translation>Strona główna</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <location line="+57"/>
        <source>People who have played here</source>
        <translation>Osoby, które tu grały</translation>
    </message>
    <message>
        <location line="+24"/>
        <source>Person</source>
        <translation>Osoba</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Add a person</source>
        <translation>Dodaj osobę</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Add a computer</source>
        <translation>Dodaj komputer</translation>
    </message>
    <message>
        <location line="+72"/>
        <source>In a rated game there is no undo and no help.</source>
        <translation>W&#xa0;partii rankingowej nie ma cofania ani pomocy.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Throw them for the computers too, and type in what falls.</source>
        <translation>Rzucaj też za komputery i&#xa0;wpisuj, co wypadło.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The unfinished game stays on the start page.</source>
        <translation>Niedokończona partia zostaje na stronie głównej.</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>We throw real dice</source>
        <translation>Rzucamy prawdziwymi kostkami</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>To the table</source>
        <translation>Do stolika</translation>
    </message>
    <message>
        <location line="-195"/>
        <source>Go on with the guided first game</source>
        <translation>Dokończ pierwszą grę krok po kroku</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Guided first game</source>
        <translation>Pierwsza gra krok po kroku</translation>
    </message>
    <message numerus="yes">
        <location line="+138"/>
        <source>With a code from friends: the same luck and the same rules, for %n seat(s).</source>
        <translation>
            <numerusform>Kod od znajomych: ten sam los i&#xa0;te same zasady, %n&#xa0;miejsce.</numerusform>
            <numerusform>Kod od znajomych: ten sam los i&#xa0;te same zasady, %n&#xa0;miejsca.</numerusform>
            <numerusform>Kod od znajomych: ten sam los i&#xa0;te same zasady, %n&#xa0;miejsc.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Without the code</source>
        <translation>Bez kodu</translation>
    </message>
</context>
<context>
    <name>PracticeStage</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/frames/PracticeStage.qml" line="+17"/>
        <source>Back to the report</source>
        <translation>Wróć do raportu</translation>
    </message>
    <message>
        <location line="+154"/>
        <location line="+5"/>
        <source>Try again</source>
        <translation>Spróbuj jeszcze raz</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Show the answer</source>
        <translation>Pokaż rozwiązanie</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The position, its options and what each is worth</source>
        <translation>Pozycja, możliwości i&#xa0;ile każda jest warta</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Next position</source>
        <translation>Następna pozycja</translation>
    </message>
</context>
<context>
    <name>PractiseChoice</name>
    <message>
        <location filename="../desktop/stolik/pages/practise/PractiseChoice.qml" line="+196"/>
        <source>Who practises?</source>
        <translation>Kto ćwiczy?</translation>
    </message>
    <message numerus="yes">
        <location line="+17"/>
        <source>%n move(s) to try again</source>
        <translation>
            <numerusform>%n ruch do powtórzenia</numerusform>
            <numerusform>%n ruchy do powtórzenia</numerusform>
            <numerusform>%n ruchów do powtórzenia</numerusform>
        </translation>
    </message>
    <message>
        <location line="-36"/>
        <source>Go on</source>
        <translation>Dokończ</translation>
    </message>
    <message>
        <location line="-15"/>
        <source>Guided first game</source>
        <translation>Pierwsza gra krok po kroku</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>Guided first game: %1</source>
        <translation>Pierwsza gra krok po kroku: %1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>played</source>
        <translation>rozegrana</translation>
    </message>
    <message>
        <location line="-99"/>
        <source>Try again</source>
        <translation>Spróbuj jeszcze raz</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Puzzle of the day</source>
        <translation>Zagadka dnia</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n move(s) from your games</source>
        <translation>
            <numerusform>%n ruch z&#xa0;twoich partii</numerusform>
            <numerusform>%n ruchy z&#xa0;twoich partii</numerusform>
            <numerusform>%n ruchów z&#xa0;twoich partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dzień z&#xa0;rzędu</numerusform>
            <numerusform>%n dni z&#xa0;rzędu</numerusform>
            <numerusform>%n dni z&#xa0;rzędu</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>solved today</source>
        <translation>dziś rozwiązana</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>Puzzles: %1</source>
        <comment>how hard</comment>
        <translation>Zagadki: %1</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Puzzles</source>
        <translation>Zagadki</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>How hard?</source>
        <translation>Jak trudna?</translation>
    </message>
    <message numerus="yes">
        <location line="+18"/>
        <source>%n solved</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n rozwiązana</numerusform>
            <numerusform>%n rozwiązane</numerusform>
            <numerusform>%n rozwiązanych</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Solve a puzzle: %1</source>
        <translation>Rozwiąż zagadkę: %1</translation>
    </message>
</context>
<context>
    <name>PractisePage</name>
    <message>
        <location filename="../desktop/stolik/pages/practise/PractisePage.qml" line="+23"/>
        <source>%1 of %2</source>
        <comment>which position of how many</comment>
        <translation>%1 z&#xa0;%2</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1, what do you play?</source>
        <translation>%1, jak zagrasz?</translation>
    </message>
    <message>
        <location line="+24"/>
        <source>Try again</source>
        <translation>Spróbuj jeszcze raz</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Practise</source>
        <translation>Ćwiczenia</translation>
    </message>
    <message>
        <location line="+21"/>
        <source>Guess first</source>
        <translation>Najpierw zgadnij</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Say how likely something is, then see what is true</source>
        <translation>Powiedz, jak prawdopodobne coś jest, a&#xa0;potem zobacz, jak jest naprawdę</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Set up a position</source>
        <translation>Ułóż pozycję</translation>
    </message>
    <message>
        <location line="+8"/>
        <location line="+24"/>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <location line="-17"/>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Don&apos;t show this position again</source>
        <translation>Nie pokazuj więcej tej pozycji</translation>
    </message>
    <message>
        <location line="+17"/>
        <source>Save the answers as a table (CSV)</source>
        <translation>Zapisz odpowiedzi jako tabelę (CSV)</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Show the folder</source>
        <translation>Pokaż folder</translation>
    </message>
    <message>
        <location line="+41"/>
        <source>That was all for today. What was hard comes back another day.</source>
        <translation>Na dziś to wszystko. Co było trudne, wróci innego dnia.</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
</context>
<context>
    <name>PressKeys</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/controls/PressKeys.qml" line="+19"/>
        <source>“%1” can&apos;t be done now.</source>
        <comment>a button</comment>
        <translation>„%1” – teraz się nie da.</translation>
    </message>
</context>
<context>
    <name>ProgressTrack</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/controls/ProgressTrack.qml" line="+20"/>
        <source>Done: %1%</source>
        <translation>Gotowe: %1%</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <location filename="../desktop/stolik/pages/puzzles/PuzzlePage.qml" line="+32"/>
        <source>Puzzle of the day · %1</source>
        <comment>game and grade</comment>
        <translation>Zagadka dnia · %1</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Save this puzzle for others</source>
        <translation>Zapisz tę zagadkę dla innych</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>The puzzle is being laid out …</source>
        <translation>Układam zagadkę…</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Another puzzle</source>
        <translation>Następna zagadka</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <location filename="../desktop/stolik/services/language.py" line="+9"/>
        <source>&amp;No</source>
        <translation>&amp;Nie</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&amp;Yes</source>
        <translation>&amp;Tak</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
</context>
<context>
    <name>QStandardPaths</name>
    <message>
        <location line="+1"/>
        <source>Desktop</source>
        <translation>Pulpit</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Documents</source>
        <translation>Dokumenty</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Downloads</source>
        <translation>Pobrane</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Home</source>
        <translation>Folder domowy</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Movies</source>
        <translation>Filmy</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Music</source>
        <translation>Muzyka</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Pictures</source>
        <translation>Obrazy</translation>
    </message>
</context>
<context>
    <name>RackCheck</name>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/panels/RackCheck.qml" line="+48"/>
        <source>Tiles of the rack</source>
        <translation>Kostki z&#xa0;tabliczki</translation>
    </message>
    <message numerus="yes">
        <location line="+11"/>
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n kostka</numerusform>
            <numerusform>%n kostki</numerusform>
            <numerusform>%n kostek</numerusform>
        </translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Clear the rack</source>
        <translation>Opróżnij tabliczkę</translation>
    </message>
    <message>
        <location line="+85"/>
        <source>All tiles</source>
        <translation>Wszystkie kostki</translation>
    </message>
    <message>
        <location line="+24"/>
        <source>not on the rack</source>
        <translation>nie ma na tabliczce</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>once on the rack</source>
        <translation>raz na tabliczce</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>twice on the rack</source>
        <translation>dwa razy na tabliczce</translation>
    </message>
    <message>
        <location line="+64"/>
        <source>2×</source>
        <translation>2×</translation>
    </message>
    <message>
        <location line="-147"/>
        <location line="+211"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RackTools</name>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/board/RackTools.qml" line="+178"/>
        <source>Runs</source>
        <translation>Serie</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sort the rack by runs (%1)</source>
        <translation>Ułóż tabliczkę seriami (%1)</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Sort the rack by runs</source>
        <translation>Ułóż tabliczkę seriami</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Groups</source>
        <translation>Grupy</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sort the rack by groups (%1)</source>
        <translation>Ułóż tabliczkę grupami (%1)</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Sort the rack by groups</source>
        <translation>Ułóż tabliczkę grupami</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Tidy up</source>
        <translation>Porządek</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Lay the sets of the table close together (%1)</source>
        <translation>Ułóż układy na stole blisko siebie (%1)</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Lay the sets of the table close together</source>
        <translation>Ułóż układy na stole blisko siebie</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Scores</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Show the score card (%1)</source>
        <translation>Pokaż kartę wyników (%1)</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Show the score card</source>
        <translation>Pokaż kartę wyników</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Take back the last tiles moved (%1)</source>
        <translation>Cofnij ostatnio przełożone kostki (%1)</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Take back the last tiles moved</source>
        <translation>Cofnij ostatnio przełożone kostki</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Start over</source>
        <translation>Od nowa</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Put everything back as it was before your turn (%1)</source>
        <translation>Przywróć wszystko sprzed twojego ruchu (%1)</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Put everything back as it was before your turn</source>
        <translation>Przywróć wszystko sprzed twojego ruchu</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Before</source>
        <translation>Przedtem</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Hold to see the table as it was before your turn (%1)</source>
        <translation>Przytrzymaj, aby zobaczyć stół sprzed twojego ruchu (%1)</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Hold to see the table as it was before your turn</source>
        <translation>Przytrzymaj, aby zobaczyć stół sprzed twojego ruchu</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>In place</source>
        <translation>Na miejsce</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Lay the tiles in hand in the set where they belong (%1)</source>
        <translation>Dołóż kostki z&#xa0;ręki do układu, do którego pasują (%1)</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Lay the tiles in hand in the set where they belong</source>
        <translation>Dołóż kostki z&#xa0;ręki do układu, do którego pasują</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Tools</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+18"/>
        <source>More tools</source>
        <translation>Więcej narzędzi</translation>
    </message>
    <message>
        <location line="-79"/>
        <source>Undo tile</source>
        <translation>Cofnij kostkę</translation>
    </message>
</context>
<context>
    <name>RankingList</name>
    <message>
        <location filename="../desktop/stolik/pages/book/RankingList.qml" line="+30"/>
        <source>Place %1: %2, %3</source>
        <translation>Miejsce %1: %2, %3</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>%1.</source>
        <comment>a place</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>ReadingBar</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/frames/ReadingBar.qml" line="+29"/>
        <source>Opening %1 …</source>
        <translation>Otwieram plik %1…</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
</context>
<context>
    <name>RealDicePanel</name>
    <message>
        <location filename="../desktop/stolik/pages/table/RealDicePanel.qml" line="+47"/>
        <source>6, the picture</source>
        <translation>6, obrazek</translation>
    </message>
    <message numerus="yes">
        <location line="+82"/>
        <source>Roll %n dice. What fell?</source>
        <translation>
            <numerusform>Rzuć %n&#xa0;kostką. Co wypadło?</numerusform>
            <numerusform>Rzuć %n&#xa0;kostkami. Co wypadło?</numerusform>
            <numerusform>Rzuć %n&#xa0;kostkami. Co wypadło?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%1 rolls %n dice. What fell?</source>
        <translation>
            <numerusform>%1 rzuca %n&#xa0;kostką. Co wypadło?</numerusform>
            <numerusform>%1 rzuca %n&#xa0;kostkami. Co wypadło?</numerusform>
            <numerusform>%1 rzuca %n&#xa0;kostkami. Co wypadło?</numerusform>
        </translation>
    </message>
    <message>
        <location line="+49"/>
        <source>Take away: %1</source>
        <translation>Zabierz: %1</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>%1 of %2</source>
        <comment>dice</comment>
        <translation>%1 z&#xa0;%2</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>That&apos;s what I got</source>
        <translation>Tak wypadło</translation>
    </message>
</context>
<context>
    <name>ReasonStrip</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/controls/ReasonStrip.qml" line="+114"/>
        <source>Space goes on sooner</source>
        <translation>Spacja: dalej od razu</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>click to go on sooner</source>
        <translation>kliknij: dalej od razu</translation>
    </message>
</context>
<context>
    <name>RefereePage</name>
    <message>
        <location filename="../desktop/stolik/pages/referee/RefereePage.qml" line="+20"/>
        <source>Table clock</source>
        <translation>Zegar stołowy</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Search the rules</source>
        <translation>Szukaj w&#xa0;zasadach</translation>
    </message>
    <message>
        <location line="+29"/>
        <location line="+21"/>
        <location line="+25"/>
        <source>Referee&apos;s corner</source>
        <translation>Kącik sędziego</translation>
    </message>
</context>
<context>
    <name>ReportChart</name>
    <message>
        <location filename="../desktop/stolik/pages/report/ReportChart.qml" line="+53"/>
        <source>Expected points during the game</source>
        <translation>Spodziewane punkty w&#xa0;ciągu gry</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Chances of winning during the game</source>
        <translation>Szanse na wygraną w&#xa0;ciągu gry</translation>
    </message>
    <message>
        <location line="+101"/>
        <source>%1%</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>ReportLists</name>
    <message>
        <location filename="../desktop/stolik/pages/report/ReportLists.qml" line="+213"/>
        <source>%1: %2</source>
        <comment>which turn and who</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location line="+53"/>
        <source>%1, %2</source>
        <comment>who and how good their chance is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location line="-222"/>
        <source>Luck and choices</source>
        <translation>Szczęście i&#xa0;wybory</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Points now</source>
        <translation>Punkty teraz</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Chance now</source>
        <translation>Szansa teraz</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Luck</source>
        <translation>Szczęście</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Good choices</source>
        <translation>Dobre wybory</translation>
    </message>
    <message>
        <location line="+31"/>
        <source>Luck: how many points more or fewer it brought. Press a line to read more.</source>
        <translation>Szczęście: o&#xa0;ile punktów więcej lub mniej. Naciśnij wiersz, aby przeczytać więcej.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Luck: how many more or fewer games in 100 it wins. Press a line to read more.</source>
        <translation>Szczęście: o&#xa0;ile wygranych więcej lub mniej na 100 partii. Naciśnij wiersz, aby przeczytać więcej.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>More about %1</source>
        <translation>Więcej: %1</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>What cost most</source>
        <translation>Co kosztowało najwięcej</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Nothing to mention.</source>
        <translation>Nic wartego uwagi.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The best moments</source>
        <translation>Najlepsze momenty</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>There was never anything to choose.</source>
        <translation>Nie było w&#xa0;czym wybierać.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The luckiest moments</source>
        <translation>Najwięcej szczęścia</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>None stood out.</source>
        <translation>Żaden moment się nie wyróżnił.</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <location filename="../desktop/stolik/pages/report/ReportPage.qml" line="+375"/>
        <source>Better: %1</source>
        <translation>Lepiej: %1</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+163"/>
        <source>%1: %2</source>
        <comment>which turn and who</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location line="-161"/>
        <source>The moment that cost most</source>
        <translation>Najbardziej kosztowny moment</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>The best moment</source>
        <translation>Najlepszy moment</translation>
    </message>
    <message>
        <location line="+154"/>
        <source>One move back</source>
        <translation>Jeden ruch wstecz</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>One move on</source>
        <translation>Jeden ruch dalej</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Choose a moment on the graph or in the lists: you will see it here.</source>
        <translation>Wybierz moment na wykresie albo na liście: zobaczysz go tutaj.</translation>
    </message>
    <message>
        <location line="+21"/>
        <source>What happened</source>
        <translation>Co się stało</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What was best</source>
        <translation>Co było najlepsze</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>What a hint would have said</source>
        <translation>Co powiedziałaby podpowiedź</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>What a hint would have said too</source>
        <translation>To samo powiedziałaby podpowiedź</translation>
    </message>
    <message>
        <location line="-7"/>
        <source>Try again</source>
        <translation>Spróbuj jeszcze raz</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>Explore this position</source>
        <translation>Zbadaj tę pozycję</translation>
    </message>
    <message>
        <location line="+24"/>
        <source>“%1”</source>
        <comment>a sentence that was said</comment>
        <translation>„%1”</translation>
    </message>
    <message>
        <location line="+50"/>
        <source>Working out how the game went …</source>
        <translation>Liczę, jak przebiegała gra…</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stopped. You can go on whenever you like.</source>
        <translation>Zatrzymane. Możesz liczyć dalej, kiedy zechcesz.</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Go on</source>
        <translation>Licz dalej</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <location line="-660"/>
        <source>How did we play?</source>
        <translation>Jak graliśmy?</translation>
    </message>
    <message>
        <location line="+74"/>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <location line="-17"/>
        <source>Save with the score card</source>
        <translation>Zapisz z&#xa0;kartą wyników</translation>
    </message>
    <message>
        <location line="+39"/>
        <source>Open or print</source>
        <translation>Otwórz lub wydrukuj</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Show the folder</source>
        <translation>Pokaż folder</translation>
    </message>
    <message>
        <location line="-102"/>
        <source>How did I play?</source>
        <translation>Jak mi poszło?</translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/table/ResultText.qml" line="+17"/>
        <source>%n points</source>
        <translation>
            <numerusform>%n&#xa0;punkt</numerusform>
            <numerusform>%n&#xa0;punkty</numerusform>
            <numerusform>%n&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%1 wins</source>
        <comment>one or several names</comment>
        <translation>
            <numerusform>Wygrywa %1</numerusform>
            <numerusform>Wygrywają %1</numerusform>
            <numerusform>Wygrywają %1</numerusform>
        </translation>
    </message>
    <message>
        <location line="+0"/>
        <source> and </source>
        <translation> i&#xa0;</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <location filename="../desktop/stolik/games/knaster/ui/parts/RollPanel.qml" line="+365"/>
        <source>What is each cell worth?</source>
        <translation>Ile warte jest każde pole?</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Cell values</source>
        <translation>Wartość pól</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>What gives circles?</source>
        <translation>Za co są kółka?</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Roll</source>
        <translation>Rzuć</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Roll both dice</source>
        <translation>Rzuć obiema kostkami</translation>
    </message>
    <message>
        <location line="-40"/>
        <source>Pass</source>
        <translation>Spasuj</translation>
    </message>
</context>
<context>
    <name>ScoreCard</name>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/panels/ScoreCard.qml" line="+33"/>
        <location line="+88"/>
        <source>Score card</source>
        <translation>Karta wyników</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Score card after game %1</source>
        <translation>Karta wyników po partii %1</translation>
    </message>
    <message>
        <location line="+125"/>
        <source>%1, both games together</source>
        <translation>%1, obie partie razem</translation>
    </message>
    <message>
        <location line="+44"/>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <location line="-205"/>
        <source>big points: %1</source>
        <translation>duże punkty: %1</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>small points: %1</source>
        <translation>małe punkty: %1</translation>
    </message>
    <message>
        <location line="+33"/>
        <source>big points</source>
        <translation>duże punkty</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>small points</source>
        <translation>małe punkty</translation>
    </message>
</context>
<context>
    <name>SearchPane</name>
    <message>
        <location filename="../desktop/stolik/pages/referee/SearchPane.qml" line="+43"/>
        <source>Question about the rules</source>
        <translation>Pytanie o&#xa0;zasady</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a word or a question</source>
        <translation>słowo albo pytanie</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>Searches the rules of all games and of the tournament.</source>
        <translation>Szuka w&#xa0;zasadach wszystkich gier i&#xa0;turnieju.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Nothing found. Try another word.</source>
        <translation>Nic nie znaleziono. Spróbuj innego słowa.</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>joker from the table</source>
        <translation>joker ze stołu</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>opening of 30</source>
        <translation>otwarcie 30 punktów</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>the time is up</source>
        <translation>koniec czasu</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>the bank is empty</source>
        <translation>pusty bank</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>play-off</source>
        <translation>dogrywka</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>somebody leaves</source>
        <translation>ktoś odchodzi</translation>
    </message>
    <message>
        <location line="+29"/>
        <source>Paragraphs found</source>
        <translation>Znalezione akapity</translation>
    </message>
    <message>
        <location line="+44"/>
        <source>%1, %2</source>
        <comment>game, chapter</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/controls/SeatCard.qml" line="+56"/>
        <source>%1, %2 %3</source>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1, looks now</source>
        <comment>the screen shows their secrets</comment>
        <translation>%1, teraz patrzy</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1, to move</source>
        <translation>%1, teraz gra</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location line="+36"/>
        <source>To move</source>
        <translation>Teraz gra</translation>
    </message>
</context>
<context>
    <name>SeatCards</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/frames/SeatCards.qml" line="+96"/>
        <source>is thinking …</source>
        <translation>myśli…</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <location filename="../desktop/stolik/pages/players/SeatRow.qml" line="+77"/>
        <source>Seats in order of play</source>
        <translation>Miejsca w&#xa0;kolejności gry</translation>
    </message>
</context>
<context>
    <name>StandingsTable</name>
    <message>
        <location filename="../desktop/stolik/pages/tournament/StandingsTable.qml" line="+58"/>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Big</source>
        <comment>points</comment>
        <translation>Duże</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Big points</source>
        <translation>Duże punkty</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Small</source>
        <comment>points</comment>
        <translation>Małe</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Small points</source>
        <translation>Małe punkty</translation>
    </message>
    <message>
        <location line="+34"/>
        <source>Places</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <location line="+23"/>
        <source>%1 %2, %3 big, %4 small</source>
        <comment>place, name, points</comment>
        <translation>%1 %2, duże punkty: %3, małe: %4</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/controls/Stepper.qml" line="+51"/>
        <source>Less</source>
        <translation>Mniej</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
</context>
<context>
    <name>StrengthCard</name>
    <message>
        <location filename="../desktop/stolik/pages/book/StrengthCard.qml" line="+49"/>
        <source>Strength from game to game</source>
        <translation>Siła gry od partii do partii</translation>
    </message>
    <message>
        <location line="+26"/>
        <source>Look back on this game</source>
        <translation>Obejrzyj tę partię</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Full: won. Ring: lost. With corners: a rated game. Shaded: where the truth lies in 19 of 20 cases.</source>
        <translation>Pełne: wygrana. Puste: przegrana. Z&#xa0;rogami: partia rankingowa. Cieniowane: tu leży prawda w&#xa0;19 na 20 przypadków.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/Table.qml" line="+12"/>
        <source>Same tiles</source>
        <translation>Te same kostki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Check the tiles</source>
        <translation>Sprawdź kostki</translation>
    </message>
    <message>
        <location line="+388"/>
        <source>new since your last move</source>
        <translation>nowe od twojego ruchu</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/pickomino/ui/Table.qml" line="+49"/>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <location line="+27"/>
        <source>needs a worm</source>
        <translation>brak robala</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>Odds</source>
        <translation>Szanse</translation>
    </message>
    <message numerus="yes">
        <location line="+23"/>
        <source>%n worms</source>
        <translation>
            <numerusform>%n&#xa0;robal</numerusform>
            <numerusform>%n&#xa0;robale</numerusform>
            <numerusform>%n&#xa0;robali</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/Table.qml" line="+34"/>
        <source>This turn</source>
        <translation>Ta kolejka</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>account: %1 → %2</source>
        <translation>konto: %1 → %2</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <location filename="../desktop/stolik/pages/table/TableBar.qml" line="+29"/>
        <source>Pace: relaxed</source>
        <translation>Tempo: spokojne</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Pace: normal</source>
        <translation>Tempo: zwykłe</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Pace: fast</source>
        <translation>Tempo: szybkie</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Pace: at once</source>
        <translation>Tempo: od razu</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>Menu and pause</source>
        <translation>Menu i&#xa0;pauza</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>What happened?</source>
        <translation>Co się stało?</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Log</source>
        <translation>Przebieg</translation>
    </message>
    <message>
        <location line="+32"/>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <location line="-82"/>
        <source>Sound is off</source>
        <translation>Dźwięk jest wyłączony</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Sound is on</source>
        <translation>Dźwięk jest włączony</translation>
    </message>
    <message>
        <location line="+72"/>
        <location line="+44"/>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
</context>
<context>
    <name>TableMessages</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/frames/TableMessages.qml" line="+79"/>
        <source>Click to go on</source>
        <translation>Kliknij, aby iść dalej</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Space goes on</source>
        <translation>Spacja: dalej</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <location filename="../desktop/stolik/pages/table/TablePage.qml" line="+662"/>
        <source>Shown again</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <location line="+20"/>
        <location line="+1"/>
        <source>Back to the game</source>
        <translation>Wróć do gry</translation>
    </message>
    <message>
        <location line="-1"/>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <location line="+61"/>
        <source>Back to the result</source>
        <translation>Wróć do wyniku</translation>
    </message>
    <message>
        <location line="-659"/>
        <source>Table</source>
        <translation>Stolik</translation>
    </message>
    <message>
        <location line="+278"/>
        <source>On trial: this game doesn&apos;t count</source>
        <translation>Na próbę: ta partia się nie liczy</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>On trial</source>
        <comment>a game that doesn&apos;t count</comment>
        <translation>Na próbę</translation>
    </message>
</context>
<context>
    <name>TableSheet</name>
    <message>
        <location filename="../desktop/stolik/pages/tournament/TableSheet.qml" line="+66"/>
        <source>Correct</source>
        <translation>Popraw</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Enter</source>
        <translation>Wpisz</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Correct game %1</source>
        <translation>Popraw partię %1</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Enter game %1</source>
        <translation>Wpisz partię %1</translation>
    </message>
    <message>
        <location line="+41"/>
        <source>Leaves</source>
        <translation>Odchodzi</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 leaves</source>
        <translation>%1 odchodzi</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Play here</source>
        <translation>Zagraj tutaj</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Go on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
</context>
<context>
    <name>ThrownDice</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/controls/ThrownDice.qml" line="+237"/>
        <source>%1, %2 of %3</source>
        <comment>a die, its number among those like it</comment>
        <translation>%1, %2 z&#xa0;%3</translation>
    </message>
</context>
<context>
    <name>TileNode</name>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/board/TileNode.qml" line="+34"/>
        <source>Watch what happens; Space goes on</source>
        <translation>Patrz, co się dzieje; spacja: dalej</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/controls/Toast.qml" line="+11"/>
        <source>Rule</source>
        <translation>Zasada</translation>
    </message>
</context>
<context>
    <name>TournamentSetupPage</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/tournament/TournamentSetupPage.qml" line="+283"/>
        <source>%n entrant(s)</source>
        <translation>
            <numerusform>%n uczestnik</numerusform>
            <numerusform>%n uczestników</numerusform>
            <numerusform>%n uczestników</numerusform>
        </translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Entrants appear here.</source>
        <translation>Tu pojawią się uczestnicy.</translation>
    </message>
    <message>
        <location line="+47"/>
        <source>%1, computer</source>
        <translation>%1, komputer</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This name can&apos;t stay.</source>
        <translation>To imię trzeba zmienić.</translation>
    </message>
    <message>
        <location line="+56"/>
        <source>Take out %1</source>
        <translation>Wykreśl: %1</translation>
    </message>
    <message>
        <location line="+31"/>
        <source>Who enters?</source>
        <translation>Kto startuje?</translation>
    </message>
    <message>
        <location line="+3"/>
        <location line="+5"/>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Club or family, if it matters</source>
        <translation>Klub lub rodzina, jeśli to ważne</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Club or family</source>
        <translation>Klub lub rodzina</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Take out</source>
        <translation>Wykreśl</translation>
    </message>
    <message>
        <location line="+8"/>
        <location line="+100"/>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <location line="-78"/>
        <source>Games a match</source>
        <translation>Partie w&#xa0;meczu</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Seconds a move</source>
        <translation>Sekundy na ruch</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>no clock</source>
        <translation>bez zegara</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Qualifying rounds</source>
        <translation>Rundy eliminacji</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Reach the semi-final, at most</source>
        <translation>Do półfinału najwyżej</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Reach the final</source>
        <translation>Do finału wchodzi</translation>
    </message>
    <message>
        <location line="+11"/>
        <location line="+9"/>
        <source>Number of the draw</source>
        <translation>Numer losowania</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Keep clubs and families apart</source>
        <translation>Rozdziel kluby i&#xa0;rodziny</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>People of one club or family meet as rarely as possible in the qualifying.</source>
        <translation>W&#xa0;eliminacjach osoby z&#xa0;jednego klubu lub rodziny spotykają się jak najrzadziej.</translation>
    </message>
    <message>
        <location line="-541"/>
        <location line="+8"/>
        <source>New tournament</source>
        <translation>Nowy turniej</translation>
    </message>
    <message>
        <location line="+7"/>
        <location line="+449"/>
        <source>Rounds and final</source>
        <translation>Rundy i&#xa0;finał</translation>
    </message>
    <message>
        <location line="-404"/>
        <source>Begin the tournament</source>
        <translation>Rozpocznij turniej</translation>
    </message>
    <message>
        <location line="+47"/>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <location line="+29"/>
        <source>Name of the tournament</source>
        <translation>Nazwa turnieju</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Name of the tournament (optional)</source>
        <translation>Nazwa turnieju (niekonieczna)</translation>
    </message>
    <message>
        <location line="+39"/>
        <source>A list can be pasted, also from a spreadsheet: names in the first column, clubs in the second. Press a name to add its club.</source>
        <translation>Można wkleić listę, także z&#xa0;arkusza: imiona, a&#xa0;obok nich kluby. Naciśnij imię, żeby dopisać klub.</translation>
    </message>
    <message>
        <location line="-19"/>
        <source>Name of an entrant</source>
        <translation>Imię uczestnika</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Name, then Enter</source>
        <translation>Imię, potem Enter</translation>
    </message>
    <message>
        <location line="+10"/>
        <location line="+60"/>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <location line="-16"/>
        <source>How the computers play</source>
        <translation>Jak grają komputery</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Computers</source>
        <translation>Komputery</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Add computers</source>
        <translation>Dodaj komputery</translation>
    </message>
</context>
<context>
    <name>TournamentsPage</name>
    <message>
        <location filename="../desktop/stolik/pages/tournament/TournamentsPage.qml" line="+135"/>
        <source>%1, number %2</source>
        <comment>a tournament</comment>
        <translation>%1, numer %2</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Deleted</source>
        <translation>Usunięto</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Will be deleted, and its cup in the family book with it</source>
        <translation>Do usunięcia, razem z&#xa0;pucharem w&#xa0;księdze rodzinnej</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Will be deleted</source>
        <translation>Do usunięcia</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>Open: %1</source>
        <translation>Otwórz: %1</translation>
    </message>
    <message>
        <location line="+79"/>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Delete %1</source>
        <translation>Usuń: %1</translation>
    </message>
    <message>
        <location line="+44"/>
        <source>Who plays the championship?</source>
        <translation>Kto gra w&#xa0;mistrzostwach?</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>One person against 15 computers of four levels, from the first round to the final. Every game is saved: play it over as many evenings as you like.</source>
        <translation>Jedna osoba i&#xa0;15 komputerów na czterech poziomach, od pierwszej rundy do finału. Każda partia się zapisuje: można grać przez tyle wieczorów, ile się chce.</translation>
    </message>
    <message>
        <location line="+26"/>
        <location line="+1"/>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Somebody else</source>
        <translation>Ktoś inny</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Begin</source>
        <translation>Rozpocznij</translation>
    </message>
    <message>
        <location line="-296"/>
        <location line="+8"/>
        <source>Tournaments</source>
        <translation>Turnieje</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Referee&apos;s corner</source>
        <translation>Kącik sędziego</translation>
    </message>
    <message>
        <location line="+24"/>
        <source>New tournament</source>
        <translation>Nowy turniej</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Championship against 15 computers</source>
        <translation>Mistrzostwa: ty i&#xa0;15 komputerów</translation>
    </message>
    <message>
        <location line="+17"/>
        <source>There is no tournament yet. From 3 to 256 can enter: people at real tables, people at this computer, and computers.</source>
        <translation>Nie ma jeszcze żadnego turnieju. Zagrać może od 3&#xa0;do 256&#xa0;uczestników: przy prawdziwych stolikach albo przy tym komputerze. Grać mogą też komputery.</translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/board/TurnButtons.qml" line="+99"/>
        <source>Pass</source>
        <translation>Spasuj</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Draw a tile</source>
        <translation>Dobierz kostkę</translation>
    </message>
</context>
<context>
    <name>WaitNotice</name>
    <message>
        <location filename="../desktop/stolik/shell/moving_house.py" line="+44"/>
        <source>Stolik is already open. Waiting for its window to answer …</source>
        <translation>Stolik jest już otwarty. Czekam, aż jego okno odpowie…</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Stolik is moving to its new folder …</source>
        <translation>Stolik przenosi się do nowego folderu …</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Stolik is already open, but its window doesn&apos;t answer. Close it, then start again.</source>
        <translation>Stolik jest już otwarty, ale jego okno nie odpowiada. Zamknij je i&#xa0;uruchom program jeszcze raz.</translation>
    </message>
</context>
<context>
    <name>check_data</name>
    <message>
        <location filename="../desktop/stolik/services/check_data.py" line="+45"/>
        <source>{file} is damaged.</source>
        <translation>Plik {file} jest uszkodzony.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{file} breaks the rules.</source>
        <translation>Plik {file} łamie zasady.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{file} comes from a newer Stolik.</source>
        <translation>Plik {file} pochodzi z&#xa0;nowszej wersji Stolika.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{file} holds another game than its name tells.</source>
        <translation>Plik {file} zawiera inną grę, niż mówi jego nazwa.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{file} holds entries that can&apos;t be true.</source>
        <translation>Plik {file} zawiera wpisy, które nie mogą być prawdziwe.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{file} is larger than anything that Stolik writes.</source>
        <translation>Plik {file} jest większy niż wszystko, co zapisuje Stolik.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{file} can&apos;t be read.</source>
        <translation>{file}: tego nie da się odczytać.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{file} isn&apos;t Stolik&apos;s.</source>
        <translation>{file}: to nie pochodzi od Stolika.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There is no file of Stolik&apos;s in {file}.</source>
        <translation>W&#xa0;{file} nie ma żadnego pliku Stolika.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>It is left as it is.</source>
        <translation>Pozostaje bez zmian.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It will be kept aside, under another name.</source>
        <translation>Zostanie odłożony pod inną nazwą.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What can be read of it is used; the old file is kept aside.</source>
        <translation>Co da się z&#xa0;niego odczytać, jest używane; stary plik zostaje odłożony.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What this Stolik knows of it is used, and the rest is kept.</source>
        <translation>Stolik używa z&#xa0;niego tego, co zna, a&#xa0;resztę zachowuje.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What can&apos;t be used of it is left out.</source>
        <translation>Czego nie da się z&#xa0;niego użyć, jest pomijane.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What it told will be worked out again.</source>
        <translation>Co w&#xa0;nim było, zostanie obliczone od nowa.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It will be kept aside, and the family book made anew from the finished games.</source>
        <translation>Zostanie odłożony, a&#xa0;księga rodzinna powstanie na nowo ze skończonych partii.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Folder: {folder}</source>
        <translation>Folder: {folder}</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>In order: %n (file|files).</source>
        <translation>
            <numerusform>W&#xa0;porządku: %n plik.</numerusform>
            <numerusform>W&#xa0;porządku: %n pliki.</numerusform>
            <numerusform>W&#xa0;porządku: %n plików.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>comfort</name>
    <message>
        <location filename="../desktop/stolik/pages/comfort/folder_choice.py" line="+131"/>
        <source>All games, people and settings. The folder can lie on a stick, also for a second computer.</source>
        <translation>Wszystkie gry, osoby i&#xa0;ustawienia. Folder może leżeć na pendrivie, także dla drugiego komputera.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This folder was named when Stolik was started.</source>
        <translation>Ten folder podano przy uruchamianiu Stolika.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>At the next start Stolik moves to {folder}.</source>
        <translation>Przy następnym uruchomieniu Stolik przeniesie się do {folder}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>At the next start Stolik uses what is already kept in {folder}. What is here stays here.</source>
        <translation>Przy następnym uruchomieniu Stolik użyje tego, co już leży w&#xa0;{folder}. To, co jest tutaj, tu zostanie.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Everything is kept there already.</source>
        <translation>Wszystko już tam leży.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Players, settings, family book, practice and tournaments can be put back as they were at the end of a day. Games in progress stay. When a player is removed, these days go too.</source>
        <translation>Graczy, ustawienia, księgę rodzinną, ćwiczenia i&#xa0;turnieje można przywrócić do stanu z&#xa0;końca danego dnia. Rozpoczęte partie zostają. Razem z&#xa0;usuniętym graczem znikają też te dni.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>At the next start Stolik puts back: {day}. What is there now is kept, so you can undo it. If nothing is to be put back, press the day again.</source>
        <translation>Przy następnym uruchomieniu Stolik przywróci: {day}. Obecny stan zostanie zachowany, więc można to cofnąć. Aby zrezygnować, naciśnij ten dzień jeszcze raz.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>{day}, when Stolik was last closed</source>
        <translation>{day}, przy ostatnim zamknięciu Stolika</translation>
    </message>
</context>
<context>
    <name>desk</name>
    <message>
        <location filename="../desktop/stolik/tournament/sentences.py" line="+160"/>
        <source>Qualifying</source>
        <translation>Eliminacje</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Semi-final</source>
        <translation>Półfinał</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Final</source>
        <translation>Finał</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Championship</source>
        <translation>Mistrzostwa</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Qualifying, round {round} of {rounds}</source>
        <translation>Eliminacje, runda {round} z&#xa0;{rounds}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{stage}: play-off</source>
        <translation>{stage}: dogrywka</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Gentle</source>
        <translation>Łagodny</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Fair</source>
        <translation>Zwykły</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sharp</source>
        <translation>Bystry</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Master</source>
        <translation>Mistrz</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{level} {number}</source>
        <translation>{level} {number}</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>{before}, {item}</source>
        <translation>{before}, {item}</translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%n (table|tables) of {size}</source>
        <translation>
            <numerusform>%n stolik dla {size} graczy</numerusform>
            <numerusform>%n stoliki po {size} graczy</numerusform>
            <numerusform>%n stolików po {size} graczy</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Qualifying: {tables}.</source>
        <translation>Eliminacje: {tables}.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Qualifying: %n (round|rounds), each with {tables}.</source>
        <translation>
            <numerusform>Eliminacje: %n runda, a&#xa0;w&#xa0;niej {tables}.</numerusform>
            <numerusform>Eliminacje: %n rundy, w&#xa0;każdej {tables}.</numerusform>
            <numerusform>Eliminacje: %n rund, w&#xa0;każdej {tables}.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The best {size} play the semi-final: {tables}.</source>
        <translation>Do półfinału wchodzi {size} najlepszych: {tables}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There is no semi-final: too few have entered for one.</source>
        <translation>Półfinału nie będzie: za mało uczestników.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The best {size} play the final.</source>
        <translation>Do finału wchodzi {size} najlepszych.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Everybody plays the final.</source>
        <translation>W&#xa0;finale grają wszyscy.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>A match has %n (game|games).</source>
        <translation>
            <numerusform>Mecz ma %n partię.</numerusform>
            <numerusform>Mecz ma %n partie.</numerusform>
            <numerusform>Mecz ma %n partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n more (entrant is|entrants are) needed.</source>
        <translation>
            <numerusform>Potrzeba jeszcze %n uczestnika.</numerusform>
            <numerusform>Potrzeba jeszcze %n uczestników.</numerusform>
            <numerusform>Potrzeba jeszcze %n uczestników.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>A tournament takes at most %n (entrant|entrants).</source>
        <translation>
            <numerusform>W&#xa0;turnieju gra najwyżej %n uczestnik.</numerusform>
            <numerusform>W&#xa0;turnieju gra najwyżej %n uczestników.</numerusform>
            <numerusform>W&#xa0;turnieju gra najwyżej %n uczestników.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+2"/>
        <source>{stage}: the tables are to be drawn.</source>
        <translation>{stage}: czas na losowanie stolików.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{stage}: the places so far decide who sits where.</source>
        <translation>{stage}: o&#xa0;składzie stolików decydują dotychczasowe miejsca.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{stage}: %n (game is|games are) still to be played.</source>
        <translation>
            <numerusform>{stage}: do rozegrania została %n partia.</numerusform>
            <numerusform>{stage}: do rozegrania zostały %n partie.</numerusform>
            <numerusform>{stage}: do rozegrania zostało %n partii.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{stage}: all games have been entered.</source>
        <translation>{stage}: wszystkie partie są wpisane.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{names} are tied for a deciding place: they play one more game.</source>
        <translation>{names}: remis, który trzeba rozstrzygnąć. Zagrają jeszcze jedną partię.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{name} has won the tournament.</source>
        <translation>Turniej wygrywa {name}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Computers: {done} of {all}</source>
        <translation>Komputery: {done} z&#xa0;{all}</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Draw the tables</source>
        <translation>Rozlosuj stoliki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Set the tables</source>
        <translation>Ustaw stoliki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Draw the play-off</source>
        <translation>Rozlosuj dogrywkę</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Finish the qualifying</source>
        <translation>Zakończ eliminacje</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Finish the semi-final</source>
        <translation>Zakończ półfinał</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Finish the final</source>
        <translation>Zakończ finał</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Let the computers play</source>
        <translation>Niech zagrają komputery</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Enter table {table}, game {game}</source>
        <translation>Wpisz: stolik {table}, partia {game}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Play table {table} here</source>
        <translation>Zagraj tu: stolik {table}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Go on at table {table}</source>
        <translation>Graj dalej: stolik {table}</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Table {table}</source>
        <translation>Stolik {table}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{done} of {games}</source>
        <translation>{done} z&#xa0;{games}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{done} of {games}, begun here</source>
        <translation>{done} z&#xa0;{games}, gra rozpoczęta</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Finished</source>
        <translation>Skończone</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Game {game}</source>
        <translation>Partia {game}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>not entered yet</source>
        <translation>jeszcze nie wpisana</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>has left</source>
        <translation>już nie gra</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>computer, {level}</source>
        <translation>komputer, {level}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a computer plays on, {level}</source>
        <translation>dalej gra komputer, {level}</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>out after the qualifying</source>
        <translation>koniec gry po eliminacjach</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>out after the semi-final</source>
        <translation>koniec gry po półfinale</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>in the final</source>
        <translation>w&#xa0;finale</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>in the semi-final</source>
        <translation>w&#xa0;półfinale</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{stage}, table {table}, game {game}</source>
        <translation>{stage}, stolik {table}, partia {game}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{stage}, table {table}</source>
        <translation>{stage}, stolik {table}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>changed by {by}, {at}</source>
        <translation>poprawka: {by}, {at}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>changed by {by}</source>
        <translation>poprawka: {by}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>mended {at}</source>
        <translation>poprawione {at}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>mended</source>
        <translation>poprawione</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (place|places) to be won</source>
        <translation>
            <numerusform>do zdobycia %n miejsce</numerusform>
            <numerusform>do zdobycia %n miejsca</numerusform>
            <numerusform>do zdobycia %n miejsc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/tournament/export_sentences.py" line="+12"/>
        <location filename="../desktop/stolik/tournament/sentences.py" line="+1"/>
        <source>%n (entrant|entrants)</source>
        <translation>
            <numerusform>%n uczestnik</numerusform>
            <numerusform>%n uczestników</numerusform>
            <numerusform>%n uczestników</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/stolik/tournament/sentences.py" line="+1"/>
        <source>begun {at}</source>
        <translation>początek {at}</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/tournament/card_form.py" line="+240"/>
        <source>Table {table}, game {game}</source>
        <translation>Stolik {table}, partia {game}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Enter game {game}</source>
        <translation>Wpisz partię {game}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Correct game {game}</source>
        <translation>Popraw partię {game}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>before: {small} ({place})</source>
        <translation>przedtem: {small} ({place})</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>Place if tied: only where points are equal and the rules of the game still name a better place.</source>
        <translation>Miejsce przy remisie: wpisz je tylko wtedy, gdy punktów jest tyle samo, a&#xa0;zasady gry i&#xa0;tak wskazują, kto jest wyżej.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Points in the game: what the game counts at its end, such as points or worms.</source>
        <translation>Punkty w&#xa0;grze: to, co liczy się na koniec gry, na przykład punkty albo robale.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/tournament/sentences.py" line="+3"/>
        <source>{place}</source>
        <translation>{place}.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/tournament/card_form.py" line="-13"/>
        <source>Place if tied</source>
        <translation>Miejsce przy remisie</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Points missing: {names}.</source>
        <translation>Brakuje punktów: {names}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Points in the game</source>
        <translation>Punkty w&#xa0;grze</translation>
    </message>
    <message>
        <location line="-11"/>
        <source>{key}: {title}</source>
        <translation>{key}: {title}</translation>
    </message>
    <message>
        <location line="+3"/>
        <location filename="../desktop/stolik/pages/tournament/export_sentences.py" line="+18"/>
        <source>Small points</source>
        <translation>Małe punkty</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/tournament/export_sentences.py" line="-5"/>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <location line="-14"/>
        <source>Tournament: {game}</source>
        <translation>Turniej: {game}</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>As of {at}</source>
        <translation>Stan na: {at}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>page {page} of {pages}</source>
        <translation>strona {page} z&#xa0;{pages}</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The way to the final</source>
        <translation>Droga do finału</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Corrections</source>
        <translation>Poprawki</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (place|places) still open</source>
        <translation>
            <numerusform>%n miejsce jeszcze wolne</numerusform>
            <numerusform>%n miejsca jeszcze wolne</numerusform>
            <numerusform>%n miejsc jeszcze wolnych</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Club or family</source>
        <translation>Klub lub rodzina</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Reached</source>
        <translation>Etap</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Began</source>
        <translation>Zaczyna</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Big points</source>
        <translation>Duże punkty</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Played by</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Has left</source>
        <translation>Rezygnacja</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{name} (has left)</source>
        <translation>{name} (rezygnacja)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Part</source>
        <translation>Część</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Table</source>
        <translation>Stolik</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Game</source>
        <translation>Partia</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Seat</source>
        <translation>Miejsce przy stoliku</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Entered from</source>
        <translation>Źródło wpisu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Corrected by</source>
        <translation>Kto poprawił</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>When</source>
        <translation>Kiedy</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Which game</source>
        <translation>Która partia</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Before</source>
        <translation>Przedtem</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>After</source>
        <translation>Potem</translation>
    </message>
    <message>
        <location line="+19"/>
        <source>Chief referee</source>
        <translation>Sędzia główny</translation>
    </message>
    <message>
        <location line="-18"/>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <location line="-33"/>
        <source>The tables are drawn by the number {seed}: anybody who types it draws the same ones.</source>
        <translation>Stoliki losuje numer {seed}: kto go wpisze, wylosuje takie same.</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n (entrant|entrants), draw by number {seed}</source>
        <translation>
            <numerusform>%n&#xa0;uczestnik, losowanie według numeru {seed}</numerusform>
            <numerusform>%n&#xa0;uczestników, losowanie według numeru {seed}</numerusform>
            <numerusform>%n&#xa0;uczestników, losowanie według numeru {seed}</numerusform>
        </translation>
    </message>
    <message>
        <location line="+31"/>
        <source>Points: big / small</source>
        <translation>Punkty: duże / małe</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>person</source>
        <translation>osoba</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>computer</source>
        <translation>komputer</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>played here</source>
        <translation>rozegrana tutaj</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>card</source>
        <translation>karta</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Score card</source>
        <translation>Karta wyników</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Table ______</source>
        <translation>Stolik ______</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Round ______</source>
        <translation>Runda ______</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Signature</source>
        <translation>Podpis</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/tournament/desk_rows.py" line="+327"/>
        <source>{day}/{month}/{year}, {time}</source>
        <translation>{day}.{month}.{year}, {time}</translation>
    </message>
</context>
<context>
    <name>dice</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/models/dice_voice.py" line="+15"/>
        <source>Roll %n (die|dice)</source>
        <translation>
            <numerusform>Rzuć %n&#xa0;kostką</numerusform>
            <numerusform>Rzuć %n&#xa0;kostkami</numerusform>
            <numerusform>Rzuć %n&#xa0;kostkami</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Roll the dice</source>
        <translation>Rzuć kostkami</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Bank %n (point|points)</source>
        <translation>
            <numerusform>Dopisz do konta %n&#xa0;punkt</numerusform>
            <numerusform>Dopisz do konta %n&#xa0;punkty</numerusform>
            <numerusform>Dopisz do konta %n&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bank the points</source>
        <translation>Dopisz do konta</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Choose all</source>
        <translation>Wybierz wszystkie</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Choose none</source>
        <translation>Odznacz wszystkie</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}, roll the dice.</source>
        <translation>{player}, rzuć kostkami.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}, choose the dice to set aside.</source>
        <translation>{player}, wybierz kostki do odłożenia.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This turn: {points}. Bank them, or dare one more roll.</source>
        <translation>Kolejka: {points}. Dopisz do konta albo odważ się na jeszcze jeden rzut.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This turn: {points} (+{added} for the dice chosen)</source>
        <translation>Kolejka: {points} (+{added} za wybrane kostki)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This turn: {points} for the dice chosen</source>
        <translation>Kolejka: {points} za wybrane kostki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>lost next roll</source>
        <translation>strata punktów</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Chance that all is lost next roll: {chance}</source>
        <translation>Ryzyko straty wszystkich punktów w&#xa0;tym rzucie: {chance}</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (point|points) lost!</source>
        <translation>
            <numerusform>Strata: %n&#xa0;punkt!</numerusform>
            <numerusform>Strata: %n&#xa0;punkty!</numerusform>
            <numerusform>Strata: %n&#xa0;punktów!</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Nothing this turn!</source>
        <translation>Nic w&#xa0;tej kolejce!</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This turn {points}</source>
        <translation>Ta kolejka: {points}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This turn {points}, of that {added} for the dice chosen</source>
        <translation>Ta kolejka: {points}, w&#xa0;tym {added} za wybrane kostki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This turn {points} for the dice chosen</source>
        <translation>Ta kolejka: {points} za wybrane kostki</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Cup with %n (die|dice), waiting to be rolled</source>
        <translation>
            <numerusform>Kubek z&#xa0;%n kostką, czeka na rzut</numerusform>
            <numerusform>Kubek z&#xa0;%n kostkami, czeka na rzut</numerusform>
            <numerusform>Kubek z&#xa0;%n kostkami, czeka na rzut</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Die, {face}, set aside</source>
        <translation>Kostka, {face}, odłożona</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Die, {face}, chosen</source>
        <translation>Kostka, {face}, wybrana</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Die, {face}, can be set aside</source>
        <translation>Kostka, {face}, można odłożyć</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Die, {face}, can&apos;t be set aside: this face is used</source>
        <translation>Kostka, {face}, nie można odłożyć: ten wynik jest już odłożony</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Die, {face}</source>
        <translation>Kostka, {face}</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&lt;1%</source>
        <translation>&lt;1%</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>&gt;99%</source>
        <translation>&gt;99%</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <location filename="../desktop/stolik/pages/editor/model.py" line="+40"/>
        <source>{tray}: {pieces}</source>
        <translation>{tray}: {pieces}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{piece}, {taking}</source>
        <translation>{piece}, {taking}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Put into: {tray}</source>
        <translation>Dołóż: {tray}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This position can be played.</source>
        <translation>Tę pozycję można rozegrać.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Copied.</source>
        <translation>Skopiowano.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{tray}: {fault}</source>
        <translation>{tray}: {fault}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This position can&apos;t be played yet:</source>
        <translation>Tej pozycji nie da się jeszcze rozegrać:</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{game} · {players}</source>
        <translation>{game} · {players}</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (player|players)</source>
        <translation>
            <numerusform>%n&#xa0;gracz</numerusform>
            <numerusform>%n&#xa0;graczy</numerusform>
            <numerusform>%n&#xa0;graczy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <location filename="../desktop/stolik/engine/messages.py" line="+162"/>
        <source>{before} {item}</source>
        <translation>{before}, {item}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{before} {last}</source>
        <translation>{before} i&#xa0;{last}</translation>
    </message>
    <message>
        <location line="+54"/>
        <source>The game is over.</source>
        <translation>Gra już się skończyła.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It isn&apos;t your turn now.</source>
        <translation>Teraz nie twoja kolej.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This move is somebody else&apos;s.</source>
        <translation>Ten ruch należy do kogoś innego.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There is nothing to take back: a roll, or somebody else&apos;s move, stays as it is.</source>
        <translation>Nie ma czego cofnąć: rzut ani cudzy ruch już się nie zmieni.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This game can&apos;t go on: it would be longer than Stolik could read again. It is saved as it is.</source>
        <translation>Ta gra nie może się toczyć dalej: byłaby dłuższa, niż Stolik umiałby odczytać. Jest zapisana tak, jak stoi.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Nothing has happened since your last move.</source>
        <translation>Od twojego ostatniego ruchu nic się nie wydarzyło.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There is no such seat at this table.</source>
        <translation>Przy tym stoliku nie ma takiego miejsca.</translation>
    </message>
    <message>
        <location line="+17"/>
        <source>The code is correct, but it names no position: there are no such options or values.</source>
        <translation>Kod jest poprawny, ale nie oznacza żadnej pozycji: nie ma takich ustawień albo wartości.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This position can&apos;t be: {fault}</source>
        <translation>Taka pozycja jest niemożliwa: {fault}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A game never stands so between two moves.</source>
        <translation>Między dwoma ruchami gra nigdy tak nie wygląda.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The game is over in this position, so nobody can move on.</source>
        <translation>W&#xa0;tej pozycji gra jest skończona, więc nikt nie ma już ruchu.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Nobody has a legal move in this position.</source>
        <translation>W&#xa0;tej pozycji nikt nie ma dozwolonego ruchu.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This file isn&apos;t a Stolik record.</source>
        <translation>To nie jest zapis gry Stolika.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The file is cut short or damaged.</source>
        <translation>Plik jest niepełny albo uszkodzony.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The file was made by a newer Stolik; this one can&apos;t read it yet.</source>
        <translation>Plik pochodzi z&#xa0;nowszej wersji Stolika; ta jeszcze nie umie go odczytać.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Stolik has no game called “{name}”.</source>
        <translation>W&#xa0;Stoliku nie ma gry „{name}”.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The file holds “{name}”, which doesn&apos;t belong there.</source>
        <translation>W&#xa0;pliku jest „{name}”, a&#xa0;nie powinno tam być.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>“{name}” is missing.</source>
        <translation>Brakuje „{name}”.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>“{name}” holds something that can&apos;t be there.</source>
        <translation>W&#xa0;„{name}” jest coś, czego nie może tam być.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Every line of the log must be an object with “seat” and “move”; this one isn&apos;t.</source>
        <translation>Każdy wpis musi być obiektem z&#xa0;„seat” i&#xa0;„move”, a&#xa0;ten nim nie jest.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>“{name}” is given twice.</source>
        <translation>Klucz „{name}” jest podany dwa razy.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>“{name}” holds a number of more than {most} digits.</source>
        <translation>W&#xa0;polu „{name}” stoi liczba dłuższa niż {most}&#xa0;cyfr.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>“{name}” has more than {most} letters.</source>
        <translation>Pole „{name}” ma więcej niż {most} liter.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>“{name}” must be at least {least}.</source>
        <translation>Pole „{name}” musi wynosić co najmniej {least}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>“{name}” must be at most {most}.</source>
        <translation>Pole „{name}” może wynosić co najwyżej {most}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>“{name}” holds more than {most} values.</source>
        <translation>Pole „{name}” zawiera więcej niż {most} wartości.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The values in this file are nested too deeply.</source>
        <translation>Wartości w&#xa0;tym pliku są zagnieżdżone zbyt głęboko.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The file holds characters that aren&apos;t valid text.</source>
        <translation>W&#xa0;pliku są znaki, które nie są poprawnym tekstem.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The record has {given} moves; Stolik plays {most} at most.</source>
        <translation>Liczba ruchów w&#xa0;zapisie: {given}; Stolik odtwarza najwyżej {most}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The game has no option “{name}”.</source>
        <translation>Ta gra nie ma opcji „{name}”.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The option “{name}” can&apos;t have that value.</source>
        <translation>Opcja „{name}” nie może mieć takiej wartości.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This game seats {min} to {max} players, the file has {given}.</source>
        <translation>W&#xa0;tę grę może grać od {min} do {max} osób, a&#xa0;w&#xa0;pliku jest {given}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The game has no move “{name}”.</source>
        <translation>Ta gra nie ma ruchu „{name}”.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The position that the game begins with doesn&apos;t fit its game, seats or options.</source>
        <translation>Pozycja, od której zaczyna się partia, nie pasuje do jej gry, miejsc lub opcji.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The moves don&apos;t lead to the position that was saved.</source>
        <translation>Ruchy nie prowadzą do zapisanej pozycji.</translation>
    </message>
    <message>
        <location line="-50"/>
        <source>There is no “{sign}” in a code: only digits, and letters other than U.</source>
        <translation>Znaku „{sign}” nie ma w&#xa0;żadnym kodzie: są cyfry i&#xa0;litery bez U&#xa0;oraz polskich znaków.</translation>
    </message>
    <message>
        <location line="-83"/>
        <source>{before} and {last}</source>
        <translation>{before} i&#xa0;{last}</translation>
    </message>
    <message>
        <location line="+33"/>
        <source>{whole}.{places}</source>
        <translation>{whole},{places}</translation>
    </message>
    <message>
        <location line="+53"/>
        <source>A code has {least} letters and digits, or a few more; here there are {given}.</source>
        <translation>Kod ma {least} znaków albo trochę więcej; tutaj jest ich {given}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A letter or digit of the code is wrong, or two have changed places. Please compare it again.</source>
        <translation>Jeden znak kodu jest inny albo dwa zamieniły się miejscami. Porównaj kod jeszcze raz.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The code is correct, but its game, or that version of its rules, isn&apos;t here.</source>
        <translation>Kod jest poprawny, ale tej gry albo tej wersji jej zasad tu nie ma.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/engine/coaching/position_editor.py" line="+68"/>
        <source>take away</source>
        <translation>zabierz</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Whose turn?</source>
        <translation>Czyj ruch?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>die {face}</source>
        <translation>kostka&#xa0;{face}</translation>
    </message>
</context>
<context>
    <name>explorer</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/explorer/rollout.py" line="+207"/>
        <source>In %n (game|games) played on from here {player} won {best} of 100 with the best choice and {other} with the other one. The difference is {difference} ± {error}.</source>
        <translation>
            <numerusform>W&#xa0;%n partii rozegranej stąd do końca {player} wygrywa {best} na 100 po najlepszym wyborze, a&#xa0;{other} po tym drugim. Różnica to {difference} ± {error}.</numerusform>
            <numerusform>W&#xa0;%n partiach rozegranych stąd do końca {player} wygrywa {best} na 100 po najlepszym wyborze, a&#xa0;{other} po tym drugim. Różnica to {difference} ± {error}.</numerusform>
            <numerusform>W&#xa0;%n partiach rozegranych stąd do końca {player} wygrywa {best} na 100 po najlepszym wyborze, a&#xa0;{other} po tym drugim. Różnica to {difference} ± {error}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>In %n (game|games) played on from here the best choice led to {best} points on average, the other one to {other}. The difference is {difference} ± {error}.</source>
        <translation>
            <numerusform>W&#xa0;%n partii rozegranej stąd do końca najlepszy wybór daje średnio {best} pkt, a&#xa0;ten drugi – {other}. Różnica to {difference} ± {error}.</numerusform>
            <numerusform>W&#xa0;%n partiach rozegranych stąd do końca najlepszy wybór daje średnio {best} pkt, a&#xa0;ten drugi – {other}. Różnica to {difference} ± {error}.</numerusform>
            <numerusform>W&#xa0;%n partiach rozegranych stąd do końca najlepszy wybór daje średnio {best} pkt, a&#xa0;ten drugi – {other}. Różnica to {difference} ± {error}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>In %n (game|games) played on from here {player} made {best} big points on average with the best choice and {other} with the other one. The difference is {difference} ± {error}.</source>
        <translation>
            <numerusform>W&#xa0;%n partii rozegranej stąd do końca {player} dostaje średnio {best} dużego punktu przy najlepszym wyborze, a&#xa0;{other} przy tym drugim. Różnica to {difference} ± {error}.</numerusform>
            <numerusform>W&#xa0;%n partiach rozegranych stąd do końca {player} dostaje średnio {best} dużego punktu przy najlepszym wyborze, a&#xa0;{other} przy tym drugim. Różnica to {difference} ± {error}.</numerusform>
            <numerusform>W&#xa0;%n partiach rozegranych stąd do końca {player} dostaje średnio {best} dużego punktu przy najlepszym wyborze, a&#xa0;{other} przy tym drugim. Różnica to {difference} ± {error}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>%n (game|games) played on from here: too few to tell anything yet.</source>
        <translation>
            <numerusform>%n rozegrana partia: za mało, żeby coś powiedzieć.</numerusform>
            <numerusform>%n rozegrane partie: za mało, żeby coś powiedzieć.</numerusform>
            <numerusform>%n rozegranych partii: za mało, żeby coś powiedzieć.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+4"/>
        <source>So the best choice really is better: chance alone rarely makes such a difference.</source>
        <translation>Najlepszy wybór naprawdę jest lepszy: sam przypadek rzadko daje taką różnicę.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>In these games the other choice does better than the one that was called best.</source>
        <translation>W&#xa0;tych partiach ten drugi wybór wypada lepiej niż ten uznany za najlepszy.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>These games can&apos;t tell the two choices apart.</source>
        <translation>Tych dwóch wyborów nie da się w&#xa0;ten sposób odróżnić.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Computers play to the end, each time with the same luck for both choices. In 19 of 20 cases the true difference lies within “±”.</source>
        <translation>Do końca grają komputery, za każdym razem z&#xa0;tym samym szczęściem dla obu wyborów. W&#xa0;19 przypadkach na 20 prawdziwa różnica mieści się w&#xa0;granicach „±”.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>What {player} couldn&apos;t see is dealt anew for every game.</source>
        <translation>To, czego {player} nie widzi, jest w&#xa0;każdej partii rozdawane na nowo.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>These games could not be played.</source>
        <translation>Tych partii nie udało się rozegrać.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/explorer/model.py" line="+61"/>
        <source>gives up %n (game|games) in 100</source>
        <translation>
            <numerusform>oddaje %n partię na 100</numerusform>
            <numerusform>oddaje %n partie na 100</numerusform>
            <numerusform>oddaje %n partii na 100</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>gives up %n (point|points)</source>
        <translation>
            <numerusform>oddaje %n punkt</numerusform>
            <numerusform>oddaje %n punkty</numerusform>
            <numerusform>oddaje %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>gives up {points}</source>
        <translation>oddaje {points}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>the best choice</source>
        <translation>najlepszy wybór</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>the best choice, and what was played</source>
        <translation>najlepszy wybór – i&#xa0;tak zagrano</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>nothing else is possible</source>
        <translation>nic innego nie można zrobić</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>as good as the best</source>
        <translation>tak samo dobre jak najlepsze</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>what was played</source>
        <translation>tak zagrano</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{what}, {lost}</source>
        <translation>{what}, {lost}</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>{worth}: {lost}.</source>
        <translation>{worth}: {lost}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The options are being weighed …</source>
        <translation>Ważę możliwości …</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What the options are worth could not be worked out.</source>
        <translation>Nie udało się obliczyć, ile warte są możliwości.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The others are moving …</source>
        <translation>Ruszają się inni …</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>That ends the game.</source>
        <translation>To kończy partię.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Chance of winning after each move</source>
        <translation>Szansa na wygraną po każdym ruchu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Expected points after each move</source>
        <translation>Oczekiwane punkty po każdym ruchu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Big points on average after each move</source>
        <translation>Średnia dużych punktów po każdym ruchu</translation>
    </message>
</context>
<context>
    <name>family_book</name>
    <message>
        <location filename="../desktop/stolik/services/family_book/rows.py" line="+337"/>
        <source>Number</source>
        <translation>Numer</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Options</source>
        <translation>Opcje</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Ended</source>
        <translation>Zakończenie</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Seat</source>
        <translation>Miejsce przy stole</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Computer level</source>
        <translation>Poziom komputera</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>played to the end</source>
        <translation>rozegrana do końca</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>given up</source>
        <translation>przerwana</translation>
    </message>
    <message>
        <location line="-173"/>
        <source>{game}, alone</source>
        <translation>{game}, w&#xa0;pojedynkę</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (game|games)</source>
        <translation>
            <numerusform>%n partia</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (win|wins)</source>
        <translation>
            <numerusform>%n wygrana</numerusform>
            <numerusform>%n wygrane</numerusform>
            <numerusform>%n wygranych</numerusform>
        </translation>
    </message>
    <message>
        <location line="+2"/>
        <source>{games}, {wins}</source>
        <translation>{games}, {wins}</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Best score</source>
        <translation>Najlepszy wynik</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Mean score</source>
        <translation>Średni wynik</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Wins in a row</source>
        <translation>Wygrane z&#xa0;rzędu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{longest}, now {now}</source>
        <translation>{longest}, teraz {now}</translation>
    </message>
    <message numerus="yes">
        <location line="-4"/>
        <source>%n (game|games) given up before the end, counted apart.</source>
        <translation>
            <numerusform>%n partia przerwana przed końcem, liczona osobno.</numerusform>
            <numerusform>%n partie przerwane przed końcem, liczone osobno.</numerusform>
            <numerusform>%n partii przerwanych przed końcem, liczonych osobno.</numerusform>
        </translation>
    </message>
    <message>
        <location line="-2"/>
        <source>No game finished yet.</source>
        <translation>Jeszcze żadnej dokończonej partii.</translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>%n (puzzle|puzzles) solved</source>
        <translation>
            <numerusform>%n rozwiązana zagadka</numerusform>
            <numerusform>%n rozwiązane zagadki</numerusform>
            <numerusform>%n rozwiązanych zagadek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>the puzzle of the day %n (day|days) in a row</source>
        <translation>
            <numerusform>zagadka dnia przez %n dzień z&#xa0;rzędu</numerusform>
            <numerusform>zagadka dnia przez %n dni z&#xa0;rzędu</numerusform>
            <numerusform>zagadka dnia przez %n dni z&#xa0;rzędu</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>points: {points}</source>
        <translation>punkty: {points}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{points} · {games} · {wins}</source>
        <translation>{points} · {games} · {wins}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>In each game: one point for every person of the round whom you beat, half a point for a tie. Computers don&apos;t count.</source>
        <translation>W&#xa0;każdej partii: punkt za każdą wyprzedzoną osobę, pół punktu za remis z&#xa0;nią. Komputery się nie liczą.</translation>
    </message>
    <message numerus="yes">
        <location line="+5"/>
        <source>The evening goes on: %n (game|games) played so far.</source>
        <translation>
            <numerusform>Wieczór trwa: rozegrano dotąd %n partię.</numerusform>
            <numerusform>Wieczór trwa: rozegrano dotąd %n partie.</numerusform>
            <numerusform>Wieczór trwa: rozegrano dotąd %n partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The evening goes on: %n of {most} games played.</source>
        <translation>
            <numerusform>Wieczór trwa: rozegrano %n z&#xa0;{most} partii.</numerusform>
            <numerusform>Wieczór trwa: rozegrano %n z&#xa0;{most} partii.</numerusform>
            <numerusform>Wieczór trwa: rozegrano %n z&#xa0;{most} partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The evening of {day}: %n (game|games).</source>
        <translation>
            <numerusform>Wieczór {day}: %n partia.</numerusform>
            <numerusform>Wieczór {day}: %n partie.</numerusform>
            <numerusform>Wieczór {day}: %n partii.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>An evening is one ranking over several games, of any kind and in any order. Choose who takes part; every game that at least two of them play counts automatically.</source>
        <translation>Wieczór to jeden ranking z&#xa0;kilku partii dowolnych gier, w&#xa0;dowolnej kolejności. Wybierz, kto gra; każda partia, w&#xa0;której gra co najmniej dwoje z&#xa0;nich, liczy się automatycznie.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>No two people of the house finished a game together in this time.</source>
        <translation>W&#xa0;tym czasie domownicy nie skończyli żadnej partii między sobą.</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n (game counts|games count), from {first} to {last}.</source>
        <translation>
            <numerusform>Liczy się %n partia, od {first} do {last}.</numerusform>
            <numerusform>Liczą się %n partie, od {first} do {last}.</numerusform>
            <numerusform>Liczy się %n partii, od {first} do {last}.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Write both dates with day, month and year, the earlier one first.</source>
        <translation>Wpisz obie daty z&#xa0;dniem, miesiącem i&#xa0;rokiem, najpierw wcześniejszą.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>No dice have been rolled here yet.</source>
        <translation>Nikt tu jeszcze nie rzucał kostkami.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Among %n (die|dice) rolled, each face usually comes up {low} to {high} times: so it is in 19 of 20 houses.</source>
        <translation>
            <numerusform>Na %n kostkę każda ścianka wypada zwykle od {low} do {high} razy: tyle wychodzi w&#xa0;19 domach na 20.</numerusform>
            <numerusform>Na %n kostki każda ścianka wypada zwykle od {low} do {high} razy: tyle wychodzi w&#xa0;19 domach na 20.</numerusform>
            <numerusform>Na %n kostek każda ścianka wypada zwykle od {low} do {high} razy: tyle wychodzi w&#xa0;19 domach na 20.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+7"/>
        <source>There are six faces, so in about every fourth house one of them falls outside that range.</source>
        <translation>Ścianek jest sześć, więc mniej więcej w&#xa0;co czwartym domu któraś wypada poza ten zakres.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Too few rolls yet to say anything about chance.</source>
        <translation>Za mało rzutów, żeby powiedzieć coś o&#xa0;przypadku.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Fair dice come out as uneven as here, or more so, in %n of 100 houses.</source>
        <translation>
            <numerusform>Uczciwe kostki rozkładają się tak nierówno jak tutaj albo jeszcze bardziej w&#xa0;%n domu na 100.</numerusform>
            <numerusform>Uczciwe kostki rozkładają się tak nierówno jak tutaj albo jeszcze bardziej w&#xa0;%n domach na 100.</numerusform>
            <numerusform>Uczciwe kostki rozkładają się tak nierówno jak tutaj albo jeszcze bardziej w&#xa0;%n domach na 100.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Fair dice come out as uneven as here, or more so, in fewer than 1 of 100 houses.</source>
        <translation>Uczciwe kostki rozkładają się tak nierówno jak tutaj albo jeszcze bardziej w&#xa0;mniej niż 1 domu na 100.</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>face {face}: %n (time|times), usual are {low} to {high}</source>
        <translation>
            <numerusform>ścianka {face}: %n raz, zwykle od {low} do {high}</numerusform>
            <numerusform>ścianka {face}: %n razy, zwykle od {low} do {high}</numerusform>
            <numerusform>ścianka {face}: %n razy, zwykle od {low} do {high}</numerusform>
        </translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Best score so far: {names}</source>
        <translation>Najlepszy wynik do tej pory: {names}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{name} {score}</source>
        <translation>{name} {score}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>computer {score}</source>
        <translation>komputer {score}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>somebody {score}</source>
        <translation>ktoś {score}</translation>
    </message>
</context>
<context>
    <name>guesses</name>
    <message>
        <location filename="../desktop/stolik/pages/guess/sheet.py" line="+45"/>
        <source>The position could not be made.</source>
        <translation>Nie udało się ułożyć pozycji.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/guess/model.py" line="+28"/>
        <source>Your ten guesses were {miss} points of 100 off the truth on average.</source>
        <translation>Twoje dziesięć odgadnięć chybiało prawdy średnio o&#xa0;{miss} punktów na 100.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/guess/sheet.py" line="+1"/>
        <source>Guess first: {game}</source>
        <translation>Najpierw zgadnij: {game}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Write a number from 0 (never) to 100 (always) into each box, then turn the sheet over.</source>
        <translation>Wpisz w&#xa0;każdą ramkę liczbę od 0 (nigdy) do 100 (zawsze), a&#xa0;potem odwróć kartkę.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Name:</source>
        <translation>Imię:</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The answers. Closer than 15 to each side is a good guess.</source>
        <translation>Odpowiedzi. Różnica mniejsza niż 15 w&#xa0;każdą stronę to dobry wynik.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Guess first</source>
        <translation>Najpierw zgadnij</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/models/words.py" line="+118"/>
        <source>Very close: it is {truth}.</source>
        <translation>Bardzo blisko: jest {truth}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Not far: it is {truth}, a little more.</source>
        <translation>Niedaleko: jest {truth}, trochę więcej.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Not far: it is {truth}, a little less.</source>
        <translation>Niedaleko: jest {truth}, trochę mniej.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It happens more often than it seems: {truth}.</source>
        <translation>Zdarza się to częściej, niż się wydaje: {truth}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It happens less often than it seems: {truth}.</source>
        <translation>Zdarza się to rzadziej, niż się wydaje: {truth}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/services/kept/guesses.py" line="+21"/>
        <source>%n (guess|guesses) so far. From ten on you read here how true they are.</source>
        <translation>
            <numerusform>Na razie %n odgadnięcie. Od dziesięciu będzie tu widać, jak trafne są.</numerusform>
            <numerusform>Na razie %n odgadnięcia. Od dziesięciu będzie tu widać, jak trafne są.</numerusform>
            <numerusform>Na razie %n odgadnięć. Od dziesięciu będzie tu widać, jak trafne są.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+4"/>
        <source>On average {miss} points of 100 off the truth; the guesses are rather too high.</source>
        <translation>Średnio o&#xa0;{miss} punktów na 100 od prawdy; odgadnięcia są raczej za wysokie.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>On average {miss} points of 100 off the truth; the guesses are rather too low.</source>
        <translation>Średnio o&#xa0;{miss} punktów na 100 od prawdy; odgadnięcia są raczej za niskie.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>On average {miss} points of 100 off the truth; whether rather too high or too low can&apos;t be told.</source>
        <translation>Średnio o&#xa0;{miss} punktów na 100 od prawdy; nie da się powiedzieć, czy raczej za wysoko, czy za nisko.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>The latest {latest} are nearer to the truth than the first ten.</source>
        <translation>Ostatnie {latest} są bliższe prawdy niż pierwsze dziesięć.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The latest {latest} are further from the truth than the first ten.</source>
        <translation>Ostatnie {latest} są dalsze od prawdy niż pierwsze dziesięć.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Whether the latest {latest} are nearer to the truth than the first ten can&apos;t be told yet.</source>
        <translation>Czy ostatnie {latest} są bliższe prawdy niż pierwsze dziesięć, jeszcze nie da się powiedzieć.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/book/guess_rows.py" line="+14"/>
        <source>%n (guess|guesses): {said} percent said on average, {truth} percent true</source>
        <translation>
            <numerusform>%n odgadnięcie: powiedziane {said} procent, naprawdę {truth} procent</numerusform>
            <numerusform>%n odgadnięcia: powiedziane średnio {said} procent, naprawdę {truth} procent</numerusform>
            <numerusform>%n odgadnięć: powiedziane średnio {said} procent, naprawdę {truth} procent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n (guess|guesses): {said} percent said on average, {truth} percent true, give or take {reach}</source>
        <translation>
            <numerusform>%n odgadnięcie: powiedziane {said} procent, naprawdę {truth} procent, plus minus {reach}</numerusform>
            <numerusform>%n odgadnięcia: powiedziane średnio {said} procent, naprawdę {truth} procent, plus minus {reach}</numerusform>
            <numerusform>%n odgadnięć: powiedziane średnio {said} procent, naprawdę {truth} procent, plus minus {reach}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>knaster</name>
    <message>
        <location filename="../desktop/stolik/games/knaster/__init__.py" line="+14"/>
        <location filename="../desktop/stolik/games/knaster/ui/printed.py" line="+19"/>
        <source>Circles</source>
        <translation>Kółka</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>plays like Knaster</source>
        <translation>gra się jak w&#xa0;grze Knaster</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>One roll for everybody: write it or circle it, and fill your lines.</source>
        <translation>Jeden rzut dla wszystkich: wpisz albo zakreśl i&#xa0;zapełniaj linie.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Where does the number go?</source>
        <translation>Gdzie wpisać liczbę?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>On orange: a bonus you have, for a line with five circles. Blue frame: a number you can circle.</source>
        <translation>Na pomarańczowym tle: premia, którą masz za linię z&#xa0;pięcioma kółkami. W&#xa0;niebieskiej ramce: liczba, którą możesz zakreślić.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/knaster/ui/messages.py" line="+29"/>
        <source>The game is over: the last roll has been played.</source>
        <translation>Gra jest skończona: ostatni rzut już był.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A player can&apos;t say how the dice fall, and the table doesn&apos;t write or circle.</source>
        <translation>Gracz nie decyduje, co wypadnie na kostkach, a&#xa0;stół niczego nie wpisuje ani nie zakreśla.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Wait for the dice: each round one player rolls for everybody, clockwise.</source>
        <translation>Poczekaj na rzut: w&#xa0;każdej rundzie jeden gracz rzuca za wszystkich, zgodnie z&#xa0;ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Every roll takes both dice: {dice}, not {given}.</source>
        <translation>Rzuca się zawsze obiema kostkami. Kostki w&#xa0;rzucie: {dice}, podane: {given}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A die shows 1, 2, 3, 4, 5 or 6, nothing else.</source>
        <translation>Kostka pokazuje 1, 2, 3, 4, 5 albo 6, nic innego.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The dice have been rolled: there is one roll a round, and everybody enters it first.</source>
        <translation>Rzut już był: w&#xa0;rundzie rzuca się raz i&#xa0;najpierw wszyscy wpisują sumę.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Roll first: there is no sum to write or circle yet.</source>
        <translation>Najpierw rzut: nie ma jeszcze sumy do wpisania ani do zakreślenia.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>First draw the circles that {line} gives you: {circles}.</source>
        <translation>Najpierw narysuj kółka, które daje {line}: {circles}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>You are done with this roll: everybody writes or circles once a roll.</source>
        <translation>Ten rzut masz już za sobą: po każdym rzucie wpisuje się albo zakreśla tylko raz.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>You can pass only in the last roll: now write the {sum} or circle a cell that holds it.</source>
        <translation>Pasować można tylko w&#xa0;ostatnim rzucie: teraz wpisz {sum} albo zakreśl pole z&#xa0;tą liczbą.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The sheet has five rows and five columns, and no such cell.</source>
        <translation>Kartka ma pięć rzędów i&#xa0;pięć kolumn, a&#xa0;takiego pola nie ma.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This cell already holds {number}: a number stays where it was written.</source>
        <translation>W&#xa0;tym polu stoi już {number}: liczba zostaje tam, gdzie ją wpisano.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This cell is empty: only a number can be circled.</source>
        <translation>To pole jest puste: zakreślić można tylko liczbę.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This cell holds {number}, and the sum is {sum}: you can circle only the number rolled.</source>
        <translation>W&#xa0;tym polu stoi {number}, a&#xa0;suma to {sum}: zakreślić można tylko wyrzuconą liczbę.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This {number} has its circle already.</source>
        <translation>Ta liczba ma już kółko: {number}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The sheet has no line “{name}”: rows are r0 to r4, columns c0 to c4, diagonals d0 and d1.</source>
        <translation>Na kartce nie ma linii „{name}”: rzędy to r0 do r4, kolumny c0 do c4, przekątne d0 i&#xa0;d1.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>No circles are due: only a line that you have just filled gives some.</source>
        <translation>Nie ma kółek do narysowania: daje je tylko linia, która właśnie się zapełniła.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>No circles are due in {line}.</source>
        <translation>Tu nie ma kółek do narysowania: {line}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Circles to draw in {line}: exactly {circles}, not {given}.</source>
        <translation>Kółka do narysowania ({line}): dokładnie {circles}, nie {given}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Every circle goes round a different cell of {line}.</source>
        <translation>Każde kółko rysuje się wokół innego pola tej linii: {line}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This cell doesn&apos;t lie in {line}.</source>
        <translation>To pole nie należy do tej linii: {line}.</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>{player} rolls both dice.</source>
        <translation>{player} rzuca obiema kostkami.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} has rolled {dice}: the sum is {total}.</source>
        <translation>{player}: wypadły {dice}, suma {total}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} writes {number} in {cell}.</source>
        <translation>{player} wpisuje {number}: {cell}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} circles the {number} in {cell}.</source>
        <translation>{player} zakreśla {number}: {cell}.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{player} has filled {line}: {combination}, %n (circle|circles).</source>
        <translation>
            <numerusform>{player}, pełna linia: {line}. To {combination}, %n&#xa0;kółko.</numerusform>
            <numerusform>{player}, pełna linia: {line}. To {combination}, %n&#xa0;kółka.</numerusform>
            <numerusform>{player}, pełna linia: {line}. To {combination}, %n&#xa0;kółek.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{player} draws circles in {line}: {cells}.</source>
        <translation>{player} rysuje kółka ({line}): {cells}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} has nothing left to circle in {line}: all five numbers have their circles.</source>
        <translation>{player} nie ma już czego zakreślić ({line}): wszystkie pięć liczb ma kółka.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{player} has five circles in {line}: +{bonus}.</source>
        <translation>{player} ma pięć kółek ({line}): +{bonus}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}&apos;s sheet is full! When the round is finished, the last roll follows.</source>
        <translation>{player} ma pełną kartkę! Po tej rundzie będzie ostatni rzut.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{player} passes.</source>
        <translation>{player} pasuje.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} is to roll for everybody.</source>
        <translation>Teraz za wszystkich rzuca {player}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The game is over.</source>
        <translation>Koniec gry.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{player} has filled {line}: no combination, no circles.</source>
        <translation>{player}, pełna linia: {line}. Bez układu, bez kółek.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{player} draws a circle in {line}: {cells}.</source>
        <translation>{player} rysuje kółko ({line}): {cells}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The last roll! {player} rolls for everybody.</source>
        <translation>Ostatni rzut! {player} rzuca za wszystkich.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Roll both dice</source>
        <translation>Rzuć obiema kostkami</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Write in {cell}</source>
        <translation>Wpisz: {cell}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Circle {cell}</source>
        <translation>Zakreśl: {cell}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Draw circles in {line}: {cells}</source>
        <translation>Narysuj kółka ({line}): {cells}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Pass</source>
        <translation>Spasuj</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The dice fall: {dice}</source>
        <translation>Na kostkach: {dice}</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>row {row}, column {column}</source>
        <translation>rząd&#xa0;{row}, kolumna&#xa0;{column}</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>row 1</source>
        <translation>rząd&#xa0;1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>row 2</source>
        <translation>rząd&#xa0;2</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>row 3</source>
        <translation>rząd&#xa0;3</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>row 4</source>
        <translation>rząd&#xa0;4</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>row 5</source>
        <translation>rząd&#xa0;5</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>column 1</source>
        <translation>kolumna&#xa0;1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>column 2</source>
        <translation>kolumna&#xa0;2</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>column 3</source>
        <translation>kolumna&#xa0;3</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>column 4</source>
        <translation>kolumna&#xa0;4</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>column 5</source>
        <translation>kolumna&#xa0;5</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+17"/>
        <source>the diagonal from top left</source>
        <translation>przekątna z&#xa0;lewej</translation>
    </message>
    <message>
        <location line="-16"/>
        <location line="+17"/>
        <source>the diagonal from top right</source>
        <translation>przekątna z&#xa0;prawej</translation>
    </message>
    <message>
        <location line="-11"/>
        <source>the row worth 9</source>
        <translation>rząd z&#xa0;premią&#xa0;9</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>the row worth 8</source>
        <translation>rząd z&#xa0;premią&#xa0;8</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>the row worth 7</source>
        <translation>rząd z&#xa0;premią&#xa0;7</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>the row worth 6</source>
        <translation>rząd z&#xa0;premią&#xa0;6</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>the row worth 5</source>
        <translation>rząd z&#xa0;premią&#xa0;5</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>the column worth 9</source>
        <translation>kolumna z&#xa0;premią&#xa0;9</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>the column worth 8</source>
        <translation>kolumna z&#xa0;premią&#xa0;8</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>the column worth 7</source>
        <translation>kolumna z&#xa0;premią&#xa0;7</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>the column worth 6</source>
        <translation>kolumna z&#xa0;premią&#xa0;6</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>the column worth 5</source>
        <translation>kolumna z&#xa0;premią&#xa0;5</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>no combination</source>
        <translation>bez układu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>three of a kind</source>
        <translation>trójka</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>four of a kind</source>
        <translation>czwórka</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>five of a kind</source>
        <translation>piątka</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>two pairs</source>
        <translation>dwie pary</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>full house</source>
        <translation>ful</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>straight</source>
        <translation>strit</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Who rolls first</source>
        <translation>Kto rzuca pierwszy</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The youngest player, one drawn by chance, or the one you choose.</source>
        <translation>Najmłodsza osoba, wylosowana albo wybrana.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Circles whenever it can, otherwise fills two rows at a time.</source>
        <translation>Zakreśla, kiedy może, a&#xa0;poza tym zapełnia naraz tylko dwa rzędy.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Circles whenever it can, otherwise puts equal numbers together in all directions.</source>
        <translation>Zakreśla, kiedy może, a&#xa0;poza tym zbiera jednakowe liczby we wszystkich kierunkach.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Weighs what every line can still become; thinks of its own sheet alone.</source>
        <translation>Ocenia, co jeszcze może powstać w&#xa0;każdej linii; myśli tylko o&#xa0;swojej kartce.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Knows what each line is worth at every stage, and watches how soon the others end the game.</source>
        <translation>Wie, ile warta jest każda linia na każdym etapie, i&#xa0;pilnuje, jak szybko inni skończą grę.</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>More than 50 points would be good: try again!</source>
        <translation>Dobry wynik to więcej niż 50&#xa0;punktów: spróbuj jeszcze raz!</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A good score!</source>
        <translation>Dobry wynik!</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>An excellent score!</source>
        <translation>Znakomity wynik!</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A spectacular score!</source>
        <translation>Fantastyczny wynik!</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>good</source>
        <translation>dobrze</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>excellent</source>
        <translation>znakomicie</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>spectacular</source>
        <translation>fantastycznie</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>{number} points at the end</source>
        <translation>na koniec {number} punktu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{percent}% to win, {number} points at the end</source>
        <translation>szansa na wygraną {percent}%, na koniec {number} punktu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{percent}% to win</source>
        <translation>szansa na wygraną {percent}%</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The best move of the game: %n (circle|circles) at once, by {player}.</source>
        <translation>
            <numerusform>Najlepszy ruch partii: {player}, %n kółko naraz.</numerusform>
            <numerusform>Najlepszy ruch partii: {player}, %n kółka naraz.</numerusform>
            <numerusform>Najlepszy ruch partii: {player}, %n kółek naraz.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The first line of five circles: {line}, by {player}.</source>
        <translation>Pierwsza linia z&#xa0;pięcioma kółkami: {line}, {player}.</translation>
    </message>
    <message>
        <location line="+160"/>
        <source>Take your sheet as it is now: how likely is it that the next sum lets you circle the fifth number of a line?</source>
        <translation>Na twojej kartce takiej, jaka jest teraz: jak prawdopodobne jest, że następna suma pozwoli zakreślić piątą liczbę linii?</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Take your sheet as it is now: how likely is it that the next sum is a number that you can circle?</source>
        <translation>Na twojej kartce takiej, jaka jest teraz: jak prawdopodobne jest, że następną sumę można będzie zakreślić?</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>How likely is it that the next sum is {number}?</source>
        <translation>Jak prawdopodobne jest, że następna suma to {number}?</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/knaster/ui/view_model.py" line="+48"/>
        <source>%n (point|points)</source>
        <translation>
            <numerusform>%n&#xa0;punkt</numerusform>
            <numerusform>%n&#xa0;punkty</numerusform>
            <numerusform>%n&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (circle|circles)</source>
        <translation>
            <numerusform>%n&#xa0;kółko</numerusform>
            <numerusform>%n&#xa0;kółka</numerusform>
            <numerusform>%n&#xa0;kółek</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/knaster/ui/printed.py" line="-1"/>
        <source>Bonus points</source>
        <translation>Punkty premii</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The sheets</source>
        <translation>Kartki</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/knaster/ui/voice.py" line="+457"/>
        <source>Write the {number} here: {combination} in {line}, %n (circle|circles).</source>
        <translation>
            <numerusform>Wpisz tu&#xa0;{number}: {combination}, {line}, %n&#xa0;kółko.</numerusform>
            <numerusform>Wpisz tu&#xa0;{number}: {combination}, {line}, %n&#xa0;kółka.</numerusform>
            <numerusform>Wpisz tu&#xa0;{number}: {combination}, {line}, %n&#xa0;kółek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Write the {number} here: {line} has %n (number|numbers) like it already.</source>
        <translation>
            <numerusform>Wpisz tu&#xa0;{number}: {line} ma już %n&#xa0;taką samą liczbę.</numerusform>
            <numerusform>Wpisz tu&#xa0;{number}: {line} ma już %n&#xa0;takie same liczby.</numerusform>
            <numerusform>Wpisz tu&#xa0;{number}: {line} ma już %n&#xa0;takich samych liczb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>Write the {number} here: the cell counts in %n (line|lines).</source>
        <translation>
            <numerusform>Wpisz tu&#xa0;{number}: to pole liczy się w&#xa0;%n&#xa0;linii.</numerusform>
            <numerusform>Wpisz tu&#xa0;{number}: to pole liczy się w&#xa0;%n&#xa0;liniach.</numerusform>
            <numerusform>Wpisz tu&#xa0;{number}: to pole liczy się w&#xa0;%n&#xa0;liniach.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Write the {number} here: that keeps the diagonals free for numbers that match.</source>
        <translation>Wpisz tu&#xa0;{number}: przekątne zostaną wolne dla liczb, które do siebie pasują.</translation>
    </message>
    <message>
        <location line="-6"/>
        <source>Write the {number} here: with the {other} in {line} it may become a straight.</source>
        <translation>Wpisz tu&#xa0;{number}: jest tam już {other}, więc {line} może dać strita.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Write the {number} here.</source>
        <translation>Wpisz tu&#xa0;{number}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Circle this {number}: {line} gets its fifth circle, +{bonus}.</source>
        <translation>Zakreśl tu&#xa0;{number}: {line} ma wtedy pięć kółek, +{bonus}.</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Circle this {number}: that is a point, and it counts in %n (line|lines).</source>
        <translation>
            <numerusform>Zakreśl tu&#xa0;{number}: to punkt, a&#xa0;kółko liczy się w&#xa0;%n&#xa0;linii.</numerusform>
            <numerusform>Zakreśl tu&#xa0;{number}: to punkt, a&#xa0;kółko liczy się w&#xa0;%n&#xa0;liniach.</numerusform>
            <numerusform>Zakreśl tu&#xa0;{number}: to punkt, a&#xa0;kółko liczy się w&#xa0;%n&#xa0;liniach.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Circle this {number}.</source>
        <translation>Zakreśl tu&#xa0;{number}.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Draw (this circle|these circles): each is a point.</source>
        <translation>
            <numerusform>Zakreśl to pole: każde kółko to punkt.</numerusform>
            <numerusform>Zakreśl te pola: każde kółko to punkt.</numerusform>
            <numerusform>Zakreśl te pola: każde kółko to punkt.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Roll both dice.</source>
        <translation>Rzuć obiema kostkami.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Pass: this number is of no use to you.</source>
        <translation>Spasuj: ta liczba nic ci nie da.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Pass.</source>
        <translation>Spasuj.</translation>
    </message>
    <message>
        <location line="-130"/>
        <source>What are the sum and its chance?</source>
        <translation>Jaka jest suma i&#xa0;jej szansa?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What can I do?</source>
        <translation>Co mogę zrobić?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What is in this row?</source>
        <translation>Co jest w&#xa0;tym rzędzie?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What is in this column?</source>
        <translation>Co jest w&#xa0;tej kolumnie?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What is in the diagonals?</source>
        <translation>Co jest na przekątnych?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What would this cell complete?</source>
        <translation>Co dopełniłoby to pole?</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The sum is {total}: it falls {ways} times in 36.</source>
        <translation>Suma to {total}: wypada {ways} razy na 36.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Nobody has rolled yet; 7 is the likeliest sum, 6 times in 36.</source>
        <translation>Nikt jeszcze nie rzucił; najczęstsza suma to 7, 6 razy na 36.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Go to a cell of the sheet with the arrows first.</source>
        <translation>Najpierw przejdź strzałkami do pola na kartce.</translation>
    </message>
    <message numerus="yes">
        <location line="-328"/>
        <source>{player} – %n (point|points)</source>
        <translation>
            <numerusform>{player} – %n&#xa0;punkt</numerusform>
            <numerusform>{player} – %n&#xa0;punkty</numerusform>
            <numerusform>{player} – %n&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>Sheet of {player}, %n (point|points)</source>
        <translation>
            <numerusform>Kartka, {player}: %n&#xa0;punkt</numerusform>
            <numerusform>Kartka, {player}: %n&#xa0;punkty</numerusform>
            <numerusform>Kartka, {player}: %n&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Sheet of {player}, %n (point|points), still to enter</source>
        <translation>
            <numerusform>Kartka, {player}: %n&#xa0;punkt, jeszcze bez wpisu</numerusform>
            <numerusform>Kartka, {player}: %n&#xa0;punkty, jeszcze bez wpisu</numerusform>
            <numerusform>Kartka, {player}: %n&#xa0;punktów, jeszcze bez wpisu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Sheet of {player}, %n (point|points), done</source>
        <translation>
            <numerusform>Kartka, {player}: %n&#xa0;punkt, gotowe</numerusform>
            <numerusform>Kartka, {player}: %n&#xa0;punkty, gotowe</numerusform>
            <numerusform>Kartka, {player}: %n&#xa0;punktów, gotowe</numerusform>
        </translation>
    </message>
    <message>
        <location line="+2"/>
        <source>{number} circled</source>
        <translation>{number} w&#xa0;kółku</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{number}, chosen for a circle</source>
        <translation>{number}, wybrane do zakreślenia</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Write {total} here</source>
        <translation>Wpisz tu {total}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Circle this {total}</source>
        <translation>Zakreśl tę liczbę: {total}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Can be circled</source>
        <translation>Można zakreślić</translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>{line}: {combination}, %n (circle|circles)</source>
        <translation>
            <numerusform>{line}: {combination}, %n&#xa0;kółko</numerusform>
            <numerusform>{line}: {combination}, %n&#xa0;kółka</numerusform>
            <numerusform>{line}: {combination}, %n&#xa0;kółek</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{line}: {combination}</source>
        <translation>{line}: {combination}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{line}: five circles, +{bonus}</source>
        <translation>{line}: pięć kółek, +{bonus}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{act} – {effects}</source>
        <translation>{act} – {effects}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{stands}, {worth} points at the end</source>
        <translation>{stands}, {worth}&#xa0;pkt na koniec</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{stands}, best: {worth} points at the end</source>
        <translation>{stands}, najlepsze: {worth}&#xa0;pkt na koniec</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{cell}: {stands}</source>
        <translation>{cell}: {stands}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{cell}: {stands}. {act}</source>
        <translation>{cell}: {stands}. {act}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}, {cell}</source>
        <translation>{player}, {cell}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bonus {bonus} for {line}</source>
        <translation>Premia {bonus}, {line}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bonus {bonus} for {line}, scored</source>
        <translation>Premia {bonus}, {line}: zdobyta</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Bonus {bonus} for {line}, just filled: %n (circle|circles) due</source>
        <translation>
            <numerusform>Premia {bonus}, {line}: pełna linia, %n&#xa0;kółko do narysowania</numerusform>
            <numerusform>Premia {bonus}, {line}: pełna linia, %n&#xa0;kółka do narysowania</numerusform>
            <numerusform>Premia {bonus}, {line}: pełna linia, %n&#xa0;kółek do narysowania</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>{name}: %n (circle|circles)</source>
        <translation>
            <numerusform>{name}: %n&#xa0;kółko</numerusform>
            <numerusform>{name}: %n&#xa0;kółka</numerusform>
            <numerusform>{name}: %n&#xa0;kółek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Draw %n (circle|circles)</source>
        <translation>
            <numerusform>Narysuj %n&#xa0;kółko</numerusform>
            <numerusform>Narysuj %n&#xa0;kółka</numerusform>
            <numerusform>Narysuj %n&#xa0;kółek</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Die {number}: {face}</source>
        <translation>Kostka {number}: {face}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The sum is {total}</source>
        <translation>Suma: {total}</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{line}: {cells}; %n (circle|circles), bonus {bonus}.</source>
        <translation>
            <numerusform>{line}: {cells}; %n kółko, premia {bonus}.</numerusform>
            <numerusform>{line}: {cells}; %n kółka, premia {bonus}.</numerusform>
            <numerusform>{line}: {cells}; %n kółek, premia {bonus}.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{line}: {cells}; {combination}; circles {circles} of 5, bonus {bonus}.</source>
        <translation>{line}: {cells}; {combination}; kółka: {circles} z&#xa0;5, premia {bonus}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{cell}, the {total} written here</source>
        <translation>{cell}, wpisane tu {total}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{cell}, the {total} circled</source>
        <translation>{cell}, zakreślone {total}</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>fills {line}: {combination}, %n (circle|circles)</source>
        <translation>
            <numerusform>pełna linia ({line}), {combination}, %n kółko</numerusform>
            <numerusform>pełna linia ({line}), {combination}, %n kółka</numerusform>
            <numerusform>pełna linia ({line}), {combination}, %n kółek</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>makes {count} of 5 numbers in {line}</source>
        <translation>{line}: {count} z&#xa0;5 liczb</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>completes {line}: +{bonus}</source>
        <translation>{line}: pięć kółek, +{bonus}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>makes {count} of 5 circles in {line}</source>
        <translation>{line}: {count} z&#xa0;5 kółek</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{what}: {lines}.</source>
        <translation>{what}: {lines}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{cell}: nothing can be written or circled here now.</source>
        <translation>{cell}: nie można tu teraz nic wpisać ani zakreślić.</translation>
    </message>
    <message>
        <location line="+167"/>
        <source>{player}, roll the dice for everybody.</source>
        <translation>{player}, rzuć kostkami za wszystkich.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}, roll the dice.</source>
        <translation>{player}, rzuć kostkami.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}, roll the dice for the last time.</source>
        <translation>{player}, rzuć kostkami ostatni raz.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You have filled several lines. Choose the one that comes first.</source>
        <translation>Masz kilka pełnych linii. Wybierz tę, która będzie pierwsza.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Filled: {line} – {combination}. All the numbers left there get their circles.</source>
        <translation>Pełna linia: {line}&#xa0;– {combination}. Wszystkie pozostałe liczby dostają tam kółko.</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Filled: {line} – {combination}. Choose the numbers to circle, %n more.</source>
        <translation>
            <numerusform>Pełna linia: {line}&#xa0;– {combination}. Wybierz jeszcze %n&#xa0;liczbę do zakreślenia.</numerusform>
            <numerusform>Pełna linia: {line}&#xa0;– {combination}. Wybierz jeszcze %n&#xa0;liczby do zakreślenia.</numerusform>
            <numerusform>Pełna linia: {line}&#xa0;– {combination}. Wybierz jeszcze %n&#xa0;liczb do zakreślenia.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+4"/>
        <source>{player}, write the {total} in an empty cell.</source>
        <translation>{player}, wpisz {total} w&#xa0;puste pole.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}, write the {total} in an empty cell or circle one {total}.</source>
        <translation>{player}, wpisz {total} w&#xa0;puste pole albo zakreśl {total}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{player}, write the {total} or pass.</source>
        <translation>{player}, wpisz {total} albo spasuj.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}, circle one {total} or pass.</source>
        <translation>{player}, zakreśl {total} albo spasuj.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}, write the {total}, circle one {total} or pass.</source>
        <translation>{player}, wpisz {total}, zakreśl {total} albo spasuj.</translation>
    </message>
    <message>
        <location line="+33"/>
        <source>{player}, your turn to roll</source>
        <translation>{player}, twoja kolej: rzuć kostkami</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}, your turn to draw circles</source>
        <translation>{player}, twoja kolej: narysuj kółka</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}, your turn to write {total}</source>
        <translation>{player}, twoja kolej: wpisz&#xa0;{total}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}, your turn to circle {total}</source>
        <translation>{player}, twoja kolej: zakreśl&#xa0;{total}</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>The last roll!</source>
        <translation>Ostatni rzut!</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A full sheet!</source>
        <translation>Pełna kartka!</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} has a full sheet: the last roll follows.</source>
        <translation>{player} ma pełną kartkę: będzie ostatni rzut.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} rolls once more for everybody. Then the points are counted.</source>
        <translation>{player} rzuca jeszcze raz za wszystkich. Potem liczymy punkty.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Roll once more. Then the points are counted.</source>
        <translation>Rzuć jeszcze raz. Potem liczymy punkty.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The darker a cell, the better. The three best show how many points to expect at the end.</source>
        <translation>Im ciemniejsze pole, tym lepsze. Na trzech najlepszych widać, ilu punktów możesz się spodziewać na koniec.</translation>
    </message>
    <message numerus="yes">
        <location line="+43"/>
        <source>Write the {total} in (the last|one of %n) empty (cell|cells)</source>
        <translation>
            <numerusform>Wpisz {total} w&#xa0;ostatnie puste pole</numerusform>
            <numerusform>Wpisz {total} w&#xa0;jedno z&#xa0;%n pustych pól</numerusform>
            <numerusform>Wpisz {total} w&#xa0;jedno z&#xa0;%n pustych pól</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Circle the {total} in {cells}</source>
        <translation>Zakreśl {total}: {cells}</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Draw %n (circle|circles) in {line}: {combination}</source>
        <translation>
            <numerusform>Narysuj %n kółko, {line}: {combination}</numerusform>
            <numerusform>Narysuj %n kółka, {line}: {combination}</numerusform>
            <numerusform>Narysuj %n kółek, {line}: {combination}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n more (circle|circles) in {line}.</source>
        <translation>
            <numerusform>Jeszcze %n kółko: {line}.</numerusform>
            <numerusform>Jeszcze %n kółka: {line}.</numerusform>
            <numerusform>Jeszcze %n kółek: {line}.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>rolls {dice}, the sum is {total}</source>
        <translation>rzuca {dice}, suma {total}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>writes {number} in {cell}</source>
        <translation>wpisuje {number}, {cell}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>circles the {number} in {cell}</source>
        <translation>zakreśla {number}, {cell}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fills {line}, {combination}</source>
        <translation>pełna linia ({line}), {combination}</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>draws %n (circle|circles) in {line}</source>
        <translation>
            <numerusform>rysuje %n kółko, {line}</numerusform>
            <numerusform>rysuje %n kółka, {line}</numerusform>
            <numerusform>rysuje %n kółek, {line}</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>five circles in {line}, +{bonus}</source>
        <translation>{line}: pięć kółek, +{bonus}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>the sheet is full, so the last roll follows this round</source>
        <translation>kartka pełna, po tej rundzie ostatni rzut</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>passes</source>
        <translation>pasuje</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/knaster/lesson.py" line="+53"/>
        <source>Roll again.</source>
        <translation>Rzuć jeszcze raz.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>You fill the sheet with numbers, then circle them. Roll the two dice.</source>
        <translation>Wpisujesz liczby w&#xa0;kartkę, a&#xa0;potem zakreślasz je kółkami. Rzuć obiema kostkami.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>5 and 3 make 8. Click the top left cell to write the 8 there.</source>
        <translation>5 i&#xa0;3 to razem 8. Kliknij pole w&#xa0;lewym górnym rogu, żeby wpisać tam 8.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Your first number!</source>
        <translation>Pierwsza liczba już jest!</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>8 again! Equal numbers belong together: write it beside the first 8.</source>
        <translation>Znowu 8! Takie same liczby trzymaj razem: wpisz ją obok pierwszej ósemki.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>A third 8! Write it in the next cell of the top row.</source>
        <translation>Trzecia ósemka! Wpisz ją w&#xa0;następne pole górnego rzędu.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Three of a kind already.</source>
        <translation>To już trójka: trzy takie same liczby.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>A 7 isn&apos;t an 8, but never mind. Write it in the next cell of the top row.</source>
        <translation>Siódemka to nie ósemka, ale nie szkodzi. Wpisz ją w&#xa0;następne pole górnego rzędu.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>One cell of the top row is empty. Roll again.</source>
        <translation>W&#xa0;górnym rzędzie jest jeszcze jedno puste pole. Rzuć jeszcze raz.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>An 8 once more! Write it in the last cell of the top row.</source>
        <translation>Jeszcze jedna ósemka! Wpisz ją w&#xa0;ostatnie pole górnego rzędu.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The row is full, with four equal numbers.</source>
        <translation>Rząd jest pełny, a&#xa0;w&#xa0;nim cztery takie same liczby.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>For four equal numbers you draw two circles. Click the first two 8s.</source>
        <translation>Za cztery takie same liczby rysujesz dwa kółka. Kliknij dwie pierwsze ósemki.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Each circle is a point.</source>
        <translation>Każde kółko to jeden punkt.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>You circle the others when their number is rolled. Roll again.</source>
        <translation>Inne liczby zakreślisz, gdy znowu wypadną. Rzuć jeszcze raz.</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>An 8! Click the first 8 without a circle.</source>
        <translation>Ósemka! Kliknij pierwszą ósemkę bez kółka.</translation>
    </message>
    <message>
        <location line="+27"/>
        <source>A straight gives three circles. Click any three numbers of the row.</source>
        <translation>Strit daje trzy kółka. Kliknij dowolne trzy liczby w&#xa0;tym rzędzie.</translation>
    </message>
    <message>
        <location line="-32"/>
        <source>A 7! You have one already. Click your 7 to circle it.</source>
        <translation>Siódemka! Masz już jedną. Kliknij ją, żeby zakreślić ją kółkiem.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Circle or write: you choose one of them each time.</source>
        <translation>Za każdym razem wybierasz: zakreślić liczbę czy ją wpisać.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Only one circle is missing in the top row. Roll again.</source>
        <translation>W&#xa0;górnym rzędzie brakuje już tylko jednego kółka. Rzuć jeszcze raz.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>There it is. Circle the last 8 of the top row.</source>
        <translation>No i&#xa0;jest! Zakreśl ostatnią ósemkę w&#xa0;górnym rzędzie.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Five circles in a row! The top row brings you 9 points more.</source>
        <translation>Pięć kółek w&#xa0;rzędzie! Górny rząd daje ci jeszcze 9 punktów.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>A few rounds later the second row has 6, 9, 5 and 7. Roll again.</source>
        <translation>Parę rund później w&#xa0;drugim rzędzie są 6, 9, 5 i&#xa0;7. Rzuć jeszcze raz.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>An 8! Write it in the last cell of the second row.</source>
        <translation>Ósemka! Wpisz ją w&#xa0;ostatnie pole drugiego rzędu.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>5, 6, 7, 8, 9: that is a straight!</source>
        <translation>5, 6, 7, 8, 9: to strit!</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>17 points: 8 circles, and 9 for the top row.</source>
        <translation>17 punktów: 8 kółek i&#xa0;9 za górny rząd.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Columns and the two diagonals count like rows. When the sheet is full, there is one last roll.</source>
        <translation>Kolumny i&#xa0;obie przekątne liczą się tak samo. Gdy kartka jest pełna, jest jeszcze jeden, ostatni rzut.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/knaster/ui/voice.py" line="+136"/>
        <source>It fills {line}: {combination}, %n (circle|circles).</source>
        <translation>
            <numerusform>Pełna linia: {line}, {combination}, %n&#xa0;kółko.</numerusform>
            <numerusform>Pełna linia: {line}, {combination}, %n&#xa0;kółka.</numerusform>
            <numerusform>Pełna linia: {line}, {combination}, %n&#xa0;kółek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>It joins %n (number|numbers) like it in {line}.</source>
        <translation>
            <numerusform>Jest tam już %n&#xa0;taka sama liczba: {line}.</numerusform>
            <numerusform>Są tam już %n&#xa0;takie same liczby: {line}.</numerusform>
            <numerusform>Jest tam już %n&#xa0;takich samych liczb: {line}.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>With the {other} in {line} it may become a straight.</source>
        <translation>Jest tam też {other}, więc {line} może dać strita.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The cell counts in %n (line|lines).</source>
        <translation>
            <numerusform>To pole liczy się w&#xa0;%n&#xa0;linii.</numerusform>
            <numerusform>To pole liczy się w&#xa0;%n&#xa0;liniach.</numerusform>
            <numerusform>To pole liczy się w&#xa0;%n&#xa0;liniach.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>That keeps the diagonals free for numbers that match.</source>
        <translation>Przekątne zostają wolne dla liczb, które do siebie pasują.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It is the fifth circle in {line}: +{bonus}.</source>
        <translation>To piąte kółko: {line}, +{bonus}.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>That is a point, and it counts in %n (line|lines).</source>
        <translation>
            <numerusform>To punkt, a&#xa0;kółko liczy się w&#xa0;%n&#xa0;linii.</numerusform>
            <numerusform>To punkt, a&#xa0;kółko liczy się w&#xa0;%n&#xa0;liniach.</numerusform>
            <numerusform>To punkt, a&#xa0;kółko liczy się w&#xa0;%n&#xa0;liniach.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The number was of no use to you.</source>
        <translation>Ta liczba nic by ci nie dała.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/knaster/ui/messages.py" line="-312"/>
        <source>The dice are still to fall, so none can lie there.</source>
        <translation>Rzut dopiero będzie, więc żadna kostka nie może leżeć.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Player {place} has too few circles in {line}: those that a filled line gives are drawn at once.</source>
        <translation>Gracz {place} ma za mało kółek ({line}): te, które daje zapełniony rząd, rysuje się od razu.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Everybody has entered the roll, so the round is over.</source>
        <translation>Wszyscy już wykorzystali ten rzut, więc runda jest skończona.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/knaster/ui/position_editor.py" line="+43"/>
        <source>Rolled</source>
        <translation>Wyrzucone</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sheet</source>
        <translation>Kartka</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}&apos;s sheet</source>
        <translation>Kartka&#xa0;– {player}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>rub out</source>
        <translation>wymaż</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Who rolls?</source>
        <translation>Kto rzuca?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It is the last roll</source>
        <translation>To ostatni rzut</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} has entered the number</source>
        <translation>{player}: liczba wpisana</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The number is entered</source>
        <translation>Liczba jest wpisana</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} still draws circles in</source>
        <translation>{player}: kółka do zakreślenia</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Circles are still drawn in</source>
        <translation>Kółka do zakreślenia</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/knaster/ui/voice.py" line="+10"/>
        <source>You miss the fifth circle in {line}: +{bonus}.</source>
        <translation>Omija cię piąte kółko ({line}): +{bonus}.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>After the best move {line} lacks %n (circle|circles) for its +{bonus}, after yours {yours}.</source>
        <translation>
            <numerusform>Do premii +{bonus} ({line}) po najlepszym ruchu brakuje %n kółka, po twoim {yours}.</numerusform>
            <numerusform>Do premii +{bonus} ({line}) po najlepszym ruchu brakuje %n kółek, po twoim {yours}.</numerusform>
            <numerusform>Do premii +{bonus} ({line}) po najlepszym ruchu brakuje %n kółek, po twoim {yours}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>Your {number} brings no circle now, the best move %n (circle|circles).</source>
        <translation>
            <numerusform>Twoja liczba {number} nie daje teraz żadnego kółka, najlepszy ruch daje %n kółko.</numerusform>
            <numerusform>Twoja liczba {number} nie daje teraz żadnego kółka, najlepszy ruch daje %n kółka.</numerusform>
            <numerusform>Twoja liczba {number} nie daje teraz żadnego kółka, najlepszy ruch daje %n kółek.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Circles at once: {yours} by your move, {best} by the best.</source>
        <translation>Kółka od razu: po twoim ruchu {yours}, po najlepszym {best}.</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>In the lines of your cell there is no {number} yet, in one of the best cell %n.</source>
        <translation>
            <numerusform>W&#xa0;rzędach twojego pola nie ma jeszcze liczby {number}, w&#xa0;rzędzie najlepszego pola jest %n raz.</numerusform>
            <numerusform>W&#xa0;rzędach twojego pola nie ma jeszcze liczby {number}, w&#xa0;rzędzie najlepszego pola jest %n razy.</numerusform>
            <numerusform>W&#xa0;rzędach twojego pola nie ma jeszcze liczby {number}, w&#xa0;rzędzie najlepszego pola jest %n razy.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Most {number}s already in one line: {yours} through your cell, {best} through the best.</source>
        <translation>Ile razy {number} stoi już w&#xa0;jednym rzędzie: przez twoje pole {yours}, przez najlepsze {best}.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Beside your cell no number fits a straight with the {number}; in {line} the {other} does.</source>
        <translation>Przy twoim polu żadna liczba nie pasuje do strita z&#xa0;liczbą {number}; przy najlepszym pasuje {other} ({line}).</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Lines that can still become something: {yours} through your cell, {best} through the best.</source>
        <translation>Rzędy, z&#xa0;których może jeszcze coś być: przez twoje pole {yours}, przez najlepsze {best}.</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <location filename="../desktop/stolik/pages/lesson/model.py" line="+26"/>
        <source>In a game you may do that. But try this first:</source>
        <translation>W&#xa0;zwykłej grze można i&#xa0;tak. Ale teraz spróbuj tego:</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Watch what happens.</source>
        <translation>Patrz, co się dzieje.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/lesson/table.py" line="+33"/>
        <source>A real game can tell you that. Now try this:</source>
        <translation>To pokaże ci zwykła gra. Teraz spróbuj tego:</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/lesson/model.py" line="+1"/>
        <source>You know how to play now.</source>
        <translation>Teraz już umiesz grać.</translation>
    </message>
</context>
<context>
    <name>luck</name>
    <message>
        <location filename="../desktop/stolik/pages/book/luck.py" line="+128"/>
        <source>All games together</source>
        <translation>Wszystkie gry razem</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{game}, alone</source>
        <translation>{game}, w&#xa0;pojedynkę</translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%n (game|games), won: {won}</source>
        <translation>
            <numerusform>%n partia, wygrane: {won}</numerusform>
            <numerusform>%n partie, wygrane: {won}</numerusform>
            <numerusform>%n partii, wygrane: {won}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (game|games), won: {won}, shared first place: {shared}</source>
        <translation>
            <numerusform>%n partia, wygrane: {won}, wspólne pierwsze miejsce: {shared}</numerusform>
            <numerusform>%n partie, wygrane: {won}, wspólne pierwsze miejsce: {shared}</numerusform>
            <numerusform>%n partii, wygrane: {won}, wspólne pierwsze miejsce: {shared}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (game|games)</source>
        <translation>
            <numerusform>%n partia</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partii</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Too few games yet to tell luck from skill.</source>
        <translation>Partii jest jeszcze za mało, żeby odróżnić szczęście od umiejętności.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Worked out so far: {done} of {all}.</source>
        <translation>Policzone do tej pory: {done} z&#xa0;{all}.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>With average luck</source>
        <translation>Przy przeciętnym szczęściu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{value} ± {reach} of 100</source>
        <translation>{value}&#xa0;±&#xa0;{reach} na 100</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{value} ± {reach} points</source>
        <translation>{value}&#xa0;±&#xa0;{reach} pkt</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Line: where all play equally well, {start} of 100.</source>
        <translation>Kreska: gdyby wszyscy grali równie dobrze, {start} na 100.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Line: by the best play, {start} points.</source>
        <translation>Kreska: przy najlepszej grze, {start} pkt.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Luck aside</source>
        <translation>Pomijając szczęście</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>better than among equals</source>
        <translation>lepiej niż wśród równych</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>worse than among equals</source>
        <translation>gorzej niż wśród równych</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>much as among equals</source>
        <translation>mniej więcej jak wśród równych</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This much luck or more</source>
        <translation>Tyle szczęścia lub więcej</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This little luck or less</source>
        <translation>Tak mało szczęścia lub mniej</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n of 100 (person|people)</source>
        <translation>
            <numerusform>%n&#xa0;osoba na 100</numerusform>
            <numerusform>%n&#xa0;osoby na 100</numerusform>
            <numerusform>%n&#xa0;osób na 100</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fewer than 1 of 100 people</source>
        <translation>mniej niż 1 osoba na 100</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Better choices, for every 100</source>
        <translation>Lepsze wybory, na każde 100</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{cost} ± {reach} more games won</source>
        <translation>{cost} ± {reach} wygranych więcej</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{cost} ± {reach} more points</source>
        <translation>{cost} ± {reach} pkt więcej</translation>
    </message>
    <message numerus="yes">
        <location line="-14"/>
        <source>Luck brought %n (point|points) a game more than average.</source>
        <translation>
            <numerusform>Szczęście dawało w&#xa0;każdej partii o&#xa0;%n punkt więcej niż przeciętnie.</numerusform>
            <numerusform>Szczęście dawało w&#xa0;każdej partii o&#xa0;%n punkty więcej niż przeciętnie.</numerusform>
            <numerusform>Szczęście dawało w&#xa0;każdej partii o&#xa0;%n punktów więcej niż przeciętnie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Luck brought %n (point|points) a game fewer than average.</source>
        <translation>
            <numerusform>Szczęście dawało w&#xa0;każdej partii o&#xa0;%n punkt mniej niż przeciętnie.</numerusform>
            <numerusform>Szczęście dawało w&#xa0;każdej partii o&#xa0;%n punkty mniej niż przeciętnie.</numerusform>
            <numerusform>Szczęście dawało w&#xa0;każdej partii o&#xa0;%n punktów mniej niż przeciętnie.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Luck was about average.</source>
        <translation>Szczęście było mniej więcej przeciętne.</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Luck added up from game to game, in games won</source>
        <translation>Szczęście dodawane z&#xa0;partii na partię, w&#xa0;wygranych partiach</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Luck added up from game to game, in points</source>
        <translation>Szczęście dodawane z&#xa0;partii na partię, w&#xa0;punktach</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Shaded: where 19 of 20 people with ordinary luck stay</source>
        <translation>Cień: tu mieści się 19 na 20 osób ze zwykłym szczęściem</translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%n finished (game is|games are) known, and all of them are counted.</source>
        <translation>
            <numerusform>Znana jest %n dokończona partia i&#xa0;jest policzona.</numerusform>
            <numerusform>Znane są %n dokończone partie i&#xa0;wszystkie są policzone.</numerusform>
            <numerusform>Znanych jest %n dokończonych partii i&#xa0;wszystkie są policzone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n finished (game is|games are) known, and {done} of them are counted; the others follow.</source>
        <translation>
            <numerusform>Znana jest %n dokończona partia, policzone: {done}; reszta wkrótce.</numerusform>
            <numerusform>Znane są %n dokończone partie, policzone: {done}; reszta wkrótce.</numerusform>
            <numerusform>Znanych jest %n dokończonych partii, policzone: {done}; reszta wkrótce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n (game|games) could not be worked out.</source>
        <translation>
            <numerusform>%n partii nie udało się policzyć.</numerusform>
            <numerusform>%n partii nie udało się policzyć.</numerusform>
            <numerusform>%n partii nie udało się policzyć.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>“±” is how far chance can mislead: in 19 of 20 cases no further.</source>
        <translation>„±” mówi, o&#xa0;ile może zmylić przypadek: w&#xa0;19 z&#xa0;20 przypadków nie bardziej.</translation>
    </message>
</context>
<context>
    <name>packaging</name>
    <message>
        <location filename="../packaging/sentences.py" line="+28"/>
        <source>Family games around one computer, offline</source>
        <translation>Gry rodzinne przy jednym komputerze, bez internetu</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>In English</source>
        <extracomment>the heading in CHANGELOG.md under which a version is told in your language</extracomment>
        <translation>Po polsku</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A small table for the family, on one computer: games for people and computer players.</source>
        <translation>Mały stół dla rodziny na jednym komputerze: gry dla ludzi i&#xa0;graczy komputerowych.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The computers play at four levels, or as strong as you do, and see what a player at their seat sees. Every move is saved. Nothing is sent anywhere, nothing is collected.</source>
        <translation>Komputery grają na czterech poziomach albo tak mocno jak ty i&#xa0;widzą tyle, ile gracz na ich miejscu. Każdy ruch jest zapisywany. Program niczego nie wysyła i&#xa0;niczego nie zbiera.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>The names of the games are their owners&apos; trade marks. Stolik is an unofficial program of its own.</source>
        <translation>Nazwy gier są znakami towarowymi ich właścicieli. Stolik jest niezależnym, nieoficjalnym programem.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>A game of Worms: tile 27 can be taken</source>
        <translation>Robale: można zabrać płytkę 27</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Rummikub: the sets on the table and the rack</source>
        <translation>Rummikub: układy na stole i&#xa0;tabliczka</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Circles: one roll for all sheets</source>
        <translation>Kółka: jeden rzut dla wszystkich kartek</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Ryzyk-Fizyk: the race past 100 points</source>
        <translation>Ryzyk-Fizyk: wyścig do ponad 100 punktów</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The games on the start page</source>
        <translation>Gry na stronie głównej</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Family Games</source>
        <extracomment>a kind of programs, in a menu</extracomment>
        <translation>Gry rodzinne</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Play dice and tile games round one computer</source>
        <translation>Gry w&#xa0;kości i&#xa0;płytki przy jednym komputerze</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>game;board;dice;tiles;family;rummy;offline;</source>
        <extracomment>what people may search for, each word with a semicolon behind it</extracomment>
        <translation>gra;planszowa;kości;kostki;kafelki;rodzina;remik;robale;kółka;</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Continue</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stolik game record</source>
        <translation>zapis gry Stolik</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stolik tournament</source>
        <translation>turniej Stolik</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <location filename="../desktop/stolik/pages/book/__init__.py" line="+30"/>
        <source>Family book</source>
        <translation>Księga rodzinna</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/tournament/__init__.py" line="+43"/>
        <source>Tournaments</source>
        <translation>Turnieje</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/comfort/__init__.py" line="+27"/>
        <source>Comfort</source>
        <translation>Wygoda</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/practise/__init__.py" line="+35"/>
        <source>Practise</source>
        <translation>Ćwiczenia</translation>
    </message>
</context>
<context>
    <name>pickomino</name>
    <message>
        <location filename="../desktop/stolik/games/pickomino/__init__.py" line="+14"/>
        <location filename="../desktop/stolik/games/pickomino/ui/printed.py" line="+25"/>
        <source>Worms</source>
        <translation>Robale</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>plays like Pickomino</source>
        <translation>gra się jak w&#xa0;Pickomino</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Roll, set dice aside, and dare one more roll for the fattest worms.</source>
        <translation>Rzucaj, odkładaj i&#xa0;odważ się na jeszcze jeden rzut po najtłustsze robale.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Roll again, or take a tile?</source>
        <translation>Rzucać dalej czy wziąć płytkę?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A raised tile can be taken now. The best move is the one that wins most often.</source>
        <translation>Wysuniętą płytkę można teraz wziąć. Najlepszy ruch to ten, który najczęściej daje wygraną.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/pickomino/ui/messages.py" line="+33"/>
        <source>The game is over: no tile lies face up in the centre any more.</source>
        <translation>Koniec gry: na środku stołu nie ma już odkrytych płytek.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A player can&apos;t say how the dice fall, and the table makes no choices.</source>
        <translation>Gracz nie decyduje, co wypadnie na kostkach, a&#xa0;stół nie wybiera za graczy.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>It isn&apos;t your turn now: somebody else has to move first, or the dice have to be rolled.</source>
        <translation>Teraz nie twoja kolej: najpierw ruch ma ktoś inny albo trzeba rzucić kostkami.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A die shows 1, 2, 3, 4, 5 or a worm (6), nothing else.</source>
        <translation>Kostka pokazuje 1, 2, 3, 4, 5 albo robala (6), nic innego.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Every roll takes all the dice that aren&apos;t set aside: {dice}, not {given}.</source>
        <translation>Rzuca się zawsze wszystkimi kostkami, które nie są odłożone: {dice}, a&#xa0;nie {given}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Roll first: one face is set aside after each roll.</source>
        <translation>Najpierw rzuć: po każdym rzucie odkłada się jeden wynik.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>You have already set {face} aside in this turn.</source>
        <translation>W&#xa0;tej kolejce masz już odłożone {face}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This roll shows no {face}: set aside a face that the dice show.</source>
        <translation>W&#xa0;tym rzucie nie wypadły {face}: odłóż wynik, który widać na kostkach.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>First set aside one of the faces you have rolled.</source>
        <translation>Najpierw odłóż jeden z&#xa0;wyników, które wypadły.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>All eight dice are set aside: now you have to take or steal a tile.</source>
        <translation>Wszystkie osiem kostek jest odłożonych: teraz trzeba wziąć albo podebrać płytkę.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>You need at least one worm among the dice set aside to get a tile.</source>
        <translation>Żeby dostać płytkę, trzeba mieć wśród odłożonych kostek co najmniej jednego robala.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Only the top tile of another player&apos;s stack can be stolen, and tile {tile} isn&apos;t one.</source>
        <translation>Podebrać można tylko płytkę z&#xa0;wierzchu cudzego stosu, a&#xa0;płytka&#xa0;{tile} tam nie leży.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Tile {tile} is your own: you can&apos;t steal from yourself.</source>
        <translation>Płytka {tile} jest twoja: nie podbiera się samemu sobie.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>To steal tile {tile} you need exactly {tile}; your sum is {sum}.</source>
        <translation>Żeby podebrać płytkę&#xa0;{tile}, trzeba mieć dokładnie {tile}; twoja suma to&#xa0;{sum}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Tile {tile} doesn&apos;t lie face up in the centre.</source>
        <translation>Płytka {tile} nie leży odkryta na środku stołu.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Your sum is {sum}, too low for tile {tile}.</source>
        <translation>Twoja suma to&#xa0;{sum}: za mało na płytkę&#xa0;{tile}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>With {sum} you take the highest tile you can get: {best}, not {tile}.</source>
        <translation>Przy sumie&#xa0;{sum} bierze się najwyższą możliwą płytkę: {best}, a&#xa0;nie {tile}.</translation>
    </message>
    <message numerus="yes">
        <location line="+19"/>
        <source>{player} rolls %n (die|dice).</source>
        <translation>
            <numerusform>{player} rzuca %n&#xa0;kostką.</numerusform>
            <numerusform>{player} rzuca %n&#xa0;kostkami.</numerusform>
            <numerusform>{player} rzuca %n&#xa0;kostkami.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{player} has rolled {dice}.</source>
        <translation>
            <numerusform>{player}: wypada {dice}.</numerusform>
            <numerusform>{player}: wypadły {dice}.</numerusform>
            <numerusform>{player}: wypadły {dice}.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} sets {face} aside: {count} × {points}, sum {total}.</source>
        <translation>{player} odkłada {face}: {count}&#xa0;×&#xa0;{points}, suma&#xa0;{total}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{player} takes tile {tile} ({worms}).</source>
        <translation>{player} bierze płytkę&#xa0;{tile} ({worms}).</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} steals tile {tile} ({worms}) from {victim}.</source>
        <translation>{player} podbiera płytkę&#xa0;{tile} ({worms}). Traci ją {victim}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} goes bust: {reason}.</source>
        <translation>{player}: rzut spalony, bo {reason}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} puts tile {tile} back into the centre.</source>
        <translation>{player} oddaje płytkę&#xa0;{tile} na środek stołu.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Tile {tile} is turned face down.</source>
        <translation>Płytka&#xa0;{tile} wypada z&#xa0;gry: odwracamy ją.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It is {player}&apos;s turn.</source>
        <translation>Teraz gra {player}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The game is over.</source>
        <translation>Koniec gry.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Roll</source>
        <translation>Rzuć kostkami</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Set {face} aside</source>
        <translation>Odłóż {face}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Take tile {tile}</source>
        <translation>Weź płytkę&#xa0;{tile}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Steal tile {tile}</source>
        <translation>Podbierz płytkę&#xa0;{tile}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The dice fall: {dice}</source>
        <translation>Na kostkach: {dice}</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>1s</source>
        <translation>jedynki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>2s</source>
        <translation>dwójki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>3s</source>
        <translation>trójki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>4s</source>
        <translation>czwórki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>5s</source>
        <translation>piątki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>worms</source>
        <translation>robale</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>a 1</source>
        <translation>jedynkę</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a 2</source>
        <translation>dwójkę</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a 3</source>
        <translation>trójkę</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a 4</source>
        <translation>czwórkę</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a 5</source>
        <translation>piątkę</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a worm</source>
        <translation>robala</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>worm</source>
        <translation>robal</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>the roll shows no new face</source>
        <translation>nie wypadł żaden nowy wynik</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>all dice are set aside, and there is no worm among them</source>
        <translation>wszystkie kostki są odłożone i&#xa0;nie ma wśród nich robala</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>all dice are set aside, and there is no tile for the sum</source>
        <translation>wszystkie kostki są odłożone i&#xa0;nie ma płytki dla tej sumy</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>one worm</source>
        <translation>robal</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>two worms</source>
        <translation>dwa robale</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>three worms</source>
        <translation>trzy robale</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>four worms</source>
        <translation>cztery robale</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>five worms</source>
        <translation>pięć robali</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>six worms</source>
        <translation>sześć robali</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>seven worms</source>
        <translation>siedem robali</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>eight worms</source>
        <translation>osiem robali</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>{numbers} and {worms}</source>
        <translation>{numbers} i&#xa0;{worms}</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Who starts</source>
        <translation>Kto zaczyna</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The youngest player, one drawn by chance, or the one you choose.</source>
        <translation>Najmłodsza osoba, wylosowana albo wybrana.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Stricter bust</source>
        <translation>Surowsza kara</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The highest tile is turned face down even when a player without a tile goes bust.</source>
        <translation>Najwyższa płytka wypada z&#xa0;gry także wtedy, gdy rzut spali gracz bez płytki.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Sets worms aside at once, takes the first tile it can, and never thinks of stealing.</source>
        <translation>Od razu odkłada robale, bierze pierwszą możliwą płytkę i&#xa0;nigdy nie myśli o&#xa0;podbieraniu.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Sets the most points aside, steals where it can, and rolls on with three dice or more.</source>
        <translation>Odkłada najwięcej punktów, podbiera, kiedy może, i&#xa0;rzuca dalej, gdy zostały co najmniej trzy kostki.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Works out the most worms a turn can bring; bold, and blind to the score.</source>
        <translation>Liczy, jak zdobyć w&#xa0;jednej kolejce najwięcej robali; gra odważnie i&#xa0;nie patrzy na wyniki innych.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Plays for the win: weighs where each tile would lie, who leads, and how near the end is.</source>
        <translation>Gra o&#xa0;zwycięstwo: patrzy, dokąd trafi każda płytka, kto prowadzi i&#xa0;czy koniec gry jest blisko.</translation>
    </message>
    <message numerus="yes">
        <location line="+9"/>
        <source>%n (worm|worms)</source>
        <translation>
            <numerusform>%n&#xa0;robal</numerusform>
            <numerusform>%n&#xa0;robale</numerusform>
            <numerusform>%n&#xa0;robali</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>worth {number} worms</source>
        <translation>zysk {number} robala</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>worth {number} worms, bust risk of the whole turn {percent}%</source>
        <translation>zysk {number} robala, ryzyko w&#xa0;całej kolejce&#xa0;{percent}%</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>chance to win {number}%</source>
        <translation>szansa na wygraną {number}%</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The boldest thief: {player}, with %n (tile|tiles) stolen.</source>
        <translation>
            <numerusform>Najodważniej podbiera {player}: %n&#xa0;podebrana płytka.</numerusform>
            <numerusform>Najodważniej podbiera {player}: %n&#xa0;podebrane płytki.</numerusform>
            <numerusform>Najodważniej podbiera {player}: %n&#xa0;podebranych płytek.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The best sum of the game: {total}, by {player}.</source>
        <translation>Najlepszą sumę w&#xa0;tej partii ma {player}: {total}.</translation>
    </message>
    <message>
        <location line="+121"/>
        <source>How likely is it that the next roll is a bust?</source>
        <translation>Jak prawdopodobne jest, że następny rzut będzie spalony?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Say you go for tile {tile} alone: how likely is it that you get it in this turn?</source>
        <translation>Grasz tylko o&#xa0;płytkę {tile}: jak prawdopodobne jest, że zdobędziesz ją w&#xa0;tym ruchu?</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/pickomino/ui/printed.py" line="-1"/>
        <source>Tiles</source>
        <translation>Płytki</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>{first} and {second} have the same number of worms: the higher tile decides.</source>
        <translation>{first} i&#xa0;{second} mają tyle samo robali: rozstrzyga wyższa płytka.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>The stacks, with the first tile on the left</source>
        <translation>Stosy, od pierwszej płytki z&#xa0;lewej</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/pickomino/ui/voice.py" line="+477"/>
        <source>Set the (worm|worms) aside: without a worm there is no tile.</source>
        <translation>
            <numerusform>Odłóż robala: bez robala nie ma płytki.</numerusform>
            <numerusform>Odłóż robale: bez robala nie ma płytki.</numerusform>
            <numerusform>Odłóż robale: bez robala nie ma płytki.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Set the {face}s aside: they bring the most points ({points}).</source>
        <translation>Odłóż kostki z&#xa0;wynikiem {face}: dają najwięcej punktów ({points}).</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Set the {face} aside: it brings the most points ({points}).</source>
        <translation>Odłóż kostkę z&#xa0;wynikiem {face}: daje najwięcej punktów ({points}).</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Set the dice that light up aside: that leaves %n (die|dice) to roll.</source>
        <translation>
            <numerusform>Odłóż te kostki: zostanie jeszcze %n&#xa0;kostka do rzutu.</numerusform>
            <numerusform>Odłóż te kostki: zostaną jeszcze %n&#xa0;kostki do rzutu.</numerusform>
            <numerusform>Odłóż te kostki: zostanie jeszcze %n&#xa0;kostek do rzutu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Set the die that lights up aside: that leaves %n (die|dice) to roll.</source>
        <translation>
            <numerusform>Odłóż tę kostkę: zostanie jeszcze %n&#xa0;kostka do rzutu.</numerusform>
            <numerusform>Odłóż tę kostkę: zostaną jeszcze %n&#xa0;kostki do rzutu.</numerusform>
            <numerusform>Odłóż tę kostkę: zostanie jeszcze %n&#xa0;kostek do rzutu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Set the (die that lights|dice that light) up aside.</source>
        <translation>
            <numerusform>Odłóż tę kostkę.</numerusform>
            <numerusform>Odłóż te kostki.</numerusform>
            <numerusform>Odłóż te kostki.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Set the (die that lights|dice that light) up aside: nothing else can be.</source>
        <translation>
            <numerusform>Odłóż tę kostkę: nic innego nie da się odłożyć.</numerusform>
            <numerusform>Odłóż te kostki: nic innego nie da się odłożyć.</numerusform>
            <numerusform>Odłóż te kostki: nic innego nie da się odłożyć.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Roll: there is no tile to take yet.</source>
        <translation>Rzuć: nie ma jeszcze płytki do wzięcia.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Roll the dice: that is how every turn begins.</source>
        <translation>Rzuć kostkami: tak zaczyna się każda kolejka.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Roll on: about %n of 10 such rolls (goes|go) well.</source>
        <translation>
            <numerusform>Rzucaj dalej: około %n&#xa0;na 10 takich rzutów się udaje.</numerusform>
            <numerusform>Rzucaj dalej: około %n&#xa0;na 10 takich rzutów się udaje.</numerusform>
            <numerusform>Rzucaj dalej: około %n&#xa0;na 10 takich rzutów się udaje.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Roll on: if you stop now, the game is lost.</source>
        <translation>Rzucaj dalej: jeśli teraz przestaniesz, przegrasz.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Roll on: such a roll nearly always goes well.</source>
        <translation>Rzucaj dalej: taki rzut prawie zawsze się udaje.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Roll on.</source>
        <translation>Rzucaj dalej.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Take tile {tile}: you win the game with it.</source>
        <translation>Weź płytkę {tile}: z&#xa0;nią wygrywasz.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Take tile {tile}: about %n of 10 further rolls would be (a bust|busts).</source>
        <translation>
            <numerusform>Weź płytkę {tile}: około %n&#xa0;na 10 dalszych rzutów byłby spalony.</numerusform>
            <numerusform>Weź płytkę {tile}: około %n&#xa0;na 10 dalszych rzutów byłoby spalonych.</numerusform>
            <numerusform>Weź płytkę {tile}: około %n&#xa0;na 10 dalszych rzutów byłoby spalonych.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Take tile {tile}: a further roll would almost certainly be a bust.</source>
        <translation>Weź płytkę {tile}: następny rzut byłby prawie na pewno spalony.</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Take tile {tile}: it has %n (worm|worms), and nothing can go wrong.</source>
        <translation>
            <numerusform>Weź płytkę {tile}: ma %n&#xa0;robala i&#xa0;nic już nie przepadnie.</numerusform>
            <numerusform>Weź płytkę {tile}: ma %n&#xa0;robale i&#xa0;nic już nie przepadnie.</numerusform>
            <numerusform>Weź płytkę {tile}: ma %n&#xa0;robali i&#xa0;nic już nie przepadnie.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Take tile {tile}: no dice are left to roll.</source>
        <translation>Weź płytkę {tile}: nie ma już kostek do rzutu.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Steal tile {tile}: you gain %n (worm|worms), and its owner loses (it|them).</source>
        <translation>
            <numerusform>Podbierz płytkę {tile}: zyskujesz %n&#xa0;robala, a&#xa0;jej właściciel go traci.</numerusform>
            <numerusform>Podbierz płytkę {tile}: zyskujesz %n&#xa0;robale, a&#xa0;jej właściciel je traci.</numerusform>
            <numerusform>Podbierz płytkę {tile}: zyskujesz %n&#xa0;robali, a&#xa0;jej właściciel je traci.</numerusform>
        </translation>
    </message>
    <message>
        <location line="-163"/>
        <source>What are the sum and the chance of a bust?</source>
        <translation>Jaka jest suma i&#xa0;ryzyko spalenia?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What can I do?</source>
        <translation>Co mogę zrobić?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Where are the tiles?</source>
        <translation>Gdzie leżą płytki?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Whose top tile can be stolen?</source>
        <translation>Komu można podebrać płytkę?</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Sum {sum}, {worm}, %n (die|dice) left.</source>
        <translation>
            <numerusform>Suma {sum}, {worm}, została %n kostka.</numerusform>
            <numerusform>Suma {sum}, {worm}, zostały %n kostki.</numerusform>
            <numerusform>Suma {sum}, {worm}, zostało %n kostek.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+2"/>
        <source>with a worm</source>
        <translation>jest robal</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Rolled: {dice}.</source>
        <translation>Na kostkach: {dice}.</translation>
    </message>
    <message numerus="yes">
        <location line="-66"/>
        <source>Tile {tile}, %n (worm|worms), in the centre</source>
        <translation>
            <numerusform>Płytka {tile}, %n&#xa0;robal, na środku stołu</numerusform>
            <numerusform>Płytka {tile}, %n&#xa0;robale, na środku stołu</numerusform>
            <numerusform>Płytka {tile}, %n&#xa0;robali, na środku stołu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Tile {tile}, %n (worm|worms), in the centre, can be taken</source>
        <translation>
            <numerusform>Płytka {tile}, %n&#xa0;robal, na środku stołu, można ją wziąć</numerusform>
            <numerusform>Płytka {tile}, %n&#xa0;robale, na środku stołu, można ją wziąć</numerusform>
            <numerusform>Płytka {tile}, %n&#xa0;robali, na środku stołu, można ją wziąć</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Tile {tile}, face down, out of the game</source>
        <translation>Płytka {tile}, zakryta, poza grą</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Tile {tile}, on top of the stack of {player}</source>
        <translation>Płytka {tile}, na wierzchu stosu&#xa0;– gracz: {player}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Tile {tile}, not in the centre</source>
        <translation>Płytka {tile}, nie ma jej na środku stołu</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{player}&apos;s stack of %n (tile|tiles), tile {tile} on top</source>
        <translation>
            <numerusform>{player}&#xa0;– stos: %n&#xa0;płytka, na wierzchu płytka&#xa0;{tile}</numerusform>
            <numerusform>{player}&#xa0;– stos: %n&#xa0;płytki, na wierzchu płytka&#xa0;{tile}</numerusform>
            <numerusform>{player}&#xa0;– stos: %n&#xa0;płytek, na wierzchu płytka&#xa0;{tile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{player}&apos;s stack of %n (tile|tiles), tile {tile} on top, can be stolen</source>
        <translation>
            <numerusform>{player}&#xa0;– stos: %n&#xa0;płytka, na wierzchu płytka&#xa0;{tile}, można ją podebrać</numerusform>
            <numerusform>{player}&#xa0;– stos: %n&#xa0;płytki, na wierzchu płytka&#xa0;{tile}, można ją podebrać</numerusform>
            <numerusform>{player}&#xa0;– stos: %n&#xa0;płytek, na wierzchu płytka&#xa0;{tile}, można ją podebrać</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>No dice set aside yet</source>
        <translation>Nie ma jeszcze odłożonych kostek</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sum {sum}, {worm}</source>
        <translation>Suma {sum}, {worm}</translation>
    </message>
    <message>
        <location line="+52"/>
        <source>needs a worm</source>
        <translation>brakuje robala</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Risk of a bust on the next roll: {percent}.</source>
        <translation>Ryzyko spalenia następnego rzutu: {percent}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Face up in the centre: {tiles}.</source>
        <translation>Odkryte na środku: {tiles}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No tile lies face up in the centre.</source>
        <translation>Na środku nie ma odkrytej płytki.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Face down: {tiles}.</source>
        <translation>Zakryte: {tiles}.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{player}: {tile} on top of %n (tile|tiles).</source>
        <translation>
            <numerusform>{player}: {tile}, to jedyna płytka.</numerusform>
            <numerusform>{player}: {tile} na wierzchu, razem %n płytki.</numerusform>
            <numerusform>{player}: {tile} na wierzchu, razem %n płytek.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}: no tile.</source>
        <translation>{player}: bez płytki.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Can be stolen with exactly: {tiles}.</source>
        <translation>Do podebrania przy sumie dokładnie: {tiles}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{tile} from {player}</source>
        <translation>{tile} ({player})</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Nobody else has a tile to steal.</source>
        <translation>Nikt inny nie ma płytki do podebrania.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The sum is {sum}: tile {sum} can be stolen now.</source>
        <translation>Suma to {sum}: płytkę {sum} można teraz podebrać.</translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%n (roll|rolls)</source>
        <translation>
            <numerusform>%n rzut</numerusform>
            <numerusform>%n rzuty</numerusform>
            <numerusform>%n rzutów</numerusform>
        </translation>
    </message>
    <message>
        <location line="+2"/>
        <source>sum {total}</source>
        <translation>suma {total}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>takes tile {tile} ({worms})</source>
        <translation>bierze płytkę {tile} ({worms})</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>steals tile {tile} ({worms}) from {victim}</source>
        <translation>podbiera płytkę {tile} ({worms}), traci ją {victim}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>bust, because {reason}</source>
        <translation>rzut spalony, bo {reason}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>puts tile {tile} back into the centre</source>
        <translation>oddaje płytkę {tile} na środek</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>tile {tile} is turned face down</source>
        <translation>płytka {tile} wypada z&#xa0;gry</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/pickomino/lesson.py" line="+25"/>
        <source>You want tiles with worms on them. Roll the eight dice.</source>
        <translation>Zbierasz płytki z&#xa0;robalami. Rzuć ośmioma kostkami.</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Three fives: that makes 15.</source>
        <translation>Trzy piątki: to razem 15.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>The cheapest tile costs 21. Roll the other five dice.</source>
        <translation>Najtańsza płytka kosztuje 21. Rzuć pozostałymi pięcioma kostkami.</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Well done: 25, with a worm.</source>
        <translation>Świetnie: 25 i&#xa0;są robale.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>The tile is yours, with two worms on it.</source>
        <translation>Płytka jest twoja, a&#xa0;na niej dwa robale.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>The other player has taken tile 23. Your turn: roll.</source>
        <translation>Drugi gracz ma teraz płytkę 23. Twoja kolej: rzuć.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Five worms! Take them.</source>
        <translation>Pięć robali! Odłóż je.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>25 at once.</source>
        <translation>Od razu 25.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Tile 25 is yours already. A higher sum takes the next lower tile: 24. Click it!</source>
        <translation>Płytka 25 jest już twoja. Za wyższą sumę bierze się najbliższą niższą płytkę: 24. Kliknij ją!</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Tile 24 lies on top of your stack now.</source>
        <translation>Płytka 24 leży teraz na wierzchu twojego stosu.</translation>
    </message>
    <message>
        <location line="+29"/>
        <source>The other player has taken tile 22. Your turn: roll.</source>
        <translation>Drugi gracz ma teraz płytkę 22. Twoja kolej: rzuć.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Set the four fours aside.</source>
        <translation>Odłóż cztery czwórki.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>16 is too few, and there is no worm yet. Roll on.</source>
        <translation>16 to za mało, a&#xa0;robala jeszcze nie ma. Rzuć dalej.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A bust: only fours again! Your top tile goes, and 36 is turned over.</source>
        <translation>Rzut spalony: znowu same czwórki! Tracisz płytkę z&#xa0;wierzchu, a&#xa0;36 wypada z&#xa0;gry.</translation>
    </message>
    <message>
        <location line="-96"/>
        <source>You always set aside all dice that are alike. Click one of the fives.</source>
        <translation>Zawsze odkładasz wszystkie takie same kostki. Kliknij jedną z&#xa0;piątek.</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>You have fives already, so take the worms: each counts 5. Without a worm there is no tile.</source>
        <translation>Piątki już masz, więc weź robale: każdy liczy się za 5. Bez robala nie ma płytki.</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>With 25 and a worm you may take tile 25. Click it!</source>
        <translation>Masz 25 i&#xa0;robala, więc możesz wziąć płytkę 25. Kliknij ją!</translation>
    </message>
    <message>
        <location line="+92"/>
        <source>Never mind. The other player has tile 24 on top now. Your turn: roll.</source>
        <translation>Nie szkodzi. Drugi gracz ma teraz na wierzchu płytkę 24. Twoja kolej: rzuć.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Four worms! Take them.</source>
        <translation>Cztery robale! Odłóż je.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>20 at once.</source>
        <translation>Od razu 20.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Four dice are left. Roll them.</source>
        <translation>Zostały cztery kostki. Rzuć nimi.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>The other player&apos;s top tile is 24. Take the four: then you have exactly 24.</source>
        <translation>Drugi gracz ma na wierzchu płytkę 24. Odłóż czwórkę: będziesz mieć dokładnie 24.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>24, exactly.</source>
        <translation>Dokładnie 24.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Now you may steal that tile from the other player. Click it!</source>
        <translation>Teraz możesz podebrać drugiemu graczowi tę płytkę. Kliknij ją!</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../desktop/stolik/games/pickomino/ui/voice.py" line="-125"/>
        <source>Stolen!</source>
        <translation>Podebrana!</translation>
    </message>
    <message>
        <location line="+17"/>
        <source>One number at a time, at least one worm, and stop before the bust. When all tiles are gone, whoever has the most worms wins.</source>
        <translation>Za każdym razem jedna liczba, przynajmniej jeden robal i&#xa0;stop, zanim spalisz rzut. Gdy na środku nie ma już płytek, wygrywa ten, kto ma najwięcej robali.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/pickomino/ui/voice.py" line="-165"/>
        <source>Set aside %n (die|dice) with {face}: +{points}, sum {sum}</source>
        <translation>
            <numerusform>Odłóż %n&#xa0;kostkę z&#xa0;wynikiem {face}: +{points}, suma&#xa0;{sum}</numerusform>
            <numerusform>Odłóż %n&#xa0;kostki z&#xa0;wynikiem {face}: +{points}, suma&#xa0;{sum}</numerusform>
            <numerusform>Odłóż %n&#xa0;kostek z&#xa0;wynikiem {face}: +{points}, suma&#xa0;{sum}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Set aside %n (worm|worms): +{points}, sum {sum}</source>
        <translation>
            <numerusform>Odłóż %n&#xa0;robala: +{points}, suma&#xa0;{sum}</numerusform>
            <numerusform>Odłóż %n&#xa0;robale: +{points}, suma&#xa0;{sum}</numerusform>
            <numerusform>Odłóż %n&#xa0;robali: +{points}, suma&#xa0;{sum}</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The chance of tile {tile} in this turn: {chance}.</source>
        <translation>Szansa na płytkę {tile} w&#xa0;tej kolejce: {chance}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The chance of stealing tile {tile} in this turn: {chance}.</source>
        <translation>Szansa na podebranie płytki {tile} w&#xa0;tej kolejce: {chance}.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>All dice are set aside: tile {tile} must be taken, or tile {other} stolen from {victim}.</source>
        <translation>Wszystkie kostki są odłożone: trzeba wziąć płytkę&#xa0;{tile} albo podebrać płytkę&#xa0;{other}&#xa0;– ma ją {victim}.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>All dice are set aside: tile {tile} must be taken.</source>
        <translation>Wszystkie kostki są odłożone: trzeba wziąć płytkę&#xa0;{tile}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>All dice are set aside: tile {other} must be stolen from {victim}.</source>
        <translation>Wszystkie kostki są odłożone: trzeba podebrać płytkę&#xa0;{other}&#xa0;– ma ją {victim}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Tile {tile} can be taken, or tile {other} stolen from {victim}.</source>
        <translation>Można wziąć płytkę&#xa0;{tile} albo podebrać płytkę&#xa0;{other}&#xa0;– ma ją {victim}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Tile {tile} can be taken.</source>
        <translation>Można wziąć płytkę&#xa0;{tile}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Tile {other} can be stolen from {victim}.</source>
        <translation>Można podebrać płytkę&#xa0;{other}&#xa0;– ma ją {victim}.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>With {sum}, tile {tile} can be taken.</source>
        <translation>Suma&#xa0;{sum}: można wziąć płytkę&#xa0;{tile}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No tile for {sum} yet.</source>
        <translation>Dla sumy&#xa0;{sum} nie ma jeszcze płytki.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No tile for {sum} yet, and a worm is missing too.</source>
        <translation>Dla sumy&#xa0;{sum} nie ma jeszcze płytki, brakuje też robala.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No tile yet: a worm is missing.</source>
        <translation>Jeszcze bez płytki: brakuje robala.</translation>
    </message>
    <message numerus="yes">
        <location line="+32"/>
        <source>Only the sum {low} brings tile {tile}: %n (way|ways) to make it.</source>
        <translation>
            <numerusform>Płytkę {tile} daje tylko suma {low}: można ją ułożyć na %n&#xa0;sposób.</numerusform>
            <numerusform>Płytkę {tile} daje tylko suma {low}: można ją ułożyć na %n&#xa0;sposoby.</numerusform>
            <numerusform>Płytkę {tile} daje tylko suma {low}: można ją ułożyć na %n&#xa0;sposobów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>A sum from {low} to {high} brings tile {tile}: %n (way|ways) to make one.</source>
        <translation>
            <numerusform>Płytkę {tile} daje suma od {low} do {high}: można ją ułożyć na %n&#xa0;sposób.</numerusform>
            <numerusform>Płytkę {tile} daje suma od {low} do {high}: można ją ułożyć na %n&#xa0;sposoby.</numerusform>
            <numerusform>Płytkę {tile} daje suma od {low} do {high}: można ją ułożyć na %n&#xa0;sposobów.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>No dice bring tile {tile} in this turn any more.</source>
        <translation>Płytki {tile} w&#xa0;tym ruchu nie dadzą już żadne kostki.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Tile {tile} is easier: every sum from {low} to {high} brings it.</source>
        <translation>Łatwiejsza jest płytka {tile}: daje ją każda suma od {low} do {high}.</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Tile {tile} is easier: %n (way|ways).</source>
        <translation>
            <numerusform>Łatwiejsza jest płytka {tile}: %n&#xa0;sposób.</numerusform>
            <numerusform>Łatwiejsza jest płytka {tile}: %n&#xa0;sposoby.</numerusform>
            <numerusform>Łatwiejsza jest płytka {tile}: %n&#xa0;sposobów.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Tile {tile} is easier: its dice turn up more often.</source>
        <translation>Łatwiejsza jest płytka {tile}: jej kostki wypadają częściej.</translation>
    </message>
    <message>
        <location line="+55"/>
        <source>Take a tile</source>
        <translation>Weź płytkę</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Steal a tile</source>
        <translation>Podbierz płytkę</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Steal tile {tile} from {victim}</source>
        <translation>Podbierz płytkę&#xa0;{tile} ({victim})</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>bust next roll</source>
        <translation>spalony rzut</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Chance of a bust next roll: {chance}</source>
        <translation>Ryzyko spalonego rzutu: {chance}</translation>
    </message>
    <message>
        <location line="+32"/>
        <source>{player} and {other} have the same number of worms: the higher tile decides.</source>
        <translation>{player} i&#xa0;{other} mają tyle samo robali: rozstrzyga wyższa płytka.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Bust!</source>
        <translation>Rzut spalony!</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There is no tile to give back.</source>
        <translation>Nie ma płytki do oddania.</translation>
    </message>
    <message numerus="yes">
        <location line="+294"/>
        <source>The (worm|worms) had to come: without a worm there is no tile.</source>
        <translation>
            <numerusform>Robal był potrzebny: bez robala nie ma płytki.</numerusform>
            <numerusform>Robale były potrzebne: bez robala nie ma płytki.</numerusform>
            <numerusform>Robale były potrzebne: bez robala nie ma płytki.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>They bring the most points ({points}).</source>
        <translation>Dają najwięcej punktów ({points}).</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It brings the most points ({points}).</source>
        <translation>Daje najwięcej punktów ({points}).</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <location line="+1"/>
        <source>That leaves %n (die|dice) to roll.</source>
        <translation>
            <numerusform>Do rzutu zostaje jeszcze %n&#xa0;kostka.</numerusform>
            <numerusform>Do rzutu zostają jeszcze %n&#xa0;kostki.</numerusform>
            <numerusform>Do rzutu zostaje jeszcze %n&#xa0;kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>About %n of 10 such rolls (goes|go) well.</source>
        <translation>
            <numerusform>Około %n&#xa0;na 10 takich rzutów się udaje.</numerusform>
            <numerusform>Około %n&#xa0;na 10 takich rzutów się udaje.</numerusform>
            <numerusform>Około %n&#xa0;na 10 takich rzutów się udaje.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>To stop there would have lost the game.</source>
        <translation>Bez tego rzutu gra byłaby przegrana.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Such a roll nearly always goes well.</source>
        <translation>Taki rzut prawie zawsze się udaje.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Tile {tile} wins the game.</source>
        <translation>Płytka {tile} daje wygraną.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>About %n of 10 further rolls would have been (a bust|busts).</source>
        <translation>
            <numerusform>Około %n&#xa0;na 10 dalszych rzutów byłby spalony.</numerusform>
            <numerusform>Około %n&#xa0;na 10 dalszych rzutów byłoby spalonych.</numerusform>
            <numerusform>Około %n&#xa0;na 10 dalszych rzutów byłoby spalonych.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A further roll would almost certainly have been a bust.</source>
        <translation>Następny rzut byłby prawie na pewno spalony.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No dice were left to roll.</source>
        <translation>Nie było już kostek do rzutu.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>You gain %n (worm|worms), and the owner of the tile loses (it|them).</source>
        <translation>
            <numerusform>Zyskujesz %n&#xa0;robala, a&#xa0;właściciel płytki go traci.</numerusform>
            <numerusform>Zyskujesz %n&#xa0;robale, a&#xa0;właściciel płytki je traci.</numerusform>
            <numerusform>Zyskujesz %n&#xa0;robali, a&#xa0;właściciel płytki je traci.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/pickomino/ui/messages.py" line="-247"/>
        <source>There are {dice} dice, and here {given} lie.</source>
        <translation>Liczba kostek w&#xa0;grze to {dice}, a&#xa0;leży ich {given}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The roll shows only faces that are already set aside, so the turn is bust.</source>
        <translation>Wypadły same wyniki, które są już odłożone, więc rzut jest spalony.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>All eight dice are set aside without a worm, so the turn is bust.</source>
        <translation>Wszystkie osiem kostek jest odłożonych bez robala, więc rzut jest spalony.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>All eight dice are set aside, and {sum} gets no tile, so the turn is bust.</source>
        <translation>Wszystkie osiem kostek jest odłożonych, a&#xa0;suma {sum} nie daje żadnej płytki, więc rzut jest spalony.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/pickomino/ui/position_editor.py" line="+42"/>
        <location filename="../desktop/stolik/games/pickomino/ui/printed.py" line="-3"/>
        <source>Rolled</source>
        <translation>Wyrzucone</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/pickomino/ui/printed.py" line="+1"/>
        <source>In the centre</source>
        <translation>Na środku stołu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>On top of the others&apos; stacks</source>
        <translation>Na wierzchu stosów innych graczy</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/pickomino/ui/position_editor.py" line="+1"/>
        <location filename="../desktop/stolik/games/pickomino/ui/printed.py" line="-3"/>
        <source>Set aside</source>
        <translation>Odłożone</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Centre</source>
        <translation>Środek stołu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Face down</source>
        <translation>Zakryte</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>{player}&apos;s stack</source>
        <translation>Stos&#xa0;– {player}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>die with a worm</source>
        <translation>kostka z&#xa0;robalem</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>tile {tile}</source>
        <translation>płytka&#xa0;{tile}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>turn face down</source>
        <translation>zakryj</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>back to the centre</source>
        <translation>na środek stołu</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/pickomino/ui/voice.py" line="+18"/>
        <source>Still no worm: {yours} of 100 such turns end in a bust, with worms set aside {best}.</source>
        <translation>Dalej bez robala: spalonych jest {yours} na 100 takich kolejek, z&#xa0;odłożonymi robalami {best}.</translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>That leaves %n (die|dice): {yours} of 100 such turns go bust, with the best choice {best}.</source>
        <translation>
            <numerusform>Zostaje %n kostka: spalonych jest {yours} na 100 takich kolejek, po najlepszym wyborze {best}.</numerusform>
            <numerusform>Zostają %n kostki: spalonych jest {yours} na 100 takich kolejek, po najlepszym wyborze {best}.</numerusform>
            <numerusform>Zostaje %n kostek: spalonych jest {yours} na 100 takich kolejek, po najlepszym wyborze {best}.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+6"/>
        <source>After your choice {yours} of 100 turns end in a bust, after the best one {best}.</source>
        <translation>Po twoim wyborze spalonych jest {yours} na 100 kolejek, po najlepszym {best}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Your dice bring {yours} points, the best ones {best}.</source>
        <translation>Punkty z&#xa0;twoich kostek: {yours}, z&#xa0;najlepszych: {best}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>After your choice the turn is worth {yours} worms, after the best one {best}.</source>
        <translation>Po twoim wyborze kolejka jest warta {yours} robala, po najlepszym {best}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Tile {tile} would have won the game; after your roll {yours} of 100 are won.</source>
        <translation>Płytka {tile} dałaby wygraną; po twoim rzucie wygrywasz {yours} na 100 partii.</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Such a roll is a bust {yours} times in 100; tile {tile} brings %n (worm|worms) for certain.</source>
        <translation>
            <numerusform>Spalonych jest {yours} na 100 takich rzutów; płytka {tile} daje na pewno %n robala.</numerusform>
            <numerusform>Spalonych jest {yours} na 100 takich rzutów; płytka {tile} daje na pewno %n robale.</numerusform>
            <numerusform>Spalonych jest {yours} na 100 takich rzutów; płytka {tile} daje na pewno %n robali.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>Tile {tile} brings %n (worm|worms); rolling on is worth {yours} on average.</source>
        <translation>
            <numerusform>Płytka {tile} daje %n robala; dalszy rzut jest wart średnio {yours}.</numerusform>
            <numerusform>Płytka {tile} daje %n robale; dalszy rzut jest wart średnio {yours}.</numerusform>
            <numerusform>Płytka {tile} daje %n robali; dalszy rzut jest wart średnio {yours}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Tile {tile} brings only %n (worm|worms); rolling on is worth {best} on average.</source>
        <translation>
            <numerusform>Płytka {tile} daje tylko %n robala; dalszy rzut jest wart średnio {best}.</numerusform>
            <numerusform>Płytka {tile} daje tylko %n robale; dalszy rzut jest wart średnio {best}.</numerusform>
            <numerusform>Płytka {tile} daje tylko %n robali; dalszy rzut jest wart średnio {best}.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Tile {tile} ends the game, and it is lost; after the best move {best} of 100 are won.</source>
        <translation>Płytka {tile} kończy partię przegraną; po najlepszym ruchu wygrywasz {best} na 100 partii.</translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>Tile {tile} costs nobody anything; tile {other} would cost its owner %n (worm|worms).</source>
        <translation>
            <numerusform>Płytka {tile} nikomu nic nie odbiera; płytka {other} odebrałaby właścicielowi %n robala.</numerusform>
            <numerusform>Płytka {tile} nikomu nic nie odbiera; płytka {other} odebrałaby właścicielowi %n robale.</numerusform>
            <numerusform>Płytka {tile} nikomu nic nie odbiera; płytka {other} odebrałaby właścicielowi %n robali.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <location filename="../desktop/stolik/analysis/practice.py" line="+216"/>
        <source>That&apos;s it! Nothing better was possible.</source>
        <translation>Dobrze! Lepiej się nie dało.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>That&apos;s it! Hardly anything better was possible.</source>
        <translation>Dobrze! Prawie nie dało się lepiej.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{word}: {points}.</source>
        <translation>{word}: {points}.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{word}: the best move wins %n more (game|games) in 100.</source>
        <translation>
            <numerusform>{word}: najlepszy ruch to %n wygrana więcej na 100.</numerusform>
            <numerusform>{word}: najlepszy ruch to %n wygrane więcej na 100.</numerusform>
            <numerusform>{word}: najlepszy ruch to %n wygranych więcej na 100.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Your move wins {yours} games in 100, the best one {best}.</source>
        <translation>Twój ruch wygrywa {yours} na 100 partii, najlepszy {best}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Your move leads to {yours}, the best one to {best}.</source>
        <translation>Wynik po twoim ruchu: {yours}, po najlepszym: {best}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Best.</source>
        <translation>Najlepiej, jak się dało.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Good.</source>
        <translation>Dobrze.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{word}.</source>
        <translation>{word}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What the moves are worth could not be worked out.</source>
        <translation>Nie udało się obliczyć, ile warte są ruchy.</translation>
    </message>
</context>
<context>
    <name>practise</name>
    <message>
        <location filename="../desktop/stolik/pages/practise/room.py" line="+44"/>
        <source>Moves tried again</source>
        <translation>Ćwiczone ruchy</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Position</source>
        <translation>Pozycja</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Compartment</source>
        <translation>Przegródka</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Seconds</source>
        <translation>Sekundy</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Right</source>
        <translation>Dobrze</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>First answer</source>
        <translation>Pierwsza odpowiedź</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>no</source>
        <translation>nie</translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message>
        <location filename="../desktop/stolik/pages/puzzles/model.py" line="+34"/>
        <source>That&apos;s it! The puzzle is solved.</source>
        <translation>Właśnie tak! Zagadka rozwiązana.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The puzzle of the day %n (day|days) in a row.</source>
        <translation>
            <numerusform>Zagadka dnia: %n dzień z&#xa0;rzędu.</numerusform>
            <numerusform>Zagadka dnia: %n dni z&#xa0;rzędu.</numerusform>
            <numerusform>Zagadka dnia: %n dni z&#xa0;rzędu.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Not yet. It can be done: try once more.</source>
        <translation>Jeszcze nie. Da się to zrobić – spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Answer first: then “More” shows what every move is worth.</source>
        <translation>Najpierw odpowiedz: ile wart jest każdy ruch, pokaże potem „Więcej”.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The puzzle could not be made.</source>
        <translation>Nie udało się ułożyć zagadki.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/kept/puzzles.py" line="+27"/>
        <source>easy</source>
        <translation>łatwa</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fairly easy</source>
        <translation>dość łatwa</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>medium</source>
        <translation>średnia</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>hard</source>
        <translation>trudna</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>very hard</source>
        <translation>bardzo trudna</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/puzzles/model.py" line="+2"/>
        <source>puzzle</source>
        <translation>zagadka</translation>
    </message>
</context>
<context>
    <name>referee</name>
    <message>
        <location filename="../desktop/stolik/pages/referee/clock_model.py" line="+39"/>
        <source>Seat {number}</source>
        <translation>Miejsce {number}</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <location filename="../desktop/stolik/analysis/report_sentences.py" line="+74"/>
        <source>While the game goes on, this would give away what is still secret.</source>
        <translation>Póki gra trwa, zdradziłoby to, co jeszcze jest tajne.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{game} can&apos;t be looked at in this way: nobody has worked out its chances yet.</source>
        <translation>{game}: tej gry nie da się tak obejrzeć, bo nikt jeszcze nie policzył w&#xa0;niej szans.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Nothing has been played yet, so there is nothing to tell.</source>
        <translation>Nikt jeszcze nie zagrał, więc nie ma o&#xa0;czym mówić.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The chances of this game could not be worked out.</source>
        <translation>Szans tej gry nie udało się policzyć.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>How did we play?</source>
        <translation>Jak graliśmy?</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Chances of winning during the game, in percent</source>
        <translation>Szanse na wygraną w&#xa0;ciągu gry, w&#xa0;procentach</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Expected points during the game</source>
        <translation>Spodziewane punkty w&#xa0;ciągu gry</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Luck and choices</source>
        <translation>Szczęście i&#xa0;wybory</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>What cost most</source>
        <translation>Co kosztowało najwięcej</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The best moments</source>
        <translation>Najlepsze momenty</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The luckiest moments</source>
        <translation>Najwięcej szczęścia</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>People come first, then computers.</source>
        <translation>Najpierw ludzie, potem komputery.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{turn}, {player}</source>
        <translation>{turn}, {player}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Best was: {move}.</source>
        <translation>Najlepiej było: {move}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A hint would have said: “{hint}”</source>
        <translation>Podpowiedź powiedziałaby: „{hint}”</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The game isn&apos;t over: this is what can be told so far.</source>
        <translation>Gra jeszcze trwa: tyle można powiedzieć do tej pory.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>As much luck or more</source>
        <translation>Tyle szczęścia albo więcej</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>As little luck or less</source>
        <translation>Tak mało szczęścia albo mniej</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>in {games} of 100 games</source>
        <translation>w&#xa0;{games} na 100 partii</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>in fewer than 1 of 100 games</source>
        <translation>rzadziej niż w&#xa0;jednej na 100 partii</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{times}×</source>
        <translation>{times}×</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Better choices would bring on average</source>
        <translation>Średnio na lepszym wyborze</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The better choice would bring</source>
        <translation>Na lepszym wyborze</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Choices when hardly any chance was left</source>
        <translation>Wybory, gdy nie było już prawie szans</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>Luck brought more than a whole game.</source>
        <translation>Szczęście dało więcej niż całą wygraną.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Luck cost more than a whole game.</source>
        <translation>Pech kosztował więcej niż całą wygraną.</translation>
    </message>
    <message numerus="yes">
        <location line="+23"/>
        <source>Each time, the best choice would win %n more (game|games) in 100 on average.</source>
        <translation>
            <numerusform>Za każdym razem najlepszy wybór dałby średnio %n wygraną więcej na 100 partii.</numerusform>
            <numerusform>Za każdym razem najlepszy wybór dałby średnio %n wygrane więcej na 100 partii.</numerusform>
            <numerusform>Za każdym razem najlepszy wybór dałby średnio %n wygranych więcej na 100 partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>The best choice would win %n more (game|games) in 100.</source>
        <translation>
            <numerusform>Najlepszy wybór dałby %n wygraną więcej na 100 partii.</numerusform>
            <numerusform>Najlepszy wybór dałby %n wygrane więcej na 100 partii.</numerusform>
            <numerusform>Najlepszy wybór dałby %n wygranych więcej na 100 partii.</numerusform>
        </translation>
    </message>
    <message>
        <location line="-54"/>
        <source>{good} of {all}</source>
        <translation>{good}&#xa0;z&#xa0;{all}</translation>
    </message>
    <message numerus="yes">
        <location line="+78"/>
        <source>%n more (win|wins) in 100 games</source>
        <translation>
            <numerusform>%n wygrana więcej na 100 partii</numerusform>
            <numerusform>%n wygrane więcej na 100 partii</numerusform>
            <numerusform>%n wygranych więcej na 100 partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-21"/>
        <source>The second best choice would win %n fewer (game|games) in 100.</source>
        <translation>
            <numerusform>Drugi w&#xa0;kolejności wybór dałby o&#xa0;%n wygraną mniej na 100 partii.</numerusform>
            <numerusform>Drugi w&#xa0;kolejności wybór dałby o&#xa0;%n wygrane mniej na 100 partii.</numerusform>
            <numerusform>Drugi w&#xa0;kolejności wybór dałby o&#xa0;%n wygranych mniej na 100 partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-38"/>
        <source>Luck brought as much as winning %n more (game|games) in 100.</source>
        <translation>
            <numerusform>Szczęście dało tyle, ile %n wygrana więcej na 100 partii.</numerusform>
            <numerusform>Szczęście dało tyle, ile %n wygrane więcej na 100 partii.</numerusform>
            <numerusform>Szczęście dało tyle, ile %n wygranych więcej na 100 partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Luck cost as much as losing %n more (game|games) in 100.</source>
        <translation>
            <numerusform>Pech kosztował tyle, ile %n przegrana więcej na 100 partii.</numerusform>
            <numerusform>Pech kosztował tyle, ile %n przegrane więcej na 100 partii.</numerusform>
            <numerusform>Pech kosztował tyle, ile %n przegranych więcej na 100 partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Luck brought %n (point|points) more than average.</source>
        <translation>
            <numerusform>Szczęście dało o&#xa0;%n punkt więcej niż przeciętnie.</numerusform>
            <numerusform>Szczęście dało o&#xa0;%n punkty więcej niż przeciętnie.</numerusform>
            <numerusform>Szczęście dało o&#xa0;%n punktów więcej niż przeciętnie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Luck brought %n (point|points) fewer than average.</source>
        <translation>
            <numerusform>Szczęście dało o&#xa0;%n punkt mniej niż przeciętnie.</numerusform>
            <numerusform>Szczęście dało o&#xa0;%n punkty mniej niż przeciętnie.</numerusform>
            <numerusform>Szczęście dało o&#xa0;%n punktów mniej niż przeciętnie.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Luck was about average.</source>
        <translation>Szczęścia było mniej więcej tyle, co zwykle.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>That much luck or more happens in %n of 100 games.</source>
        <translation>
            <numerusform>Tyle szczęścia lub więcej zdarza się w&#xa0;%n grze na 100.</numerusform>
            <numerusform>Tyle szczęścia lub więcej zdarza się w&#xa0;%n grach na 100.</numerusform>
            <numerusform>Tyle szczęścia lub więcej zdarza się w&#xa0;%n grach na 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>That little luck or less happens in %n of 100 games.</source>
        <translation>
            <numerusform>Tak mało szczęścia lub jeszcze mniej zdarza się w&#xa0;%n grze na 100.</numerusform>
            <numerusform>Tak mało szczęścia lub jeszcze mniej zdarza się w&#xa0;%n grach na 100.</numerusform>
            <numerusform>Tak mało szczęścia lub jeszcze mniej zdarza się w&#xa0;%n grach na 100.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Nothing unusual.</source>
        <translation>To nic niezwykłego.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>That happens in fewer than 1 of 100 games.</source>
        <translation>To zdarza się rzadziej niż w&#xa0;1 grze na 100.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There was never anything to choose, so nothing can be said about the choices.</source>
        <translation>Nie było w&#xa0;czym wybierać, więc o&#xa0;wyborach nic nie można powiedzieć.</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>With only %n (choice|choices) nothing can be said about how good they were.</source>
        <translation>
            <numerusform>Po %n wyborze nie można powiedzieć, czy był dobry.</numerusform>
            <numerusform>Po zaledwie %n wyborach nie można powiedzieć, jak dobre były.</numerusform>
            <numerusform>Po zaledwie %n wyborach nie można powiedzieć, jak dobre były.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n (choice|choices), all of them good.</source>
        <translation>
            <numerusform>%n wybór, i&#xa0;to dobry.</numerusform>
            <numerusform>%n wybory, wszystkie dobre.</numerusform>
            <numerusform>%n wyborów, wszystkie dobre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (choice|choices), {good} of them good.</source>
        <translation>
            <numerusform>%n wybór, dobrych: {good}.</numerusform>
            <numerusform>%n wybory, dobrych: {good}.</numerusform>
            <numerusform>%n wyborów, dobrych: {good}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (choice|choices) more: by then hardly any chance to win was left.</source>
        <translation>
            <numerusform>Jeszcze %n&#xa0;wybór: wtedy szans na wygraną prawie już nie było.</numerusform>
            <numerusform>Jeszcze %n&#xa0;wybory: wtedy szans na wygraną prawie już nie było.</numerusform>
            <numerusform>Jeszcze %n&#xa0;wyborów: wtedy szans na wygraną prawie już nie było.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n (choice|choices), but by then hardly any chance to win was left.</source>
        <translation>
            <numerusform>%n&#xa0;wybór, ale szans na wygraną prawie już wtedy nie było.</numerusform>
            <numerusform>%n&#xa0;wybory, ale szans na wygraną prawie już wtedy nie było.</numerusform>
            <numerusform>%n&#xa0;wyborów, ale szans na wygraną prawie już wtedy nie było.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>Each time this cost %n (point|points) on average.</source>
        <translation>
            <numerusform>Za każdym razem kosztowało to średnio %n punkt.</numerusform>
            <numerusform>Za każdym razem kosztowało to średnio %n punkty.</numerusform>
            <numerusform>Za każdym razem kosztowało to średnio %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Each time this cost {whole}.{hundredths} big points on average.</source>
        <translation>Za każdym razem kosztowało to średnio {whole},{hundredths} dużego punktu.</translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>It cost %n (point|points).</source>
        <translation>
            <numerusform>Kosztowało to %n punkt.</numerusform>
            <numerusform>Kosztowało to %n punkty.</numerusform>
            <numerusform>Kosztowało to %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It cost {whole}.{hundredths} big points.</source>
        <translation>Kosztowało to {whole},{hundredths} dużego punktu.</translation>
    </message>
    <message>
        <location line="-10"/>
        <source>{what}: {times}×.</source>
        <translation>{what}: {times}×.</translation>
    </message>
    <message>
        <location line="-34"/>
        <source>Better was possible</source>
        <translation>Dało się lepiej</translation>
    </message>
    <message>
        <location line="-1"/>
        <source>A little better was possible</source>
        <translation>Dało się trochę lepiej</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Much better was possible</source>
        <translation>Dało się dużo lepiej</translation>
    </message>
    <message numerus="yes">
        <location line="+66"/>
        <source>%n (point|points)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{whole}.{hundredths} big points</source>
        <translation>{whole},{hundredths} dużego punktu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Choices are counted as in a tournament: by the big points that they bring on average, 4 for a game won.</source>
        <translation>Wybory liczą się jak w&#xa0;turnieju: według dużych punktów, które średnio przynoszą; wygrana partia daje 4.</translation>
    </message>
    <message numerus="yes">
        <location line="-23"/>
        <source>The second best choice was worth %n (point|points) less.</source>
        <translation>
            <numerusform>Drugi w&#xa0;kolejności wybór był gorszy o&#xa0;%n punkt.</numerusform>
            <numerusform>Drugi w&#xa0;kolejności wybór był gorszy o&#xa0;%n punkty.</numerusform>
            <numerusform>Drugi w&#xa0;kolejności wybór był gorszy o&#xa0;%n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Nothing better was possible.</source>
        <translation>Lepiej się nie dało.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Hardly anything better was possible.</source>
        <translation>Prawie nie dało się lepiej.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{what}.</source>
        <translation>{what}.</translation>
    </message>
    <message numerus="yes">
        <location line="+15"/>
        <source>%n (win|wins) of 100</source>
        <translation>
            <numerusform>%n&#xa0;wygraną na 100</numerusform>
            <numerusform>%n&#xa0;wygrane na 100</numerusform>
            <numerusform>%n&#xa0;wygranych na 100</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>more than a whole game</source>
        <translation>więcej niż całą wygraną</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Turn {turn}</source>
        <translation>Kolejka {turn}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Game {game}, turn {turn}</source>
        <translation>Partia {game}, kolejka {turn}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Round {turn}</source>
        <translation>Runda {turn}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Game {game}, round {turn}</source>
        <translation>Partia {game}, runda {turn}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The game begins.</source>
        <translation>Gra się zaczyna.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} {chance}</source>
        <translation>{player} {chance}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <location line="-108"/>
        <source>How did I play?</source>
        <translation>Jak mi poszło?</translation>
    </message>
    <message>
        <location line="+290"/>
        <source>{leader} was ahead for most of the game and won.</source>
        <translation>Przez większość gry prowadzi {leader} i&#xa0;wygrywa.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{leader} has been ahead for most of the game.</source>
        <translation>Przez większość gry prowadzi {leader}.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{leader} was ahead for most of the game, but {winners} (has|have) won.</source>
        <translation>
            <numerusform>Przez większość gry prowadzi {leader}, ale wygrywa {winners}.</numerusform>
            <numerusform>Przez większość gry prowadzi {leader}, ale wygrywają {winners}.</numerusform>
            <numerusform>Przez większość gry prowadzi {leader}, ale wygrywają {winners}.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{leader} was ahead for most of the game; the first place is shared by {winners}.</source>
        <translation>Przez większość gry prowadzi {leader}; pierwsze miejsce zajmują razem {winners}.</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Nobody was ahead for most of the game, and {winners} (has|have) won.</source>
        <translation>
            <numerusform>Nikt nie prowadzi przez większość gry, a&#xa0;wygrywa {winners}.</numerusform>
            <numerusform>Nikt nie prowadzi przez większość gry, a&#xa0;wygrywają {winners}.</numerusform>
            <numerusform>Nikt nie prowadzi przez większość gry, a&#xa0;wygrywają {winners}.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Nobody has been ahead for most of the game.</source>
        <translation>Nikt nie prowadzi przez większość gry.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Expected at the start: {expected}; reached: {made}.</source>
        <translation>Spodziewany wynik na początku: {expected}; na końcu: {made}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Expected at the start: {expected}; now: {made}.</source>
        <translation>Spodziewany wynik na początku: {expected}; teraz: {made}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} had more luck than {other}.</source>
        <translation>{player} ma więcej szczęścia niż {other}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} had the most luck, {other} the least.</source>
        <translation>{player} ma najwięcej szczęścia, {other} najmniej.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Luck was about the same for everybody.</source>
        <translation>Szczęście dzieli się mniej więcej po równo.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Of the others {player} chose best: {good} of {choices} choices were good.</source>
        <translation>Z&#xa0;pozostałych najlepiej wybiera {player}: dobrych wyborów {good} z&#xa0;{choices}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Of the other people {player} chose best: {good} of {choices} choices were good.</source>
        <translation>Z&#xa0;pozostałych osób najlepiej wybiera {player}: dobrych wyborów {good} z&#xa0;{choices}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Luck gave {size}.</source>
        <translation>Szczęście dało {size}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Luck took {size}.</source>
        <translation>Pech zabrał {size}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{good} of {choices} choices were good, the others gave up {size}.</source>
        <translation>Dobrych wyborów: {good} z&#xa0;{choices}, pozostałe kosztowały {size}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{good} of {choices} choices were good, the other one gave up {size}.</source>
        <translation>Dobrych wyborów: {good} z&#xa0;{choices}, ten jeden kosztował {size}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Each of the {choices} choices gave something up: {size}.</source>
        <translation>Każdy z&#xa0;{choices} wyborów coś kosztował: razem {size}.</translation>
    </message>
</context>
<context>
    <name>rummikub</name>
    <message>
        <location filename="../desktop/stolik/games/rummikub/__init__.py" line="+14"/>
        <source>Rummikub</source>
        <translation>Rummikub</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Polish tournament rules</source>
        <translation>polskie zasady turniejowe</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Runs and groups, and the whole table to rearrange.</source>
        <translation>Serie, grupy i&#xa0;cały stół do przekładania.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Can you lay all your tiles?</source>
        <translation>Czy uda się wyłożyć wszystkie kostki?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You may take the sets on the table apart, as long as only whole sets lie there in the end.</source>
        <translation>Układy na stole wolno rozdzielać, byle na koniec leżały same pełne układy.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/referee_tool.py" line="+452"/>
        <source>Does this rack open?</source>
        <translation>Czy to wystarczy na otwarcie?</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/names.py" line="+38"/>
        <source>black</source>
        <translation>czarna</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>red</source>
        <translation>czerwona</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>blue</source>
        <translation>niebieska</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>orange</source>
        <translation>pomarańczowa</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>black {number}</source>
        <translation>czarna&#xa0;{number}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>red {number}</source>
        <translation>czerwona&#xa0;{number}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>blue {number}</source>
        <translation>niebieska&#xa0;{number}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>orange {number}</source>
        <translation>pomarańczowa&#xa0;{number}</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+136"/>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <location line="-131"/>
        <source>the black {number}</source>
        <translation>czarną&#xa0;{number}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>the red {number}</source>
        <translation>czerwoną&#xa0;{number}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>the blue {number}</source>
        <translation>niebieską&#xa0;{number}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>the orange {number}</source>
        <translation>pomarańczową&#xa0;{number}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>the joker</source>
        <translation>jokera</translation>
    </message>
    <message numerus="yes">
        <location line="+5"/>
        <source>%n (tile isn&apos;t|tiles aren&apos;t) a set yet: a set has at least three.</source>
        <translation>
            <numerusform>%n&#xa0;kostka to jeszcze nie układ: potrzebne są co najmniej trzy.</numerusform>
            <numerusform>%n&#xa0;kostki to jeszcze nie układ: potrzebne są co najmniej trzy.</numerusform>
            <numerusform>%n&#xa0;kostek to jeszcze nie układ: potrzebne są co najmniej trzy.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{twice} is in this group twice.</source>
        <translation>{twice} leży w&#xa0;tej grupie dwa razy.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>A group has four tiles at most, one of each colour; this one has %n (tile|tiles).</source>
        <translation>
            <numerusform>Grupa ma najwyżej cztery kostki, każdą w&#xa0;innym kolorze; tu jest %n&#xa0;kostka.</numerusform>
            <numerusform>Grupa ma najwyżej cztery kostki, każdą w&#xa0;innym kolorze; tu są %n&#xa0;kostki.</numerusform>
            <numerusform>Grupa ma najwyżej cztery kostki, każdą w&#xa0;innym kolorze; tu jest %n&#xa0;kostek.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{tile} doesn&apos;t belong here: all the tiles of this group show {number}.</source>
        <translation>{tile} tu nie pasuje: wszystkie kostki tej grupy mają liczbę&#xa0;{number}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{tile} doesn&apos;t belong here: this run is {colour}.</source>
        <translation>{tile} tu nie pasuje: ta seria jest {colour}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{twice} is in this run twice.</source>
        <translation>{twice} leży w&#xa0;tej serii dwa razy.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A run goes upwards, from its lowest number to its highest.</source>
        <translation>Seria rośnie: od najniższej liczby do najwyższej.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A run ends at 13: there is no 1 after it.</source>
        <translation>Seria kończy się na 13: dalej nie ma już 1.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The numbers of a run follow one another, and here {next} comes right after {number}.</source>
        <translation>Liczby w&#xa0;serii idą po kolei, a&#xa0;tu zaraz po&#xa0;{number} jest&#xa0;{next}.</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Between {number} and {next} there is room for exactly %n (tile|tiles), not {jokers}.</source>
        <translation>
            <numerusform>Między&#xa0;{number} a&#xa0;{next} jest miejsce na dokładnie %n&#xa0;kostkę, nie na {jokers}.</numerusform>
            <numerusform>Między&#xa0;{number} a&#xa0;{next} jest miejsce na dokładnie %n&#xa0;kostki, nie na {jokers}.</numerusform>
            <numerusform>Między&#xa0;{number} a&#xa0;{next} jest miejsce na dokładnie %n&#xa0;kostek, nie na {jokers}.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+6"/>
        <source>The joker would be a {number} here, and there are only the numbers 1 to 13.</source>
        <translation>Joker oznaczałby tu&#xa0;{number}, a&#xa0;są tylko liczby od 1 do 13.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{tile} and {other} fit together neither in a run nor in a group.</source>
        <translation>{tile} i&#xa0;{other} nie pasują do siebie ani w&#xa0;serii, ani w&#xa0;grupie.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>A joker can&apos;t lie alone: put it into a set in this turn.</source>
        <translation>Joker nie może leżeć sam: użyj go w&#xa0;układzie jeszcze w&#xa0;tym ruchu.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/printed.py" line="+158"/>
        <source>{player} wins the game: {points}.</source>
        <translation>{player} wygrywa partię: {points}.</translation>
    </message>
    <message>
        <location line="+37"/>
        <source>{one} and {other} have as much left in as many tiles: who laid later decides, else the order of play.</source>
        <translation>{one} i&#xa0;{other} mają tyle samo punktów w&#xa0;tylu samo kostkach: rozstrzyga późniejsze wyłożenie, a&#xa0;bez niego kolejność gry.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>The tile that made it possible came in turn {turn}: {tile}.</source>
        <translation>Umożliwiła to kostka z&#xa0;kolejki {turn}: {tile}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The tiles dealt at the start were enough for that.</source>
        <translation>Wystarczały do tego rozdane kostki.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/messages.py" line="+35"/>
        <source>The match is over: no move is possible any more.</source>
        <translation>Mecz jest skończony: żaden ruch nie jest już możliwy.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A player can&apos;t deal the tiles or end the time, and the table makes no choices.</source>
        <translation>Gracz nie rozdaje kostek ani nie kończy czasu, a&#xa0;stół nie podejmuje decyzji.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>First everybody draws a tile for the start.</source>
        <translation>Najpierw każdy losuje kostkę na początek.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>First the tiles have to be shuffled and dealt.</source>
        <translation>Najpierw trzeba wymieszać i&#xa0;rozdać kostki.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Wait a moment: somebody may still ask for a new deal.</source>
        <translation>Jeszcze chwila: ktoś może poprosić o&#xa0;nowe rozdanie.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>It isn&apos;t your turn now: somebody else has to move first.</source>
        <translation>Teraz nie twoja kolej: najpierw gra ktoś inny.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Nobody draws for the start now.</source>
        <translation>Teraz nikt nie losuje kostki na początek.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This isn&apos;t the time for a shuffle.</source>
        <translation>To nie jest pora na mieszanie kostek.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This match is played without a clock, so no time can be up.</source>
        <translation>Ten mecz toczy się bez zegara, więc czas nie może minąć.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>It is nobody&apos;s turn now, so no time can be up.</source>
        <translation>Teraz nie jest niczyja kolej, więc czas nie może minąć.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A new deal can be asked for only before the first move, and only with three doublets.</source>
        <translation>O&#xa0;nowe rozdanie można prosić tylko przed pierwszym ruchem i&#xa0;tylko z&#xa0;trzema dubletami.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>First say whether you want a new deal.</source>
        <translation>Najpierw powiedz, czy chcesz nowego rozdania.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>That can be done only after drawing a tile.</source>
        <translation>To można zrobić dopiero po dobraniu kostki.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>You have announced it already.</source>
        <translation>Zapowiedź już padła.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You have drawn a tile: in this turn you can&apos;t lay or draw any more.</source>
        <translation>Kostka jest już dobrana: w&#xa0;tym ruchu nie można nic wyłożyć ani dobrać.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The bank is empty: lay tiles, or pass.</source>
        <translation>Bank jest pusty: wyłóż kostki albo spasuj.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>You can pass only with an empty bank; it still holds %n (tile|tiles).</source>
        <translation>
            <numerusform>Pasować można tylko przy pustym banku, a&#xa0;jest w&#xa0;nim jeszcze %n&#xa0;kostka.</numerusform>
            <numerusform>Pasować można tylko przy pustym banku, a&#xa0;są w&#xa0;nim jeszcze %n&#xa0;kostki.</numerusform>
            <numerusform>Pasować można tylko przy pustym banku, a&#xa0;jest w&#xa0;nim jeszcze %n&#xa0;kostek.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This takes as many tiles as the rules say: {tiles}, not {given}.</source>
        <translation>Kostek musi być tyle, ile każą zasady: {tiles}, nie {given}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Player {place} has to draw a tile for the start.</source>
        <translation>Gracz {place} musi wylosować kostkę na początek.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Player {place} doesn&apos;t draw for the start again.</source>
        <translation>Gracz {place} nie losuje już kostki na początek.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>There is no tile called “{tile}”.</source>
        <translation>Nie ma kostki o&#xa0;nazwie „{tile}”.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{tile} can&apos;t lie in two places at once.</source>
        <translation>{tile} nie może leżeć w&#xa0;dwóch miejscach naraz.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{tile} lies neither on the table nor on your rack.</source>
        <translation>{tile} nie leży na stole i&#xa0;nie ma jej na twojej tabliczce.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{tile} lay on the table before your turn, so it must stay there.</source>
        <translation>{tile} leży na stole od początku ruchu i&#xa0;musi na nim zostać.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This joker must stay on the table.</source>
        <translation>Ten joker musi zostać na stole.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A set without any tile can&apos;t lie on the table.</source>
        <translation>Układ bez żadnej kostki nie może leżeć na stole.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Lay at least one tile from your own rack.</source>
        <translation>Wyłóż co najmniej jedną kostkę ze swojej tabliczki.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>You can&apos;t touch what others have laid before your own opening of {needed} points.</source>
        <translation>Przed własnym otwarciem za {needed} punktów nie wolno ruszać tego, co wyłożyli inni.</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Your sets are worth %n (point|points); an opening needs {needed}.</source>
        <translation>
            <numerusform>Twoje układy są warte %n&#xa0;punkt; na otwarcie potrzeba {needed}.</numerusform>
            <numerusform>Twoje układy są warte %n&#xa0;punkty; na otwarcie potrzeba {needed}.</numerusform>
            <numerusform>Twoje układy są warte %n&#xa0;punktów; na otwarcie potrzeba {needed}.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+12"/>
        <source>These tiles don&apos;t lie there any more.</source>
        <translation>Tych kostek już tam nie ma.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>That place isn&apos;t there any more.</source>
        <translation>Tego miejsca już nie ma.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>That makes none of the sets longer or whole.</source>
        <translation>To nie wydłuża ani nie uzupełnia żadnego układu.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>That fits more than one set: choose which.</source>
        <translation>To pasuje do kilku układów: wybierz, do którego.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>You haven&apos;t moved any tile in this turn yet.</source>
        <translation>W&#xa0;tym ruchu nie ma jeszcze czego cofnąć.</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Time for a move</source>
        <translation>Czas na ruch</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A tournament gives one minute; at home you may play without a clock.</source>
        <translation>Na turnieju jest minuta; w&#xa0;domu można grać bez zegara.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Penalty tiles</source>
        <translation>Karne kostki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>How many tiles are drawn when the time is up: one, or three as in the box.</source>
        <translation>Ile kostek się dobiera, gdy skończy się czas: jedną czy trzy, jak w&#xa0;zasadach z&#xa0;pudełka.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Put the table back</source>
        <translation>Przywracanie stołu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>When the time is up, the table goes back to how it was; otherwise only loose tiles go to the rack.</source>
        <translation>Gdy skończy się czas, stół wraca do poprzedniego stanu; bez tej zasady na tabliczkę wracają tylko luźne kostki.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Games in a match</source>
        <translation>Partie w&#xa0;meczu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A tournament plays two games at a table and sums up their points.</source>
        <translation>Na turnieju gra się przy stoliku dwie partie i&#xa0;sumuje punkty.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Right to a new deal</source>
        <translation>Prawo do nowego rozdania</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Whoever is dealt three doublets may ask for a new deal.</source>
        <translation>Kto dostanie trzy dublety, może poprosić o&#xa0;nowe rozdanie.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Opening with 20 points instead of 30</source>
        <translation>Otwarcie za 20 punktów zamiast 30</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Makes it easier for a child or a beginner; the score card says so.</source>
        <translation>Ułatwienie dla dziecka lub początkującego gracza; mówi o&#xa0;nim karta wyników.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>30 seconds</source>
        <translation>30&#xa0;sekund</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>40 seconds</source>
        <translation>40&#xa0;sekund</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>45 seconds</source>
        <translation>45&#xa0;sekund</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>1 minute</source>
        <translation>1&#xa0;minuta</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>90 seconds</source>
        <translation>90&#xa0;sekund</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>2 minutes</source>
        <translation>2&#xa0;minuty</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>3 minutes</source>
        <translation>3&#xa0;minuty</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>5 minutes</source>
        <translation>5&#xa0;minut</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No clock</source>
        <translation>Bez zegara</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>1 tile</source>
        <translation>1&#xa0;kostka</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>3 tiles</source>
        <translation>3&#xa0;kostki</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>1 game</source>
        <translation>1&#xa0;partia</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>2 games</source>
        <translation>2&#xa0;partie</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Tournament</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>One minute a move, two games.</source>
        <translation>Minuta na ruch, dwie partie.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Family</source>
        <translation>Rodzina</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No clock, one game.</source>
        <translation>Bez zegara, jedna partia.</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Lays the most tiles it can: at most 6 tiles and 2 changed sets a minute.</source>
        <translation>Wykłada jak najwięcej kostek: do 6 kostek i&#xa0;2 zmienionych układów na minutę.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Lays the most tiles it can, but holds its jokers until somebody has one tile left: at most 8 tiles and 3 changed sets a minute.</source>
        <translation>Wykłada jak najwięcej kostek, ale jokery trzyma, aż komuś zostanie jedna kostka: do 8 kostek i&#xa0;3 zmienionych układów na minutę.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Plays for the win, and weighs what to lay and what to hold: at most 14 tiles and 6 changed sets a minute.</source>
        <translation>Gra o&#xa0;zwycięstwo i&#xa0;waży, co wyłożyć, a&#xa0;co zatrzymać: do 14 kostek i&#xa0;6 zmienionych układów na minutę.</translation>
    </message>
    <message numerus="yes">
        <location line="+66"/>
        <source>Game {game} is over, as all have passed: {player} has the fewest points left and gets %n (point|points).</source>
        <translation>
            <numerusform>Partia {game} skończona, bo wszyscy spasowali: {player} ma najmniej punktów na tabliczce i&#xa0;dostaje %n&#xa0;punkt.</numerusform>
            <numerusform>Partia {game} skończona, bo wszyscy spasowali: {player} ma najmniej punktów na tabliczce i&#xa0;dostaje %n&#xa0;punkty.</numerusform>
            <numerusform>Partia {game} skończona, bo wszyscy spasowali: {player} ma najmniej punktów na tabliczce i&#xa0;dostaje %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+147"/>
        <source>Say you draw now: how likely is it that the new tile can be laid on the table as it lies, alone or with others of your rack?</source>
        <translation>Dobierasz teraz: jak prawdopodobne jest, że nową kostkę da się wyłożyć na stole takim, jaki jest, samą albo z&#xa0;innymi z&#xa0;twojej tabliczki?</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Say you draw now: how likely is it that you can open with {points} points afterwards?</source>
        <translation>Dobierasz teraz: jak prawdopodobne jest, że potem możesz się wyłożyć za {points} punktów?</translation>
    </message>
    <message>
        <location line="-210"/>
        <location filename="../desktop/stolik/games/rummikub/ui/status.py" line="+331"/>
        <source>Ask for a new deal</source>
        <translation>Poproś o&#xa0;nowe rozdanie</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../desktop/stolik/games/rummikub/ui/status.py" line="-7"/>
        <source>Keep these tiles</source>
        <translation>Zatrzymaj te kostki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Lay tiles; the table is then: {sets}</source>
        <translation>Wyłóż kostki; na stole leżą potem: {sets}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Draw a tile</source>
        <translation>Dobierz kostkę</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Announce: “I&apos;ll lay out in the next round”</source>
        <translation>Zapowiedz: „wyłożę się w&#xa0;następnej rundzie”</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../desktop/stolik/games/rummikub/ui/spoken.py" line="+62"/>
        <location filename="../desktop/stolik/games/rummikub/ui/status.py" line="+3"/>
        <source>End the turn</source>
        <translation>Zakończ ruch</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Pass</source>
        <translation>Spasuj</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The tiles drawn for the start: {drawn}</source>
        <translation>Kostki wylosowane na początek: {drawn}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The tiles are shuffled and dealt</source>
        <translation>Kostki zostają wymieszane i&#xa0;rozdane</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The time is up</source>
        <translation>Czas minął</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Drawn for the start: {drawn}.</source>
        <translation>Wylosowano na początek: {drawn}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} has the highest number, {tile}, and starts.</source>
        <translation>Zaczyna {player}: {tile} to najwyższa liczba.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The tiles are shuffled, {player} starts.</source>
        <translation>Kostki wymieszane, zaczyna {player}.</translation>
    </message>
    <message numerus="yes">
        <location line="+12"/>
        <source>The game is over: {player} goes out and gets %n (point|points).</source>
        <translation>
            <numerusform>Partia skończona: {player} ma pustą tabliczkę i&#xa0;dostaje %n&#xa0;punkt.</numerusform>
            <numerusform>Partia skończona: {player} ma pustą tabliczkę i&#xa0;dostaje %n&#xa0;punkty.</numerusform>
            <numerusform>Partia skończona: {player} ma pustą tabliczkę i&#xa0;dostaje %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+25"/>
        <source>Game {game}: the tiles are shuffled, {player} starts.</source>
        <translation>Partia {game}: kostki wymieszane, zaczyna {player}.</translation>
    </message>
    <message numerus="yes">
        <location line="-36"/>
        <source>{player} is dealt %n (tile|tiles).</source>
        <translation>
            <numerusform>{player} dostaje %n&#xa0;kostkę.</numerusform>
            <numerusform>{player} dostaje %n&#xa0;kostki.</numerusform>
            <numerusform>{player} dostaje %n&#xa0;kostek.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} keeps the tiles dealt.</source>
        <translation>{player} zatrzymuje rozdane kostki.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} has three doublets and asks for a new deal.</source>
        <translation>{player} ma trzy dublety i&#xa0;prosi o&#xa0;nowe rozdanie.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It is {player}&apos;s turn.</source>
        <translation>Teraz gra {player}.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>{player} draws {taken}.</source>
        <translation>{player} dobiera {taken}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}&apos;s time is up: {outcome}.</source>
        <translation>{player}: koniec czasu, {outcome}.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{player} takes %n (tile|tiles) back to the rack.</source>
        <translation>
            <numerusform>{player} bierze z&#xa0;powrotem na tabliczkę %n&#xa0;kostkę.</numerusform>
            <numerusform>{player} bierze z&#xa0;powrotem na tabliczkę %n&#xa0;kostki.</numerusform>
            <numerusform>{player} bierze z&#xa0;powrotem na tabliczkę %n&#xa0;kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{player} takes %n loose (tile|tiles) to the rack.</source>
        <translation>
            <numerusform>{player} zabiera na tabliczkę %n&#xa0;luźną kostkę.</numerusform>
            <numerusform>{player} zabiera na tabliczkę %n&#xa0;luźne kostki.</numerusform>
            <numerusform>{player} zabiera na tabliczkę %n&#xa0;luźnych kostek.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} passes.</source>
        <translation>{player} pasuje.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} announces: “I&apos;ll lay out in the next round”.</source>
        <translation>{player} zapowiada: „wyłożę się w&#xa0;następnej rundzie”.</translation>
    </message>
    <message numerus="yes">
        <location line="+19"/>
        <source>The game is over, as all have passed: {player} has the fewest points left and gets %n (point|points).</source>
        <translation>
            <numerusform>Partia skończona, bo wszyscy spasowali: {player} ma najmniej punktów na tabliczce i&#xa0;dostaje %n&#xa0;punkt.</numerusform>
            <numerusform>Partia skończona, bo wszyscy spasowali: {player} ma najmniej punktów na tabliczce i&#xa0;dostaje %n&#xa0;punkty.</numerusform>
            <numerusform>Partia skończona, bo wszyscy spasowali: {player} ma najmniej punktów na tabliczce i&#xa0;dostaje %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+10"/>
        <source>Game {game} is over: {player} goes out and gets %n (point|points).</source>
        <translation>
            <numerusform>Partia {game} skończona: {player} ma pustą tabliczkę i&#xa0;dostaje %n&#xa0;punkt.</numerusform>
            <numerusform>Partia {game} skończona: {player} ma pustą tabliczkę i&#xa0;dostaje %n&#xa0;punkty.</numerusform>
            <numerusform>Partia {game} skończona: {player} ma pustą tabliczkę i&#xa0;dostaje %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message>
        <location line="-25"/>
        <source>The match is over.</source>
        <translation>Koniec meczu.</translation>
    </message>
    <message>
        <location line="-51"/>
        <source>Lays one set from its rack a turn, adds to the table only when far behind or when the bank is empty, and keeps its jokers for going out: at most 3 tiles and 2 changed sets a minute.</source>
        <translation>Wykłada jeden układ z&#xa0;tabliczki na ruch, do stołu dokłada tylko wtedy, gdy zostaje daleko w&#xa0;tyle albo gdy bank jest pusty, a&#xa0;jokery trzyma na zakończenie: do 3 kostek i&#xa0;2 zmienionych układów na minutę.</translation>
    </message>
    <message>
        <location line="+55"/>
        <source>Drawn for the start: {drawn}. Drawing again: {players}.</source>
        <translation>Wylosowano na początek: {drawn}. Jeszcze raz: {players}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The tiles dealt are kept.</source>
        <translation>Rozdane kostki zostają.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Somebody has three doublets: the tiles are dealt anew.</source>
        <translation>Ktoś ma trzy dublety: kostki zostaną rozdane od nowa.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>{player} draws a tile.</source>
        <translation>{player} dobiera kostkę.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} draws a penalty tile: {tile}.</source>
        <translation>{player} dobiera karną kostkę: {tile}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} draws a penalty tile.</source>
        <translation>{player} dobiera karną kostkę.</translation>
    </message>
    <message>
        <location line="+25"/>
        <source>the table is in order, and the move stands</source>
        <translation>stół jest w&#xa0;porządku i&#xa0;ruch się liczy</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>the table is put back as it was</source>
        <translation>stół wraca do poprzedniego stanu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>the sets in order stay, the loose tiles don&apos;t</source>
        <translation>dobre układy zostają, luźne kostki nie</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>no tile has been laid</source>
        <translation>nic nie zostało wyłożone</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>the turn is over</source>
        <translation>ruch się kończy</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>{player} {tile}</source>
        <translation>{player}&#xa0;– {tile}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Opening: {points} / {needed}</source>
        <translation>Otwarcie: {points} / {needed}</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <location filename="../desktop/stolik/games/rummikub/ui/names.py" line="+306"/>
        <source>%n (tile|tiles)</source>
        <translation>
            <numerusform>%n&#xa0;kostka</numerusform>
            <numerusform>%n&#xa0;kostki</numerusform>
            <numerusform>%n&#xa0;kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (point|points)</source>
        <translation>
            <numerusform>%n&#xa0;punkt</numerusform>
            <numerusform>%n&#xa0;punkty</numerusform>
            <numerusform>%n&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n big (point|points)</source>
        <translation>
            <numerusform>%n&#xa0;duży punkt</numerusform>
            <numerusform>%n&#xa0;duże punkty</numerusform>
            <numerusform>%n&#xa0;dużych punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The biggest move of the game: {player} laid %n (tile|tiles) at once.</source>
        <translation>
            <numerusform>Największy ruch: {player} wykłada %n&#xa0;kostkę naraz.</numerusform>
            <numerusform>Największy ruch: {player} wykłada %n&#xa0;kostki naraz.</numerusform>
            <numerusform>Największy ruch: {player} wykłada %n&#xa0;kostek naraz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/printed.py" line="-45"/>
        <source>{player} has opened and has %n (point|points) left on the rack: {points}.</source>
        <translation>
            <numerusform>{player} ma otwarcie, na tabliczce został %n&#xa0;punkt: {points}.</numerusform>
            <numerusform>{player} ma otwarcie, na tabliczce zostały %n&#xa0;punkty: {points}.</numerusform>
            <numerusform>{player} ma otwarcie, na tabliczce zostało %n&#xa0;punktów: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>{player} has not opened, and no sets on the rack reach %n (point|points): {points}.</source>
        <translation>
            <numerusform>{player} nie ma otwarcia i&#xa0;z&#xa0;tabliczki nie dało się ułożyć %n&#xa0;punktu: {points}.</numerusform>
            <numerusform>{player} nie ma otwarcia i&#xa0;z&#xa0;tabliczki nie dało się ułożyć %n&#xa0;punktów: {points}.</numerusform>
            <numerusform>{player} nie ma otwarcia i&#xa0;z&#xa0;tabliczki nie dało się ułożyć %n&#xa0;punktów: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>{player} could have opened with %n (point|points), by laying {sets}: {points}.</source>
        <translation>
            <numerusform>{player} nie ma otwarcia, a&#xa0;było możliwe za %n&#xa0;punkt: {sets}. Wynik: {points}.</numerusform>
            <numerusform>{player} nie ma otwarcia, a&#xa0;było możliwe za %n&#xa0;punkty: {sets}. Wynik: {points}.</numerusform>
            <numerusform>{player} nie ma otwarcia, a&#xa0;było możliwe za %n&#xa0;punktów: {sets}. Wynik: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>{player} could open with %n (point|points), by {sets}, and had announced it in time: {points}.</source>
        <translation>
            <numerusform>{player} nie ma otwarcia, choć było możliwe za %n&#xa0;punkt: {sets}. Ale padła zapowiedź: {points}.</numerusform>
            <numerusform>{player} nie ma otwarcia, choć było możliwe za %n&#xa0;punkty: {sets}. Ale padła zapowiedź: {points}.</numerusform>
            <numerusform>{player} nie ma otwarcia, choć było możliwe za %n&#xa0;punktów: {sets}. Ale padła zapowiedź: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>{player} could open with %n (point|points), by {sets}, but has not had a turn: {points}.</source>
        <translation>
            <numerusform>{player} nie ma otwarcia, choć było możliwe za %n&#xa0;punkt: {sets}. Ale nie było jeszcze ani jednego ruchu: {points}.</numerusform>
            <numerusform>{player} nie ma otwarcia, choć było możliwe za %n&#xa0;punkty: {sets}. Ale nie było jeszcze ani jednego ruchu: {points}.</numerusform>
            <numerusform>{player} nie ma otwarcia, choć było możliwe za %n&#xa0;punktów: {sets}. Ale nie było jeszcze ani jednego ruchu: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>{player} has %n (point|points) on the rack; difference to the winner: {points}.</source>
        <translation>
            <numerusform>{player} ma na tabliczce %n&#xa0;punkt. Różnica do zwycięzcy: {points}.</numerusform>
            <numerusform>{player} ma na tabliczce %n&#xa0;punkty. Różnica do zwycięzcy: {points}.</numerusform>
            <numerusform>{player} ma na tabliczce %n&#xa0;punktów. Różnica do zwycięzcy: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>{player} wins the game with the least left on the rack, %n (point|points): {points}.</source>
        <translation>
            <numerusform>{player} wygrywa partię: ma najmniej na tabliczce, %n&#xa0;punkt. Wynik: {points}.</numerusform>
            <numerusform>{player} wygrywa partię: ma najmniej na tabliczce, %n&#xa0;punkty. Wynik: {points}.</numerusform>
            <numerusform>{player} wygrywa partię: ma najmniej na tabliczce, %n&#xa0;punktów. Wynik: {points}.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+5"/>
        <source>{one} and {other} have as much left: fewer tiles win.</source>
        <translation>{one} i&#xa0;{other} mają na tabliczce tyle samo punktów: wygrywa, kto ma mniej kostek.</translation>
    </message>
    <message>
        <location line="+31"/>
        <source>Game {game}</source>
        <translation>Partia {game}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>small points</source>
        <translation>małe punkty</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>big points</source>
        <translation>duże punkty</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Chief referee</source>
        <translation>Sędzia główny</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/names.py" line="-250"/>
        <source>black {run}</source>
        <translation>czarne&#xa0;{run}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>red {run}</source>
        <translation>czerwone&#xa0;{run}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>blue {run}</source>
        <translation>niebieskie&#xa0;{run}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>orange {run}</source>
        <translation>pomarańczowe&#xa0;{run}</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>from black {run}</source>
        <translation>z&#xa0;czarnych&#xa0;{run}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>from red {run}</source>
        <translation>z&#xa0;czerwonych&#xa0;{run}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>from blue {run}</source>
        <translation>z&#xa0;niebieskich&#xa0;{run}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>from orange {run}</source>
        <translation>z&#xa0;pomarańczowych&#xa0;{run}</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>to black {run}</source>
        <translation>do&#xa0;czarnych&#xa0;{run}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>to red {run}</source>
        <translation>do&#xa0;czerwonych&#xa0;{run}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>to blue {run}</source>
        <translation>do&#xa0;niebieskich&#xa0;{run}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>to orange {run}</source>
        <translation>do&#xa0;pomarańczowych&#xa0;{run}</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>{group}</source>
        <translation>{group}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>from {group}</source>
        <translation>z&#xa0;{group}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>to {group}</source>
        <translation>do&#xa0;{group}</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/messages.py" line="-41"/>
        <location filename="../desktop/stolik/games/rummikub/ui/names.py" line="+343"/>
        <source>{player} opens with %n (point|points): {sets}.</source>
        <translation>
            <numerusform>{player} wykłada się za %n&#xa0;punkt: {sets}.</numerusform>
            <numerusform>{player} wykłada się za %n&#xa0;punkty: {sets}.</numerusform>
            <numerusform>{player} wykłada się za %n&#xa0;punktów: {sets}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/names.py" line="-132"/>
        <source>{player} {deeds}.</source>
        <translation>{player} {deeds}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} {laid}.</source>
        <translation>{player} {laid}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} {laid} and {changed}.</source>
        <translation>{player} {laid} i&#xa0;{changed}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>lays {sets}</source>
        <translation>wykłada {sets}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>adds {laid} {onto}</source>
        <translation>dokłada {laid} {onto}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>moves {taken} {onto}</source>
        <translation>przekłada {taken} {onto}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>moves {taken} {onto} and adds {laid}</source>
        <translation>przekłada {taken} {onto} i&#xa0;dokłada {laid}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>splits {taken}</source>
        <translation>wydziela {taken}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>takes {taken} and lays {sets}</source>
        <translation>bierze {taken} i&#xa0;wykłada {sets}</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>{player}: {tiles}, {sets}.</source>
        <translation>{player}: {tiles}, {sets}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}: {tiles}.</source>
        <translation>{player}: {tiles}.</translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%n (set|sets)</source>
        <translation>
            <numerusform>%n&#xa0;układ</numerusform>
            <numerusform>%n&#xa0;układy</numerusform>
            <numerusform>%n&#xa0;układów</numerusform>
        </translation>
    </message>
    <message>
        <location line="+2"/>
        <source>{tiles} {source}</source>
        <translation>{tiles} {source}</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>lays %n (tile|tiles)</source>
        <translation>
            <numerusform>wykłada %n&#xa0;kostkę</numerusform>
            <numerusform>wykłada %n&#xa0;kostki</numerusform>
            <numerusform>wykłada %n&#xa0;kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>changes %n (set|sets)</source>
        <translation>
            <numerusform>zmienia %n&#xa0;układ</numerusform>
            <numerusform>zmienia %n&#xa0;układy</numerusform>
            <numerusform>zmienia %n&#xa0;układów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/hints.py" line="+256"/>
        <source>Look here: %n of your tiles can be laid.</source>
        <translation>
            <numerusform>Spójrz tutaj: możesz wyłożyć %n&#xa0;swoją kostkę.</numerusform>
            <numerusform>Spójrz tutaj: możesz wyłożyć %n&#xa0;swoje kostki.</numerusform>
            <numerusform>Spójrz tutaj: możesz wyłożyć %n&#xa0;swoich kostek.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Look here: the tiles can lie better than they do now.</source>
        <translation>Spójrz tutaj: kostki mogą leżeć lepiej, niż je położono.</translation>
    </message>
    <message>
        <location line="-14"/>
        <source>Same letter, same set.</source>
        <translation>Ta sama litera to jeden układ.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A tile with an arrow goes back to the rack.</source>
        <translation>Kostka ze strzałką wraca na tabliczkę.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The tiles would lie as shown. Lay them like this, or play your own way.</source>
        <translation>Tak leżałyby kostki. Połóż je tak albo zagraj po swojemu.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Which tiles?</source>
        <translation>Które kostki?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Show me</source>
        <translation>Pokaż mi</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Lay them like this</source>
        <translation>Połóż je tak</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Everything is laid as shown: press “Done”.</source>
        <translation>Wszystko leży jak trzeba: naciśnij „Gotowe”.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Take %n (tile|tiles) back to the rack; the rest is fine.</source>
        <translation>
            <numerusform>Zabierz %n&#xa0;kostkę na tabliczkę; reszta leży dobrze.</numerusform>
            <numerusform>Zabierz %n&#xa0;kostki na tabliczkę; reszta leży dobrze.</numerusform>
            <numerusform>Zabierz %n&#xa0;kostek na tabliczkę; reszta leży dobrze.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>These are your last tiles: with them you go out.</source>
        <translation>To twoje ostatnie kostki: wyłóż je i&#xa0;wygrywasz partię.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Together %n (point|points): enough for the opening of {needed}.</source>
        <translation>
            <numerusform>Razem %n&#xa0;punkt: to wystarczy na otwarcie za {needed}.</numerusform>
            <numerusform>Razem %n&#xa0;punkty: to wystarczy na otwarcie za {needed}.</numerusform>
            <numerusform>Razem %n&#xa0;punktów: to wystarczy na otwarcie za {needed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>You announced it, so lay out now: together %n (point|points), and the opening takes {needed}.</source>
        <translation>
            <numerusform>Otwarcie jest zapowiedziane, więc wyłóż teraz: razem %n punkt, a&#xa0;potrzeba {needed}.</numerusform>
            <numerusform>Otwarcie jest zapowiedziane, więc wyłóż teraz: razem %n punkty, a&#xa0;potrzeba {needed}.</numerusform>
            <numerusform>Otwarcie jest zapowiedziane, więc wyłóż teraz: razem %n punktów, a&#xa0;potrzeba {needed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>%n (tile|tiles) with a {number} in different colours are a group.</source>
        <translation>
            <numerusform>%n&#xa0;kostka z&#xa0;liczbą {number} w&#xa0;różnych kolorach to grupa.</numerusform>
            <numerusform>%n&#xa0;kostki z&#xa0;liczbą {number} w&#xa0;różnych kolorach to grupa.</numerusform>
            <numerusform>%n&#xa0;kostek z&#xa0;liczbą {number} w&#xa0;różnych kolorach to grupa.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A joker stands for what a group of {number}s still lacks.</source>
        <translation>Joker zastępuje to, czego brakuje grupie z&#xa0;liczbą {number}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The group of {number}s still has room for one more.</source>
        <translation>W&#xa0;grupie z&#xa0;liczbą {number} jest jeszcze miejsce na jedną kostkę.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The numbers from {first} to {last} in one colour are a run.</source>
        <translation>Liczby od {first} do {last} w&#xa0;jednym kolorze to seria.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>With a joker for what is missing, the numbers from {first} to {last} are a run.</source>
        <translation>Z&#xa0;jokerem w&#xa0;miejscu brakującej kostki liczby od {first} do {last} to seria.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The run can grow: it then goes from {first} to {last}.</source>
        <translation>Seria może być dłuższa: będzie szła od {first} do {last}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Put {taken} in the joker&apos;s place: the joker is then free for another set.</source>
        <translation>Połóż {taken} w&#xa0;miejsce jokera: joker przyda się w&#xa0;innym układzie.</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n (tile|tiles) can be laid without taking anything from the sets on the table.</source>
        <translation>
            <numerusform>%n&#xa0;kostkę można wyłożyć, nie zabierając niczego z&#xa0;układów na stole.</numerusform>
            <numerusform>%n&#xa0;kostki można wyłożyć, nie zabierając niczego z&#xa0;układów na stole.</numerusform>
            <numerusform>%n&#xa0;kostek można wyłożyć, nie zabierając niczego z&#xa0;układów na stole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>Take {taken} from its run: %n (tile|tiles) stay, and that is long enough.</source>
        <translation>
            <numerusform>Zabierz {taken} z&#xa0;jej serii: zostaje %n&#xa0;kostka i&#xa0;to wystarczy.</numerusform>
            <numerusform>Zabierz {taken} z&#xa0;jej serii: zostają %n&#xa0;kostki i&#xa0;to wystarczy.</numerusform>
            <numerusform>Zabierz {taken} z&#xa0;jej serii: zostaje %n&#xa0;kostek i&#xa0;to wystarczy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Take {taken} from its group: %n (tile|tiles) stay, and that is enough.</source>
        <translation>
            <numerusform>Zabierz {taken} z&#xa0;jej grupy: zostaje %n&#xa0;kostka i&#xa0;to wystarczy.</numerusform>
            <numerusform>Zabierz {taken} z&#xa0;jej grupy: zostają %n&#xa0;kostki i&#xa0;to wystarczy.</numerusform>
            <numerusform>Zabierz {taken} z&#xa0;jej grupy: zostaje %n&#xa0;kostek i&#xa0;to wystarczy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Rearranged, the sets that light up take %n of your tiles.</source>
        <translation>
            <numerusform>Wskazane układy, ułożone na nowo, przyjmą %n&#xa0;twoją kostkę.</numerusform>
            <numerusform>Wskazane układy, ułożone na nowo, przyjmą %n&#xa0;twoje kostki.</numerusform>
            <numerusform>Wskazane układy, ułożone na nowo, przyjmą %n&#xa0;twoich kostek.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Draw a tile: no three of your tiles make a set yet, and an opening needs {needed} points.</source>
        <translation>Dobierz kostkę: żadne trzy twoje kostki nie tworzą układu, a&#xa0;otwarcie wymaga {needed} punktów.</translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>Draw a tile: your sets are worth %n (point|points), and an opening needs {needed}.</source>
        <translation>
            <numerusform>Dobierz kostkę: twoje układy są warte %n&#xa0;punkt, a&#xa0;otwarcie wymaga {needed}.</numerusform>
            <numerusform>Dobierz kostkę: twoje układy są warte %n&#xa0;punkty, a&#xa0;otwarcie wymaga {needed}.</numerusform>
            <numerusform>Dobierz kostkę: twoje układy są warte %n&#xa0;punktów, a&#xa0;otwarcie wymaga {needed}.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Draw a tile: none of yours can be laid now.</source>
        <translation>Dobierz kostkę: żadnej twojej nie da się teraz wyłożyć.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Draw a tile: you could lay some, but they are worth more kept together.</source>
        <translation>Dobierz kostkę: możesz coś wyłożyć, ale lepiej zatrzymać te kostki.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Draw a tile: you could lay some only with a joker, and the joker is worth more kept.</source>
        <translation>Dobierz kostkę: możesz coś wyłożyć tylko z&#xa0;jokerem, a&#xa0;jokera lepiej zatrzymać.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Draw a tile: something could be laid, but only by rearranging a great deal.</source>
        <translation>Dobierz kostkę: coś dałoby się wyłożyć, ale tylko po bardzo dużych manipulacjach.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Pass: the bank is empty, and no three of your tiles make a set.</source>
        <translation>Spasuj: bank jest pusty, a&#xa0;żadne trzy twoje kostki nie tworzą układu.</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Pass: your sets are worth %n (point|points), and an opening needs {needed}.</source>
        <translation>
            <numerusform>Spasuj: twoje układy są warte %n&#xa0;punkt, a&#xa0;otwarcie wymaga {needed}.</numerusform>
            <numerusform>Spasuj: twoje układy są warte %n&#xa0;punkty, a&#xa0;otwarcie wymaga {needed}.</numerusform>
            <numerusform>Spasuj: twoje układy są warte %n&#xa0;punktów, a&#xa0;otwarcie wymaga {needed}.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Pass: the bank is empty, and none of your tiles can be laid.</source>
        <translation>Spasuj: bank jest pusty, a&#xa0;żadnej twojej kostki nie da się wyłożyć.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Pass: you could lay some tiles, but they are worth more kept together.</source>
        <translation>Spasuj: możesz coś wyłożyć, ale lepiej zatrzymać te kostki.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Pass: you could lay some tiles only with a joker, and the joker is worth more kept.</source>
        <translation>Spasuj: możesz coś wyłożyć tylko z&#xa0;jokerem, a&#xa0;jokera lepiej zatrzymać.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Pass: something could be laid, but only by rearranging a great deal.</source>
        <translation>Spasuj: coś dałoby się wyłożyć, ale tylko po bardzo dużych manipulacjach.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Keep these tiles: they are better than an average deal.</source>
        <translation>Zatrzymaj te kostki: są lepsze niż przeciętne rozdanie.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Ask for a new deal: an average one is better than these tiles.</source>
        <translation>Poproś o&#xa0;nowe rozdanie: przeciętne jest lepsze niż te kostki.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Announce it: if somebody goes out before your next turn, it costs you 100 points, not 200.</source>
        <translation>Zapowiedz to: gdyby ktoś skończył partię, nim znów zagrasz, stracisz 100 punktów zamiast 200.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Draw a tile.</source>
        <translation>Dobierz kostkę.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Pass.</source>
        <translation>Spasuj.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Keep these tiles.</source>
        <translation>Zatrzymaj te kostki.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Ask for a new deal.</source>
        <translation>Poproś o&#xa0;nowe rozdanie.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>End your turn: after drawing nothing more can be laid.</source>
        <translation>Zakończ ruch: po dobraniu nie można już nic wyłożyć.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/names.py" line="+169"/>
        <source>Lay %n (tile|tiles)</source>
        <translation>
            <numerusform>Wyłóż %n&#xa0;kostkę</numerusform>
            <numerusform>Wyłóż %n&#xa0;kostki</numerusform>
            <numerusform>Wyłóż %n&#xa0;kostek</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Lay {tiles}</source>
        <translation>Wyłóż {tiles}</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/hints.py" line="+24"/>
        <source>chance to win {chance}%</source>
        <translation>szansa na wygraną {chance}%</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>chance to win the match {chance}%</source>
        <translation>szansa na wygranie meczu {chance}%</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>on average {points} big points</source>
        <translation>średnio {points} dużego punktu</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/printed.py" line="-205"/>
        <source>What was left on the racks in the last game</source>
        <translation>Co zostało na tabliczkach w&#xa0;ostatniej partii</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Tiles on the racks, turn by turn</source>
        <translation>Kostki na tabliczkach, kolejka po kolejce</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/card_fields.py" line="+16"/>
        <source>The winner laid the last tile</source>
        <translation>Zwycięzca wyłożył ostatnią kostkę</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The bank was empty, and all passed</source>
        <translation>Bank był pusty i&#xa0;wszyscy spasowali</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Points on the rack (a joker 50)</source>
        <translation>Punkty na tabliczce (joker 50)</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Jokers on the rack</source>
        <translation>Jokery na tabliczce</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Tiles on the rack, if counted</source>
        <translation>Kostki na tabliczce, jeśli policzone</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Has opened</source>
        <translation>Ma otwarcie</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Could have opened</source>
        <translation>Otwarcie było możliwe</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>C</source>
        <translation>M</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Had announced it</source>
        <translation>Była zapowiedź</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A</source>
        <translation>Z</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Nobody at this table is written down as the winner.</source>
        <translation>Nikt przy tym stoliku nie jest wpisany jako zwycięzca.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Racks tied at {points}: fewer tiles win. Type in how many, or mark who won.</source>
        <translation>Remis po {points}: wygrywa, kto ma na tabliczce mniej kostek. Wpisz, ile ich jest, albo zaznacz, kto wygrał.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Racks tied at {points} in as many tiles: whoever laid later wins, else the order of play. Mark who won.</source>
        <translation>Remis po {points} w&#xa0;tylu samo kostkach: rozstrzyga późniejsze wyłożenie, a&#xa0;bez niego kolejność gry. Zaznacz, kto wygrał.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Two can&apos;t win the same game: whoever has an empty rack first ends it.</source>
        <translation>Tej samej partii nie mogą wygrać dwie osoby: kończy ją ta, która pierwsza ma pustą tabliczkę.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{player} has gone out and has no tile left, so that rack counts 0.</source>
        <translation>{player}: kto skończył partię, nie ma już kostek, więc ta tabliczka liczy się za 0.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{player} can&apos;t have gone out without having opened.</source>
        <translation>{player} nie może skończyć partii bez otwarcia.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>No rack can add up to {points}, as entered for {player}.</source>
        <translation>{player}: żadna tabliczka nie daje sumy {points}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A joker on the rack counts 50, so the sum for {player} can&apos;t be {points}.</source>
        <translation>{player}: joker na tabliczce liczy się za 50, więc suma nie może wynosić {points}.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>{player} has laid nothing, so at least {tiles} tiles are on the rack.</source>
        <translation>{player}: kto nic nie wyłożył, ma na tabliczce co najmniej {tiles} kostek.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The rack of {player} is too small to allow an opening.</source>
        <translation>{player}: ta tabliczka jest za mała na otwarcie.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Only somebody who has not opened can announce, and {player} has opened.</source>
        <translation>Zapowiadać może tylko ktoś bez otwarcia, a&#xa0;{player} ma otwarcie.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The points on the rack of {player} are missing.</source>
        <translation>{player}: brakuje punktów z&#xa0;tabliczki.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Somebody has fewer points on the rack than {player}, who can&apos;t have won.</source>
        <translation>Ktoś ma na tabliczce mniej punktów niż {player}, więc wygrywa ktoś inny.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>If racks are equal, the one with fewer tiles wins, and {player} has more.</source>
        <translation>Przy równych punktach wygrywa tabliczka z&#xa0;mniejszą liczbą kostek, a&#xa0;{player} ma ich więcej.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>The winner gets what the others lose: nobody can have more than {player}.</source>
        <translation>Zwycięzca dostaje to, co tracą inni: nikt nie może mieć więcej niż {player}.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Player {place}</source>
        <translation>Gracz {place}</translation>
    </message>
    <message>
        <location line="-45"/>
        <source>There are only {most} jokers in the game.</source>
        <translation>W&#xa0;grze są tylko {most} jokery.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>These racks can&apos;t exist side by side: the game has only {tiles} tiles.</source>
        <translation>Takich tabliczek nie może być naraz: w&#xa0;grze jest tylko {tiles} kostek.</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>A rack is empty: then its player has gone out, and the bank doesn&apos;t matter.</source>
        <translation>Jedna tabliczka jest pusta: to ona zakończyła partię, a&#xa0;nie pusty bank.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>The small points of a game add up to 0, these to {sum}.</source>
        <translation>Małe punkty partii dają w&#xa0;sumie 0, a&#xa0;te dają {sum}.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>The places follow the small points, the winner first.</source>
        <translation>Miejsca wynikają z&#xa0;małych punktów, zwycięzca jest pierwszy.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/names.py" line="-71"/>
        <source>lays {set}</source>
        <translation>wykłada: {set}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>lays {laid} before set {number}, {result}</source>
        <translation>dokłada {laid} przed układem&#xa0;{number}, teraz {result}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>lays {laid} after set {number}, {result}</source>
        <translation>dokłada {laid} za układem&#xa0;{number}, teraz {result}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>lays {laid} into set {number}, {result}</source>
        <translation>dokłada {laid} do układu&#xa0;{number}, teraz {result}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>moves {taken} to set {number}, {result}</source>
        <translation>przekłada {taken} do układu&#xa0;{number}, teraz {result}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>takes {taken} for {set}</source>
        <translation>bierze {taken}, powstaje {set}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>moves {taken} to set {number} and lays {laid}, {result}</source>
        <translation>przekłada {taken} do układu&#xa0;{number} i&#xa0;dokłada {laid}, teraz {result}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>takes {taken} and lays {laid} for {set}</source>
        <translation>bierze {taken} i&#xa0;dokłada {laid}, powstaje {set}</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>{tiles} from set {number}</source>
        <translation>{tiles} z&#xa0;układu&#xa0;{number}</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>You draw {tile}.</source>
        <translation>Dobierasz {tile}.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/table_parts.py" line="+314"/>
        <source>Table, {sets}, {tiles}</source>
        <translation>Stół, {sets}, {tiles}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Table, empty</source>
        <translation>Stół, pusty</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Your rack, {tiles}</source>
        <translation>Twoja tabliczka, {tiles}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The rack is covered</source>
        <translation>Tabliczka jest zakryta</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/spoken.py" line="+164"/>
        <source>Lay {tiles} before set {set}</source>
        <translation>Połóż {tiles} przed układem&#xa0;{set}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Lay {tiles} after set {set}</source>
        <translation>Połóż {tiles} za układem&#xa0;{set}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Lay {tiles} into set {set}</source>
        <translation>Połóż {tiles} w&#xa0;układzie&#xa0;{set}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Lay {tiles} into set {set}, which becomes two</source>
        <translation>Połóż {tiles} w&#xa0;układzie&#xa0;{set}, powstaną z&#xa0;niego dwa</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>New set: lay {tiles}</source>
        <translation>Nowy układ: połóż {tiles}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Swap the joker of set {set} for {tiles}</source>
        <translation>Wymień jokera z&#xa0;układu&#xa0;{set} na {tiles}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Split set {set} before {tile}</source>
        <translation>Podziel układ&#xa0;{set}, {tile} zaczyna drugą część</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Pick up all of set {set}</source>
        <translation>Weź cały układ&#xa0;{set}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Take {tiles} back to the rack</source>
        <translation>Zabierz {tiles} na tabliczkę</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Pick up more tiles</source>
        <translation>Weź jeszcze inne kostki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Let go of {tiles}</source>
        <translation>Puść {tiles}</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>What to do with {tiles}?</source>
        <translation>Trzymasz {tiles}. Co zrobić?</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/names.py" line="-301"/>
        <source>black run {first} to {last}</source>
        <translation>czarna seria od {first} do&#xa0;{last}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>red run {first} to {last}</source>
        <translation>czerwona seria od {first} do&#xa0;{last}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>blue run {first} to {last}</source>
        <translation>niebieska seria od {first} do&#xa0;{last}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>orange run {first} to {last}</source>
        <translation>pomarańczowa seria od {first} do&#xa0;{last}</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>group of {number}s, {colours}</source>
        <translation>grupa z&#xa0;liczbą&#xa0;{number}, {colours}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{set}, joker for {number}</source>
        <translation>{set}, joker za&#xa0;{number}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>not finished: {tiles}</source>
        <translation>niedokończony: {tiles}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>in disorder: {tiles}</source>
        <translation>nie pasuje do siebie: {tiles}</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../desktop/stolik/games/rummikub/ui/spoken.py" line="-192"/>
        <source>set {number}, {set}</source>
        <translation>układ&#xa0;{number}, {set}</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>black {first} to {last}</source>
        <translation>czarne od {first} do&#xa0;{last}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>red {first} to {last}</source>
        <translation>czerwone od {first} do&#xa0;{last}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>blue {first} to {last}</source>
        <translation>niebieskie od {first} do&#xa0;{last}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>orange {first} to {last}</source>
        <translation>pomarańczowe od {first} do&#xa0;{last}</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>first</source>
        <translation>pierwsza</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>second</source>
        <translation>druga</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>third</source>
        <translation>trzecia</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fourth</source>
        <translation>czwarta</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fifth</source>
        <translation>piąta</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>sixth</source>
        <translation>szósta</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>seventh</source>
        <translation>siódma</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>eighth</source>
        <translation>ósma</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>ninth</source>
        <translation>dziewiąta</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>tenth</source>
        <translation>dziesiąta</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>eleventh</source>
        <translation>jedenasta</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>twelfth</source>
        <translation>dwunasta</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>thirteenth</source>
        <translation>trzynasta</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>of one</source>
        <translation>z&#xa0;jednej</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>of two</source>
        <translation>z&#xa0;dwóch</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>of three</source>
        <translation>z&#xa0;trzech</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>of four</source>
        <translation>z&#xa0;czterech</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>of five</source>
        <translation>z&#xa0;pięciu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>of six</source>
        <translation>z&#xa0;sześciu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>of seven</source>
        <translation>z&#xa0;siedmiu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>of eight</source>
        <translation>z&#xa0;ośmiu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>of nine</source>
        <translation>z&#xa0;dziewięciu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>of ten</source>
        <translation>z&#xa0;dziesięciu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>of eleven</source>
        <translation>z&#xa0;jedenastu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>of twelve</source>
        <translation>z&#xa0;dwunastu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>of thirteen</source>
        <translation>z&#xa0;trzynastu</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>{place} in set {set}</source>
        <translation>{place} w&#xa0;układzie&#xa0;{set}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{place} of {count}</source>
        <translation>{place} z&#xa0;{count}</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/referee_tool.py" line="-246"/>
        <source>Press the tiles that are on the rack, or type them.</source>
        <translation>Naciśnij kostki, które są na tabliczce, albo je wpisz.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Yes, it opens: {worth} points.</source>
        <translation>Tak, otwarcie za {worth} pkt</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No: the best is {worth}.</source>
        <translation>Nie: najlepiej wychodzi {worth}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No: these tiles make no set.</source>
        <translation>Nie: z&#xa0;tych kostek nie ma żadnego układu.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Not opened with this rack: −200. Only −100 if the last tile alone made it possible and that was announced, or if there was no turn yet.</source>
        <translation>Brak otwarcia z&#xa0;taką tabliczką: −200. Tylko −100, jeśli dała je dopiero ostatnia kostka i&#xa0;padła zapowiedź albo nie było jeszcze żadnego ruchu.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Not opened with this rack: −100.</source>
        <translation>Brak otwarcia z&#xa0;taką tabliczką: −100.</translation>
    </message>
    <message>
        <location line="+46"/>
        <source>No answer yet: “{text}” isn&apos;t a tile.</source>
        <translation>Odpowiedzi jeszcze nie ma: „{text}” to nie kostka.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No answer yet: there are only two of this tile ({tile}).</source>
        <translation>Odpowiedzi jeszcze nie ma: takie kostki są tylko dwie ({tile}).</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>No answer yet: “{text}” could be {tile} or {other}. Type {letter} or {other_letter}.</source>
        <translation>Odpowiedzi jeszcze nie ma: „{text}” to {tile} czy {other}? Wpisz {letter} albo {other_letter}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>for example {tiles}</source>
        <translation>na przykład {tiles}</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/hints.py" line="-69"/>
        <source>Draw a tile: you could open, but your tiles are worth more kept together. If somebody goes out first, it costs you {cost} points, announced or not.</source>
        <translation>Dobierz kostkę: otwarcie jest już możliwe, ale lepiej jeszcze zatrzymać kostki. Jeśli ktoś wcześniej skończy partię, stracisz {cost} punktów, nawet po zapowiedzi.</translation>
    </message>
    <message>
        <location line="+23"/>
        <source>Pass: you could open, but your tiles are worth more kept together. If somebody goes out first, it costs you {cost} points, announced or not.</source>
        <translation>Spasuj: otwarcie jest już możliwe, ale lepiej jeszcze zatrzymać kostki. Jeśli ktoś wcześniej skończy partię, stracisz {cost} punktów, nawet po zapowiedzi.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/spoken.py" line="-16"/>
        <source>How many tiles are there, and where?</source>
        <translation>Ile jest kostek i&#xa0;gdzie?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What can I do?</source>
        <translation>Co mogę zrobić?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What is on my rack, by colour?</source>
        <translation>Co mam na tabliczce, kolorami?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What is on my rack, by number?</source>
        <translation>Co mam na tabliczce, liczbami?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Which sets lie on the table?</source>
        <translation>Jakie układy leżą na stole?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Where does this tile fit?</source>
        <translation>Gdzie pasuje ta kostka?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Which tiles do the sets take?</source>
        <translation>Jakie kostki przyjmą układy?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What is missing for the opening?</source>
        <translation>Czego brakuje do otwarcia?</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{colour} {numbers}</source>
        <translation>{colour}: {numbers}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{number}: {colours}</source>
        <translation>{number}: {colours}</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (joker|jokers)</source>
        <translation>
            <numerusform>%n joker</numerusform>
            <numerusform>%n jokery</numerusform>
            <numerusform>%n jokerów</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Nobody&apos;s rack is open now.</source>
        <translation>Żadna tabliczka nie jest teraz odkryta.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The rack is empty.</source>
        <translation>Tabliczka jest pusta.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No set lies on the table.</source>
        <translation>Na stole nie ma układu.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>set {number}, {set}: {tiles}</source>
        <translation>układ {number}, {set}: {tiles}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No set takes a single tile.</source>
        <translation>Żaden układ nie przyjmie jednej kostki.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{tile} fits {sets}.</source>
        <translation>{tile} pasuje tu: {sets}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{tile} fits none of the sets as they lie.</source>
        <translation>{tile} nie pasuje do żadnego układu, tak jak leżą.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Go to a tile with the arrows first.</source>
        <translation>Najpierw przejdź strzałkami do kostki.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You have opened.</source>
        <translation>Otwarcie jest za tobą.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}: {tiles}</source>
        <translation>{player}: {tiles}</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (tile|tiles) in the bank.</source>
        <translation>
            <numerusform>%n kostka w&#xa0;banku.</numerusform>
            <numerusform>%n kostki w&#xa0;banku.</numerusform>
            <numerusform>%n kostek w&#xa0;banku.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Lay tiles and end the turn with Enter</source>
        <translation>Wyłóż kostki i&#xa0;zakończ klawiszem Enter</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Draw a tile with D</source>
        <translation>Dobierz kostkę klawiszem D</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Pass with D</source>
        <translation>Spasuj klawiszem D</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/lesson.py" line="+105"/>
        <source>To open you need 30 points. Drag the black, the red and the blue 10 side by side onto the table. Then press Done.</source>
        <translation>Na otwarcie trzeba 30 punktów. Przeciągnij na stół, jedną obok drugiej, czarną, czerwoną i&#xa0;niebieską 10. Potem naciśnij Gotowe.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>A group: one number in different colours. You have opened!</source>
        <translation>To grupa: jedna liczba w&#xa0;różnych kolorach. Otwarcie gotowe!</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Now you may add to sets. Drag the orange 10 to the other tens. Then press Done.</source>
        <translation>Teraz możesz dokładać do układów. Przeciągnij pomarańczową 10 do dziesiątek. Potem naciśnij Gotowe.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Four colours: the group is full.</source>
        <translation>Cztery kolory: grupa jest pełna.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>The other player only drew a tile. You lay a run: the orange 1, 2 and 3.</source>
        <translation>Drugi gracz tylko dobrał kostkę. Ty wyłóż serię: pomarańczowe 1, 2 i&#xa0;3.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>A run: one colour, numbers in a row.</source>
        <translation>To seria: jeden kolor, liczby po kolei.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>You can split a run. Drag your red 7 onto the red 7 of the long run.</source>
        <translation>Serię można podzielić. Przeciągnij swoją czerwoną 7 na czerwoną 7 w&#xa0;długiej serii.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>One run has become two: 5, 6, 7 and 7, 8, 9.</source>
        <translation>Z&#xa0;jednej serii są dwie: 5, 6, 7 oraz 7, 8, 9.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>The joker stands for the blue 12, and you have one! Drag it onto the joker. Then drag your black 6 and 7 to the joker.</source>
        <translation>Joker zastępuje niebieską 12, a&#xa0;ty ją masz! Przeciągnij ją na jokera. Potem przeciągnij do jokera czarną 6 i&#xa0;czarną 7.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>A freed joker! That is how masters play.</source>
        <translation>Joker uwolniony! Tak grają mistrzowie.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>You have three tiles left, and each fits somewhere. Lay all three and win!</source>
        <translation>Zostały ci trzy kostki i&#xa0;każda gdzieś pasuje. Wyłóż wszystkie trzy i&#xa0;wygraj!</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Your rack is empty: you win!</source>
        <translation>Twoja tabliczka jest pusta: wygrana!</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Whoever can&apos;t lay anything draws a tile. Whoever is first to have an empty rack wins.</source>
        <translation>Kto nie może nic wyłożyć, dobiera kostkę. Kto pierwszy ma pustą tabliczkę, wygrywa.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/status.py" line="-26"/>
        <source>You may ask for a new deal: three doublets</source>
        <translation>Możesz poprosić o&#xa0;nowe rozdanie: trzy dublety</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Look at your tiles</source>
        <translation>Obejrzyj swoje kostki</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>You have drawn a tile</source>
        <translation>Kostka dobrana</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Draw anyway?</source>
        <translation>Dobrać mimo to?</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>You hold three or more pairs of the same tile. Everybody would get new tiles.</source>
        <translation>Masz co najmniej trzy pary takich samych kostek. Wszyscy dostaliby nowe kostki.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Before the first move everybody looks once. That way nobody learns who may ask for a new deal.</source>
        <translation>Przed pierwszym ruchem każdy raz ogląda swoje kostki. Dzięki temu nikt się nie dowie, kto może prosić o&#xa0;nowe rozdanie.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>If somebody goes out before your next turn, you lose 100 points, not 200.</source>
        <translation>Jeśli ktoś skończy przed twoim następnym ruchem, stracisz 100 punktów, a&#xa0;nie 200.</translation>
    </message>
    <message>
        <location line="-12"/>
        <source>With this tile you can open</source>
        <translation>Z&#xa0;tą kostką możesz się wyłożyć</translation>
    </message>
    <message numerus="yes">
        <location line="+15"/>
        <source>%n (tile that you have laid goes|tiles that you have laid go) back to your rack.</source>
        <translation>
            <numerusform>%n wyłożona kostka wróci na twoją tabliczkę.</numerusform>
            <numerusform>%n wyłożone kostki wrócą na twoją tabliczkę.</numerusform>
            <numerusform>%n wyłożonych kostek wróci na twoją tabliczkę.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Your answer counts when everybody has looked.</source>
        <translation>Twoja odpowiedź będzie się liczyć, gdy wszyscy obejrzą swoje kostki.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Ready: pass on</source>
        <translation>Obejrzane, podaj dalej</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>“I&apos;ll lay out in the next round”</source>
        <translation>„Wyłożę się w&#xa0;następnej rundzie”</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Put back and draw</source>
        <translation>Odłóż i&#xa0;dobierz</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Say nothing</source>
        <translation>Nic nie mów</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Go on laying</source>
        <translation>Wykładaj dalej</translation>
    </message>
    <message>
        <location line="-283"/>
        <source>{player}, lay tiles, or pass.</source>
        <translation>{player}, wyłóż kostki albo spasuj.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}, lay tiles, or draw one.</source>
        <translation>{player}, wyłóż kostki albo dobierz jedną.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}, open with {needed} points from your rack, or draw a tile.</source>
        <translation>{player}, wyłóż się za {needed} punktów ze swojej tabliczki albo dobierz kostkę.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{player}, open with {needed} points, or draw.</source>
        <translation>{player}, wyłóż się za {needed} punktów albo dobierz.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The table as it was before your turn.</source>
        <translation>Tak wyglądał stół przed twoim ruchem.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Click where the tiles should go: a set, a joker, an empty spot or your rack.</source>
        <translation>Kliknij, gdzie mają trafić kostki: układ, joker, wolne miejsce albo tabliczka.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Go to a tile with the arrows: Space puts the tiles after it, N makes a new set, R takes them back.</source>
        <translation>Przejdź strzałkami do kostki: spacja kładzie kostki za nią, N&#xa0;tworzy nowy układ, R&#xa0;zabiera je z&#xa0;powrotem.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Everything is in order.</source>
        <translation>Wszystko się zgadza.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>An opening needs {needed} points from your own rack.</source>
        <translation>Otwarcie wymaga {needed} punktów z&#xa0;własnej tabliczki.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Opening: %n (point|points), that is enough.</source>
        <translation>
            <numerusform>Otwarcie: %n&#xa0;punkt, to wystarczy.</numerusform>
            <numerusform>Otwarcie: %n&#xa0;punkty, to wystarczy.</numerusform>
            <numerusform>Otwarcie: %n&#xa0;punktów, to wystarczy.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Opening: {points} of {needed} points.</source>
        <translation>Otwarcie: {points} z&#xa0;{needed} punktów.</translation>
    </message>
    <message>
        <location line="+48"/>
        <source>A new deal!</source>
        <translation>Nowe rozdanie!</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Time is up!</source>
        <translation>Koniec czasu!</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Your turn is over.</source>
        <translation>Twój ruch się skończył.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (tile|tiles) in the bank</source>
        <translation>
            <numerusform>%n kostka w&#xa0;banku</numerusform>
            <numerusform>%n kostki w&#xa0;banku</numerusform>
            <numerusform>%n kostek w&#xa0;banku</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The bank is empty</source>
        <translation>Bank jest pusty</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bank: {tiles}</source>
        <translation>Bank: {tiles}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Done: %n (tile|tiles)</source>
        <translation>
            <numerusform>Gotowe: %n kostka</numerusform>
            <numerusform>Gotowe: %n kostki</numerusform>
            <numerusform>Gotowe: %n kostek</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A set that the hint speaks of</source>
        <translation>Układ, o&#xa0;którym mówi podpowiedź</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A set that the tiles in hand fit</source>
        <translation>Układ, do&#xa0;którego pasują kostki z&#xa0;ręki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The tiles with the letter {letter} go here</source>
        <translation>Tu idą kostki z&#xa0;literą {letter}</translation>
    </message>
    <message>
        <location line="+38"/>
        <source>announced</source>
        <translation>zapowiedź</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>opened</source>
        <translation>po otwarciu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>not opened</source>
        <translation>bez otwarcia</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>big {points}</source>
        <translation>duże&#xa0;{points}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>small {points}</source>
        <translation>małe&#xa0;{points}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>big points: {points}</source>
        <translation>duże punkty: {points}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>small points: {points}</source>
        <translation>małe punkty: {points}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>tiles on the rack: {tiles}</source>
        <translation>kostki na tabliczce: {tiles}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>needs {needed} points to open</source>
        <translation>do otwarcia potrzebuje {needed} punktów</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The big points decide the places.</source>
        <translation>O&#xa0;miejscach rozstrzygają duże punkty.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{one} and {other} share a place: their big and small points are equal.</source>
        <translation>{one} i&#xa0;{other} dzielą miejsce: mają tyle samo dużych i&#xa0;małych punktów.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{one} and {other} have the same number of big points: the small points decide.</source>
        <translation>{one} i&#xa0;{other} mają tyle samo dużych punktów: rozstrzygają małe.</translation>
    </message>
    <message>
        <location line="+50"/>
        <source>{tile} for a {number}</source>
        <translation>{tile} za {number}</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>{tile}, on your rack</source>
        <translation>{tile}, na twojej tabliczce</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{tile}, new on your rack</source>
        <translation>{tile}, nowa na twojej tabliczce</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{tile}, laid in this turn</source>
        <translation>{tile}, wyłożona w&#xa0;tym ruchu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{tile}, moved in this turn</source>
        <translation>{tile}, przełożona w&#xa0;tym ruchu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{tile}, laid since your last turn</source>
        <translation>{tile}, wyłożona od twojego ostatniego ruchu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{tile}, moved since your last turn</source>
        <translation>{tile}, przełożona od twojego ostatniego ruchu</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>{tile}, shown by the hint</source>
        <translation>{tile}, pokazana przez podpowiedź</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{tile}, goes back to the rack</source>
        <translation>{tile}, wraca na tabliczkę</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{tile}, goes to set {letter}</source>
        <translation>{tile}, idzie do układu {letter}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{tile}, part of the hint</source>
        <translation>{tile}, wskazana przez podpowiedź</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{tile}, has just come here</source>
        <translation>{tile}, właśnie tu trafia</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{tile}, can be laid now</source>
        <translation>{tile}, można ją teraz wyłożyć</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>{tile}, picked up</source>
        <translation>{tile}, w&#xa0;ręce</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/messages.py" line="-160"/>
        <source>The rack of player {place} is empty, so the game would be over.</source>
        <translation>Tabliczka gracza {place} jest pusta, więc gra byłaby skończona.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Nobody has opened, so no tile can lie on the table.</source>
        <translation>Nikt nie ma otwarcia, więc na stole nie może leżeć żadna kostka.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/position_editor.py" line="+50"/>
        <source>Set {number}</source>
        <translation>Układ&#xa0;{number}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>New set</source>
        <translation>Nowy układ</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}&apos;s rack</source>
        <translation>Tabliczka&#xa0;– {player}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}&apos;s tiles</source>
        <translation>{player}: kostki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} has opened</source>
        <translation>{player}: po otwarciu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Tiles in the bank</source>
        <translation>Kostki w&#xa0;banku</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Passed in a row</source>
        <translation>Spasowali z&#xa0;rzędu</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/printed.py" line="+71"/>
        <source>On the table</source>
        <translation>Na stole</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Your rack</source>
        <translation>Twoja tabliczka</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/hints.py" line="+82"/>
        <source>You keep %n (tile|tiles), and all of yours can be laid.</source>
        <translation>
            <numerusform>Zostaje ci %n kostka, a&#xa0;można wyłożyć wszystkie.</numerusform>
            <numerusform>Zostają ci %n kostki, a&#xa0;można wyłożyć wszystkie.</numerusform>
            <numerusform>Zostaje ci %n kostek, a&#xa0;można wyłożyć wszystkie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>You keep %n (tile|tiles), with the best move {best}.</source>
        <translation>
            <numerusform>Zostaje ci %n kostka, po najlepszym ruchu {best}.</numerusform>
            <numerusform>Zostają ci %n kostki, po najlepszym ruchu {best}.</numerusform>
            <numerusform>Zostaje ci %n kostek, po najlepszym ruchu {best}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ryzyk_fizyk</name>
    <message>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/__init__.py" line="+14"/>
        <source>Ryzyk-Fizyk</source>
        <translation>Ryzyk-Fizyk</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a race past 100 points</source>
        <translation>kto przekroczy setkę</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bank your points, or risk them all for more.</source>
        <translation>Dopisz punkty do konta albo zaryzykuj wszystkie.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Roll again, or bank?</source>
        <translation>Rzucać dalej czy dopisać do konta?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The bar on the track shows how far banking would bring you. The best move wins most often.</source>
        <translation>Pasek na torze pokazuje, dokąd dojdziesz, dopisując punkty. Najlepszy ruch to ten, który najczęściej daje wygraną.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/messages.py" line="+30"/>
        <source>The game is over: the last turn has been played.</source>
        <translation>Koniec gry: ostatnia kolejka jest rozegrana.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A player can&apos;t say how the dice fall, and the table makes no choices.</source>
        <translation>Gracz nie decyduje, co wypadnie na kostkach, a&#xa0;stół nie wybiera za graczy.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>It isn&apos;t your turn now: somebody else has to move first, or the dice have to be rolled.</source>
        <translation>Teraz nie twoja kolej: najpierw ruch ma ktoś inny albo trzeba rzucić kostkami.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>A die shows 1, 2, 3, 4, 5 or 6, nothing else.</source>
        <translation>Kostka pokazuje 1, 2, 3, 4, 5 albo 6, nic innego.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This roll takes all the dice that aren&apos;t set aside: {dice}, not {given}.</source>
        <translation>Rzuca się zawsze wszystkimi kostkami, które nie są odłożone: {dice}, a&#xa0;nie {given}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Roll first: dice are set aside once after each roll.</source>
        <translation>Najpierw rzuć: kostki odkłada się raz po każdym rzucie.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Choose at least one die that fits a group you have, or two equal dice.</source>
        <translation>Wybierz co najmniej jedną kostkę do swojej grupy kości albo dwie jednakowe kostki.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>You can&apos;t set aside {given} × {face}: this roll shows {dice}.</source>
        <translation>Nie można odłożyć {given} × {face}: w&#xa0;tym rzucie wypadło ich {dice}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A single {face} makes no group: you need two of them, or {faces} set aside before.</source>
        <translation>Jedna kostka z&#xa0;wynikiem {face} nie tworzy grupy: potrzebne są dwie takie albo odłożone wcześniej {faces}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>First set aside some of the dice you have rolled.</source>
        <translation>Najpierw odłóż którąś z&#xa0;rzuconych kostek.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>You have no points in this turn yet: roll first.</source>
        <translation>W&#xa0;tej kolejce nie masz jeszcze punktów: najpierw rzuć.</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>You can&apos;t stop between the tries: %n more (try|tries) to match the five.</source>
        <translation>
            <numerusform>Między próbami nie można skończyć: została jeszcze %n&#xa0;próba.</numerusform>
            <numerusform>Między próbami nie można skończyć: zostały jeszcze %n&#xa0;próby.</numerusform>
            <numerusform>Między próbami nie można skończyć: zostało jeszcze %n&#xa0;prób.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>With all six dice set aside you have to roll them all again at this table.</source>
        <translation>Po odłożeniu wszystkich sześciu kostek trzeba przy tym stole rzucić nimi jeszcze raz.</translation>
    </message>
    <message numerus="yes">
        <location line="+31"/>
        <source>{player} rolls %n (die|dice).</source>
        <translation>
            <numerusform>{player} rzuca %n&#xa0;kostką.</numerusform>
            <numerusform>{player} rzuca %n&#xa0;kostkami.</numerusform>
            <numerusform>{player} rzuca %n&#xa0;kostkami.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{player} has rolled {dice}.</source>
        <translation>
            <numerusform>{player}: wypada {dice}.</numerusform>
            <numerusform>{player}: wypadły {dice}.</numerusform>
            <numerusform>{player}: wypadły {dice}.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} sets {dice} aside: +{points}, now {total}.</source>
        <translation>{player} odkłada {dice}: +{points}, razem {total}.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The die doesn&apos;t match {player}&apos;s five: %n (try|tries) left.</source>
        <translation>
            <numerusform>{player}: szósta kostka nie pasuje, została %n&#xa0;próba.</numerusform>
            <numerusform>{player}: szósta kostka nie pasuje, zostały %n&#xa0;próby.</numerusform>
            <numerusform>{player}: szósta kostka nie pasuje, zostało %n&#xa0;prób.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>{player} banks %n (point|points): the account is {account}.</source>
        <translation>
            <numerusform>{player} dopisuje do konta %n&#xa0;punkt: na koncie jest {account}.</numerusform>
            <numerusform>{player} dopisuje do konta %n&#xa0;punkty: na koncie jest {account}.</numerusform>
            <numerusform>{player} dopisuje do konta %n&#xa0;punktów: na koncie jest {account}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>{player} loses %n (point|points): {reason}.</source>
        <translation>
            <numerusform>{player} traci %n&#xa0;punkt: {reason}.</numerusform>
            <numerusform>{player} traci %n&#xa0;punkty: {reason}.</numerusform>
            <numerusform>{player} traci %n&#xa0;punktów: {reason}.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}&apos;s account goes from {account} back to 0.</source>
        <translation>{player}: konto wraca z&#xa0;{account} do&#xa0;0.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} is out of the game.</source>
        <translation>{player} odpada z&#xa0;gry.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Six {faces} at once: {player} wins the game.</source>
        <translation>Z&#xa0;ręki same {faces}: {player} wygrywa.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} has passed 100: everybody else has one last turn.</source>
        <translation>{player} ma już ponad 100: wszyscy pozostali mają po jednej ostatniej kolejce.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>It is {player}&apos;s turn.</source>
        <translation>Teraz gra {player}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The game is over.</source>
        <translation>Koniec gry.</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>Roll</source>
        <translation>Rzuć kostkami</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Set {dice} aside</source>
        <translation>Odłóż {dice}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bank the points</source>
        <translation>Dopisz do konta</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The dice fall: {dice}</source>
        <translation>Na kostkach: {dice}</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>a 1</source>
        <translation>jedynkę</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a 2</source>
        <translation>dwójkę</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a 3</source>
        <translation>trójkę</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a 4</source>
        <translation>czwórkę</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a 5</source>
        <translation>piątkę</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a 6</source>
        <translation>szóstkę</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>1s</source>
        <translation>jedynki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>2s</source>
        <translation>dwójki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>3s</source>
        <translation>trójki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>4s</source>
        <translation>czwórki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>5s</source>
        <translation>piątki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>6s</source>
        <translation>szóstki</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>no pair, and nothing that fits a group</source>
        <translation>nie ma pary ani kostki do żadnej grupy</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>six different dice</source>
        <translation>sześć różnych kostek</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>the sixth die didn&apos;t match in three tries</source>
        <translation>szósta kostka nie pasowała w&#xa0;żadnej z&#xa0;trzech prób</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Who starts</source>
        <translation>Kto zaczyna</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The youngest player, one drawn by chance, or the one you choose.</source>
        <translation>Najmłodsza osoba, wylosowana albo wybrana.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Six equal dice win</source>
        <translation>Sześć jednakowych wygrywa</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Six equal dice in one roll win the whole game at once.</source>
        <translation>Sześć jednakowych kostek z&#xa0;ręki od razu wygrywa.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Six different dice</source>
        <translation>Sześć różnych kostek</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What 1 2 3 4 5 6 in one roll costs: the turn, the game, or the whole account.</source>
        <translation>Co się traci za 1 2 3 4 5 6 z&#xa0;ręki: kolejkę, grę czy całe konto.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Three tries for the sixth die</source>
        <translation>Trzy próby na szóstą kostkę</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>With five equal dice out of one roll the sixth may be thrown up to three times.</source>
        <translation>Przy pięciu jednakowych z&#xa0;ręki szóstą kostką można rzucić do trzech razy.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Six set aside: roll on</source>
        <translation>Sześć odłożonych: rzucaj dalej</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>With all six dice set aside you have to roll them all again.</source>
        <translation>Po odłożeniu wszystkich sześciu kostek trzeba rzucić nimi jeszcze raz.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Turn lost</source>
        <translation>Przepada kolejka</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Game lost</source>
        <translation>Przepada gra</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Account lost</source>
        <translation>Przepada konto</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Sets the most points aside, and banks as soon as it has 10.</source>
        <translation>Odkłada jak najwięcej punktów i&#xa0;dopisuje je do konta, gdy tylko ma 10.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sets the most points aside, banks with 20 or with one die left; in a last turn goes for the lead.</source>
        <translation>Odkłada jak najwięcej punktów, dopisuje do konta przy 20 albo przy jednej wolnej kostce; w&#xa0;ostatniej kolejce walczy o&#xa0;prowadzenie.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Rolls while a roll wins more than it risks, blind to the score; in a last turn goes for the lead.</source>
        <translation>Rzuca, dopóki może więcej zyskać, niż stracić, i&#xa0;nie patrzy na konta; w&#xa0;ostatniej kolejce walczy o&#xa0;prowadzenie.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Plays for the win: weighs all the accounts, who is next, and what last turns will bring.</source>
        <translation>Gra o&#xa0;wygraną: patrzy na wszystkie konta, na to, kto gra następny i&#xa0;co przyniosą ostatnie kolejki.</translation>
    </message>
    <message numerus="yes">
        <location line="+9"/>
        <source>%n (point|points)</source>
        <translation>
            <numerusform>%n&#xa0;punkt</numerusform>
            <numerusform>%n&#xa0;punkty</numerusform>
            <numerusform>%n&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>chance to win {number}%</source>
        <translation>szansa na wygraną {number}%</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>chance to win {number}%, the turn&apos;s risk {percent}%</source>
        <translation>szansa na wygraną {number}%, ryzyko kolejki {percent}%</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The best turn of the game: {points} points, by {player}.</source>
        <translation>Najlepsza kolejka partii: {points}&#xa0;pkt, {player}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The boldest roll: {player} risked {points} points and lost them all.</source>
        <translation>Najodważniejszy rzut: {player} stawia {points}&#xa0;pkt i&#xa0;traci wszystko.</translation>
    </message>
    <message>
        <location line="+97"/>
        <source>How likely is it that the next roll loses the turn&apos;s points?</source>
        <translation>Jak prawdopodobne jest, że następny rzut zabierze punkty tej kolejki?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Say you set {dice} aside and roll on: how likely is it that this roll loses the turn&apos;s points?</source>
        <translation>Odkładasz {dice} i&#xa0;rzucasz dalej: jak prawdopodobne jest, że ten rzut zabierze punkty tej kolejki?</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>How likely is it that none of the tries left matches?</source>
        <translation>Jak prawdopodobne jest, że żadna z&#xa0;pozostałych prób się nie uda?</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/printed.py" line="+20"/>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} wins with six equal dice in one roll.</source>
        <translation>{player} wygrywa sześcioma jednakowymi kostkami w&#xa0;jednym rzucie.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The way to a hundred</source>
        <translation>Droga do setki</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/voice.py" line="+393"/>
        <source>Take these: +{points}, then roll all six again.</source>
        <translation>Odłóż te: +{points}, a&#xa0;potem rzuć znów sześcioma.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Take these: +{points}, then you have to roll all six again.</source>
        <translation>Odłóż te: +{points}, a&#xa0;potem musisz rzucić znów sześcioma.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Take these: +{points}, then roll on: there are three tries for the sixth die.</source>
        <translation>Odłóż te: +{points}, a&#xa0;potem rzucaj dalej: masz trzy próby na szóstą kostkę.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Take these: +{points}, then bank.</source>
        <translation>Odłóż te: +{points}, a&#xa0;potem dopisz punkty do konta.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Take only these: +{points}, then bank.</source>
        <translation>Odłóż tylko te: +{points}, a&#xa0;potem dopisz punkty do konta.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Take these: +{points}, then roll the other (die|%n dice).</source>
        <translation>
            <numerusform>Odłóż te: +{points}, a&#xa0;potem rzuć ostatnią kostką.</numerusform>
            <numerusform>Odłóż te: +{points}, a&#xa0;potem rzuć pozostałymi %n&#xa0;kostkami.</numerusform>
            <numerusform>Odłóż te: +{points}, a&#xa0;potem rzuć pozostałymi %n&#xa0;kostkami.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Take only these: +{points}, then roll the other (die|%n dice).</source>
        <translation>
            <numerusform>Odłóż tylko te: +{points}, a&#xa0;potem rzuć ostatnią kostką.</numerusform>
            <numerusform>Odłóż tylko te: +{points}, a&#xa0;potem rzuć pozostałymi %n&#xa0;kostkami.</numerusform>
            <numerusform>Odłóż tylko te: +{points}, a&#xa0;potem rzuć pozostałymi %n&#xa0;kostkami.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Roll: there are no points to bank yet.</source>
        <translation>Rzuć: nie ma jeszcze punktów do dopisania.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Roll: now you have to.</source>
        <translation>Rzuć: teraz trzeba.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Roll on: about %n of 10 such rolls (goes|go) well.</source>
        <translation>
            <numerusform>Rzucaj dalej: około %n&#xa0;na 10 takich rzutów się udaje.</numerusform>
            <numerusform>Rzucaj dalej: około %n&#xa0;na 10 takich rzutów się udaje.</numerusform>
            <numerusform>Rzucaj dalej: około %n&#xa0;na 10 takich rzutów się udaje.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Roll on: such a roll nearly always goes well.</source>
        <translation>Rzucaj dalej: taki rzut prawie zawsze się udaje.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Roll on: in about {cases} of 10 cases one of the three tries matches.</source>
        <translation>Rzucaj dalej: mniej więcej {cases}&#xa0;razy na 10 szósta kostka pasuje w&#xa0;jednej z&#xa0;trzech prób.</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Bank the {points}: about %n of 10 further rolls would lose them.</source>
        <translation>
            <numerusform>Dopisz do konta {points}: około %n&#xa0;na 10 dalszych rzutów by je stracił.</numerusform>
            <numerusform>Dopisz do konta {points}: około %n&#xa0;na 10 dalszych rzutów by je straciło.</numerusform>
            <numerusform>Dopisz do konta {points}: około %n&#xa0;na 10 dalszych rzutów by je straciło.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Bank the {points}: in about {cases} of 10 cases none of the three tries matches.</source>
        <translation>Dopisz do konta {points}: mniej więcej {cases}&#xa0;razy na 10 szósta kostka nie pasuje w&#xa0;żadnej z&#xa0;trzech prób.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Bank the {points}: then nobody can take them from you.</source>
        <translation>Dopisz do konta {points}: tych punktów nikt ci już nie zabierze.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Bank the {points}.</source>
        <translation>Dopisz do konta {points}.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/messages.py" line="-210"/>
        <source>The game is over: six equal dice in one roll have won it.</source>
        <translation>Koniec gry: rozstrzygnęło sześć jednakowych kostek w&#xa0;jednym rzucie.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The game is over: only one player is still in it.</source>
        <translation>Koniec gry: w&#xa0;grze został tylko jeden gracz.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The game is over: an account has passed 100, and the last turns are done.</source>
        <translation>Koniec gry: ktoś przekroczył 100 punktów i&#xa0;były ostatnie kolejki.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/voice.py" line="-139"/>
        <source>What is this turn worth, and what is the chance of losing it?</source>
        <translation>Ile jest warta ta kolejka i&#xa0;jakie jest ryzyko straty?</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>What can I do?</source>
        <translation>Co mogę zrobić?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>How are the accounts?</source>
        <translation>Jaki jest stan kont?</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>This turn: %n (point|points).</source>
        <translation>
            <numerusform>Ta kolejka: %n punkt.</numerusform>
            <numerusform>Ta kolejka: %n punkty.</numerusform>
            <numerusform>Ta kolejka: %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Banked, the account is {account}.</source>
        <translation>Po dopisaniu na koncie będzie {account}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Rolled: {dice}.</source>
        <translation>Na kostkach: {dice}.</translation>
    </message>
    <message>
        <location line="-36"/>
        <source>{player}&apos;s account: {account}</source>
        <translation>{player}, konto: {account}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}&apos;s account: {account}, with this turn {reach}</source>
        <translation>{player}, konto: {account}, z&#xa0;tą kolejką {reach}</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{player} is out of the game, account {account}</source>
        <translation>{player}&#xa0;już nie gra, konto: {account}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>out</source>
        <translation>odpada</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>last turn</source>
        <translation>ostatnia kolejka</translation>
    </message>
    <message numerus="yes">
        <location line="+31"/>
        <source>%n (die|dice) to roll; {percent} to lose the points.</source>
        <translation>
            <numerusform>%n kostka do rzutu; ryzyko utraty punktów: {percent}.</numerusform>
            <numerusform>%n kostki do rzutu; ryzyko utraty punktów: {percent}.</numerusform>
            <numerusform>%n kostek do rzutu; ryzyko utraty punktów: {percent}.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}: {account}</source>
        <translation>{player}: {account}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}: out of the game</source>
        <translation>{player}: poza grą</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>These are the last turns.</source>
        <translation>To ostatnie kolejki.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Chosen: {dice}; this turn {points}.</source>
        <translation>Wybrane: {dice}; w&#xa0;tej kolejce {points}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No die is chosen; this turn {points}.</source>
        <translation>Żadna kostka nie jest wybrana; w&#xa0;tej kolejce {points}.</translation>
    </message>
    <message numerus="yes">
        <location line="+5"/>
        <source>%n (roll|rolls)</source>
        <translation>
            <numerusform>%n rzut</numerusform>
            <numerusform>%n rzuty</numerusform>
            <numerusform>%n rzutów</numerusform>
        </translation>
    </message>
    <message>
        <location line="+2"/>
        <source>banks {points}, account {account}</source>
        <translation>dopisuje {points}, na koncie {account}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>loses {points}: {reason}</source>
        <translation>traci {points}: {reason}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>the account goes from {account} back to 0</source>
        <translation>konto wraca z&#xa0;{account} do 0</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>out of the game</source>
        <translation>poza grą</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>six {faces} at once, and the game is won</source>
        <translation>sześć razy {faces} naraz: wygrana</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>past 100, so everybody else has one last turn</source>
        <translation>ponad 100, reszta ma jeszcze po jednej kolejce</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/lesson.py" line="+44"/>
        <source>You want to be the first to have more than 100 points. Roll the dice.</source>
        <translation>Chcesz mieć na koncie więcej niż 100 punktów. Rzuć kostkami.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Two equal dice are a group. The fives are chosen already. Roll the other four.</source>
        <translation>Dwie takie same kostki to grupa. Piątki są już wybrane. Rzuć pozostałymi czterema.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Two fives: 10 points.</source>
        <translation>Dwie piątki: 10 punktów.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>One more five! It may join the other fives. Roll the other three.</source>
        <translation>Jeszcze jedna piątka! Może dołączyć do tamtych piątek. Rzuć pozostałymi trzema.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>15 points so far.</source>
        <translation>Na razie 15 punktów.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Two sixes: that makes 27. Only one die is left, so stop: bank the points.</source>
        <translation>Dwie szóstki: razem 27. Została tylko jedna kostka, więc stop: dopisz punkty do konta.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>27 points are on your account. They are safe there.</source>
        <translation>Masz na koncie 27 punktów. Tam są bezpieczne.</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Bad luck for the other player: no group, no points. Your turn: roll.</source>
        <translation>Drugi gracz miał pecha: nie ma grupy, nie ma punktów. Twoja kolej: rzuć.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Ones bring little. Click a one to put both back. Then roll four dice.</source>
        <translation>Jedynki dają mało. Kliknij jedną z&#xa0;nich, a&#xa0;obie wrócą do rzutu. Potem rzuć czterema kostkami.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Clever: four dice are better than two.</source>
        <translation>Sprytnie: cztery kostki są lepsze niż dwie.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Everything fits! Then you may roll all six dice again. Do it.</source>
        <translation>Wszystko pasuje! Wtedy możesz znowu rzucić wszystkimi sześcioma. Zrób to.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>30 points already, and more can come.</source>
        <translation>Masz już 30 punktów, a&#xa0;może być więcej.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>42 points! Stopping would be wise. But try it once: roll the last two.</source>
        <translation>42 punkty! Rozsądnie byłoby przestać. Ale spróbuj raz: rzuć ostatnimi dwiema.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Oh! Nothing fits, and the 42 points are gone.</source>
        <translation>Ojej! Nic nie pasuje i&#xa0;42 punkty przepadły.</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>The other player banked 20. You still have your 27. Your turn: roll.</source>
        <translation>Drugi gracz ma już 20. Ty nadal masz swoje 27. Twoja kolej: rzuć.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>What a roll: 33 points, and all six fit. Roll all six again.</source>
        <translation>Co za rzut! 33 punkty i&#xa0;wszystkie kostki pasują. Rzuć znowu sześcioma.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>All six again: 65 points! Roll once more.</source>
        <translation>Znowu wszystkie sześć: 65 punktów! Rzuć jeszcze raz.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>75 points, and 27 on your account: that is more than 100. Now bank them!</source>
        <translation>75 punktów i&#xa0;27 na koncie: to więcej niż 100. Dopisz je do konta!</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>102 points! Well played.</source>
        <translation>102 punkty! Brawo.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>When somebody has more than 100, all the others have one last turn. Then the most points win.</source>
        <translation>Gdy ktoś ma więcej niż 100, wszyscy inni mają jeszcze jedną, ostatnią kolejkę. Potem wygrywa ten, kto ma najwięcej.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/voice.py" line="-209"/>
        <source>Five of a kind: roll on, with three tries to match them, or bank {points}.</source>
        <translation>Pięć jednakowych: rzucaj dalej (trzy próby na szóstą kostkę) albo dopisz {points} do konta.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Try {number} of 3: the sixth die has to match the five.</source>
        <translation>Próba {number}&#xa0;z&#xa0;3: na szóstej kostce musi wypaść to samo, co na pięciu.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>This turn: {points}. All six are set aside: they have to be rolled again.</source>
        <translation>Kolejka: {points}. Wszystkie sześć kostek jest odłożonych: trzeba rzucić nimi jeszcze raz.</translation>
    </message>
    <message>
        <location line="-3"/>
        <source>This turn: {points}. All six are set aside: bank, or roll all six again.</source>
        <translation>Kolejka: {points}. Wszystkie sześć kostek jest odłożonych: dopisz punkty do konta albo rzuć znów sześcioma.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>This turn: {points}. That makes all six: bank, or roll all six again.</source>
        <translation>Kolejka: {points}. To już wszystkie sześć kostek: dopisz punkty do konta albo rzuć znów sześcioma.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This turn: {points}. That makes all six: they have to be rolled again.</source>
        <translation>Kolejka: {points}. To już wszystkie sześć kostek: trzeba rzucić nimi jeszcze raz.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>{player}, choose the dice to set aside: {offers}</source>
        <translation>{player}, wybierz kostki do odłożenia: {offers}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{dice}: +{points}</source>
        <translation>{dice}: +{points}</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{player}, your last turn: you need %n (point|points).</source>
        <translation>
            <numerusform>{player}, to twoja ostatnia kolejka: potrzebujesz %n&#xa0;punktu.</numerusform>
            <numerusform>{player}, to twoja ostatnia kolejka: potrzebujesz %n&#xa0;punktów.</numerusform>
            <numerusform>{player}, to twoja ostatnia kolejka: potrzebujesz %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You need {needed}, you have {points}. Choose dice: {offers}</source>
        <translation>Potrzeba {needed}, masz {points}. Wybierz kostki: {offers}</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>You need {needed}, you have {points}: banking loses.</source>
        <translation>Potrzeba {needed}, masz {points}: dopisanie oznacza przegraną.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You need {needed}, you have {points}: banking only draws level.</source>
        <translation>Potrzeba {needed}, masz {points}: dopisanie da tylko remis.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>You need {needed}, you have {points}: banking takes the lead.</source>
        <translation>Potrzeba {needed}, masz {points}: dopisanie da prowadzenie.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>You need {needed}, you have {points}: banking wins.</source>
        <translation>Potrzeba {needed}, masz {points}: dopisanie da wygraną.</translation>
    </message>
    <message>
        <location line="+74"/>
        <source>that no try matches</source>
        <translation>że żadna próba się nie uda</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Chance that no try matches and all is lost: {chance}</source>
        <translation>Ryzyko, że żadna próba się nie uda i&#xa0;wszystko przepadnie: {chance}</translation>
    </message>
    <message>
        <location line="+26"/>
        <source>The account is lost!</source>
        <translation>Konto przepada!</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Out of the game!</source>
        <translation>Odpada z&#xa0;gry!</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Six of a kind!</source>
        <translation>Sześć jednakowych!</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Last turns!</source>
        <translation>Ostatnie kolejki!</translation>
    </message>
    <message numerus="yes">
        <location line="+211"/>
        <source>%n (die is|dice are) left for the next roll.</source>
        <translation>
            <numerusform>Na następny rzut zostaje %n&#xa0;kostka.</numerusform>
            <numerusform>Na następny rzut zostają %n&#xa0;kostki.</numerusform>
            <numerusform>Na następny rzut zostaje %n&#xa0;kostek.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Now all {total} can be banked.</source>
        <translation>Teraz możesz dopisać do konta całe {total}.</translation>
    </message>
    <message>
        <location line="-1"/>
        <source>With all six set aside six dice are free again.</source>
        <translation>Wszystkie sześć odłożone, więc znów masz sześć kostek.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>There are three tries for the sixth die now.</source>
        <translation>Teraz masz trzy próby na szóstą kostkę.</translation>
    </message>
    <message numerus="yes">
        <location line="+5"/>
        <source>About %n of 10 such rolls (goes|go) well.</source>
        <translation>
            <numerusform>Około %n&#xa0;na 10 takich rzutów się udaje.</numerusform>
            <numerusform>Około %n&#xa0;na 10 takich rzutów się udaje.</numerusform>
            <numerusform>Około %n&#xa0;na 10 takich rzutów się udaje.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Such a roll nearly always goes well.</source>
        <translation>Taki rzut prawie zawsze się udaje.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>In about {cases} of 10 cases one of the three tries matches.</source>
        <translation>Mniej więcej {cases} razy na 10 szósta kostka pasuje w&#xa0;jednej z&#xa0;trzech prób.</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>About %n of 10 further rolls would have lost them.</source>
        <translation>
            <numerusform>Około %n&#xa0;na 10 dalszych rzutów by je stracił.</numerusform>
            <numerusform>Około %n&#xa0;na 10 dalszych rzutów by je straciło.</numerusform>
            <numerusform>Około %n&#xa0;na 10 dalszych rzutów by je straciło.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>In about {cases} of 10 cases none of the three tries matches.</source>
        <translation>Mniej więcej {cases} razy na 10 szósta kostka nie pasuje w&#xa0;żadnej z&#xa0;trzech prób.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Nobody can take these points from you now.</source>
        <translation>Tych punktów nikt ci już nie zabierze.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/messages.py" line="-53"/>
        <source>With one player left the game would have ended before.</source>
        <translation>Z&#xa0;jednym graczem w&#xa0;grze gra skończyłaby się wcześniej.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Player {place} is out of the game and has no turn.</source>
        <translation>Gracz {place} odpadł z&#xa0;gry i&#xa0;nie ma kolejki.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>An account has passed {line}, so these are the last turns.</source>
        <translation>Jedno z&#xa0;kont przekroczyło {line}, więc to są ostatnie kolejki.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>With dice for {given} set aside, the turn can&apos;t have {points} points.</source>
        <translation>Przy odłożonych kostkach za {given} punkty kolejki nie mogą wynosić {points}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>There are {dice} dice, and here {given} lie.</source>
        <translation>Liczba kostek w&#xa0;grze to {dice}, a&#xa0;leży ich {given}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Six equal dice in one roll have won the game.</source>
        <translation>Sześć jednakowych kostek w&#xa0;jednym rzucie wygrało grę.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Nothing of this roll can be set aside, so the turn is lost.</source>
        <translation>Z&#xa0;tego rzutu nie można nic odłożyć, więc punkty przepadły i&#xa0;kolejka jest skończona.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The tries of the sixth die come only after five equal dice, where the table plays so.</source>
        <translation>Próby szóstej kostki są tylko po pięciu jednakowych i&#xa0;tylko przy stole, który tak gra.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/position_editor.py" line="+41"/>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/printed.py" line="+49"/>
        <source>Rolled</source>
        <translation>Wyrzucone</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/printed.py" line="-1"/>
        <source>Set aside</source>
        <translation>Odłożone</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Points of this turn</source>
        <translation>Punkty tej kolejki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}&apos;s account</source>
        <translation>Konto&#xa0;– {player}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} is out of the game</source>
        <translation>{player}: poza grą</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Who began the last round?</source>
        <translation>Kto zaczął ostatnią rundę?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Tries of the sixth die so far</source>
        <translation>Dotychczasowe próby szóstej kostki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>none are played</source>
        <translation>bez prób</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/voice.py" line="+9"/>
        <source>Such a roll loses the {points} points {yours} times in 100; to bank them loses none.</source>
        <translation>Taki rzut traci te punkty ({points}) {yours} razy na 100; dopisane do konta nie przepadają.</translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>That leaves %n (die|dice): {yours} of 100 such turns lose the points, with the best choice {best}.</source>
        <translation>
            <numerusform>Zostaje %n kostka: punkty przepadają w&#xa0;{yours} na 100 takich kolejek, po najlepszym wyborze w&#xa0;{best}.</numerusform>
            <numerusform>Zostają %n kostki: punkty przepadają w&#xa0;{yours} na 100 takich kolejek, po najlepszym wyborze w&#xa0;{best}.</numerusform>
            <numerusform>Zostaje %n kostek: punkty przepadają w&#xa0;{yours} na 100 takich kolejek, po najlepszym wyborze w&#xa0;{best}.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+7"/>
        <source>After your choice {yours} of 100 turns lose the points, after the best one {best}.</source>
        <translation>Po twoim wyborze punkty przepadają w&#xa0;{yours} na 100 kolejek, po najlepszym w&#xa0;{best}.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>After your choice the turn brings {yours} points on average, after the best one {best}.</source>
        <translation>Po twoim wyborze kolejka daje średnio {yours} pkt, po najlepszym {best}.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>You bank only {yours}; rolling on brings {best} on average, lost turns counted in.</source>
        <translation>Dopisujesz tylko {yours}; dalsze rzuty dają średnio {best}, wliczając stracone kolejki.</translation>
    </message>
</context>
<context>
    <name>self_test</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/services/self_test.py" line="+112"/>
        <source>The dice are fair: %n were thrown. Fair ones fall so unevenly in {hundredths} of 100 tests.</source>
        <translation>
            <numerusform>Kostki są uczciwe: sprawdzono %n rzut. Uczciwe wypadają tak nierówno w&#xa0;{hundredths} na 100 prób.</numerusform>
            <numerusform>Kostki są uczciwe: sprawdzono %n rzuty. Uczciwe wypadają tak nierówno w&#xa0;{hundredths} na 100 prób.</numerusform>
            <numerusform>Kostki są uczciwe: sprawdzono %n rzutów. Uczciwe wypadają tak nierówno w&#xa0;{hundredths} na 100 prób.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>Nobody else may read what you saved: %n (file|files).</source>
        <translation>
            <numerusform>Nikt inny nie może czytać twoich zapisów: %n plik.</numerusform>
            <numerusform>Nikt inny nie może czytać twoich zapisów: %n pliki.</numerusform>
            <numerusform>Nikt inny nie może czytać twoich zapisów: %n plików.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The licences of all %n parts came along.</source>
        <translation>
            <numerusform>Jest licencja %n części.</numerusform>
            <numerusform>Są licencje wszystkich %n części.</numerusform>
            <numerusform>Są licencje wszystkich %n części.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The dice fall more unevenly than fair ones ever do.</source>
        <translation>Kostki wypadają mniej równo niż uczciwe.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Others may read some of what you saved: {names}.</source>
        <translation>Inni mogą czytać część twoich zapisów: {names}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The licences of some parts are missing: {names}.</source>
        <translation>Brakuje licencji niektórych części: {names}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This system keeps what you saved by rights of its own.</source>
        <translation>Ten system chroni twoje zapisy własnymi prawami dostępu.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Nothing is saved yet, so there are no files to look at.</source>
        <translation>Nic jeszcze nie zapisano, więc nie ma plików do sprawdzenia.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The licences are not with these sources; they are put in when the program is built.</source>
        <translation>W&#xa0;tych źródłach nie ma licencji; dołącza się je przy budowaniu programu.</translation>
    </message>
</context>
<context>
    <name>shell</name>
    <message>
        <location filename="../desktop/stolik/models/words.py" line="-94"/>
        <location filename="../desktop/stolik/pages/players/PersonSheet.qml" line="-324"/>
        <location line="+163"/>
        <location filename="../desktop/stolik/pages/players/PlayerCard.qml" line="-186"/>
        <source>Player {number}</source>
        <translation>Gracz {number}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This name can&apos;t be seen. Please type another one.</source>
        <translation>Tego imienia nie widać. Wpisz inne.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/sentences.py" line="+18"/>
        <source>{file}: {sentence}</source>
        <translation>{file}: {sentence}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{file}, line {entry} of the log, {player}: {sentence}</source>
        <translation>{file}, wpis {entry}, {player}: {sentence}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>seat {seat}</source>
        <translation>miejsce {seat}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The computers didn&apos;t answer in time. If it happens again, they make a simple move and the game goes on.</source>
        <translation>Komputery nie odpowiedziały na czas. Jeśli to się powtórzy, wykonają prosty ruch i&#xa0;gra pójdzie dalej.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>This computer&apos;s voice doesn&apos;t work now, so nothing is read aloud.</source>
        <translation>Głos tego komputera teraz nie działa, więc nic nie jest czytane na głos.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>That is neither a saved game nor a tournament; their names end in .stolik or .stolik-tournament.</source>
        <translation>To nie jest ani zapisana partia, ani turniej; ich nazwy kończą się na .stolik lub .stolik-tournament.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>No game is waiting to be continued.</source>
        <translation>Żadna partia nie czeka na dokończenie.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>That didn&apos;t work. If Stolik has just been updated, close it and start it again; every game is saved.</source>
        <translation>To się nie udało. Jeśli Stolik został właśnie zaktualizowany, zamknij go i&#xa0;uruchom ponownie; wszystkie partie są zapisane.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>That didn&apos;t work. Every game is saved: leave the table and continue. What happened is kept for a bug report as {file}.</source>
        <translation>To się nie udało. Każda partia jest zapisana: odejdź od stołu i&#xa0;wróć do niej. To, co się działo, leży do zgłoszenia błędu w&#xa0;pliku {file}.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>{day}, before another day was put back</source>
        <translation>{day}, przed przywróceniem innego dnia</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{file}, line {entry} of the log: {sentence}</source>
        <translation>{file}, wpis {entry}: {sentence}</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/printing/game_papers.py" line="+40"/>
        <source>Score card</source>
        <translation>Karta wyników</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The course of the game</source>
        <translation>Przebieg gry</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What we want to remember</source>
        <translation>Co chcemy zapamiętać</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>computer</source>
        <translation>komputer</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Signatures</source>
        <translation>Podpisy</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/score_card.py" line="+24"/>
        <source>how we played</source>
        <translation>jak graliśmy</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The score card is in the folder {folder}, as “{file}”.</source>
        <translation>Karta wyników jest w&#xa0;folderze {folder} jako „{file}”.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No program on this computer opens PDF files. The score card is in the folder {folder}, as “{file}”.</source>
        <translation>Żaden program na tym komputerze nie otwiera plików PDF. Karta wyników jest w&#xa0;folderze {folder} jako „{file}”.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The folder {folder} could not be shown. The score card is in it, as “{file}”.</source>
        <translation>Nie udało się pokazać folderu {folder}. Karta wyników jest w&#xa0;nim jako „{file}”.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The disk is full, so the score card is not saved.</source>
        <translation>Na dysku nie ma już miejsca, więc karta wyników nie jest zapisana.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stolik can&apos;t write into {folder}, so the score card is not saved.</source>
        <translation>Stolik nie może nic zapisać w&#xa0;folderze {folder}, więc karta wyników nie jest zapisana.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The score card could not be saved.</source>
        <translation>Nie udało się zapisać karty wyników.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/printing/heading.py" line="+21"/>
        <source>Rules: {rules}</source>
        <translation>Zasady: {rules}</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/saved_document.py" line="+36"/>
        <source>The file is in the folder {folder}, as “{file}”.</source>
        <translation>Plik „{file}” jest w&#xa0;folderze {folder}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No program on this computer opens such files. The file is in the folder {folder}, as “{file}”.</source>
        <translation>Żaden program na tym komputerze nie otwiera takich plików. Plik „{file}” jest w&#xa0;folderze {folder}.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The folder {folder} could not be shown. The file is in it, as “{file}”.</source>
        <translation>Nie udało się pokazać folderu {folder}. Jest w&#xa0;nim plik „{file}”.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The disk is full, so the file is not saved.</source>
        <translation>Dysk jest pełny, więc plik nie został zapisany.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stolik can&apos;t write into {folder}, so the file is not saved.</source>
        <translation>Stolik nie może nic zapisać w&#xa0;folderze {folder}, więc plik nie został zapisany.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The file could not be saved.</source>
        <translation>Nie udało się zapisać pliku.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/tournament/printing.py" line="+26"/>
        <source>The files “{file}” and “{other}” are in the folder {folder}.</source>
        <translation>Pliki „{file}” i&#xa0;„{other}” są w&#xa0;folderze {folder}.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/printing/heading.py" line="-2"/>
        <source>Tournament</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/tournament/printing.py" line="+1"/>
        <source>score cards, round {round}</source>
        <translation>karty wyników, runda {round}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>score card</source>
        <translation>karta wyników</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>report</source>
        <translation>sprawozdanie</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>standings</source>
        <translation>klasyfikacja</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>games</source>
        <translation>partie</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/earlier/model.py" line="+37"/>
        <source>This game</source>
        <translation>Ta partia</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>An earlier game</source>
        <translation>Wcześniejsza partia</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/book/model.py" line="+48"/>
        <source>Family book</source>
        <translation>Księga rodzinna</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/printing/game_papers.py" line="+1"/>
        <source>Chief referee</source>
        <translation>Sędzia główny</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/about/model.py" line="+37"/>
        <source>what happened</source>
        <translation>co się działo</translation>
    </message>
</context>
<context>
    <name>storage</name>
    <message>
        <location filename="../desktop/stolik/storage/faults.py" line="+44"/>
        <source>A face can be a PNG, JPEG or WebP picture; this file isn&apos;t one.</source>
        <translation>Nadają się obrazy PNG, JPEG albo WebP, a&#xa0;ten plik nie jest żadnym z&#xa0;nich.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>The settings could not be read, so the usual ones are used. The old file is kept as {file}.</source>
        <translation>Nie udało się odczytać ustawień, więc obowiązują domyślne. Stary plik zachowano jako {file}.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Parts of the list of players could not be read. The old file is kept as {file}.</source>
        <translation>Nie udało się odczytać całej listy graczy. Stary plik zachowano jako {file}.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/kept/practice.py" line="+131"/>
        <source>The moves to try again could not be read, so they are collected from the start. The old file is kept as {file}.</source>
        <translation>Nie udało się odczytać ruchów do powtórzenia, więc zbierają się od nowa. Stary plik zachowano jako {file}.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/kept/puzzles.py" line="+34"/>
        <source>The solved puzzles could not be read, so they are counted from the start. The old file is kept as {file}.</source>
        <translation>Nie udało się odczytać rozwiązanych zagadek, więc liczą się od nowa. Stary plik zachowano jako {file}.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/storage/faults.py" line="+8"/>
        <source>Some entries of the family book can&apos;t be true, so they are left out: {cells}. The old file is kept as {file}.</source>
        <translation>Niektóre wpisy w&#xa0;księdze rodzinnej nie mogą być prawdziwe, więc je pominięto: {cells}. Stary plik zachowano jako {file}.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Beside the family book lay another copy of it. The games that only the copy had are in the book now; it is kept as {file}.</source>
        <translation>Obok księgi rodzinnej leżała jej druga kopia. Partie, które były tylko w&#xa0;tej kopii, są już w&#xa0;księdze, a&#xa0;kopię zachowano jako {file}.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>The saved game is damaged and can&apos;t be continued. It is kept as {file}.</source>
        <translation>Zapisana partia jest uszkodzona i&#xa0;nie da się jej dokończyć. Zachowano ją jako {file}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The saved game breaks the rules and can&apos;t be continued. It is kept as {file}.</source>
        <translation>Zapisana partia łamie zasady i&#xa0;nie da się jej dokończyć. Zachowano ją jako {file}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The saved game comes from a newer Stolik. It is kept for that one as {file}.</source>
        <translation>Zapisana partia pochodzi z&#xa0;nowszej wersji Stolika. Zachowano ją dla niej jako {file}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The saved game is one of another kind, so it can&apos;t go on here. It is kept as {file}.</source>
        <translation>Zapisana partia jest z&#xa0;innej gry, więc nie da się jej tu dokończyć. Zachowano ją jako {file}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The tournament is damaged and can&apos;t be continued. It is kept as {file}.</source>
        <translation>Turniej jest uszkodzony i&#xa0;nie da się go dokończyć. Zachowano go jako {file}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The tournament breaks its rules and can&apos;t be continued. It is kept as {file}.</source>
        <translation>Turniej łamie swoje zasady i&#xa0;nie da się go dokończyć. Zachowano go jako {file}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The tournament in {file} comes from a newer Stolik; it is left as it is for that one.</source>
        <translation>Turniej w&#xa0;pliku {file} pochodzi z&#xa0;nowszej wersji Stolika; zostaje dla niej nietknięty.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A table of this tournament is being played now, so it can&apos;t be deleted.</source>
        <translation>Przy stoliku tego turnieju ktoś teraz gra, więc nie można go usunąć.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The game could not be saved. It can be continued only until Stolik is closed.</source>
        <translation>Nie udało się zapisać partii. Można ją dokończyć tylko do zamknięcia Stolika.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The file {file} can&apos;t be read; it is left as it is, and nothing is saved in it.</source>
        <translation>Pliku {file} nie da się odczytać; pozostaje bez zmian i&#xa0;nic się w&#xa0;nim nie zapisuje.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Stolik can&apos;t look into {folder}, so games that wait there aren&apos;t shown; nothing is lost.</source>
        <translation>Stolik nie może zajrzeć do {folder}, więc nie widać partii, które tam czekają; nic nie przepadło.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The name could not be removed everywhere; it may still be in: {files}</source>
        <translation>Imienia nie udało się usunąć zewsząd; może ono nadal być tutaj: {files}</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>These pictures could not be deleted; Stolik tries again at its next start: {files}</source>
        <translation>Tych obrazów nie udało się usunąć; Stolik spróbuje jeszcze raz przy następnym uruchomieniu: {files}</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The note of where everything is kept could not be read, so the usual folder is used. The old file is kept as {file}.</source>
        <translation>Nie udało się odczytać, gdzie wszystko leży, więc używany jest zwykły folder. Stary plik zachowano jako {file}.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>The folder {folder} isn&apos;t there, so Stolik keeps everything on this computer until it is.</source>
        <translation>Nie ma teraz folderu {folder}, więc póki nie wróci, Stolik trzyma wszystko na tym komputerze.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The folder {folder} isn&apos;t there any more. Stolik uses {found}, which holds its games.</source>
        <translation>Folderu {folder} już nie ma. Stolik używa {found}, gdzie są jego partie.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The games that were played in {folder} meanwhile are here now; what else was kept there has stayed.</source>
        <translation>Partie, które w&#xa0;międzyczasie rozegrano w&#xa0;{folder}, są już tutaj; wszystko inne zostało tam.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The folder {folder} isn&apos;t there, so everything has stayed where it was.</source>
        <translation>Nie ma folderu {folder}, więc wszystko zostało tam, gdzie było.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Stolik is already open in {folder}, so everything has stayed where it was.</source>
        <translation>W&#xa0;{folder} działa już inny Stolik, więc wszystko zostało tam, gdzie było.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>There is not enough room in {folder}, so everything has stayed where it was.</source>
        <translation>W&#xa0;{folder} jest za mało miejsca, więc wszystko zostało tam, gdzie było.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Stolik can&apos;t write into {folder}, so everything has stayed where it was.</source>
        <translation>Stolik nie może zapisywać w&#xa0;{folder}, więc wszystko zostało tam, gdzie było.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The file {file} can&apos;t be read, so everything has stayed where it was.</source>
        <translation>Nie da się odczytać pliku {file}, więc wszystko zostało tam, gdzie było.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Moving to {folder} didn&apos;t work, so everything has stayed where it was.</source>
        <translation>Nie udało się przenieść wszystkiego do {folder}, więc zostało tam, gdzie było.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>What isn&apos;t Stolik&apos;s, or differs from what was moved, has stayed in {folder} as it is.</source>
        <translation>W&#xa0;folderze {folder} zostało bez zmian to, co nie należy do Stolika albo różni się od przeniesionych plików.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Stolik is open in the same folder on {host}, so nothing is saved here. Close it there, then start it here again.</source>
        <translation>Stolik jest otwarty w&#xa0;tym samym folderze na komputerze {host}, więc tutaj nic się nie zapisuje. Zamknij go tam, a&#xa0;potem uruchom tutaj jeszcze raz.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Put back: {day}. What was there before is among the earlier days in Comfort, too.</source>
        <translation>Przywrócono: {day}. To, co było przedtem, też jest wśród poprzednich dni w&#xa0;Wygodzie.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The copy of this day is damaged, so nothing was put back: {day}. It is kept as {file}.</source>
        <translation>Kopia tego dnia jest uszkodzona, więc niczego nie przywrócono: {day}. Zachowano ją jako {file}.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The earlier day could not be put back yet, or not as a whole. Stolik tries again at its next start.</source>
        <translation>Poprzedniego dnia jeszcze nie udało się przywrócić albo nie w&#xa0;całości. Stolik spróbuje znowu przy następnym uruchomieniu.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The game was played on elsewhere too. Both are kept: the other waits on the start page.</source>
        <translation>W&#xa0;tę partię grano także gdzie indziej. Zachowano obie: ta druga czeka na stronie głównej.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Another program or computer has changed a file, too. What it wrote is kept as {file}.</source>
        <translation>Ten sam plik zmienił też inny program albo komputer. To, co zapisał, zachowano jako {file}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Another program or computer has changed this meanwhile, so it stays as it is now.</source>
        <translation>W&#xa0;międzyczasie zmienił to inny program albo komputer, więc zostaje tak, jak jest teraz.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The disk is full. You can play on, but nothing is saved.</source>
        <translation>Dysk jest pełny. Można grać dalej, ale nic się nie zapisuje.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stolik can&apos;t write into {folder}. You can play on, but nothing is saved.</source>
        <translation>Stolik nie może zapisywać w&#xa0;{folder}. Można grać dalej, ale nic się nie zapisuje.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This is longer now than Stolik could read again. What is saved stays as it is, but nothing more is saved.</source>
        <translation>To jest już dłuższe, niż Stolik umiałby znowu odczytać. Co zapisano, zostaje bez zmian, ale nic więcej się nie zapisuje.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Saving didn&apos;t work. You can play on, but nothing is saved.</source>
        <translation>Zapis się nie udał. Można grać dalej, ale nic się nie zapisuje.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/kept/lessons.py" line="+26"/>
        <source>How far the first games had come could not be read, so they begin again. The old file is kept as {file}.</source>
        <translation>Nie udało się odczytać, na czym stanęły pierwsze gry, więc zaczną się od nowa. Stary plik zachowano jako {file}.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/storage/faults.py" line="-141"/>
        <source>This file can&apos;t be read.</source>
        <translation>Nie da się odczytać tego pliku.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The file of this picture has more than 8 MB.</source>
        <translation>Plik z&#xa0;tym obrazem ma ponad 8 MB.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This picture is more than 8000 pixels wide or high.</source>
        <translation>Ten obraz ma ponad 8000 pikseli szerokości lub wysokości.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This picture is damaged, so it can&apos;t be shown.</source>
        <translation>Ten obraz jest uszkodzony, więc nie da się go pokazać.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This picture takes too much time or memory to read.</source>
        <translation>Odczytanie tego obrazu zajmuje za dużo czasu lub pamięci.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There are too many pictures of your own already.</source>
        <translation>Jest już za dużo własnych obrazów.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>The family book could not be read, so it is made anew from the finished games that are still there. The old file is kept as {file}.</source>
        <translation>Nie udało się odczytać księgi rodzinnej, więc powstaje na nowo z&#xa0;zachowanych skończonych partii. Stary plik zachowano jako {file}.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/kept/practice.py" line="-73"/>
        <source>Some of the answers could not be read. They are left out.</source>
        <translation>Części odpowiedzi nie udało się odczytać. Zostały pominięte.</translation>
    </message>
    <message>
        <location line="+21"/>
        <source>Parts of the log of answers could not be read. The old file is kept as {file}.</source>
        <translation>Części dziennika odpowiedzi nie dało się odczytać. Stary plik zachowano jako {file}.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/kept/explored.py" line="+53"/>
        <source>The positions that were explored could not be read, so the list begins anew. The old file is kept as {file}.</source>
        <translation>Nie udało się odczytać badanych pozycji, więc lista zaczyna się od nowa. Stary plik zachowano jako {file}.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/kept/guesses.py" line="+7"/>
        <source>Some of the guesses could not be read. They are left out.</source>
        <translation>Części odgadnięć nie udało się odczytać. Zostały pominięte.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Some of the guesses could not be read. The old file is kept as {file}.</source>
        <translation>Części odgadnięć nie udało się odczytać. Stary plik zachowano jako {file}.</translation>
    </message>
</context>
<context>
    <name>strength</name>
    <message>
        <location filename="../desktop/stolik/pages/book/strength.py" line="+109"/>
        <source>{name} wins about half of the games against a computer of strength {strength}.</source>
        <translation>{name} wygrywa mniej więcej co drugą partię z&#xa0;komputerem o&#xa0;sile {strength}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{name} wins more than half of the games even against the strongest computer.</source>
        <translation>{name} wygrywa więcej niż co drugą partię nawet z&#xa0;najsilniejszym komputerem.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{name} wins fewer than half of the games even against the weakest computer.</source>
        <translation>{name} wygrywa rzadziej niż co drugą partię nawet z&#xa0;najsłabszym komputerem.</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>By %n finished (game|games) against one computer, ± {reach} on a scale from 0 to 100.</source>
        <translation>
            <numerusform>Według %n dokończonej partii z&#xa0;jednym komputerem, ± {reach} w&#xa0;skali od 0 do 100.</numerusform>
            <numerusform>Według %n dokończonych partii z&#xa0;jednym komputerem, ± {reach} w&#xa0;skali od 0 do 100.</numerusform>
            <numerusform>Według %n dokończonych partii z&#xa0;jednym komputerem, ± {reach} w&#xa0;skali od 0 do 100.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>No game against one computer is finished yet.</source>
        <translation>Nie ma jeszcze dokończonej partii z&#xa0;jednym komputerem.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>computer: {strength} of 100</source>
        <translation>komputer: {strength} na 100</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>computer: {level}</source>
        <translation>komputer: {level}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>lost</source>
        <translation>przegrana</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>a tie</source>
        <translation>remis</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>rated game</source>
        <translation>partia rankingowa</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>strength since then: {strength} ± {reach}</source>
        <translation>siła gry od tej partii: {strength} ± {reach}</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/table/telling.py" line="+33"/>
        <source>The clock was stopped %n (time|times).</source>
        <translation>
            <numerusform>Zegar zatrzymano %n&#xa0;raz.</numerusform>
            <numerusform>Zegar zatrzymano %n&#xa0;razy.</numerusform>
            <numerusform>Zegar zatrzymano %n&#xa0;razy.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+2"/>
        <source>{handicap}: {players}. Agreed before the game.</source>
        <translation>{handicap}: {players}. Uzgodniono przed grą.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Press “Go on”.</source>
        <translation>Naciśnij „Dalej”.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Sure? There is something better. {reason}</source>
        <translation>Na pewno? Jest coś lepszego. {reason}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Play it anyway</source>
        <translation>Zagraj mimo to</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/table/screen_parts.py" line="+331"/>
        <source>Checked: the seed gives %n (roll|rolls), exactly those of this game. Nothing was changed.</source>
        <translation>
            <numerusform>Sprawdzone: z&#xa0;ziarna wychodzi %n&#xa0;rzut, dokładnie taki jak w&#xa0;tej partii. Nic nie zostało zmienione.</numerusform>
            <numerusform>Sprawdzone: z&#xa0;ziarna wychodzą %n&#xa0;rzuty, dokładnie takie jak w&#xa0;tej partii. Nic nie zostało zmienione.</numerusform>
            <numerusform>Sprawdzone: z&#xa0;ziarna wychodzi %n&#xa0;rzutów, dokładnie takich jak w&#xa0;tej partii. Nic nie zostało zmienione.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>Checked: the seed gives %n (shuffle or draw|shuffles and draws), exactly those of this game. Nothing was changed.</source>
        <translation>
            <numerusform>Sprawdzone: z&#xa0;ziarna wychodzi %n&#xa0;losowanie kostek, dokładnie takie jak w&#xa0;tej partii. Nic nie zostało zmienione.</numerusform>
            <numerusform>Sprawdzone: z&#xa0;ziarna wychodzą %n&#xa0;losowania kostek, dokładnie takie jak w&#xa0;tej partii. Nic nie zostało zmienione.</numerusform>
            <numerusform>Sprawdzone: z&#xa0;ziarna wychodzi %n&#xa0;losowań kostek, dokładnie takich jak w&#xa0;tej partii. Nic nie zostało zmienione.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Roll {number} isn&apos;t the one that the seed gives: this game was changed.</source>
        <translation>Rzut nr&#xa0;{number} jest inny niż ten, który wychodzi z&#xa0;ziarna: tę partię zmieniono.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Shuffle or draw {number} isn&apos;t the one that the seed gives: this game was changed.</source>
        <translation>Losowanie kostek nr&#xa0;{number} jest inne niż to, które wychodzi z&#xa0;ziarna: tę partię zmieniono.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>By the seed somebody else starts: this game was changed.</source>
        <translation>Według ziarna zaczyna ktoś inny: tę partię zmieniono.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/table/telling.py" line="+50"/>
        <source>What is the score?</source>
        <translation>Jaki jest wynik?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Whose turn is it?</source>
        <translation>Czyja kolej?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>How much time is left?</source>
        <translation>Ile zostało czasu?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What happened last?</source>
        <translation>Co się ostatnio stało?</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/engine/spoken_text.py" line="+12"/>
        <source>{player} can choose: {things}.</source>
        <translation>{player}, do wyboru: {things}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}: {deeds}.</source>
        <translation>{player}: {deeds}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{rank}. {player}: {score}</source>
        <translation>{rank}. {player}: {score}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>To move: {players}.</source>
        <translation>Teraz gra: {players}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It is nobody&apos;s turn now.</source>
        <translation>Teraz nikt nie gra.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The game is over.</source>
        <translation>Koniec gry.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (second|seconds) left.</source>
        <translation>
            <numerusform>Została %n sekunda.</numerusform>
            <numerusform>Zostały %n sekundy.</numerusform>
            <numerusform>Zostało %n sekund.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There is no clock on this turn.</source>
        <translation>Ten ruch jest bez zegara.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Nothing has happened yet.</source>
        <translation>Jeszcze nic się nie stało.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There is nothing to choose now.</source>
        <translation>Teraz nie ma nic do wyboru.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/table/end_stage.py" line="+23"/>
        <source>Nobody can make more.</source>
        <translation>Więcej zdobyć się nie da.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Your first game alone: this is the score to beat.</source>
        <translation>To twoja pierwsza partia w&#xa0;pojedynkę: oto wynik do pobicia.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Your best so far! It was {best} before.</source>
        <translation>Twój najlepszy wynik! Poprzedni rekord to {best}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>As good as your best so far.</source>
        <translation>Tyle samo co twój najlepszy wynik.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Your best so far: {best}.</source>
        <translation>Twój najlepszy wynik: {best}.</translation>
    </message>
</context>
<context>
    <name>tournament</name>
    <message>
        <location filename="../desktop/stolik/tournament/sentences.py" line="-218"/>
        <source>A tournament begins with its settings and entrants.</source>
        <translation>Turniej zaczyna się od ustawień i&#xa0;listy uczestników.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The tournament has begun already; settings and entrants stay as they are.</source>
        <translation>Turniej już się zaczął; ustawienia i&#xa0;uczestnicy zostają bez zmian.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The tournament is over; only corrections are possible now.</source>
        <translation>Turniej jest skończony; można już tylko poprawiać wyniki.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A tournament takes {min} to {max} entrants, not {given}.</source>
        <translation>W&#xa0;turnieju gra od {min} do {max} uczestników, a&#xa0;nie {given}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Entrant {number} has no name.</source>
        <translation>Uczestnik {number} nie ma imienia.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The name of entrant {number} has more than {most} letters.</source>
        <translation>Imię uczestnika {number} ma więcej niż {most} liter.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Two entrants are called “{name}”; give one of them another name.</source>
        <translation>Dwoje uczestników nazywa się „{name}”; nadaj jednemu z&#xa0;nich inne imię.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The name of a tournament is one line, without control characters.</source>
        <translation>Nazwa turnieju to jeden wiersz bez znaków sterujących.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This game can&apos;t be played as a tournament: it needs tables of two and of three or more.</source>
        <translation>W&#xa0;tę grę nie da się rozegrać turnieju: potrzebne są stoliki dwuosobowe i&#xa0;co najmniej trzyosobowe.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Between {min} and {max} play the final.</source>
        <translation>W&#xa0;finale gra od {min} do {max} osób.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There is nothing to draw now.</source>
        <translation>Teraz nie ma czego losować.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It is time for another draw.</source>
        <translation>Teraz kolej na inne losowanie.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Everybody who plays this round has to sit at one table, and nobody at two.</source>
        <translation>Każdy, kto gra w&#xa0;tej rundzie, musi siedzieć przy jednym stoliku, a&#xa0;nikt przy dwóch.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The tables have to be as even as possible, and as few as possible.</source>
        <translation>Stolików ma być jak najmniej, a&#xa0;graczy przy nich możliwie po równo.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This part of the tournament isn&apos;t finished yet.</source>
        <translation>Ta część turnieju jeszcze się nie skończyła.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>According to the points somebody else goes on.</source>
        <translation>Według punktów dalej przechodzi ktoś inny.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>There is no round {round} yet.</source>
        <translation>Nie ma jeszcze rundy {round}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There is no table {table} in this round.</source>
        <translation>W&#xa0;tej rundzie nie ma stolika {table}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>There is no game {game} at this table; it plays {games}.</source>
        <translation>Przy tym stoliku nie ma partii {game}; liczba partii to {games}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Game {game} at table {table} has been entered already; it can be corrected.</source>
        <translation>Partia {game} przy stoliku {table} jest już wpisana; można ją poprawić.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>First enter game {game} of this table.</source>
        <translation>Najpierw wpisz partię {game} tego stolika.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This game isn&apos;t to be played any more.</source>
        <translation>Tej partii już się nie rozgrywa.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>At this table {seats} play: each of them needs points.</source>
        <translation>Liczba graczy przy tym stoliku to {seats}: każdy musi mieć punkty.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>These places are impossible: equals share a place, and the next places are skipped.</source>
        <translation>Takie miejsca są niemożliwe: kto ma tyle samo, dzieli miejsce, a&#xa0;następne się pomija.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Points of a card need the card, and other points have none.</source>
        <translation>Punkty z&#xa0;karty wymagają karty, a&#xa0;inne punkty jej nie mają.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This game has no card; enter its points.</source>
        <translation>Ta gra nie ma karty; wpisz punkty.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The card gives other points than these.</source>
        <translation>Z&#xa0;karty wynikają inne punkty.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Game {game} at table {table} hasn&apos;t been entered yet.</source>
        <translation>Partia {game} przy stoliku {table} nie jest jeszcze wpisana.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A correction needs the name of whoever makes it.</source>
        <translation>Poprawka wymaga imienia osoby, która ją wpisuje.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Somebody has changed these points in the meantime.</source>
        <translation>Ktoś w&#xa0;międzyczasie zmienił te punkty.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>With these points others would have gone on, and the next part has begun.</source>
        <translation>Z&#xa0;tymi punktami dalej przeszedłby ktoś inny, a&#xa0;następna część już się zaczęła.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>There is no entrant {number}.</source>
        <translation>Nie ma uczestnika {number}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{name} hasn&apos;t left.</source>
        <translation>{name}: ta osoba nie odeszła.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Whoever comes late or comes back enters before a round is drawn.</source>
        <translation>Kto się spóźnił albo wraca, dołącza przed losowaniem rundy.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A draw can be taken back only while nothing of its round has been entered.</source>
        <translation>Losowanie można cofnąć tylko, dopóki nie wpisano żadnego wyniku tej rundy.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{name} has left already.</source>
        <translation>{name}: ta osoba już odeszła.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Fewer than {least} would be left at the table: let a computer take the seat.</source>
        <translation>Przy stoliku zostałoby mniej niż {least} graczy: niech miejsce zajmie komputer.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Fewer than {least} would be left: let a computer take the seat.</source>
        <translation>Zostałoby mniej niż {least} graczy: niech miejsce zajmie komputer.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>This file isn&apos;t a Stolik tournament.</source>
        <translation>Ten plik nie jest turniejem Stolika.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Every line of the log must be an object with a “kind”; this one isn&apos;t.</source>
        <translation>Każdy wpis dziennika musi być obiektem z&#xa0;kluczem „kind”; ten nim nie jest.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A tournament has no entry “{name}”.</source>
        <translation>Turniej nie zna wpisu „{name}”.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The file has {given} entries; a tournament has {most} at most.</source>
        <translation>Plik ma {given} wpisów; turniej ma ich najwyżej {most}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This tournament can&apos;t go on: it would be longer than Stolik could read again. It is saved as it is.</source>
        <translation>Ten turniej nie może trwać dalej: byłby dłuższy, niż Stolik umiałby odczytać. Jest zapisany tak, jak stoi.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/tournament/background_tables.py" line="+26"/>
        <source>The computers could not play table {table} of round {round} to its end; it can be tried again.</source>
        <translation>Komputery nie dokończyły partii przy stoliku {table} w&#xa0;rundzie {round}; można spróbować jeszcze raz.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/tournament/championship.py" line="+27"/>
        <source>The cup goes to {name}: gold among {entrants}.</source>
        <translation>Puchar zdobywa {name}: złoto wśród {entrants} uczestników.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Silver for {name}: second of {entrants}.</source>
        <translation>Srebro: {name}, drugie miejsce na {entrants}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bronze for {name}: third of {entrants}.</source>
        <translation>Brąz: {name}, trzecie miejsce na {entrants}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{name} comes out at place {place} of {entrants}.</source>
        <translation>{name}: miejsce {place} na {entrants}.</translation>
    </message>
</context>
</TS>
