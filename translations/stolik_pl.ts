<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL" sourcelanguage="en_US">
<context>
    <name>AboutPage</name>
    <message>
        <location filename="../desktop/stolik/pages/about/AboutPage.qml" line="+24"/>
        <source>%1 and %2</source>
        <extracomment>the last two of a list of names</extracomment>
        <translation>%1 i&#xa0;%2</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>About Stolik</source>
        <translation>O&#xa0;Stoliku</translation>
    </message>
    <message>
        <location line="+49"/>
        <source>Version %1</source>
        <translation>Wersja&#xa0;%1</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Family games around one computer, for any mix of people and computer players. Stolik works offline and collects nothing about you.</source>
        <translation>Gry rodzinne przy jednym komputerze: dla ludzi i&#xa0;komputerów, w&#xa0;dowolnym składzie. Stolik działa bez internetu i&#xa0;nie zbiera żadnych danych.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Questions and suggestions: %1</source>
        <translation>Pytania i&#xa0;życzenia do autorów: %1</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Names of the games</source>
        <translation>Nazwy gier</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1 are trademarks of their owners. Stolik is an independent, unofficial program, neither made nor endorsed by them. Its pictures, fonts and texts are its own or freely licensed, and it explains the rules in its own words.</source>
        <translation>%1 to znaki towarowe swoich właścicieli. Stolik jest programem nieoficjalnym i&#xa0;niezależnym: żaden z&#xa0;właścicieli tych nazw go nie stworzył ani nie zatwierdził. Rysunki, czcionki i&#xa0;teksty są własne lub na wolnych licencjach, a&#xa0;zasady opowiedziano własnymi słowami.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Stolik is free software under the MIT licence. It is built with Python, with Qt and PySide6 (both under the LGPL 3), and with the work of many others.</source>
        <translation>Stolik jest wolnym programem na licencji MIT. Powstał dzięki Qt i&#xa0;PySide6, z&#xa0;których korzysta na licencji LGPL&#xa0;3, a&#xa0;także dzięki Pythonowi i&#xa0;pracy wielu innych osób.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Read all licences</source>
        <translation>Przeczytaj wszystkie licencje</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>See for yourself</source>
        <translation>Przekonaj się</translation>
    </message>
    <message>
        <location line="+48"/>
        <source>Stolik sends nothing and never connects to another computer. See for yourself: everything works with the network switched off, and Resource Monitor on Windows, Activity Monitor on macOS and the command ss -tup on Linux show no connection of its own.</source>
        <translation>Stolik niczego nie wysyła i&#xa0;nie łączy się z&#xa0;innymi komputerami. Możesz to sprawdzić: wszystko działa przy wyłączonej sieci, a&#xa0;Monitor zasobów w&#xa0;Windows, Monitor aktywności w&#xa0;macOS i&#xa0;polecenie ss -tup w&#xa0;Linuksie nie pokazują żadnego jego połączenia.</translation>
    </message>
    <message>
        <location line="-45"/>
        <source>Stolik checks itself: its dice, its file permissions and its licences.</source>
        <translation>Stolik sprawdza sam siebie: kostki, prawa do plików i&#xa0;licencje.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>It also reads everything you have saved and lists any file it can&apos;t use. Nothing is changed.</source>
        <translation>Czyta też wszystko, co jest zapisane, i&#xa0;wymienia każdy plik, którego nie da się użyć. Niczego przy tym nie zmienia.</translation>
    </message>
    <message>
        <location line="+31"/>
        <source>Check it</source>
        <translation>Sprawdź program</translation>
    </message>
    <message>
        <location line="+5"/>
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
        <source>For a bug report, Stolik can save what happened at the last table: no names, and nothing secret from an unfinished game.</source>
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
        <location filename="../desktop/stolik/games/rummikub/ui/board/Board.qml" line="+318"/>
        <location line="+21"/>
        <source>New set</source>
        <translation>Nowy układ</translation>
    </message>
</context>
<context>
    <name>BookPerson</name>
    <message>
        <location filename="../desktop/stolik/pages/book/BookPerson.qml" line="+165"/>
        <source>Places in recent games, latest last</source>
        <translation>Miejsca w&#xa0;ostatnich partiach, najnowsza na końcu</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Places: %1</source>
        <translation>Miejsca: %1</translation>
    </message>
    <message>
        <location line="+51"/>
        <source>Look back on the best game</source>
        <translation>Obejrzyj najlepszą partię</translation>
    </message>
    <message>
        <location line="-195"/>
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
        <source>The road to the final</source>
        <translation>Droga do finału</translation>
    </message>
    <message>
        <location line="+119"/>
        <source>%1 advances</source>
        <translation>%1 gra dalej</translation>
    </message>
</context>
<context>
    <name>BringBackButton</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/controls/BringBackButton.qml" line="+11"/>
        <source>Restore</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Restore %1</source>
        <translation>Przywróć: %1</translation>
    </message>
</context>
<context>
    <name>CardForm</name>
    <message>
        <location filename="../desktop/stolik/pages/tournament/CardForm.qml" line="+398"/>
        <source>%1 won</source>
        <translation>Wygrana: %1</translation>
    </message>
    <message>
        <location line="-373"/>
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
        <source>What to enter</source>
        <translation>Co wpisać</translation>
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
        <location line="+126"/>
        <source>Who started?</source>
        <translation>Kto zaczynał?</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>%1 started</source>
        <translation>Zaczyna %1</translation>
    </message>
    <message>
        <location line="-29"/>
        <source>Corrected by</source>
        <translation>Kto poprawia?</translation>
    </message>
    <message>
        <location line="+39"/>
        <source>Keys besides digits: %1</source>
        <translation>Klawisze oprócz cyfr: %1</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Back without saving</source>
        <translation>Wróć bez zapisu</translation>
    </message>
</context>
<context>
    <name>CentreRow</name>
    <message>
        <location filename="../desktop/stolik/games/pickomino/ui/parts/CentreRow.qml" line="+202"/>
        <source>Chance of getting the tile this turn,</source>
        <translation>Szansa na płytkę w&#xa0;tej kolejce,</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Chance of getting the tile this turn</source>
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
        <location filename="../desktop/stolik/pages/referee/ClockPane.qml" line="+70"/>
        <source>%1: time is up</source>
        <translation>%1: koniec czasu</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n second(s) per turn</source>
        <translation>
            <numerusform>%n sekunda na każdy ruch</numerusform>
            <numerusform>%n sekundy na każdy ruch</numerusform>
            <numerusform>%n sekund na każdy ruch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%1: %n second(s) left, clock stopped</source>
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
        <location line="+46"/>
        <source>Time is up</source>
        <translation>Koniec czasu</translation>
    </message>
    <message>
        <location line="+30"/>
        <source>The computer was asleep, so the clock stopped.</source>
        <translation>Komputer spał. Zegar w&#xa0;tym czasie stał.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Paused: the clock is stopped.</source>
        <translation>Pauza: zegar stoi.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Press a seat or Space for the next turn.</source>
        <translation>Naciśnij miejsce albo spację, a&#xa0;zacznie się następny ruch.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Press the seat that starts.</source>
        <translation>Naciśnij miejsce, które zaczyna.</translation>
    </message>
    <message>
        <location line="+48"/>
        <source>time is up</source>
        <translation>koniec czasu</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>to move</source>
        <translation>teraz gra</translation>
    </message>
    <message>
        <location line="+119"/>
        <source>Changing either of these resets the clock.</source>
        <translation>Zmiana liczby miejsc albo czasu ustawia zegar od nowa.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Seats</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Seconds per turn</source>
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
        <source>Show clock</source>
        <translation>Do zegara</translation>
    </message>
    <message>
        <location line="-102"/>
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
        <source>Resume</source>
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
        <location line="+13"/>
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
        <source>%n second(s) left, clock stopped</source>
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
        <source>A friend&apos;s code</source>
        <translation>Kod od znajomych</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Type in a friend&apos;s code to play with the same luck and compare results.</source>
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
        <location filename="../desktop/stolik/pages/comfort/ComfortPage.qml" line="+153"/>
        <source>Who for?</source>
        <translation>Dla kogo?</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Everyone</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <location line="-77"/>
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
        <location line="+189"/>
        <source>Size</source>
        <translation>Wielkość</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+75"/>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <location line="-64"/>
        <source>This window has room for %1%. Enlarge it or press F11.</source>
        <translation>W&#xa0;tym oknie mieści się %1%. Powiększ okno albo naciśnij F11.</translation>
    </message>
    <message>
        <location line="+33"/>
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
        <source>Instant</source>
        <translation>Natychmiast</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Reduce motion</source>
        <translation>Mniej ruchu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Dice and tiles appear in place instead of moving.</source>
        <translation>Kostki i&#xa0;płytki nie przesuwają się po stole: od razu są na miejscu.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Hints</source>
        <translation>Podpowiedzi</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The Hint button at the table shows a good move and explains it.</source>
        <translation>Przycisk Podpowiedź przy stole pokazuje dobry ruch i&#xa0;mówi dlaczego.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Dice in a cup, a tile on wood. Never any music.</source>
        <translation>Kostki w&#xa0;kubku, płytka na drewnie. Bez muzyki.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Volume</source>
        <translation>Głośność</translation>
    </message>
    <message>
        <location line="-250"/>
        <source>Table</source>
        <translation>Blat</translation>
    </message>
    <message>
        <location line="-72"/>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <location line="+23"/>
        <source>Size, pace, sound, keys and more</source>
        <translation>Wielkość, tempo, dźwięk, klawisze i&#xa0;nie tylko</translation>
    </message>
    <message>
        <location line="+32"/>
        <source>Appearance</source>
        <translation>Jak to wygląda</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Enlarged</source>
        <translation>Powiększenie</translation>
    </message>
    <message>
        <location line="+17"/>
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
        <location line="+20"/>
        <source>Dice and tiles</source>
        <translation>Kostki i&#xa0;płytki</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Ivory</source>
        <translation>Kremowe</translation>
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
        <location line="+167"/>
        <source>Day or evening follows the system</source>
        <translation>Dzień i&#xa0;wieczór według systemu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Evening when your computer uses dark mode.</source>
        <translation>Stół ciemnieje razem z&#xa0;komputerem.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Worms blink</source>
        <translation>Robale mrugają</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Off, because “Reduce motion” or the “Instant” pace is on.</source>
        <translation>Wyłączone, bo wybrano „Mniej ruchu” albo tempo „Natychmiast”.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A worm blinks when you point at it.</source>
        <translation>Robal mruga, gdy wskażesz go myszą.</translation>
    </message>
    <message>
        <location line="+7"/>
        <location line="+4"/>
        <source>Score card paper size</source>
        <translation>Papier na kartę wyników</translation>
    </message>
    <message>
        <location line="+61"/>
        <source>Play by ear</source>
        <translation>Gram ze słuchu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>New games have no clock, and you hear which keys to press. F8 on the home page does the same.</source>
        <translation>Nowe partie są bez zegara, a&#xa0;program mówi, które klawisze naciskać. Na stronie głównej to samo robi klawisz F8.</translation>
    </message>
    <message>
        <location line="+6"/>
        <location line="+4"/>
        <source>Describe computers&apos; turns</source>
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
        <location line="+6"/>
        <source>Read aloud</source>
        <translation>Czytaj na głos</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>When sound is on, a voice says what happens at the table. It never gives away hidden tiles. You don&apos;t need it with a screen reader.</source>
        <translation>Głos mówi, co się dzieje przy stole, jeśli dźwięk jest włączony. Nie zdradza kostek ukrytych przed innymi. Z&#xa0;czytnikiem ekranu nie jest potrzebny.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>At the table, press F2 to F7, or Ctrl and a digit, to hear the score, whose turn it is, what just happened and more. Press ? for all keys.</source>
        <translation>Przy stole naciśnij klawisz od F2 do F7 albo Ctrl z&#xa0;cyfrą, żeby usłyszeć, jaki jest wynik, czyja kolej, co się ostatnio stało i&#xa0;nie tylko. Znak ? pokazuje wszystkie klawisze.</translation>
    </message>
    <message>
        <location line="+15"/>
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
        <location line="-202"/>
        <location line="+208"/>
        <location line="+2"/>
        <source>Four-key control</source>
        <translation>Cztery klawisze</translation>
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
        <location line="+9"/>
        <source>Accept a second press</source>
        <translation>Drugie naciśnięcie się liczy</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+10"/>
        <source>after %1 s</source>
        <translation>po %1&#xa0;s</translation>
    </message>
    <message>
        <location line="-2"/>
        <source>Repeat a held key</source>
        <translation>Powtarzanie przytrzymanego klawisza</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>never</source>
        <comment>a key that is held goes on</comment>
        <translation>nigdy</translation>
    </message>
    <message>
        <location line="+21"/>
        <source>Data folder</source>
        <translation>Folder z&#xa0;danymi</translation>
    </message>
    <message>
        <location line="+20"/>
        <source>Move…</source>
        <translation>Przenieś…</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Move everything to another folder…</source>
        <translation>Przenieś wszystko do innego folderu…</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Back to this computer</source>
        <translation>Z&#xa0;powrotem na ten komputer</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Daily backups</source>
        <translation>Kopie z&#xa0;poprzednich dni</translation>
    </message>
    <message>
        <location line="+22"/>
        <source>Restore: %1</source>
        <translation>Przywróć: %1</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Restore nothing</source>
        <translation>Nic nie przywracaj</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Choose the data folder</source>
        <translation>Wybierz folder na dane</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Use folder</source>
        <translation>Użyj folderu</translation>
    </message>
    <message>
        <location line="-347"/>
        <source>Calm table</source>
        <translation>Spokojny stół</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+9"/>
        <source>On for everyone.</source>
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
        <source>Everything is spoken, so you can play without seeing.</source>
        <translation>Wszystko słychać: można grać bez patrzenia.</translation>
    </message>
    <message>
        <location line="-1"/>
        <location line="+9"/>
        <source>Always on for everyone here.</source>
        <translation>Zawsze dla wszystkich przy tym ekranie.</translation>
    </message>
    <message>
        <location line="-7"/>
        <source>Needs a screen reader: this computer has no voice.</source>
        <translation>Włącz czytnik ekranu: ten komputer nie ma głosu.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Play with just four keys, such as the arrows.</source>
        <translation>Wystarczą cztery klawisze, na przykład strzałki.</translation>
    </message>
    <message>
        <location line="-169"/>
        <source>All settings</source>
        <translation>Wszystkie ustawienia</translation>
    </message>
    <message>
        <location line="+190"/>
        <source>What to change</source>
        <translation>Co zmienić</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sight and sound</source>
        <translation>Obraz i&#xa0;dźwięk</translation>
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
        <location line="+6"/>
        <source>About Stolik</source>
        <translation>O&#xa0;Stoliku</translation>
    </message>
    <message>
        <location line="-51"/>
        <source>No hurry. After a while, the table shows what to press.</source>
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
        <location filename="../desktop/stolik/pages/players/ComputerSheet.qml" line="+211"/>
        <source>How the computers play</source>
        <translation>Jak grają komputery</translation>
    </message>
    <message>
        <location line="+39"/>
        <source>Its strength follows your finished games against one computer. It is now %1 out of 100.</source>
        <translation>Jego siłę wyznaczają dokończone partie z&#xa0;jednym komputerem. Teraz to %1 na 100.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Wins %1 of 100 games against “%2”.</source>
        <translation>Wygrywa %1 na 100 partii z&#xa0;poziomem „%2”.</translation>
    </message>
    <message>
        <location line="-203"/>
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
        <location line="+81"/>
        <source>Leave out</source>
        <translation>Nie gra</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>A person instead</source>
        <translation>Zamień na osobę</translation>
    </message>
    <message>
        <location line="+10"/>
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
        <location filename="../desktop/stolik/qml/Stolik/frames/Dates.qml" line="+12"/>
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
        <location filename="../desktop/stolik/pages/tournament/DeskPage.qml" line="+149"/>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <location line="+171"/>
        <source>No corrections yet. Each one is listed here with its author and the old points.</source>
        <translation>Niczego nie poprawiano. Kto zmienia punkty, zostawia tu swoje imię i&#xa0;to, co było wpisane wcześniej.</translation>
    </message>
    <message>
        <location line="+26"/>
        <source>Before: %1</source>
        <translation>Przedtem: %1</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Now: %1</source>
        <translation>Teraz: %1</translation>
    </message>
    <message>
        <location line="+26"/>
        <source>This game was started here</source>
        <translation>Ta partia jest już tu zaczęta</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Table %1, game %2 was started on this computer and isn&apos;t over. If you enter its points, what was played here no longer counts; it is kept with the abandoned games.</source>
        <translation>Stolik %1: partia %2 jest zaczęta na tym komputerze i&#xa0;nieskończona. Gdy wpiszesz jej punkty, to, co w&#xa0;niej rozegrano, przestanie się liczyć; zostanie wśród przerwanych partii.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Enter its points</source>
        <translation>Wpisz punkty</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Keep playing here</source>
        <translation>Graj dalej tutaj</translation>
    </message>
    <message>
        <location line="+127"/>
        <source>Is %1 leaving the tournament?</source>
        <translation>Czy %1 odchodzi z&#xa0;turnieju?</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Who is joining late?</source>
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
        <source>Club or family (optional)</source>
        <translation>Klub lub rodzina (opcjonalnie)</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Enter</source>
        <translation>Dopisz</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Fix the name</source>
        <translation>Popraw imię</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>%1 is back</source>
        <translation>Do gry wraca %1</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>From the next game, a computer can stand in for %1.</source>
        <translation>Od następnej partii może za tę osobę grać komputer, pod imieniem %1.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>How the computer plays</source>
        <translation>Jak gra komputer</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Computer stands in</source>
        <translation>Dalej gra komputer</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Without one, the table plays on with one player fewer. Points already won stay.</source>
        <translation>Bez niego stolik gra dalej w&#xa0;mniejszym składzie. Zdobyte punkty zostają.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>The game started here at that table then starts again. What was played is kept with the abandoned games.</source>
        <translation>Partia zaczęta tu przy tym stoliku zacznie się wtedy od nowa. To, co w&#xa0;niej rozegrano, zostanie wśród przerwanych partii.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>The seat stays empty</source>
        <translation>Miejsce zostaje puste</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>%1 stays</source>
        <translation>%1 zostaje</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <location line="-340"/>
        <source>Place %1: %2</source>
        <translation>Miejsce %1: %2</translation>
    </message>
    <message>
        <location line="+162"/>
        <source>This round&apos;s score cards</source>
        <translation>Karty wyników tej rundy</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>A blank score card</source>
        <translation>Pusta karta wyników</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Whole tournament (PDF)</source>
        <translation>Cały turniej jako PDF</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Places and games (CSV)</source>
        <translation>Miejsca i&#xa0;partie jako tabele (CSV)</translation>
    </message>
    <message>
        <location line="+7"/>
        <location line="+2"/>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Show the folder</source>
        <translation>Pokaż folder</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <location line="-462"/>
        <source>Tournament desk</source>
        <translation>Stolik sędziowski turnieju</translation>
    </message>
    <message>
        <location line="+18"/>
        <location line="+382"/>
        <source>Print and save</source>
        <translation>Wydruki i&#xa0;pliki</translation>
    </message>
    <message>
        <location line="-375"/>
        <location line="+20"/>
        <source>View</source>
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
        <source>Add a latecomer</source>
        <translation>Dodaj spóźnioną osobę</translation>
    </message>
    <message>
        <location line="+7"/>
        <location line="+22"/>
        <location line="+10"/>
        <source>Undo the draw</source>
        <translation>Cofnij losowanie</translation>
    </message>
    <message>
        <location line="-24"/>
        <source>Previous round</source>
        <translation>Poprzednia runda</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Next round</source>
        <translation>Następna runda</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>All seats are cleared, and the next draw will be different. Latecomers can join before it. The log keeps both draws.</source>
        <translation>Nikt nie siedzi wtedy przy stoliku, a&#xa0;następne losowanie jest inne. Kto się spóźnił, może przed nim dołączyć. W&#xa0;zapisie zostają oba.</translation>
    </message>
    <message>
        <location line="+19"/>
        <source>No tables have been drawn yet.</source>
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
        <location filename="../desktop/stolik/pages/earlier/EarlierPage.qml" line="+16"/>
        <source>Games with the same code</source>
        <translation>Partie z&#xa0;tym samym kodem</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>No other game with this code has been played here yet. Share the code or play it again, then compare the results here.</source>
        <translation>Nie ma tu jeszcze innej partii z&#xa0;tym kodem. Podaj go komuś albo zagraj z&#xa0;nim jeszcze raz: tutaj porównasz wyniki.</translation>
    </message>
    <message>
        <location line="+52"/>
        <source>Place %1: %2, %3</source>
        <translation>Miejsce %1: %2, %3</translation>
    </message>
</context>
<context>
    <name>EditorPage</name>
    <message>
        <location filename="../desktop/stolik/pages/editor/EditorPage.qml" line="+253"/>
        <source>Clear the cell</source>
        <translation>Wymaż pole</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Remove the last one</source>
        <translation>Zabierz ostatnie</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Del</source>
        <comment>the key</comment>
        <translation>Del</translation>
    </message>
    <message>
        <location line="+377"/>
        <source>%1: one less</source>
        <comment>a number</comment>
        <translation>%1: o&#xa0;jeden mniej</translation>
    </message>
    <message>
        <location line="+22"/>
        <source>%1: one more</source>
        <comment>a number</comment>
        <translation>%1: o&#xa0;jeden więcej</translation>
    </message>
    <message>
        <location line="+41"/>
        <source>ID</source>
        <translation>Kod</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Copy the ID</source>
        <translation>Kopiuj kod</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>ID: %1</source>
        <translation>Kod: %1</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Explore</source>
        <comment>a button: explore the position</comment>
        <translation>Zbadaj</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Play on</source>
        <comment>a button: from the position</comment>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <location line="-324"/>
        <source>Start of a game</source>
        <translation>Początek gry</translation>
    </message>
    <message>
        <location line="-159"/>
        <source>press a piece, or drag it</source>
        <translation>naciśnij albo przeciągnij</translation>
    </message>
    <message>
        <location line="+184"/>
        <source>From a saved game, or an ID</source>
        <translation>Ostatnia pozycja z&#xa0;zapisanej partii albo kod</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Choose a file…</source>
        <translation>Wybierz zapis…</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Position ID</source>
        <translation>Kod pozycji</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Paste</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Use this position</source>
        <translation>Ułóż tę pozycję</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Choose a game file</source>
        <translation>Wybierz zapis</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Game files</source>
        <translation>Zapisy partii</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <location line="-450"/>
        <source>Set up a position</source>
        <translation>Ułóż pozycję</translation>
    </message>
    <message>
        <location line="+99"/>
        <source>Undo the last step</source>
        <translation>Cofnij ostatni krok</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <location line="+6"/>
        <location line="+252"/>
        <source>Start from…</source>
        <translation>Zacznij od…</translation>
    </message>
    <message>
        <location line="+89"/>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <location line="-334"/>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
</context>
<context>
    <name>EditorTray</name>
    <message>
        <location filename="../desktop/stolik/pages/editor/EditorTray.qml" line="+202"/>
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
        <location filename="../desktop/stolik/pages/table/EndSheet.qml" line="+398"/>
        <source>What next?</source>
        <translation>Co dalej?</translation>
    </message>
    <message>
        <location line="-33"/>
        <source>How did I play?</source>
        <translation>Jak mi poszło?</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>How did we play?</source>
        <translation>Jak graliśmy?</translation>
    </message>
    <message>
        <location line="+59"/>
        <source>Look back</source>
        <translation>Przejrzyj partię</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Save the score card</source>
        <translation>Zapisz kartę wyników</translation>
    </message>
    <message>
        <location line="+49"/>
        <source>Open or print</source>
        <translation>Otwórz lub wydrukuj</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Show the folder</source>
        <translation>Pokaż folder</translation>
    </message>
    <message>
        <location line="-238"/>
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
        <location line="+23"/>
        <source>your best: %1</source>
        <translation>twój rekord: %1</translation>
    </message>
    <message>
        <location line="-154"/>
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
        <location line="+219"/>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <location line="-26"/>
        <source>Again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Back to the tournament</source>
        <translation>Wróć do turnieju</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>Home</source>
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
        <source>Close the sheet</source>
        <translation>Odłóż kartkę</translation>
    </message>
</context>
<context>
    <name>ExplorerPage</name>
    <message>
        <location filename="../desktop/stolik/pages/explorer/ExplorerPage.qml" line="+169"/>
        <source>Up and Down choose an option, Space compares it, Enter plays it.</source>
        <translation>Strzałki w&#xa0;górę i&#xa0;w&#xa0;dół wybierają inną możliwość, spacja porównuje, Enter wykonuje ruch.</translation>
    </message>
    <message>
        <location line="+49"/>
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
        <location line="+8"/>
        <source>As played</source>
        <comment>a button: show the move that was played</comment>
        <translation>Jak w&#xa0;partii</translation>
    </message>
    <message>
        <location line="+6"/>
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
        <location line="+188"/>
        <source>%1: %2, %3</source>
        <comment>an option, its worth, what it gives up</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <location line="+44"/>
        <location line="+21"/>
        <source>Played out many times</source>
        <translation>Rozegrane stąd wiele razy</translation>
    </message>
    <message>
        <location line="+19"/>
        <source>%1: %2</source>
        <comment>an option and its worth</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location line="+63"/>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Resume</source>
        <translation>Licz dalej</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Look closer</source>
        <translation>Przyjrzyj się</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Play this out many times, with the best choice and with another.</source>
        <translation>Rozegraj stąd wiele partii: z&#xa0;najlepszym wyborem i&#xa0;z&#xa0;innym.</translation>
    </message>
    <message>
        <location line="-542"/>
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
        <source>Previous position</source>
        <translation>O&#xa0;jedną pozycję wstecz</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Next position</source>
        <translation>O&#xa0;jedną pozycję dalej</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Replay with new luck</source>
        <translation>Dojdź tu z&#xa0;innym szczęściem</translation>
    </message>
    <message>
        <location line="+6"/>
        <location line="+224"/>
        <source>Recently explored</source>
        <translation>Ostatnio badane</translation>
    </message>
    <message>
        <location line="-215"/>
        <source>Edit this position</source>
        <translation>Zmień tę pozycję</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <location line="+229"/>
        <source>%1 · %2</source>
        <comment>a game and who decides</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <location line="+43"/>
        <location line="+235"/>
        <source>Play on from here</source>
        <translation>Graj stąd dalej</translation>
    </message>
    <message>
        <location line="-231"/>
        <source>The game continues from this position. It doesn&apos;t count.</source>
        <translation>Partia toczy się dalej od tej pozycji. Nigdzie się nie liczy.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You play as %1, computers play the others. The game doesn&apos;t count.</source>
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
    <name>FacePicker</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/controls/FacePicker.qml" line="+35"/>
        <source>Faces</source>
        <translation>Twarze</translation>
    </message>
    <message>
        <location line="+29"/>
        <source>Face %1</source>
        <translation>Twarz&#xa0;%1</translation>
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
        <source>This game has no fingerprint, so its luck can&apos;t be checked. It uses real dice, was started in an older Stolik, or came from a file.</source>
        <translation>Ta partia nie ma odcisku, więc nie da się sprawdzić losowania: toczy się prawdziwymi kostkami, zaczęła się w&#xa0;starszym Stoliku albo pochodzi z&#xa0;zapisu.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Fingerprint, made before the first move:</source>
        <translation>Odcisk, ustalony przed pierwszym ruchem:</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>It comes from a secret number, the seed, which decides everything left to chance in this game. When the game is over, the seed is shown, and anyone can check that nothing was changed. Until then, the fingerprint gives nothing away.</source>
        <translation>Należy do jednej tajnej liczby, ziarna, z&#xa0;której wynika wszystko, co w&#xa0;tej partii robi los. Na koniec ziarno zostaje pokazane i&#xa0;każdy może sprawdzić, że nic nie zostało zmienione. Do tego czasu nikt nie odgadnie z&#xa0;odcisku, co nadejdzie.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Seed, secret until the end:</source>
        <translation>Ziarno, tajne aż do końca partii:</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Code to replay this game with the same luck:</source>
        <translation>Kod, z&#xa0;którym każdy zagra przy tym samym losie:</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Compare with earlier games</source>
        <translation>Porównaj z&#xa0;wcześniejszymi</translation>
    </message>
    <message>
        <location line="+26"/>
        <source>Verify everything</source>
        <translation>Przelicz wszystko</translation>
    </message>
</context>
<context>
    <name>FamilyBookPage</name>
    <message>
        <location filename="../desktop/stolik/pages/book/FamilyBookPage.qml" line="+153"/>
        <source>Finish a game under your own names to see it here.</source>
        <translation>Dokończcie partię pod własnymi imionami, a&#xa0;znajdziecie ją tutaj.</translation>
    </message>
    <message>
        <location line="+92"/>
        <source>End the evening</source>
        <translation>Zakończ wieczór</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Start a game with at least two people under their own names. From then on they can be chosen here.</source>
        <translation>Zacznijcie grę co najmniej we dwoje, pod własnymi imionami. Odtąd będzie można was tu wybrać.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Choose a game</source>
        <translation>Wybierz grę</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Who is playing tonight?</source>
        <translation>Kto gra dziś wieczorem?</translation>
    </message>
    <message>
        <location line="+66"/>
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
        <source>No limit</source>
        <translation>Bez limitu</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Start the evening</source>
        <translation>Zacznij wieczór</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>An evening needs at least two people: choose them above.</source>
        <translation>Na wieczór trzeba co najmniej dwóch osób: wybierz je powyżej.</translation>
    </message>
    <message>
        <location line="+24"/>
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
        <source>Date range</source>
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
        <location line="+84"/>
        <source>Shaded: usual for fair dice. Dot: what was rolled here.</source>
        <translation>Zacienione: ile zwykle wypada na uczciwych kostkach. Kropka: ile wypadło tutaj.</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Only dice rolled at random by Stolik count, including computers&apos; rolls and abandoned games.</source>
        <translation>Liczą się tylko kostki rzucone losowo przez program, także te komputerów i&#xa0;z&#xa0;przerwanych partii.</translation>
    </message>
    <message>
        <location line="-466"/>
        <source>Family book</source>
        <translation>Księga rodzinna</translation>
    </message>
    <message>
        <location line="+103"/>
        <source>Save as table (CSV)</source>
        <translation>Zapisz tabelę (CSV)</translation>
    </message>
    <message>
        <location line="-65"/>
        <source>Book section</source>
        <translation>Część księgi</translation>
    </message>
    <message>
        <location line="+59"/>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <location line="-58"/>
        <source>People</source>
        <translation>Osoby</translation>
    </message>
    <message>
        <location line="-27"/>
        <source>Evening of games</source>
        <translation>Wieczór gier</translation>
    </message>
    <message>
        <location line="+27"/>
        <source>Evening</source>
        <translation>Wieczór</translation>
    </message>
    <message>
        <location line="+0"/>
        <location line="+309"/>
        <source>Season</source>
        <translation>Sezon</translation>
    </message>
    <message>
        <location line="-309"/>
        <source>Dice</source>
        <translation>Kostki</translation>
    </message>
    <message>
        <location line="+20"/>
        <source>Your finest moments will appear here as pictures: a bold steal, a great sheet, a last tile.</source>
        <translation>Tu zbiorą się obrazki waszych najlepszych chwil: śmiałe podebranie, dobra kartka, ostatnia kostka.</translation>
    </message>
    <message>
        <location line="+50"/>
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
        <source>Watch; press Space to continue</source>
        <translation>Patrz, co się dzieje; spacja: dalej</translation>
    </message>
    <message>
        <location line="+13"/>
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
        <location filename="../desktop/stolik/pages/home/GamesSheet.qml" line="+75"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>How did I play?</source>
        <translation>Jak mi poszło?</translation>
    </message>
    <message>
        <location line="+45"/>
        <source>Game name</source>
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
        <source>%1 to move</source>
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
        <location line="-92"/>
        <source>How did we play?</source>
        <translation>Jak graliśmy?</translation>
    </message>
    <message>
        <location line="+109"/>
        <source>More with %1</source>
        <translation>Więcej: %1</translation>
    </message>
    <message>
        <location line="+25"/>
        <source>Rename</source>
        <translation>Zmień nazwę</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Rename %1</source>
        <translation>Zmień nazwę: %1</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Delete %1</source>
        <translation>Usuń: %1</translation>
    </message>
    <message>
        <location line="+58"/>
        <source>Look back</source>
        <translation>Obejrzyj</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Look back on %1, %2</source>
        <translation>Obejrzyj: %1, %2</translation>
    </message>
    <message>
        <location line="-254"/>
        <source>Our games</source>
        <translation>Nasze partie</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>No unfinished games. Leave a game early and it waits here.</source>
        <translation>Żadna partia nie czeka. Przerwana w&#xa0;połowie będzie tutaj.</translation>
    </message>
    <message>
        <location line="+198"/>
        <source>Finished</source>
        <translation>Zakończone</translation>
    </message>
    <message>
        <location line="+50"/>
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
        <location line="+5"/>
        <source>Play a friend&apos;s code…</source>
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
        <location filename="../desktop/stolik/pages/book/GuessCard.qml" line="+63"/>
        <location line="+4"/>
        <location line="+13"/>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <location line="-8"/>
        <source>actual</source>
        <comment>the axis of what is true</comment>
        <translation>naprawdę</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>guessed</source>
        <comment>the axis of what was guessed</comment>
        <translation>twój typ</translation>
    </message>
    <message>
        <location line="-59"/>
        <source>Guesses</source>
        <translation>Odgadnięcia</translation>
    </message>
    <message>
        <location line="+112"/>
        <source>On the line, guesses are right on average. The bars show how far off an average of so few can be.</source>
        <translation>Na linii typy są średnio trafne. Kreski pokazują, o&#xa0;ile może się mylić średnia z&#xa0;tak niewielu.</translation>
    </message>
</context>
<context>
    <name>GuessPage</name>
    <message>
        <location filename="../desktop/stolik/pages/guess/GuessPage.qml" line="+237"/>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <location line="-202"/>
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
        <location line="+12"/>
        <location line="+15"/>
        <source>Print a sheet</source>
        <translation>Wydrukuj arkusz</translation>
    </message>
    <message>
        <location line="-9"/>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Twelve positions from this game for a class or the family to guess, with the answers on the back.</source>
        <translation>Dwanaście pozycji z&#xa0;tej gry do zgadywania, dla klasy albo rodziny, a&#xa0;odpowiedzi z&#xa0;tyłu.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Making the sheet …</source>
        <translation>Tworzę arkusz…</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Make the sheet (PDF)</source>
        <translation>Przygotuj arkusz (PDF)</translation>
    </message>
    <message>
        <location line="+7"/>
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
        <source>How likely is it? Say what you think, then see the answer.</source>
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
        <source>Setting up the position …</source>
        <translation>Układam pozycję…</translation>
    </message>
    <message>
        <location line="+29"/>
        <source>All your guesses: %1</source>
        <translation>Twoje typy: %1</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Ten more</source>
        <translation>Jeszcze dziesięć</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Another game</source>
        <translation>Inna gra</translation>
    </message>
</context>
<context>
    <name>GuessPanel</name>
    <message>
        <location filename="../desktop/stolik/pages/table/GuessPanel.qml" line="+52"/>
        <source>Show the hint</source>
        <translation>Pokaż podpowiedź</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Skip guessing</source>
        <translation>Teraz nie zgaduję</translation>
    </message>
    <message>
        <location line="+2"/>
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
        <location line="+23"/>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <location line="+52"/>
        <source>My guess</source>
        <translation>Mój typ</translation>
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
        <location line="+8"/>
        <source>That&apos;s my guess</source>
        <translation>To mój typ</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <location filename="../desktop/stolik/pages/table/HandOver.qml" line="+20"/>
        <source>Only %1 may look now. Everyone else, look away.</source>
        <translation>Teraz patrzy tylko %1. Pozostali odwracają wzrok.</translation>
    </message>
    <message>
        <location line="+44"/>
        <source>Menu and pause</source>
        <translation>Menu i&#xa0;pauza</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <location line="+49"/>
        <source>Before the first move, everyone looks once.</source>
        <translation>Przed pierwszym ruchem każdy raz ogląda swoje kostki.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The clock is stopped until then.</source>
        <translation>Do tej chwili zegar stoi.</translation>
    </message>
    <message>
        <location line="+27"/>
        <source>Hold a little longer</source>
        <translation>Przytrzymaj chwilę dłużej</translation>
    </message>
    <message>
        <location line="+0"/>
        <location line="+2"/>
        <source>Press and hold to look</source>
        <translation>Naciśnij i&#xa0;przytrzymaj, aby spojrzeć</translation>
    </message>
    <message>
        <location line="+98"/>
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
        <location filename="../desktop/stolik/pages/help/HelpPage.qml" line="+149"/>
        <location line="+42"/>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Guided first game</source>
        <translation>Pierwsza gra krok po kroku</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Search these rules</source>
        <translation>Szukaj w&#xa0;tych zasadach</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Search (/)</source>
        <translation>Szukaj (/)</translation>
    </message>
    <message>
        <location line="+19"/>
        <source>no match</source>
        <translation>nic</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 of %2</source>
        <translation>%1 z&#xa0;%2</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>Next match</source>
        <translation>Następne znalezione miejsce</translation>
    </message>
    <message>
        <location line="+26"/>
        <source>Chapters</source>
        <translation>Rozdziały</translation>
    </message>
    <message>
        <location line="+52"/>
        <source>How Stolik works</source>
        <translation>Jak działa Stolik</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>About Stolik</source>
        <translation>O&#xa0;Stoliku</translation>
    </message>
    <message>
        <location line="+117"/>
        <source>Show: %1</source>
        <translation>Pokaż: %1</translation>
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
        <location line="+117"/>
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
        <location line="+50"/>
        <source>What the best options are worth</source>
        <translation>Ile są warte najlepsze ruchy</translation>
    </message>
    <message>
        <location line="-28"/>
        <source>Close the hint</source>
        <translation>Zamknij podpowiedź</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location line="+84"/>
        <source>Explore this position</source>
        <translation>Zbadaj tę pozycję</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <location filename="../desktop/stolik/pages/home/HomePage.qml" line="+119"/>
        <source>Our games</source>
        <translation>Nasze partie</translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%n more to continue</source>
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
        <location line="+16"/>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Evening</source>
        <translation>Wieczór</translation>
    </message>
    <message>
        <location line="+85"/>
        <source>%1 to move</source>
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
        <location line="+64"/>
        <source>Continue</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <location line="+165"/>
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
        <location line="-511"/>
        <source>Home</source>
        <translation>Strona główna</translation>
    </message>
    <message>
        <location line="-11"/>
        <source>You now play by ear: no clock in new games, and keys instead of clicks. F8 turns it off; see Settings for more.</source>
        <translation>Grasz teraz ze słuchu: nowe partie są bez zegara, a&#xa0;zamiast kliknięć są klawisze. F8 to wyłącza; więcej w&#xa0;Ustawieniach.</translation>
    </message>
    <message>
        <location line="+374"/>
        <source>Stolik works offline and collects nothing about you.</source>
        <translation>Stolik działa bez internetu i&#xa0;nie zbiera żadnych danych.</translation>
    </message>
    <message>
        <location line="-373"/>
        <source>Playing by ear is off. F8 turns it on again.</source>
        <translation>Granie ze słuchu jest wyłączone. F8 włącza je znowu.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>You play by ear. At the table, F2 to F7 answer questions, and the question mark lists all keys.</source>
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
        <location filename="../desktop/stolik/qml/Stolik/controls/IconButton.qml" line="+69"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <location filename="../desktop/stolik/services/language.py" line="-8"/>
        <source>English</source>
        <extracomment>The name of this file&apos;s language in that language: Polski, Deutsch, Français.</extracomment>
        <translation>Polski</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/frames/LanguageChoice.qml" line="+23"/>
        <location line="+32"/>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <location line="-9"/>
        <source>Language: %1</source>
        <translation>Język: %1</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <location filename="../desktop/stolik/pages/lesson/LessonPage.qml" line="+39"/>
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
        <location line="+42"/>
        <source>%1 of %2</source>
        <comment>which step of how many</comment>
        <translation>%1 z&#xa0;%2</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Show me</source>
        <translation>Pokaż mi</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Start again</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <location line="+59"/>
        <source>Play a real game</source>
        <translation>Zagraj naprawdę</translation>
    </message>
    <message>
        <location line="+5"/>
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
        <source>Matches your play: from your third game on you win about half.</source>
        <translation>Dopasowuje się do twojej gry: od trzeciej partii mniej więcej co druga jest twoja.</translation>
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
        <source>Plans well, mainly for itself.</source>
        <translation>Dobrze liczy, ale patrzy głównie na własne punkty.</translation>
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
        <location filename="../desktop/stolik/pages/about/LicencesPage.qml" line="+135"/>
        <source>Licence of %1</source>
        <translation>Licencja: %1</translation>
    </message>
    <message>
        <location line="-116"/>
        <source>Stolik itself</source>
        <translation>Sam Stolik</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Display: Qt</source>
        <translation>Wyświetlanie: Qt</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Third-party parts of Qt</source>
        <translation>Części innych autorów w&#xa0;Qt</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Python and its libraries</source>
        <translation>Python i&#xa0;jego biblioteki</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>System libraries</source>
        <translation>Biblioteki systemowe</translation>
    </message>
    <message>
        <location line="+27"/>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <location line="+47"/>
        <source>Parts of the program</source>
        <translation>Części programu</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Qt and PySide6 are libraries under the LGPL 3. They are separate files in the program&apos;s folder, and you may replace them. The list covers Linux, Windows and macOS; each has only some of these parts.</source>
        <translation>Qt i&#xa0;PySide6 to biblioteki na licencji LGPL&#xa0;3: leżą w&#xa0;folderze programu jako osobne pliki i&#xa0;wolno je wymienić na inne. Lista obejmuje systemy Linux, Windows i&#xa0;macOS; w&#xa0;każdym z&#xa0;nich są tylko niektóre z&#xa0;tych części.</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <location filename="../desktop/stolik/pages/table/LogDrawer.qml" line="+23"/>
        <source>Game log</source>
        <translation>Przebieg gry</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>A rated game against a computer of strength %1 out of 100.</source>
        <translation>Partia rankingowa z&#xa0;komputerem o&#xa0;sile %1 na 100.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Against a computer matched to you: strength %1 out of 100.</source>
        <translation>Z&#xa0;komputerem na miarę, o&#xa0;sile %1 na 100.</translation>
    </message>
    <message>
        <location line="+115"/>
        <source>All the luck in this game was settled before the first move.</source>
        <translation>Wszystkie losowania tej partii ustalono przed pierwszym ruchem.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Why?</source>
        <translation>Dlaczego?</translation>
    </message>
    <message>
        <location line="-119"/>
        <source>Nothing yet.</source>
        <translation>Jeszcze nic się nie wydarzyło.</translation>
    </message>
    <message>
        <location line="+111"/>
        <source>Without a fingerprint, the luck can&apos;t be checked.</source>
        <translation>Bez odcisku nie da się sprawdzić losowania.</translation>
    </message>
</context>
<context>
    <name>LookBackBar</name>
    <message>
        <location filename="../desktop/stolik/pages/table/LookBackBar.qml" line="+48"/>
        <source>Looking back</source>
        <translation>Przegląd partii</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Previous move</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <location line="+19"/>
        <source>Moment in the game</source>
        <translation>Moment partii</translation>
    </message>
    <message>
        <location line="-26"/>
        <source>Previous mark</source>
        <translation>Do poprzedniego znacznika</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <location line="+69"/>
        <source>Next move</source>
        <translation>Krok naprzód</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Next mark</source>
        <translation>Do następnego znacznika</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Explore this position</source>
        <translation>Zbadaj tę pozycję</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>How did we play?</source>
        <translation>Jak graliśmy?</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>How did I play?</source>
        <translation>Jak mi poszło?</translation>
    </message>
    <message>
        <location line="+8"/>
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
        <location filename="../desktop/stolik/pages/book/LuckCard.qml" line="+189"/>
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
        <location line="-168"/>
        <source>More about luck: %1</source>
        <translation>Więcej o&#xa0;szczęściu: %1</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <location filename="../desktop/stolik/qml/Main.qml" line="+118"/>
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
        <location line="+76"/>
        <source>As seen by</source>
        <translation>Widok gracza</translation>
    </message>
    <message>
        <location line="+18"/>
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
    <name>MoreButton</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/controls/MoreButton.qml" line="+5"/>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/frames/NoticeBar.qml" line="+51"/>
        <source>All right</source>
        <translation>W&#xa0;porządku</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <location filename="../desktop/stolik/pages/players/OptionsPanel.qml" line="+66"/>
        <location line="+2"/>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Your own rules.</source>
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
        <source>Random</source>
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
        <location line="+21"/>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location line="+28"/>
        <source>Rule details</source>
        <translation>Szczegóły zasad</translation>
    </message>
    <message>
        <location line="+18"/>
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
        <location filename="../desktop/stolik/games/knaster/ui/parts/OtherSheets.qml" line="+105"/>
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
        <source>Keep playing</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Settings and language</source>
        <translation>Ustawienia i&#xa0;język</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Home</source>
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
        <location filename="../desktop/stolik/qml/Stolik/controls/PeopleList.qml" line="+29"/>
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
        <location filename="../desktop/stolik/engine/sitting.py" line="+68"/>
        <source>Hints on request</source>
        <translation>Podpowiedzi na życzenie</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The Hint button works on this person&apos;s turns.</source>
        <translation>Przycisk Podpowiedź działa, gdy gra ta osoba.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Guess before odds and hints</source>
        <translation>Zgadywanie przed szansami i&#xa0;podpowiedziami</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This person first guesses how likely something is.</source>
        <translation>Ta osoba najpierw mówi, jak prawdopodobne coś jest.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Can undo moves</source>
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
        <location line="+9"/>
        <source>Leave out</source>
        <translation>Nie gra</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>More about this person: help, time, delete</source>
        <translation>Więcej o&#xa0;tej osobie: pomoc, czas, usuwanie</translation>
    </message>
    <message>
        <location line="+7"/>
        <location line="+188"/>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <location line="-148"/>
        <source>Help for %1</source>
        <translation>Pomoc: %1</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Remembered for this person in every game. The rules are the same for everyone.</source>
        <translation>Zapamiętane dla tej osoby, we wszystkich grach. Zasady są dla wszystkich te same.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Remembered for this person in every game.</source>
        <translation>Zapamiętane dla tej osoby, we wszystkich grach.</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Help for beginners</source>
        <translation>Pomoc dla początkujących</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Marks which tiles you can lay now, but not where they go.</source>
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
        <source>Before a costly move, Stolik asks once and says what is better.</source>
        <translation>Przed ruchem, na którym dużo się traci, Stolik raz zapyta i&#xa0;powie, co jest lepsze.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stolik says nothing unless asked.</source>
        <translation>Stolik sam nic nie mówi.</translation>
    </message>
    <message>
        <location line="+35"/>
        <source>Use a picture…</source>
        <translation>Zdjęcie zamiast rysunku…</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Extra time per move</source>
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
        <location line="+5"/>
        <source>Reading the picture …</source>
        <translation>Trwa odczytywanie obrazu…</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>%1 will disappear from every list and file for good. Games played with others stay, but without the name.</source>
        <translation>%1 znika na zawsze ze wszystkich list i&#xa0;plików. Partie rozegrane z&#xa0;innymi zostają, a&#xa0;miejsce staje się bezimienne.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Choose a picture</source>
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
        <location line="+11"/>
        <source>Keep %1</source>
        <translation>Zostaw: %1</translation>
    </message>
    <message>
        <location line="+6"/>
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
        <source>Press to change; Shift and an arrow move it, Delete removes it.</source>
        <translation>Naciśnij, żeby zmienić; Shift ze strzałką przesuwa, Delete usuwa.</translation>
    </message>
    <message>
        <location line="+44"/>
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
        <location line="+83"/>
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
        <location line="+22"/>
        <source>Move %1 one place earlier</source>
        <translation>%1: o&#xa0;jedno miejsce wcześniej</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Leave out %1</source>
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
        <location filename="../desktop/stolik/pages/players/PlayersPage.qml" line="+285"/>
        <source>Rule details</source>
        <translation>Szczegóły zasad</translation>
    </message>
    <message>
        <location line="+94"/>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message numerus="yes">
        <location line="-352"/>
        <source>This table needs at least %n people or computers.</source>
        <translation>
            <numerusform>Przy tym stoliku siada co najmniej %n&#xa0;gracz.</numerusform>
            <numerusform>Przy tym stoliku siada co najmniej %n&#xa0;graczy.</numerusform>
            <numerusform>Przy tym stoliku siada co najmniej %n&#xa0;graczy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>This table has room for at most %n people or computers.</source>
        <translation>
            <numerusform>Przy tym stoliku siada najwyżej %n&#xa0;gracz.</numerusform>
            <numerusform>Przy tym stoliku siada najwyżej %n&#xa0;graczy.</numerusform>
            <numerusform>Przy tym stoliku siada najwyżej %n&#xa0;graczy.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Two players have the same name. Add a letter to tell them apart.</source>
        <translation>Dwoje graczy ma to samo imię. Dopisz literę, żeby było wiadomo, o&#xa0;kogo chodzi.</translation>
    </message>
    <message>
        <location line="+21"/>
        <source>Who is playing?</source>
        <translation>Kto gra?</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Home</source>
        <translation>Strona główna</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <location line="+54"/>
        <source>People who have played here</source>
        <translation>Osoby, które tu grały</translation>
    </message>
    <message>
        <location line="+25"/>
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
        <location line="+71"/>
        <source>In a rated game there is no undo and no help.</source>
        <translation>W&#xa0;partii rankingowej nie ma cofania ani pomocy.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Roll for the computers too, and type in what comes up.</source>
        <translation>Rzucaj też za komputery i&#xa0;wpisuj, co wypadło.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The unfinished game stays on the home page.</source>
        <translation>Niedokończona partia zostaje na stronie głównej.</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>We roll real dice</source>
        <translation>Rzucamy prawdziwymi kostkami</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>To the table</source>
        <translation>Do stolika</translation>
    </message>
    <message>
        <location line="-191"/>
        <source>Continue the guided first game</source>
        <translation>Dokończ pierwszą grę krok po kroku</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Guided first game</source>
        <translation>Pierwsza gra krok po kroku</translation>
    </message>
    <message numerus="yes">
        <location line="+135"/>
        <source>With a friend&apos;s code: the same luck and rules, for %n seat(s).</source>
        <translation>
            <numerusform>Kod od znajomych: ten sam los i&#xa0;te same zasady, %n&#xa0;miejsce.</numerusform>
            <numerusform>Kod od znajomych: ten sam los i&#xa0;te same zasady, %n&#xa0;miejsca.</numerusform>
            <numerusform>Kod od znajomych: ten sam los i&#xa0;te same zasady, %n&#xa0;miejsc.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Without the code</source>
        <translation>Bez kodu</translation>
    </message>
</context>
<context>
    <name>PracticeChoice</name>
    <message>
        <location filename="../desktop/stolik/pages/practice/PracticeChoice.qml" line="+46"/>
        <source>Who is practising?</source>
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
        <location line="+137"/>
        <source>Resume</source>
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
        <source>Puzzle of the day</source>
        <translation>Zagadka dnia</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Second chance</source>
        <translation>Druga szansa</translation>
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
    <name>PracticePage</name>
    <message>
        <location filename="../desktop/stolik/pages/practice/PracticePage.qml" line="+21"/>
        <source>%1 of %2</source>
        <comment>which position of how many</comment>
        <translation>%1 z&#xa0;%2</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1, what would you play?</source>
        <translation>%1, jak zagrasz?</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Practice</source>
        <translation>Ćwiczenia</translation>
    </message>
    <message>
        <location line="+19"/>
        <source>Guess first</source>
        <translation>Najpierw zgadnij</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Say how likely something is, then see the answer</source>
        <translation>Powiedz, jak prawdopodobne coś jest, a&#xa0;potem zobacz, jak jest naprawdę</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Set up a position</source>
        <translation>Ułóż pozycję</translation>
    </message>
    <message>
        <location line="+26"/>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <location line="-15"/>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <location line="-37"/>
        <source>Second chance</source>
        <translation>Druga szansa</translation>
    </message>
    <message>
        <location line="+43"/>
        <source>Don&apos;t show this position again</source>
        <translation>Nie pokazuj więcej tej pozycji</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>Save the answers as a table (CSV)</source>
        <translation>Zapisz odpowiedzi jako tabelę (CSV)</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Show the folder</source>
        <translation>Pokaż folder</translation>
    </message>
    <message>
        <location line="+34"/>
        <source>That&apos;s all for today. The hard ones will come back another day.</source>
        <translation>Na dziś to wszystko. Co było trudne, wróci innego dnia.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Back</source>
        <translation>Wstecz</translation>
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
        <location line="+153"/>
        <location line="+4"/>
        <source>Try again</source>
        <translation>Spróbuj jeszcze raz</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Show the answer</source>
        <translation>Pokaż rozwiązanie</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <location line="+2"/>
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
    <name>PressButton</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/controls/PressButton.qml" line="+21"/>
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
        <location filename="../desktop/stolik/pages/puzzles/PuzzlePage.qml" line="+19"/>
        <source>Puzzle of the day · %1</source>
        <comment>game and grade</comment>
        <translation>Zagadka dnia · %1</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Save this puzzle for others</source>
        <translation>Zapisz tę zagadkę dla innych</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Setting up the puzzle …</source>
        <translation>Układam zagadkę…</translation>
    </message>
    <message>
        <location line="+7"/>
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
        <source>Tiles on the rack</source>
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
        <location line="+8"/>
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
        <location filename="../desktop/stolik/games/rummikub/ui/board/RackTools.qml" line="+169"/>
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
        <location line="+8"/>
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
        <location line="+9"/>
        <source>Tidy up</source>
        <translation>Porządek</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Move the sets on the table close together (%1)</source>
        <translation>Ułóż układy na stole blisko siebie (%1)</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Move the sets on the table close together</source>
        <translation>Ułóż układy na stole blisko siebie</translation>
    </message>
    <message>
        <location line="+12"/>
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
        <location line="+13"/>
        <source>Undo the last tiles moved (%1)</source>
        <translation>Cofnij ostatnio przełożone kostki (%1)</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Undo the last tiles moved</source>
        <translation>Cofnij ostatnio przełożone kostki</translation>
    </message>
    <message>
        <location line="+9"/>
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
        <location line="+12"/>
        <source>Show before</source>
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
        <location line="+11"/>
        <source>Place</source>
        <translation>Na miejsce</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Lay the tiles in hand in the set they fit (%1)</source>
        <translation>Dołóż kostki z&#xa0;ręki do układu, do którego pasują (%1)</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Lay the tiles in hand in the set they fit</source>
        <translation>Dołóż kostki z&#xa0;ręki do układu, do którego pasują</translation>
    </message>
    <message>
        <location line="+12"/>
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
        <location line="-75"/>
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
        <source>Roll %n dice. What came up?</source>
        <translation>
            <numerusform>Rzuć %n&#xa0;kostką. Co wypadło?</numerusform>
            <numerusform>Rzuć %n&#xa0;kostkami. Co wypadło?</numerusform>
            <numerusform>Rzuć %n&#xa0;kostkami. Co wypadło?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%1 rolls %n dice. What came up?</source>
        <translation>
            <numerusform>%1 rzuca %n&#xa0;kostką. Co wypadło?</numerusform>
            <numerusform>%1 rzuca %n&#xa0;kostkami. Co wypadło?</numerusform>
            <numerusform>%1 rzuca %n&#xa0;kostkami. Co wypadło?</numerusform>
        </translation>
    </message>
    <message>
        <location line="+49"/>
        <source>Remove: %1</source>
        <translation>Zabierz: %1</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>%1 of %2</source>
        <comment>dice</comment>
        <translation>%1 z&#xa0;%2</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>That&apos;s what I got</source>
        <translation>Tak wypadło</translation>
    </message>
</context>
<context>
    <name>ReasonStrip</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/controls/ReasonStrip.qml" line="+114"/>
        <source>Press Space to skip</source>
        <translation>Spacja: dalej od razu</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>click to skip</source>
        <translation>kliknij: dalej od razu</translation>
    </message>
</context>
<context>
    <name>RefereePage</name>
    <message>
        <location filename="../desktop/stolik/pages/referee/RefereePage.qml" line="+17"/>
        <source>Table clock</source>
        <translation>Zegar stołowy</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Search the rules</source>
        <translation>Szukaj w&#xa0;zasadach</translation>
    </message>
    <message>
        <location line="+25"/>
        <location line="+46"/>
        <source>Referee&apos;s corner</source>
        <translation>Kącik sędziego</translation>
    </message>
</context>
<context>
    <name>ReportChart</name>
    <message>
        <location filename="../desktop/stolik/pages/report/ReportChart.qml" line="+49"/>
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
        <location filename="../desktop/stolik/pages/report/ReportLists.qml" line="+271"/>
        <source>%1: %2</source>
        <comment>which turn and who</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location line="-165"/>
        <source>%1, %2</source>
        <comment>who and how good their chance is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location line="-42"/>
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
        <location line="+118"/>
        <source>Luck: how many points it won or lost. Press a line for more.</source>
        <translation>Szczęście: o&#xa0;ile punktów więcej lub mniej. Naciśnij wiersz, aby przeczytać więcej.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Luck: how many games in 100 it won or lost. Press a line for more.</source>
        <translation>Szczęście: o&#xa0;ile wygranych więcej lub mniej na 100 partii. Naciśnij wiersz, aby przeczytać więcej.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>More about %1</source>
        <translation>Więcej: %1</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>What cost the most</source>
        <translation>Co kosztowało najwięcej</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Nothing worth mentioning.</source>
        <translation>Nic wartego uwagi.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The best moments</source>
        <translation>Najlepsze momenty</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>There was never a choice to make.</source>
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
        <location filename="../desktop/stolik/pages/report/ReportPage.qml" line="+357"/>
        <source>Better: %1</source>
        <translation>Lepiej: %1</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+161"/>
        <source>%1: %2</source>
        <comment>which turn and who</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location line="-150"/>
        <source>The costliest moment</source>
        <translation>Największa strata</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>The best moment</source>
        <translation>Najlepszy moment</translation>
    </message>
    <message>
        <location line="+142"/>
        <source>Previous move</source>
        <translation>Jeden ruch wstecz</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>Next move</source>
        <translation>Jeden ruch dalej</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Choose a moment on the graph or in the lists to see it here.</source>
        <translation>Wybierz moment na wykresie albo na liście: zobaczysz go tutaj.</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>Play it differently</source>
        <translation>Zagraj inaczej</translation>
    </message>
    <message>
        <location line="+4"/>
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
        <source>A hint would have said so too</source>
        <translation>To samo powiedziałaby podpowiedź</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>What it cost</source>
        <translation>Dlaczego</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Explore this position</source>
        <translation>Zbadaj tę pozycję</translation>
    </message>
    <message>
        <location line="+23"/>
        <source>“%1”</source>
        <comment>a sentence that was said</comment>
        <translation>„%1”</translation>
    </message>
    <message>
        <location line="-460"/>
        <source>Working out how the game went …</source>
        <translation>Liczę, jak przebiegała gra…</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stopped. You can resume whenever you like.</source>
        <translation>Zatrzymane. Możesz liczyć dalej, kiedy zechcesz.</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Resume</source>
        <translation>Licz dalej</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <location line="-130"/>
        <source>How did we play?</source>
        <translation>Jak graliśmy?</translation>
    </message>
    <message>
        <location line="+58"/>
        <source>Save with the score card</source>
        <translation>Zapisz z&#xa0;kartą wyników</translation>
    </message>
    <message>
        <location line="+25"/>
        <source>Open or print</source>
        <translation>Otwórz lub wydrukuj</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Show the folder</source>
        <translation>Pokaż folder</translation>
    </message>
    <message>
        <location line="-88"/>
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
        <location filename="../desktop/stolik/games/knaster/ui/parts/RollPanel.qml" line="+22"/>
        <source>After the roll: the darker a cell, the better.</source>
        <translation>Po rzucie: im ciemniejsze pole, tym lepsze.</translation>
    </message>
    <message>
        <location line="+334"/>
        <source>What is each cell worth?</source>
        <translation>Ile warte jest każde pole?</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Cell values</source>
        <translation>Wartość pól</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>What earns circles?</source>
        <translation>Za co są kółka?</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Roll</source>
        <translation>Rzuć</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Roll both dice</source>
        <translation>Rzuć obiema kostkami</translation>
    </message>
    <message>
        <location line="-38"/>
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
        <location line="+166"/>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <location line="-200"/>
        <source>big points: %1</source>
        <translation>duże punkty: %1</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>small points: %1</source>
        <translation>małe punkty: %1</translation>
    </message>
    <message>
        <location line="+31"/>
        <source>big points</source>
        <translation>duże punkty</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>small points</source>
        <translation>małe punkty</translation>
    </message>
    <message>
        <location line="+99"/>
        <source>Both games together</source>
        <translation>Obie partie razem</translation>
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
        <source>time is up</source>
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
        <source>someone leaves</source>
        <translation>ktoś odchodzi</translation>
    </message>
    <message>
        <location line="+26"/>
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
        <source>%1, looking now</source>
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
        <location filename="../desktop/stolik/pages/players/SeatRow.qml" line="+78"/>
        <source>Seats in order of play</source>
        <translation>Miejsca w&#xa0;kolejności gry</translation>
    </message>
</context>
<context>
    <name>StandingsTable</name>
    <message>
        <location filename="../desktop/stolik/pages/tournament/StandingsTable.qml" line="+57"/>
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
        <location line="+22"/>
        <source>%1 %2, %3 big, %4 small</source>
        <comment>place, name, points</comment>
        <translation>%1 %2, duże punkty: %3, małe: %4</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/controls/Stepper.qml" line="+50"/>
        <source>Less</source>
        <translation>Mniej</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
</context>
<context>
    <name>StrengthCard</name>
    <message>
        <location filename="../desktop/stolik/pages/book/StrengthCard.qml" line="+42"/>
        <source>Strength from game to game</source>
        <translation>Siła gry od partii do partii</translation>
    </message>
    <message>
        <location line="+192"/>
        <source>Look back on this game</source>
        <translation>Obejrzyj tę partię</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Solid: won. Ring: lost. With corners: a rated game. Shaded: where the truth lies in 19 cases out of 20.</source>
        <translation>Pełne: wygrana. Puste: przegrana. Z&#xa0;rogami: partia rankingowa. Cieniowane: tu leży prawda w&#xa0;19 na 20 przypadków.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/Table.qml" line="+13"/>
        <source>Same tiles</source>
        <translation>Te same kostki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Check the tiles</source>
        <translation>Sprawdź kostki</translation>
    </message>
    <message>
        <location line="+457"/>
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
        <location line="+14"/>
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
        <location filename="../desktop/stolik/pages/table/TableBar.qml" line="+31"/>
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
        <source>Pace: instant</source>
        <translation>Tempo: natychmiast</translation>
    </message>
    <message>
        <location line="+21"/>
        <source>Menu and pause</source>
        <translation>Menu i&#xa0;pauza</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <location line="+11"/>
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
        <location line="-91"/>
        <source>Sound is off</source>
        <translation>Dźwięk jest wyłączony</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Sound is on</source>
        <translation>Dźwięk jest włączony</translation>
    </message>
    <message>
        <location line="+81"/>
        <location line="+44"/>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
</context>
<context>
    <name>TableMessages</name>
    <message>
        <location filename="../desktop/stolik/qml/Stolik/frames/TableMessages.qml" line="+82"/>
        <source>Click to continue</source>
        <translation>Kliknij, aby iść dalej</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Space to continue</source>
        <translation>Spacja: dalej</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <location filename="../desktop/stolik/pages/table/TablePage.qml" line="+264"/>
        <source>Replay</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <location line="+18"/>
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
        <location line="+281"/>
        <source>Back to the result</source>
        <translation>Wróć do wyniku</translation>
    </message>
    <message>
        <location line="-434"/>
        <source>Table</source>
        <translation>Stolik</translation>
    </message>
    <message>
        <location line="+444"/>
        <source>Trial game: it doesn&apos;t count</source>
        <translation>Na próbę: ta partia się nie liczy</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Trial game</source>
        <comment>a game that doesn&apos;t count</comment>
        <translation>Na próbę</translation>
    </message>
</context>
<context>
    <name>TableSheet</name>
    <message>
        <location filename="../desktop/stolik/pages/tournament/TableSheet.qml" line="+64"/>
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
        <source>Result of game %1</source>
        <translation>Wpisz partię %1</translation>
    </message>
    <message>
        <location line="+40"/>
        <source>Leaves</source>
        <translation>Odchodzi</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 leaves</source>
        <translation>%1 odchodzi</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Play here</source>
        <translation>Zagraj tutaj</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Resume</source>
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
        <source>Watch; press Space to continue</source>
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
        <location filename="../desktop/stolik/pages/tournament/TournamentSetupPage.qml" line="+455"/>
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n uczestnik</numerusform>
            <numerusform>%n uczestników</numerusform>
            <numerusform>%n uczestników</numerusform>
        </translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Players will appear here.</source>
        <translation>Tu pojawią się uczestnicy.</translation>
    </message>
    <message>
        <location line="+59"/>
        <source>Face of %1</source>
        <translation>Twarz: %1</translation>
    </message>
    <message>
        <location line="+21"/>
        <source>%1, computer</source>
        <translation>%1, komputer</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This name must be changed.</source>
        <translation>To imię trzeba zmienić.</translation>
    </message>
    <message>
        <location line="+41"/>
        <source>Remove %1</source>
        <translation>Wykreśl: %1</translation>
    </message>
    <message>
        <location line="-349"/>
        <source>Who is this?</source>
        <translation>Kto to jest?</translation>
    </message>
    <message>
        <location line="+4"/>
        <location line="+5"/>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Club or family (optional)</source>
        <translation>Klub lub rodzina (opcjonalnie)</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Club or family</source>
        <translation>Klub lub rodzina</translation>
    </message>
    <message>
        <location line="+28"/>
        <source>Remove player</source>
        <translation>Wykreśl</translation>
    </message>
    <message>
        <location line="-78"/>
        <location line="+86"/>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <location line="-163"/>
        <source>Games per match</source>
        <translation>Partie w&#xa0;meczu</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Seconds per move</source>
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
        <source>Semi-final places, at most</source>
        <translation>Do półfinału najwyżej</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Final places</source>
        <translation>Do finału wchodzi</translation>
    </message>
    <message>
        <location line="+11"/>
        <location line="+8"/>
        <source>Draw number</source>
        <translation>Numer losowania</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Keep clubs and families apart</source>
        <translation>Rozdziel kluby i&#xa0;rodziny</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>People from one club or family meet as rarely as possible in qualifying.</source>
        <translation>W&#xa0;eliminacjach osoby z&#xa0;jednego klubu lub rodziny spotykają się jak najrzadziej.</translation>
    </message>
    <message>
        <location line="-180"/>
        <source>New tournament</source>
        <translation>Nowy turniej</translation>
    </message>
    <message>
        <location line="+14"/>
        <location line="+90"/>
        <source>Rounds and final</source>
        <translation>Rundy i&#xa0;finał</translation>
    </message>
    <message>
        <location line="-46"/>
        <source>Start the tournament</source>
        <translation>Rozpocznij turniej</translation>
    </message>
    <message>
        <location line="+189"/>
        <source>Face</source>
        <translation>Twarz</translation>
    </message>
    <message>
        <location line="+37"/>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <location line="+29"/>
        <source>Tournament name</source>
        <translation>Nazwa turnieju</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Tournament name (optional)</source>
        <translation>Nazwa turnieju (opcjonalnie)</translation>
    </message>
    <message>
        <location line="+39"/>
        <source>You can paste a list, even from a spreadsheet: names in the first column, clubs in the second. Press a name to add a club.</source>
        <translation>Można wkleić listę, także z&#xa0;arkusza: imiona, a&#xa0;obok nich kluby. Naciśnij imię, żeby dopisać klub.</translation>
    </message>
    <message>
        <location line="-19"/>
        <source>Player&apos;s name</source>
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
        <location filename="../desktop/stolik/pages/tournament/TournamentsPage.qml" line="+91"/>
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
        <source>Will be deleted along with its cup in the family book</source>
        <translation>Do usunięcia, razem z&#xa0;pucharem w&#xa0;księdze rodzinnej</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Will be deleted</source>
        <translation>Do usunięcia</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Open: %1</source>
        <translation>Otwórz: %1</translation>
    </message>
    <message>
        <location line="+72"/>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Delete %1</source>
        <translation>Usuń: %1</translation>
    </message>
    <message>
        <location line="+45"/>
        <source>Who plays in the championship?</source>
        <translation>Kto gra w&#xa0;mistrzostwach?</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>One person against 15 computers at four levels, from round one to the final. Every game is saved: take as many evenings as you like.</source>
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
        <source>Someone else</source>
        <translation>Ktoś inny</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Start</source>
        <translation>Rozpocznij</translation>
    </message>
    <message>
        <location line="-246"/>
        <source>Tournaments</source>
        <translation>Turnieje</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Referee&apos;s corner</source>
        <translation>Kącik sędziego</translation>
    </message>
    <message>
        <location line="+20"/>
        <source>New tournament</source>
        <translation>Nowy turniej</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Championship against 15 computers</source>
        <translation>Mistrzostwa: ty i&#xa0;15 komputerów</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>No tournaments yet. Between 3 and 256 can take part: people at real tables or at this computer, and computers.</source>
        <translation>Nie ma jeszcze żadnego turnieju. Zagrać może od 3&#xa0;do 256&#xa0;uczestników: przy prawdziwych stolikach albo przy tym komputerze. Grać mogą też komputery.</translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/board/TurnButtons.qml" line="+64"/>
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
    <name>book</name>
    <message>
        <location filename="../desktop/stolik/pages/book/album.py" line="+41"/>
        <source>Play {game} under your own name, and it will appear here.</source>
        <translation>Zagraj w&#xa0;{game} pod własnym imieniem, a&#xa0;pojawi się tutaj.</translation>
    </message>
</context>
<context>
    <name>check_data</name>
    <message>
        <location filename="../desktop/stolik/services/check_data.py" line="+46"/>
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
        <source>{file} is from a newer Stolik.</source>
        <translation>Plik {file} pochodzi z&#xa0;nowszej wersji Stolika.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{file} holds a different game from the one in its name.</source>
        <translation>Plik {file} zawiera inną grę, niż mówi jego nazwa.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{file} has impossible entries.</source>
        <translation>Plik {file} zawiera wpisy, które nie mogą być prawdziwe.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{file} is larger than any file Stolik writes.</source>
        <translation>Plik {file} jest większy niż wszystko, co zapisuje Stolik.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{file} can&apos;t be read.</source>
        <translation>{file}: tego nie da się odczytać.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{file} isn&apos;t a Stolik file.</source>
        <translation>{file}: to nie pochodzi od Stolika.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There are no Stolik files in {file}.</source>
        <translation>W&#xa0;{file} nie ma żadnego pliku Stolika.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>It is left unchanged.</source>
        <translation>Pozostaje bez zmian.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It will be kept under another name.</source>
        <translation>Zostanie odłożony pod inną nazwą.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stolik uses what it can read and keeps the old file.</source>
        <translation>Co da się z&#xa0;niego odczytać, jest używane; stary plik zostaje odłożony.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This Stolik uses what it understands and keeps the rest.</source>
        <translation>Stolik używa z&#xa0;niego tego, co zna, a&#xa0;resztę zachowuje.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Parts that can&apos;t be used are skipped.</source>
        <translation>Czego nie da się z&#xa0;niego użyć, jest pomijane.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Its contents will be worked out again.</source>
        <translation>Co w&#xa0;nim było, zostanie obliczone od nowa.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It will be kept under another name, and the family book rebuilt from the finished games.</source>
        <translation>Zostanie odłożony, a&#xa0;księga rodzinna powstanie na nowo ze skończonych partii.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Folder: {folder}</source>
        <translation>Folder: {folder}</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (file|files) OK.</source>
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
        <location filename="../desktop/stolik/pages/comfort/folder_choice.py" line="+124"/>
        <source>All games, people and settings. The folder can be on a USB stick, even one shared with a second computer.</source>
        <translation>Wszystkie gry, osoby i&#xa0;ustawienia. Folder może leżeć na pendrivie, także dla drugiego komputera.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>This folder was given when Stolik was started.</source>
        <translation>Ten folder podano przy uruchamianiu Stolika.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stolik will move to {folder} when it next starts.</source>
        <translation>Przy następnym uruchomieniu Stolik przeniesie się do {folder}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>When it next starts, Stolik will use the data already in {folder}. The data here stays here.</source>
        <translation>Przy następnym uruchomieniu Stolik użyje tego, co już leży w&#xa0;{folder}. To, co jest tutaj, tu zostanie.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Your data is there already.</source>
        <translation>Wszystko już tam leży.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Restores players, settings, the family book, practice and tournaments to the end of a day. Games in progress are kept. Deleting a player deletes these backups too.</source>
        <translation>Graczy, ustawienia, księgę rodzinną, ćwiczenia i&#xa0;turnieje można przywrócić do stanu z&#xa0;końca danego dnia. Rozpoczęte partie zostają. Po usunięciu gracza znikają także te kopie.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>When it next starts, Stolik will restore: {day}. The current data is kept, so you can undo this. To cancel, press the day again.</source>
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
        <location filename="../desktop/stolik/tournament/sentences.py" line="+144"/>
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
        <source>No semi-final: there are too few players.</source>
        <translation>Półfinału nie będzie: za mało uczestników.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The best {size} play the final.</source>
        <translation>Do finału wchodzi {size} najlepszych.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Everyone plays the final.</source>
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
        <source>%n more (player is|players are) needed.</source>
        <translation>
            <numerusform>Potrzeba jeszcze %n uczestnika.</numerusform>
            <numerusform>Potrzeba jeszcze %n uczestników.</numerusform>
            <numerusform>Potrzeba jeszcze %n uczestników.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>A tournament takes at most %n (player|players).</source>
        <translation>
            <numerusform>W&#xa0;turnieju gra najwyżej %n uczestnik.</numerusform>
            <numerusform>W&#xa0;turnieju gra najwyżej %n uczestników.</numerusform>
            <numerusform>W&#xa0;turnieju gra najwyżej %n uczestników.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+2"/>
        <source>{stage}: draw the tables to begin.</source>
        <translation>{stage}: czas na losowanie stolików.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{stage}: the places so far decide who sits where.</source>
        <translation>{stage}: o&#xa0;składzie stolików decydują dotychczasowe miejsca.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{stage}: %n (game|games) still to play.</source>
        <translation>
            <numerusform>{stage}: do rozegrania została %n partia.</numerusform>
            <numerusform>{stage}: do rozegrania zostały %n partie.</numerusform>
            <numerusform>{stage}: do rozegrania zostało %n partii.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{stage}: all results are in.</source>
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
        <source>Finish qualifying</source>
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
        <source>Enter result: table {table}, game {game}</source>
        <translation>Wpisz: stolik {table}, partia {game}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Play table {table} here</source>
        <translation>Zagraj tu: stolik {table}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Resume table {table}</source>
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
        <source>{done} of {games}, started here</source>
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
        <source>a computer stands in, {level}</source>
        <translation>dalej gra komputer, {level}</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>out after qualifying</source>
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
        <source>corrected {at}</source>
        <translation>poprawione {at}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>corrected</source>
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
        <source>%n (player|players)</source>
        <translation>
            <numerusform>%n uczestnik</numerusform>
            <numerusform>%n uczestników</numerusform>
            <numerusform>%n uczestników</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/stolik/tournament/sentences.py" line="+1"/>
        <source>started {at}</source>
        <translation>początek {at}</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/tournament/card_form.py" line="+236"/>
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
        <source>Place if tied: only when points are equal but the game&apos;s rules still rank one player higher.</source>
        <translation>Miejsce przy remisie: wpisz je tylko wtedy, gdy punktów jest tyle samo, a&#xa0;zasady gry i&#xa0;tak wskazują, kto jest wyżej.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Points in the game: what counts when it ends, such as points or worms.</source>
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
        <location filename="../desktop/stolik/pages/tournament/export_sentences.py" line="+16"/>
        <source>Small points</source>
        <translation>Małe punkty</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/tournament/export_sentences.py" line="-5"/>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <location line="-12"/>
        <source>Tournament: {game}</source>
        <translation>Turniej: {game}</translation>
    </message>
    <message>
        <location line="+4"/>
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
        <source>The road to the final</source>
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
        <source>Started</source>
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
        <source>Stage</source>
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
        <location line="-31"/>
        <source>Tables drawn with number {seed}: enter it to get the same draw.</source>
        <translation>Stoliki losuje numer {seed}: kto go wpisze, wylosuje takie same.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (player|players), draw number {seed}</source>
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
        <location filename="../desktop/stolik/pages/tournament/desk_rows.py" line="+366"/>
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
        <source>risk this roll</source>
        <translation>ryzyko straty</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Chance of losing everything next roll: {chance}</source>
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
        <source>This turn {points}, including {added} for the dice chosen</source>
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
        <source>Die, {face}, can&apos;t be set aside: face already used</source>
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
        <location filename="../desktop/stolik/pages/editor/model.py" line="+49"/>
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
        <source>{tray}: no more room here.</source>
        <translation>{tray}: nic więcej się nie zmieści.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{piece}: none left in the box</source>
        <translation>{piece}: nie ma w&#xa0;pudełku</translation>
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
        <source>Press one: {taking}.</source>
        <translation>Naciśnięcie: {taking}.</translation>
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
        <location filename="../desktop/stolik/engine/messages.py" line="+159"/>
        <source>{before} {item}</source>
        <translation>{before}, {item}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{before} {last}</source>
        <translation>{before} i&#xa0;{last}</translation>
    </message>
    <message>
        <location line="+49"/>
        <source>The game is over.</source>
        <translation>Gra już się skończyła.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It isn&apos;t your turn.</source>
        <translation>Teraz nie twoja kolej.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This is someone else&apos;s move.</source>
        <translation>Ten ruch należy do kogoś innego.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There is nothing to undo: a roll or another player&apos;s move stays as it is.</source>
        <translation>Nie ma czego cofnąć: rzut ani cudzy ruch już się nie zmieni.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This game can&apos;t go on: it would be too long for Stolik to open again. It is saved as it is.</source>
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
        <location line="+15"/>
        <source>The code is correct but names no position: its options or values don&apos;t exist.</source>
        <translation>Kod jest poprawny, ale nie oznacza żadnej pozycji: nie ma takich ustawień albo wartości.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This position is impossible: {fault}</source>
        <translation>Taka pozycja jest niemożliwa: {fault}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A game never looks like this between moves.</source>
        <translation>Między dwoma ruchami gra nigdy tak nie wygląda.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The game is over in this position, so nobody can move.</source>
        <translation>W&#xa0;tej pozycji gra jest skończona, więc nikt nie ma już ruchu.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Nobody has a legal move in this position.</source>
        <translation>W&#xa0;tej pozycji nikt nie ma dozwolonego ruchu.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This isn&apos;t a Stolik game file.</source>
        <translation>To nie jest zapis gry Stolika.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The file is cut short or damaged.</source>
        <translation>Plik jest niepełny albo uszkodzony.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The file is from a newer Stolik; this one can&apos;t read it yet.</source>
        <translation>Plik pochodzi z&#xa0;nowszej wersji Stolika; ta jeszcze nie umie go odczytać.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stolik has no game called “{name}”.</source>
        <translation>W&#xa0;Stoliku nie ma gry „{name}”.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The file contains “{name}”, which doesn&apos;t belong there.</source>
        <translation>W&#xa0;pliku jest „{name}”, a&#xa0;nie powinno tam być.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>“{name}” is missing.</source>
        <translation>Brakuje „{name}”.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>“{name}” contains something that doesn&apos;t belong there.</source>
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
        <source>“{name}” contains a number with more than {most} digits.</source>
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
        <source>“{name}” contains more than {most} values.</source>
        <translation>Pole „{name}” zawiera więcej niż {most} wartości.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The values in this file are nested too deeply.</source>
        <translation>Wartości w&#xa0;tym pliku są zagnieżdżone zbyt głęboko.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The file contains characters that aren&apos;t valid text.</source>
        <translation>W&#xa0;pliku są znaki, które nie są poprawnym tekstem.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The file has {given} moves; Stolik plays at most {most}.</source>
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
        <source>This game seats {min} to {max} players; the file has {given}.</source>
        <translation>W&#xa0;tę grę może grać od {min} do {max} osób, a&#xa0;w&#xa0;pliku jest {given}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The game has no move “{name}”.</source>
        <translation>Ta gra nie ma ruchu „{name}”.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The starting position doesn&apos;t fit the game, its seats or its options.</source>
        <translation>Pozycja, od której zaczyna się partia, nie pasuje do jej gry, miejsc lub opcji.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The moves don&apos;t lead to the saved position.</source>
        <translation>Ruchy nie prowadzą do zapisanej pozycji.</translation>
    </message>
    <message>
        <location line="-44"/>
        <source>A code never contains “{sign}”: only digits, and letters except U.</source>
        <translation>Znaku „{sign}” nie ma w&#xa0;żadnym kodzie: są cyfry i&#xa0;litery bez U&#xa0;oraz polskich znaków.</translation>
    </message>
    <message>
        <location line="-78"/>
        <source>{before} and {last}</source>
        <translation>{before} i&#xa0;{last}</translation>
    </message>
    <message>
        <location line="+33"/>
        <source>{whole}.{places}</source>
        <translation>{whole},{places}</translation>
    </message>
    <message>
        <location line="+46"/>
        <source>A code has {least} letters and digits, or a few more; this one has {given}.</source>
        <translation>Kod ma {least} znaków albo trochę więcej; tutaj jest ich {given}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A letter or digit is wrong, or two are swapped. Please check the code again.</source>
        <translation>Jeden znak kodu jest inny albo dwa zamieniły się miejscami. Porównaj kod jeszcze raz.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The code is correct, but this Stolik doesn&apos;t have its game or that version of its rules.</source>
        <translation>Kod jest poprawny, ale tej gry albo tej wersji jej zasad tu nie ma.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/engine/coaching/position_editor.py" line="+77"/>
        <source>remove</source>
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
        <location filename="../desktop/stolik/pages/explorer/rollout.py" line="+203"/>
        <source>In %n (game|games) played out from here, {player} won {best} of 100 with the best choice and {other} with the other. The difference is {difference} ± {error}.</source>
        <translation>
            <numerusform>W&#xa0;%n partii rozegranej stąd do końca {player} wygrywa {best} na 100 po najlepszym wyborze, a&#xa0;{other} po tym drugim. Różnica to {difference} ± {error}.</numerusform>
            <numerusform>W&#xa0;%n partiach rozegranych stąd do końca {player} wygrywa {best} na 100 po najlepszym wyborze, a&#xa0;{other} po tym drugim. Różnica to {difference} ± {error}.</numerusform>
            <numerusform>W&#xa0;%n partiach rozegranych stąd do końca {player} wygrywa {best} na 100 po najlepszym wyborze, a&#xa0;{other} po tym drugim. Różnica to {difference} ± {error}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>In %n (game|games) played out from here, the best choice averaged {best} points, the other {other}. The difference is {difference} ± {error}.</source>
        <translation>
            <numerusform>W&#xa0;%n partii rozegranej stąd do końca najlepszy wybór daje średnio {best} pkt, a&#xa0;ten drugi – {other}. Różnica to {difference} ± {error}.</numerusform>
            <numerusform>W&#xa0;%n partiach rozegranych stąd do końca najlepszy wybór daje średnio {best} pkt, a&#xa0;ten drugi – {other}. Różnica to {difference} ± {error}.</numerusform>
            <numerusform>W&#xa0;%n partiach rozegranych stąd do końca najlepszy wybór daje średnio {best} pkt, a&#xa0;ten drugi – {other}. Różnica to {difference} ± {error}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>In %n (game|games) played out from here, {player} averaged {best} big points with the best choice and {other} with the other. The difference is {difference} ± {error}.</source>
        <translation>
            <numerusform>W&#xa0;%n partii rozegranej stąd do końca {player} dostaje średnio {best} dużego punktu przy najlepszym wyborze, a&#xa0;{other} przy tym drugim. Różnica to {difference} ± {error}.</numerusform>
            <numerusform>W&#xa0;%n partiach rozegranych stąd do końca {player} dostaje średnio {best} dużego punktu przy najlepszym wyborze, a&#xa0;{other} przy tym drugim. Różnica to {difference} ± {error}.</numerusform>
            <numerusform>W&#xa0;%n partiach rozegranych stąd do końca {player} dostaje średnio {best} dużego punktu przy najlepszym wyborze, a&#xa0;{other} przy tym drugim. Różnica to {difference} ± {error}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>%n (game|games) played out from here: too few to say anything yet.</source>
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
        <source>In these games, the other choice does better than the one called best.</source>
        <translation>W&#xa0;tych partiach ten drugi wybór wypada lepiej niż ten uznany za najlepszy.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>These games can&apos;t tell the two choices apart.</source>
        <translation>Tych dwóch wyborów nie da się w&#xa0;ten sposób odróżnić.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Computers play to the end, with the same luck for both choices each time. In 19 cases out of 20, the true difference is within “±”.</source>
        <translation>Do końca grają komputery, za każdym razem z&#xa0;tym samym szczęściem dla obu wyborów. W&#xa0;19 przypadkach na 20 prawdziwa różnica mieści się w&#xa0;granicach „±”.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>What {player} couldn&apos;t see is dealt again for every game.</source>
        <translation>To, czego {player} nie widzi, jest w&#xa0;każdej partii rozdawane na nowo.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stolik couldn&apos;t play these games.</source>
        <translation>Tych partii nie udało się rozegrać.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/explorer/model.py" line="+62"/>
        <source>costs %n (game|games) in 100</source>
        <translation>
            <numerusform>kosztuje %n partię na 100</numerusform>
            <numerusform>kosztuje %n partie na 100</numerusform>
            <numerusform>kosztuje %n partii na 100</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>costs %n (point|points)</source>
        <translation>
            <numerusform>kosztuje %n punkt</numerusform>
            <numerusform>kosztuje %n punkty</numerusform>
            <numerusform>kosztuje %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>costs {points}</source>
        <translation>kosztuje {points}</translation>
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
        <source>Chance of winning {worth}: {lost}.</source>
        <translation>Szansa na wygraną {worth}: {lost}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Weighing the options …</source>
        <translation>Porównuję możliwości…</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stolik couldn&apos;t work out what the options are worth.</source>
        <translation>Nie udało się obliczyć, ile warte są możliwości.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The others are moving …</source>
        <translation>Grają pozostali…</translation>
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
        <location filename="../desktop/stolik/services/family_book/rows.py" line="+318"/>
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
        <source>abandoned</source>
        <translation>przerwana</translation>
    </message>
    <message>
        <location line="-154"/>
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
        <location line="+4"/>
        <source>Best score</source>
        <translation>Najlepszy wynik</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Average score</source>
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
        <location line="-6"/>
        <source>%n (game|games) abandoned before the end, counted separately.</source>
        <translation>
            <numerusform>%n partia przerwana przed końcem, liczona osobno.</numerusform>
            <numerusform>%n partie przerwane przed końcem, liczone osobno.</numerusform>
            <numerusform>%n partii przerwanych przed końcem, liczonych osobno.</numerusform>
        </translation>
    </message>
    <message>
        <location line="-2"/>
        <source>No finished games yet.</source>
        <translation>Jeszcze żadnej dokończonej partii.</translation>
    </message>
    <message numerus="yes">
        <location line="+9"/>
        <source>%n (puzzle|puzzles) solved</source>
        <translation>
            <numerusform>%n rozwiązana zagadka</numerusform>
            <numerusform>%n rozwiązane zagadki</numerusform>
            <numerusform>%n rozwiązanych zagadek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>puzzle of the day: %n (day|days) in a row</source>
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
        <source>In each game: a point for every person you beat, half a point for a tie. Computers don&apos;t count.</source>
        <translation>W&#xa0;każdej partii: punkt za każdą wyprzedzoną osobę, pół punktu za remis z&#xa0;nią. Komputery się nie liczą.</translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>Evening in progress: %n (game|games) played so far.</source>
        <translation>
            <numerusform>Wieczór trwa: rozegrano dotąd %n partię.</numerusform>
            <numerusform>Wieczór trwa: rozegrano dotąd %n partie.</numerusform>
            <numerusform>Wieczór trwa: rozegrano dotąd %n partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Evening in progress: %n of {most} games played.</source>
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
        <source>An evening ranks you over several games of any kind, in any order. Choose who takes part; every game with at least two of them counts automatically.</source>
        <translation>Wieczór to jeden ranking z&#xa0;kilku partii dowolnych gier, w&#xa0;dowolnej kolejności. Wybierz, kto gra; każda partia, w&#xa0;której gra co najmniej dwoje z&#xa0;nich, liczy się automatycznie.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>No two people of this household finished a game together in this period.</source>
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
        <source>Enter both dates with day, month and year, the earlier one first.</source>
        <translation>Wpisz obie daty z&#xa0;dniem, miesiącem i&#xa0;rokiem, najpierw wcześniejszą.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Nothing yet: dice count in games played under your own names.</source>
        <translation>Jeszcze nic: kostki liczą się w&#xa0;partiach granych pod własnymi imionami.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>With %n (die|dice) rolled, each face usually comes up {low} to {high} times.</source>
        <translation>
            <numerusform>Na %n kostkę każda ścianka wypada zwykle od {low} do {high} razy.</numerusform>
            <numerusform>Na %n kostki każda ścianka wypada zwykle od {low} do {high} razy.</numerusform>
            <numerusform>Na %n kostek każda ścianka wypada zwykle od {low} do {high} razy.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Too few rolls yet to say anything about chance.</source>
        <translation>Za mało rzutów, żeby powiedzieć coś o&#xa0;przypadku.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>face {face}: %n (time|times), usually {low} to {high}</source>
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
        <source>someone {score}</source>
        <translation>ktoś {score}</translation>
    </message>
</context>
<context>
    <name>guesses</name>
    <message>
        <location filename="../desktop/stolik/pages/guess/sheet.py" line="+44"/>
        <source>Stolik couldn&apos;t set up the position.</source>
        <translation>Nie udało się ułożyć pozycji.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/guess/model.py" line="+28"/>
        <source>Your ten guesses were off by {miss} points in 100 on average.</source>
        <translation>Twoje dziesięć typów mijało się z&#xa0;prawdą średnio o&#xa0;{miss} punktów na 100.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/guess/sheet.py" line="+1"/>
        <source>Guess first: {game}</source>
        <translation>Najpierw zgadnij: {game}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Write a number from 0 (never) to 100 (always) in each box, then turn the sheet over.</source>
        <translation>Wpisz w&#xa0;każdą ramkę liczbę od 0 (nigdy) do 100 (zawsze), a&#xa0;potem odwróć kartkę.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Name:</source>
        <translation>Imię:</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The answers. Within 15 either way is a good guess.</source>
        <translation>Odpowiedzi. Różnica mniejsza niż 15 w&#xa0;każdą stronę to dobry wynik.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Guess first</source>
        <translation>Najpierw zgadnij</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/models/words.py" line="+104"/>
        <source>Very close: it is {truth}.</source>
        <translation>Bardzo blisko: jest {truth}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Not far off: it is {truth}, a little more.</source>
        <translation>Niedaleko: jest {truth}, trochę więcej.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Not far off: it is {truth}, a little less.</source>
        <translation>Niedaleko: jest {truth}, trochę mniej.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It happens more often than you might think: {truth}.</source>
        <translation>Zdarza się to częściej, niż się wydaje: {truth}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It happens less often than you might think: {truth}.</source>
        <translation>Zdarza się to rzadziej, niż się wydaje: {truth}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/services/kept/guess_log.py" line="+21"/>
        <source>%n (guess|guesses) so far. After ten, you see here how accurate they are.</source>
        <translation>
            <numerusform>Na razie %n typ. Od dziesięciu będzie tu widać, jak trafne są.</numerusform>
            <numerusform>Na razie %n typy. Od dziesięciu będzie tu widać, jak trafne są.</numerusform>
            <numerusform>Na razie %n typów. Od dziesięciu będzie tu widać, jak trafne są.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Off by {miss} points in 100 on average; the guesses tend to be too high.</source>
        <translation>Średnio o&#xa0;{miss} punktów na 100 od prawdy; typy są raczej za wysokie.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Off by {miss} points in 100 on average; the guesses tend to be too low.</source>
        <translation>Średnio o&#xa0;{miss} punktów na 100 od prawdy; typy są raczej za niskie.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Off by {miss} points in 100 on average; it isn&apos;t clear whether too high or too low.</source>
        <translation>Średnio o&#xa0;{miss} punktów na 100 od prawdy; nie da się powiedzieć, czy raczej za wysoko, czy za nisko.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>The latest {latest} are closer than the first ten.</source>
        <translation>Ostatnie {latest} są bliższe prawdy niż pierwsze dziesięć.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The latest {latest} are further off than the first ten.</source>
        <translation>Ostatnie {latest} są dalsze od prawdy niż pierwsze dziesięć.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It&apos;s too early to say whether the latest {latest} are closer than the first ten.</source>
        <translation>Czy ostatnie {latest} są bliższe prawdy niż pierwsze dziesięć, jeszcze nie da się powiedzieć.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/book/guess_rows.py" line="+14"/>
        <source>%n (guess|guesses): {said} percent guessed on average, {truth} percent in fact</source>
        <translation>
            <numerusform>%n typ: powiedziane {said} procent, naprawdę {truth} procent</numerusform>
            <numerusform>%n typy: powiedziane średnio {said} procent, naprawdę {truth} procent</numerusform>
            <numerusform>%n typów: powiedziane średnio {said} procent, naprawdę {truth} procent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n (guess|guesses): {said} percent guessed on average, {truth} percent in fact, give or take {reach}</source>
        <translation>
            <numerusform>%n typ: powiedziane {said} procent, naprawdę {truth} procent, plus minus {reach}</numerusform>
            <numerusform>%n typy: powiedziane średnio {said} procent, naprawdę {truth} procent, plus minus {reach}</numerusform>
            <numerusform>%n typów: powiedziane średnio {said} procent, naprawdę {truth} procent, plus minus {reach}</numerusform>
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
        <source>One roll for everyone: write it or circle it, and fill your lines.</source>
        <translation>Jeden rzut dla wszystkich: wpisz albo zakreśl i&#xa0;zapełniaj linie.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Where does the number go?</source>
        <translation>Gdzie wpisać liczbę?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Orange: a bonus you have won for five circles in a line. Blue frame: a number you can circle.</source>
        <translation>Na pomarańczowym tle: premia, którą masz za linię z&#xa0;pięcioma kółkami. W&#xa0;niebieskiej ramce: liczba, którą możesz zakreślić.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/knaster/ui/messages.py" line="+31"/>
        <source>The game is over: the last roll has been played.</source>
        <translation>Gra jest skończona: ostatni rzut już był.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Players can&apos;t choose what the dice show, and the table can&apos;t write or circle.</source>
        <translation>Gracz nie decyduje, co wypadnie na kostkach, a&#xa0;stół niczego nie wpisuje ani nie zakreśla.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Wait for the roll: one player rolls for everyone, and the dice go clockwise.</source>
        <translation>Poczekaj na rzut: w&#xa0;każdej rundzie jeden gracz rzuca dla wszystkich, zgodnie z&#xa0;ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Always roll both dice: {dice}, not {given}.</source>
        <translation>Rzuca się zawsze obiema kostkami. Kostki w&#xa0;rzucie: {dice}, podane: {given}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A die can only show 1, 2, 3, 4, 5 or 6.</source>
        <translation>Kostka pokazuje 1, 2, 3, 4, 5 albo 6, nic innego.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This round&apos;s roll is done: everyone must use it first.</source>
        <translation>Rzut już był: w&#xa0;rundzie rzuca się raz i&#xa0;najpierw wszyscy wpisują sumę.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Roll first: there is no sum to write or circle yet.</source>
        <translation>Najpierw rzut: nie ma jeszcze sumy do wpisania ani do zakreślenia.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>First draw the circles you get for {line}: {circles}.</source>
        <translation>Najpierw narysuj kółka, które daje {line}: {circles}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>You&apos;ve already used this roll: write or circle once per roll.</source>
        <translation>Ten rzut masz już za sobą: po każdym rzucie wpisuje się albo zakreśla tylko raz.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>You can pass only on the last roll. Write the {sum}, or circle one you have.</source>
        <translation>Pasować można tylko w&#xa0;ostatnim rzucie: teraz wpisz {sum} albo zakreśl pole z&#xa0;tą liczbą.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>There is no such cell: the sheet has five rows and five columns.</source>
        <translation>Kartka ma pięć rzędów i&#xa0;pięć kolumn, a&#xa0;takiego pola nie ma.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This cell already has {number}: numbers stay where you write them.</source>
        <translation>W&#xa0;tym polu stoi już {number}: liczba zostaje tam, gdzie ją wpisano.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This cell is empty: you can only circle a number.</source>
        <translation>To pole jest puste: zakreślić można tylko liczbę.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This cell has {number}, but the sum is {sum}: circle only the number rolled.</source>
        <translation>W&#xa0;tym polu stoi {number}, a&#xa0;suma to {sum}: zakreślić można tylko wyrzuconą liczbę.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This {number} already has a circle.</source>
        <translation>Ta liczba ma już kółko: {number}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The sheet has no line “{name}”: rows are r0 to r4, columns c0 to c4, diagonals d0 and d1.</source>
        <translation>Na kartce nie ma linii „{name}”: rzędy to r0 do r4, kolumny c0 do c4, przekątne d0 i&#xa0;d1.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>No circles to draw: you get them only for a line just filled.</source>
        <translation>Nie ma kółek do narysowania: daje je tylko linia, która właśnie się zapełniła.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>No circles to draw in {line}.</source>
        <translation>Tu nie ma kółek do narysowania: {line}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Circles to draw in {line}: exactly {circles}, not {given}.</source>
        <translation>Kółka do narysowania ({line}): dokładnie {circles}, nie {given}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Draw each circle around a different cell in {line}.</source>
        <translation>Każde kółko rysuje się wokół innego pola tej linii: {line}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This cell isn&apos;t in {line}.</source>
        <translation>To pole nie należy do tej linii: {line}.</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>{player} rolls both dice.</source>
        <translation>{player} rzuca obiema kostkami.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} rolled {dice}: the sum is {total}.</source>
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
        <source>{player} fills {line}: {combination}, %n (circle|circles).</source>
        <translation>
            <numerusform>{player}, pełna linia: {line}. To {combination}, %n&#xa0;kółko.</numerusform>
            <numerusform>{player}, pełna linia: {line}. To {combination}, %n&#xa0;kółka.</numerusform>
            <numerusform>{player}, pełna linia: {line}. To {combination}, %n&#xa0;kółek.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} draws circles in {line}: {cells}.</source>
        <translation>{player} rysuje kółka ({line}): {cells}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} has nothing left to circle in {line}: all five numbers are circled.</source>
        <translation>{player} nie ma już czego zakreślić ({line}): wszystkie pięć liczb ma kółka.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{player} has five circles in {line}: +{bonus}.</source>
        <translation>{player} ma pięć kółek ({line}): +{bonus}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}&apos;s sheet is full! After this round comes the last roll.</source>
        <translation>{player} ma pełną kartkę! Po tej rundzie będzie ostatni rzut.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} passes.</source>
        <translation>{player} pasuje.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} rolls for everyone now.</source>
        <translation>Teraz dla wszystkich rzuca {player}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The game is over.</source>
        <translation>Koniec gry.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{player} fills {line}: no combination, no circles.</source>
        <translation>{player}, pełna linia: {line}. Bez układu, bez kółek.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} draws a circle in {line}: {cells}.</source>
        <translation>{player} rysuje kółko ({line}): {cells}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The last roll! {player} rolls for everyone.</source>
        <translation>Ostatni rzut! {player} rzuca dla wszystkich.</translation>
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
        <source>The dice show {dice}</source>
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
        <source>The youngest player, a random one, or the one you choose.</source>
        <translation>Najmłodsza osoba, wylosowana albo wybrana.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Circles whenever it can, otherwise fills two rows at a time.</source>
        <translation>Zakreśla, kiedy może, a&#xa0;poza tym zapełnia naraz tylko dwa rzędy.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Circles whenever it can, otherwise keeps equal numbers together in all directions.</source>
        <translation>Zakreśla, kiedy może, a&#xa0;poza tym zbiera jednakowe liczby we wszystkich kierunkach.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Weighs what every line can still become, but only on its own sheet.</source>
        <translation>Ocenia, co jeszcze może powstać w&#xa0;każdej linii; myśli tylko o&#xa0;swojej kartce.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Knows what each line is worth at every stage, and watches how soon others may end the game.</source>
        <translation>Wie, ile warta jest każda linia na każdym etapie, i&#xa0;pilnuje, jak szybko inni skończą grę.</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Over 50 points is a good score. Try again!</source>
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
        <source>Best move of the game: {player}, %n (circle|circles) at once.</source>
        <translation>
            <numerusform>Najlepszy ruch partii: {player}, %n kółko naraz.</numerusform>
            <numerusform>Najlepszy ruch partii: {player}, %n kółka naraz.</numerusform>
            <numerusform>Najlepszy ruch partii: {player}, %n kółek naraz.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>First to five circles in a line: {player}, {line}.</source>
        <translation>Pierwsza linia z&#xa0;pięcioma kółkami: {line}, {player}.</translation>
    </message>
    <message>
        <location line="+150"/>
        <source>Look at your sheet. How likely is the next sum to give you a line&apos;s fifth circle?</source>
        <translation>Na twojej kartce takiej, jaka jest teraz: jak prawdopodobne jest, że następna suma pozwoli zakreślić piątą liczbę linii?</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Look at your sheet. How likely is the next sum to be a number you can circle?</source>
        <translation>Na twojej kartce takiej, jaka jest teraz: jak prawdopodobne jest, że następną sumę można będzie zakreślić?</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>How likely is the next sum to be {number}?</source>
        <translation>Jak prawdopodobne jest, że następna suma to {number}?</translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <location filename="../desktop/stolik/games/knaster/ui/view_model.py" line="+48"/>
        <source>%n (point|points)</source>
        <translation>
            <numerusform>%n&#xa0;punkt</numerusform>
            <numerusform>%n&#xa0;punkty</numerusform>
            <numerusform>%n&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message>
        <location line="+0"/>
        <source>The best sheet</source>
        <translation>Najlepsza kartka</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A perfect sheet!</source>
        <translation>Kartka doskonała!</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Five circles in a line!</source>
        <translation>Pięć kółek w&#xa0;linii!</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/knaster/ui/view_model.py" line="+1"/>
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
    <message>
        <location filename="../desktop/stolik/games/knaster/ui/voice.py" line="+455"/>
        <source>Circle this {number}: it&apos;s the fifth circle in {line}, +{bonus}.</source>
        <translation>Zakreśl tu&#xa0;{number}: {line} ma wtedy pięć kółek, +{bonus}.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Circle this {number}: it&apos;s a point, and it counts in %n (line|lines).</source>
        <translation>
            <numerusform>Zakreśl tu&#xa0;{number}: to punkt, a&#xa0;kółko liczy się w&#xa0;%n&#xa0;linii.</numerusform>
            <numerusform>Zakreśl tu&#xa0;{number}: to punkt, a&#xa0;kółko liczy się w&#xa0;%n&#xa0;liniach.</numerusform>
            <numerusform>Zakreśl tu&#xa0;{number}: to punkt, a&#xa0;kółko liczy się w&#xa0;%n&#xa0;liniach.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Roll both dice.</source>
        <translation>Rzuć obiema kostkami.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Pass: this number doesn&apos;t help you.</source>
        <translation>Spasuj: ta liczba nic ci nie da.</translation>
    </message>
    <message>
        <location line="-121"/>
        <source>What&apos;s the sum, and how likely is it?</source>
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
        <source>The sum is {total}, a {ways} in 36 chance.</source>
        <translation>Suma to {total}: szansa {ways} na 36.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Nobody has rolled yet. The likeliest sum is 7, a 6 in 36 chance.</source>
        <translation>Nikt jeszcze nie rzucił. Najczęstsza suma to 7: szansa 6 na 36.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>First use the arrows to go to a cell.</source>
        <translation>Najpierw przejdź strzałkami do pola na kartce.</translation>
    </message>
    <message numerus="yes">
        <location line="-317"/>
        <source>{player} – %n (point|points)</source>
        <translation>
            <numerusform>{player} – %n&#xa0;punkt</numerusform>
            <numerusform>{player} – %n&#xa0;punkty</numerusform>
            <numerusform>{player} – %n&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>{player}&apos;s sheet, %n (point|points)</source>
        <translation>
            <numerusform>Kartka, {player}: %n&#xa0;punkt</numerusform>
            <numerusform>Kartka, {player}: %n&#xa0;punkty</numerusform>
            <numerusform>Kartka, {player}: %n&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{player}&apos;s sheet, %n (point|points), still writing</source>
        <translation>
            <numerusform>Kartka, {player}: %n&#xa0;punkt, jeszcze bez wpisu</numerusform>
            <numerusform>Kartka, {player}: %n&#xa0;punkty, jeszcze bez wpisu</numerusform>
            <numerusform>Kartka, {player}: %n&#xa0;punktów, jeszcze bez wpisu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{player}&apos;s sheet, %n (point|points), done</source>
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
        <source>{number}, chosen to be circled</source>
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
        <source>Bonus {bonus} for {line}, just filled: %n (circle|circles) to draw</source>
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
        <location line="+1"/>
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
        <source>{cell}: you can&apos;t write or circle anything here now.</source>
        <translation>{cell}: nie można tu teraz nic wpisać ani zakreślić.</translation>
    </message>
    <message>
        <location line="+166"/>
        <source>{player}, roll the dice for everyone.</source>
        <translation>{player}, rzuć kostkami dla wszystkich.</translation>
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
        <source>You&apos;ve filled several lines. Choose which one comes first.</source>
        <translation>Masz kilka pełnych linii. Wybierz tę, która będzie pierwsza.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Filled: {line} – {combination}. Every number left there gets a circle.</source>
        <translation>Pełna linia: {line}&#xa0;– {combination}. Wszystkie pozostałe liczby dostają tam kółko.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Filled: {line} – {combination}. Choose %n more (number|numbers) to circle.</source>
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
        <source>{player}, write the {total} in an empty cell or circle one you have.</source>
        <translation>{player}, wpisz {total} w&#xa0;puste pole albo zakreśl {total}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{player}, write the {total} or pass.</source>
        <translation>{player}, wpisz {total} albo spasuj.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}, circle the {total} or pass.</source>
        <translation>{player}, zakreśl {total} albo spasuj.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}, write or circle the {total}, or pass.</source>
        <translation>{player}, wpisz {total}, zakreśl {total} albo spasuj.</translation>
    </message>
    <message>
        <location line="+31"/>
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
        <source>{player} has a full sheet: next comes the last roll.</source>
        <translation>{player} ma pełną kartkę: będzie ostatni rzut.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} rolls once more for everyone. Then the points are counted.</source>
        <translation>{player} rzuca jeszcze raz dla wszystkich. Potem liczymy punkty.</translation>
    </message>
    <message>
        <location line="+1"/>
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
        <source>the sheet is full, so after this round comes the last roll</source>
        <translation>kartka pełna, po tej rundzie ostatni rzut</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>passes</source>
        <translation>pasuje</translation>
    </message>
    <message numerus="yes">
        <location line="+80"/>
        <source>Write the {number} here: with a bonus it earns %n (point|points) at once.</source>
        <translation>
            <numerusform>Wpisz tu {number}: z&#xa0;premią daje to od razu %n punkt.</numerusform>
            <numerusform>Wpisz tu {number}: z&#xa0;premią daje to od razu %n punkty.</numerusform>
            <numerusform>Wpisz tu {number}: z&#xa0;premią daje to od razu %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Write the {number} here: it fills {line}, %n (circle|circles).</source>
        <translation>
            <numerusform>Wpisz tu {number}: pełna linia ({line}), %n kółko.</numerusform>
            <numerusform>Wpisz tu {number}: pełna linia ({line}), %n kółka.</numerusform>
            <numerusform>Wpisz tu {number}: pełna linia ({line}), %n kółek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Write the {number} here: {line} already has (one|%n) like it.</source>
        <translation>
            <numerusform>Wpisz tu {number}: {line} ma już %n taką samą liczbę.</numerusform>
            <numerusform>Wpisz tu {number}: {line} ma już %n takie same liczby.</numerusform>
            <numerusform>Wpisz tu {number}: {line} ma już %n takich samych liczb.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Write the {number} here: it spoils no straight.</source>
        <translation>Wpisz tu {number}: to nie psuje żadnego strita.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Write the {number} here: {line} could become a straight.</source>
        <translation>Wpisz tu {number}: {line} może dać strita.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Write the {number} here: the odds favour it.</source>
        <translation>Wpisz tu {number}: tak wychodzi z&#xa0;obliczeń.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Circle this {number}: the odds favour it.</source>
        <translation>Zakreśl tu {number}: tak wychodzi z&#xa0;obliczeń.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Draw (this circle|these circles): the odds favour it.</source>
        <translation>
            <numerusform>Zakreśl to pole: tak wychodzi z&#xa0;obliczeń.</numerusform>
            <numerusform>Zakreśl te pola: tak wychodzi z&#xa0;obliczeń.</numerusform>
            <numerusform>Zakreśl te pola: tak wychodzi z&#xa0;obliczeń.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Pass: the odds favour it.</source>
        <translation>Spasuj: tak wychodzi z&#xa0;obliczeń.</translation>
    </message>
    <message numerus="yes">
        <location line="+30"/>
        <source>With a bonus it earns %n (point|points) at once.</source>
        <translation>
            <numerusform>Z&#xa0;premią daje to od razu %n punkt.</numerusform>
            <numerusform>Z&#xa0;premią daje to od razu %n punkty.</numerusform>
            <numerusform>Z&#xa0;premią daje to od razu %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>It spoils no straight.</source>
        <translation>To nie psuje żadnego strita.</translation>
    </message>
    <message numerus="yes">
        <location line="+15"/>
        <source>After the best move {line} is only %n (circle|circles) short.</source>
        <translation>
            <numerusform>Po najlepszym ruchu brakuje tylko %n kółka ({line}).</numerusform>
            <numerusform>Po najlepszym ruchu brakuje tylko %n kółek ({line}).</numerusform>
            <numerusform>Po najlepszym ruchu brakuje tylko %n kółek ({line}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>With a bonus the best move earns %n more (point|points) at once.</source>
        <translation>
            <numerusform>Najlepszy ruch daje z&#xa0;premią od razu o&#xa0;%n punkt więcej.</numerusform>
            <numerusform>Najlepszy ruch daje z&#xa0;premią od razu o&#xa0;%n punkty więcej.</numerusform>
            <numerusform>Najlepszy ruch daje z&#xa0;premią od razu o&#xa0;%n punktów więcej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>The best move earns %n more (circle|circles) at once.</source>
        <translation>
            <numerusform>Najlepszy ruch daje od razu o&#xa0;%n kółko więcej.</numerusform>
            <numerusform>Najlepszy ruch daje od razu o&#xa0;%n kółka więcej.</numerusform>
            <numerusform>Najlepszy ruch daje od razu o&#xa0;%n kółek więcej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The best cell joins %n of that number, yours none.</source>
        <translation>
            <numerusform>Najlepsze pole leży w&#xa0;linii z&#xa0;%n taką samą liczbą, twoje z&#xa0;żadną.</numerusform>
            <numerusform>Najlepsze pole leży w&#xa0;linii z&#xa0;%n takimi samymi liczbami, twoje z&#xa0;żadną.</numerusform>
            <numerusform>Najlepsze pole leży w&#xa0;linii z&#xa0;%n takimi samymi liczbami, twoje z&#xa0;żadną.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The best cell joins %n more of that number than yours.</source>
        <translation>
            <numerusform>Najlepsze pole łączy o&#xa0;%n taką samą liczbę więcej niż twoje.</numerusform>
            <numerusform>Najlepsze pole łączy o&#xa0;%n takie same liczby więcej niż twoje.</numerusform>
            <numerusform>Najlepsze pole łączy o&#xa0;%n takich samych liczb więcej niż twoje.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Your {number} spoils a possible straight in {line}.</source>
        <translation>Twoje {number} psuje możliwy strit ({line}).</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>With the {other}, {line} could have become a straight.</source>
        <translation>Z&#xa0;liczbą {other} mógł tam powstać strit ({line}).</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/knaster/lesson.py" line="+44"/>
        <source>Roll again.</source>
        <translation>Rzuć jeszcze raz.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Fill your sheet with numbers, then circle them. Roll the two dice.</source>
        <translation>Wpisujesz liczby w&#xa0;kartkę, a&#xa0;potem zakreślasz je kółkami. Rzuć obiema kostkami.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>5 and 3 make 8. Click the top left cell to write 8 there.</source>
        <translation>5 i&#xa0;3 to razem 8. Kliknij pole w&#xa0;lewym górnym rogu, żeby wpisać tam 8.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Your first number!</source>
        <translation>Pierwsza liczba już jest!</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>8 again! Keep equal numbers together: write it beside the first 8.</source>
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
        <location line="+2"/>
        <source>One cell of the top row is empty. Roll again.</source>
        <translation>W&#xa0;górnym rzędzie jest jeszcze jedno puste pole. Rzuć jeszcze raz.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Another 8! Write it in the last cell of the top row.</source>
        <translation>Jeszcze jedna ósemka! Wpisz ją w&#xa0;ostatnie pole górnego rzędu.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The row is full, with four of a kind.</source>
        <translation>Rząd jest pełny, a&#xa0;w&#xa0;nim cztery takie same liczby.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Four of a kind earns two circles. Click the first two 8s.</source>
        <translation>Za cztery takie same liczby rysujesz dwa kółka. Kliknij dwie pierwsze ósemki.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Each circle is a point.</source>
        <translation>Każde kółko to jeden punkt.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>You can circle the others when their number comes up. Roll again.</source>
        <translation>Inne liczby zakreślisz, gdy znowu wypadną. Rzuć jeszcze raz.</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>An 8! Click the first 8 without a circle.</source>
        <translation>Ósemka! Kliknij pierwszą ósemkę bez kółka.</translation>
    </message>
    <message>
        <location line="+27"/>
        <source>A straight earns three circles. Click any three numbers in the row.</source>
        <translation>Strit daje trzy kółka. Kliknij dowolne trzy liczby w&#xa0;tym rzędzie.</translation>
    </message>
    <message>
        <location line="-32"/>
        <source>A 7! You have one already. Click your 7 to circle it.</source>
        <translation>Siódemka! Masz już jedną. Kliknij ją, żeby zakreślić ją kółkiem.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Circle or write: each time you choose one.</source>
        <translation>Za każdym razem wybierasz: zakreślić liczbę czy ją wpisać.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Only one circle is missing in the top row. Roll again.</source>
        <translation>W&#xa0;górnym rzędzie brakuje już tylko jednego kółka. Rzuć jeszcze raz.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>There it is. Circle the last 8 in the top row.</source>
        <translation>No i&#xa0;jest! Zakreśl ostatnią ósemkę w&#xa0;górnym rzędzie.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Five circles in a row! The top row earns you 9 more points.</source>
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
        <source>5, 6, 7, 8, 9: that&apos;s a straight!</source>
        <translation>5, 6, 7, 8, 9: to strit!</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>17 points: 8 circles, and 9 for the top row.</source>
        <translation>17 punktów: 8 kółek i&#xa0;9 za górny rząd.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Columns and the two diagonals work like rows. When the sheet is full, there is one last roll.</source>
        <translation>Kolumny i&#xa0;obie przekątne liczą się tak samo. Gdy kartka jest pełna, jest jeszcze jeden, ostatni rzut.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/knaster/ui/voice.py" line="-28"/>
        <source>It fills {line}: {combination}, %n (circle|circles).</source>
        <translation>
            <numerusform>Pełna linia: {line}, {combination}, %n&#xa0;kółko.</numerusform>
            <numerusform>Pełna linia: {line}, {combination}, %n&#xa0;kółka.</numerusform>
            <numerusform>Pełna linia: {line}, {combination}, %n&#xa0;kółek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>It joins (one|%n) like it in {line}.</source>
        <translation>
            <numerusform>Jest tam już %n&#xa0;taka sama liczba: {line}.</numerusform>
            <numerusform>Są tam już %n&#xa0;takie same liczby: {line}.</numerusform>
            <numerusform>Jest tam już %n&#xa0;takich samych liczb: {line}.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+2"/>
        <source>With the {other}, {line} could become a straight.</source>
        <translation>Jest tam też {other}, więc {line} może dać strita.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It&apos;s the fifth circle in {line}: +{bonus}.</source>
        <translation>To piąte kółko: {line}, +{bonus}.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>It&apos;s a point, and it counts in %n (line|lines).</source>
        <translation>
            <numerusform>To punkt, a&#xa0;kółko liczy się w&#xa0;%n&#xa0;linii.</numerusform>
            <numerusform>To punkt, a&#xa0;kółko liczy się w&#xa0;%n&#xa0;liniach.</numerusform>
            <numerusform>To punkt, a&#xa0;kółko liczy się w&#xa0;%n&#xa0;liniach.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The number didn&apos;t help you.</source>
        <translation>Ta liczba nic by ci nie dała.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/knaster/ui/messages.py" line="-299"/>
        <source>The roll is still to come, so there can be no dice yet.</source>
        <translation>Rzut dopiero będzie, więc nie może tu być kostek.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Player {place} needs more circles in {line}: a filled line gets them at once.</source>
        <translation>Gracz {place} ma za mało kółek ({line}): kółka za pełną linię rysuje się od razu.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Everyone has used the roll, so the round is over.</source>
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
        <source>erase</source>
        <translation>wymaż</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Who rolls?</source>
        <translation>Kto rzuca?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This is the last roll</source>
        <translation>To ostatni rzut</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} has used the number</source>
        <translation>{player}: liczba wpisana</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The number has been used</source>
        <translation>Liczba jest wpisana</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} still has circles to draw in</source>
        <translation>{player}: kółka do zakreślenia</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Circles still to draw in</source>
        <translation>Kółka do zakreślenia</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/knaster/ui/voice.py" line="+10"/>
        <source>You miss out on the fifth circle in {line}: +{bonus}.</source>
        <translation>Omija cię piąte kółko ({line}): +{bonus}.</translation>
    </message>
    <message numerus="yes">
        <location line="+5"/>
        <source>Your {number} earns no circles now; the best move earns %n.</source>
        <translation>
            <numerusform>Twoja liczba {number} nie daje teraz żadnego kółka, najlepszy ruch daje %n kółko.</numerusform>
            <numerusform>Twoja liczba {number} nie daje teraz żadnego kółka, najlepszy ruch daje %n kółka.</numerusform>
            <numerusform>Twoja liczba {number} nie daje teraz żadnego kółka, najlepszy ruch daje %n kółek.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <location filename="../desktop/stolik/pages/lesson/model.py" line="+26"/>
        <source>You can do that in a game. But try this first:</source>
        <translation>W&#xa0;zwykłej grze można i&#xa0;tak. Ale teraz spróbuj tego:</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Watch what happens.</source>
        <translation>Patrz, co się dzieje.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/lesson/table.py" line="+35"/>
        <source>A real game can tell you that. Now try this:</source>
        <translation>To pokaże ci zwykła gra. Teraz spróbuj tego:</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/lesson/model.py" line="+1"/>
        <source>Now you know how to play.</source>
        <translation>Teraz już umiesz grać.</translation>
    </message>
</context>
<context>
    <name>luck</name>
    <message>
        <location filename="../desktop/stolik/pages/book/luck.py" line="+127"/>
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
        <source>Line: {start} of 100, if all played equally well.</source>
        <translation>Kreska: gdyby wszyscy grali równie dobrze, {start} na 100.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Line: {start} points, with the best play.</source>
        <translation>Kreska: przy najlepszej grze, {start} pkt.</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Luck aside</source>
        <translation>Pomijając szczęście</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>better than the others</source>
        <translation>lepiej niż wśród równych</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>worse than the others</source>
        <translation>gorzej niż wśród równych</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>level with the others</source>
        <translation>mniej więcej jak wśród równych</translation>
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
        <source>Luck brought %n more (point|points) per game than average.</source>
        <translation>
            <numerusform>Szczęście dawało w&#xa0;każdej partii o&#xa0;%n punkt więcej niż przeciętnie.</numerusform>
            <numerusform>Szczęście dawało w&#xa0;każdej partii o&#xa0;%n punkty więcej niż przeciętnie.</numerusform>
            <numerusform>Szczęście dawało w&#xa0;każdej partii o&#xa0;%n punktów więcej niż przeciętnie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Luck brought %n fewer (point|points) per game than average.</source>
        <translation>
            <numerusform>Szczęście dawało w&#xa0;każdej partii o&#xa0;%n punkt mniej niż przeciętnie.</numerusform>
            <numerusform>Szczęście dawało w&#xa0;każdej partii o&#xa0;%n punkty mniej niż przeciętnie.</numerusform>
            <numerusform>Szczęście dawało w&#xa0;każdej partii o&#xa0;%n punktów mniej niż przeciętnie.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Luck was about average.</source>
        <translation>Szczęście było mniej więcej przeciętne.</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Total luck from game to game, in games won</source>
        <translation>Szczęście dodawane z&#xa0;partii na partię, w&#xa0;wygranych partiach</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Total luck from game to game, in points</source>
        <translation>Szczęście dodawane z&#xa0;partii na partię, w&#xa0;punktach</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Shaded: where 19 out of 20 people with ordinary luck stay</source>
        <translation>Cień: tu mieści się 19 na 20 osób ze zwykłym szczęściem</translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%n finished (game|games), all of them counted.</source>
        <translation>
            <numerusform>Znana jest %n dokończona partia i&#xa0;jest policzona.</numerusform>
            <numerusform>Znane są %n dokończone partie i&#xa0;wszystkie są policzone.</numerusform>
            <numerusform>Znanych jest %n dokończonych partii i&#xa0;wszystkie są policzone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n finished (game|games), {done} counted so far; the rest will follow.</source>
        <translation>
            <numerusform>Znana jest %n dokończona partia, policzone: {done}; reszta wkrótce.</numerusform>
            <numerusform>Znane są %n dokończone partie, policzone: {done}; reszta wkrótce.</numerusform>
            <numerusform>Znanych jest %n dokończonych partii, policzone: {done}; reszta wkrótce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n (game|games) couldn&apos;t be worked out.</source>
        <translation>
            <numerusform>%n partii nie udało się policzyć.</numerusform>
            <numerusform>%n partii nie udało się policzyć.</numerusform>
            <numerusform>%n partii nie udało się policzyć.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>“±” is how far chance can mislead, in 19 cases out of 20.</source>
        <translation>„±” mówi, o&#xa0;ile może zmylić przypadek: w&#xa0;19 z&#xa0;20 przypadków nie bardziej.</translation>
    </message>
</context>
<context>
    <name>moments</name>
    <message>
        <location filename="../desktop/stolik/engine/moments.py" line="+55"/>
        <source>{player}: {moment}</source>
        <translation>{player}: {moment}</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>What a comeback!</source>
        <translation>Co za powrót!</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The first win against this computer!</source>
        <translation>Pierwsza wygrana z&#xa0;tym komputerem!</translation>
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
        <source>A family games table on one computer, for people and computer players.</source>
        <translation>Mały stół dla rodziny na jednym komputerze: gry dla ludzi i&#xa0;graczy komputerowych.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The computers play at four levels or match your strength, and see only what a player in their seat would see. Every move is saved. Nothing is sent anywhere or collected.</source>
        <translation>Komputery grają na czterech poziomach albo tak mocno jak ty i&#xa0;widzą tyle, ile gracz na ich miejscu. Każdy ruch jest zapisywany. Program niczego nie wysyła i&#xa0;niczego nie zbiera.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>The games&apos; names are trademarks of their owners. Stolik is an independent, unofficial program.</source>
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
        <source>The games on the home page</source>
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
        <source>Play dice and tile games around one computer</source>
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
        <source>Stolik game file</source>
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
        <location filename="../desktop/stolik/pages/practice/__init__.py" line="+35"/>
        <source>Practice</source>
        <translation>Ćwiczenia</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/comfort/__init__.py" line="+27"/>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
</context>
<context>
    <name>pickomino</name>
    <message>
        <location filename="../desktop/stolik/games/pickomino/__init__.py" line="+14"/>
        <location filename="../desktop/stolik/games/pickomino/ui/printed.py" line="+24"/>
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
        <location line="+4"/>
        <source>Roll again, or take a tile?</source>
        <translation>Rzucać dalej czy wziąć płytkę?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You can take a raised tile now. The best move is the one that wins most often.</source>
        <translation>Wysuniętą płytkę można teraz wziąć. Najlepszy ruch to ten, który najczęściej daje wygraną.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/pickomino/ui/messages.py" line="+34"/>
        <source>The game is over: there are no face-up tiles left in the centre.</source>
        <translation>Koniec gry: na środku stołu nie ma już odkrytych płytek.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Players can&apos;t choose what the dice show, and the table can&apos;t choose for them.</source>
        <translation>Gracz nie decyduje, co wypadnie na kostkach, a&#xa0;stół nie wybiera za graczy.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>It isn&apos;t your turn: wait for another player or for the roll.</source>
        <translation>Teraz nie twoja kolej: najpierw ruch ma ktoś inny albo trzeba rzucić kostkami.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A die can only show 1, 2, 3, 4, 5 or a worm (6).</source>
        <translation>Kostka pokazuje 1, 2, 3, 4, 5 albo robala (6), nic innego.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Roll all the dice that aren&apos;t set aside: {dice}, not {given}.</source>
        <translation>Rzuca się zawsze wszystkimi kostkami, które nie są odłożone: {dice}, a&#xa0;nie {given}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Roll first: you set one face aside after each roll.</source>
        <translation>Najpierw rzuć: po każdym rzucie odkłada się jeden wynik.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You&apos;ve already set {face} aside this turn.</source>
        <translation>W&#xa0;tej kolejce masz już odłożone {face}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You rolled no {face}: set aside a face that you did roll.</source>
        <translation>W&#xa0;tym rzucie nie wypadły {face}: odłóż wynik, który widać na kostkach.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>First set aside one of the faces you rolled.</source>
        <translation>Najpierw odłóż jeden z&#xa0;wyników, które wypadły.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>All eight dice are set aside: now you must take or steal a tile.</source>
        <translation>Wszystkie osiem kostek jest odłożonych: teraz trzeba wziąć albo podebrać płytkę.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>To get a tile you need at least one worm set aside.</source>
        <translation>Żeby dostać płytkę, trzeba mieć wśród odłożonych kostek co najmniej jednego robala.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Tile {tile} isn&apos;t the top of another player&apos;s stack: you can&apos;t steal it.</source>
        <translation>Podebrać można tylko płytkę z&#xa0;wierzchu cudzego stosu, a&#xa0;płytka&#xa0;{tile} tam nie leży.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Tile {tile} is your own: you can&apos;t steal from yourself.</source>
        <translation>Płytka {tile} jest twoja: nie podbiera się samemu sobie.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>To steal tile {tile} you need exactly {tile}; your sum is {sum}.</source>
        <translation>Żeby podebrać płytkę&#xa0;{tile}, trzeba mieć dokładnie {tile}; twoja suma to&#xa0;{sum}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Tile {tile} isn&apos;t face up in the centre.</source>
        <translation>Płytka {tile} nie leży odkryta na środku stołu.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Your sum is {sum}, too low for tile {tile}.</source>
        <translation>Twoja suma to&#xa0;{sum}: za mało na płytkę&#xa0;{tile}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>With {sum} you must take the highest tile you can: {best}, not {tile}.</source>
        <translation>Przy sumie&#xa0;{sum} bierze się najwyższą możliwą płytkę: {best}, a&#xa0;nie {tile}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Dice on the table: {given} of {dice}.</source>
        <translation>Kostki na stole: {given} z&#xa0;{dice}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Every face rolled is already set aside, so none can be chosen.</source>
        <translation>Wszystkie wyrzucone wyniki leżą już wśród odłożonych, więc żadnego nie można wybrać.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>All eight dice are set aside, with no worm among them.</source>
        <translation>Odłożono wszystkie osiem kostek, a&#xa0;wśród nich nie ma robala.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>All eight dice are set aside, with no tile for {sum}.</source>
        <translation>Odłożono wszystkie osiem kostek, a&#xa0;za {sum} nie ma żadnej płytki.</translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>{player} rolls %n (die|dice).</source>
        <translation>
            <numerusform>{player} rzuca %n&#xa0;kostką.</numerusform>
            <numerusform>{player} rzuca %n&#xa0;kostkami.</numerusform>
            <numerusform>{player} rzuca %n&#xa0;kostkami.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{player} rolled {dice}.</source>
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
        <location line="+1"/>
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
        <source>{player} puts tile {tile} back in the centre.</source>
        <translation>{player} oddaje płytkę&#xa0;{tile} na środek stołu.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Tile {tile} is turned face down.</source>
        <translation>Płytka&#xa0;{tile} wypada z&#xa0;gry: odwracamy ją.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It&apos;s {player}&apos;s turn.</source>
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
        <translation>Odłożyć {face}</translation>
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
        <source>The dice show {dice}</source>
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
        <source>the roll has no new face</source>
        <translation>nie wypadł żaden nowy wynik</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>all dice are set aside, with no worm among them</source>
        <translation>wszystkie kostki są odłożone i&#xa0;nie ma wśród nich robala</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>all dice are set aside, with no tile for the sum</source>
        <translation>wszystkie kostki są odłożone i&#xa0;nie ma płytki dla tej sumy</translation>
    </message>
    <message>
        <location line="+5"/>
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
        <source>The youngest player, a random one, or the one you choose.</source>
        <translation>Najmłodsza osoba, wylosowana albo wybrana.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Stricter bust</source>
        <translation>Surowsza kara</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The highest tile is turned over even if a player without tiles goes bust.</source>
        <translation>Najwyższa płytka wypada z&#xa0;gry także po spalonym rzucie gracza, który nie ma żadnej płytki.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Sets worms aside at once, takes the first tile it can, and never tries to steal.</source>
        <translation>Od razu odkłada robale, bierze pierwszą możliwą płytkę i&#xa0;nigdy nie myśli o&#xa0;podbieraniu.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Sets aside the most points, steals when it can, and rolls on with three dice or more.</source>
        <translation>Odkłada najwięcej punktów, podbiera, kiedy może, i&#xa0;rzuca dalej, gdy zostały co najmniej trzy kostki.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Goes boldly for the most worms a turn can bring, ignoring the score.</source>
        <translation>Liczy, jak zdobyć w&#xa0;jednej kolejce najwięcej robali; gra odważnie i&#xa0;nie patrzy na wyniki innych.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Plays to win: weighs where each tile would go, who leads, and how near the end is.</source>
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
        <source>worth {number} worms, {percent}% risk of a bust this turn</source>
        <translation>zysk {number} robala, ryzyko w&#xa0;całej kolejce&#xa0;{percent}%</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{number}% to win</source>
        <translation>szansa na wygraną {number}%</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Boldest thief: {player}, %n (tile|tiles) stolen.</source>
        <translation>
            <numerusform>Najodważniej podbiera {player}: %n&#xa0;podebrana płytka.</numerusform>
            <numerusform>Najodważniej podbiera {player}: %n&#xa0;podebrane płytki.</numerusform>
            <numerusform>Najodważniej podbiera {player}: %n&#xa0;podebranych płytek.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Best sum of the game: {total}, by {player}.</source>
        <translation>Najlepszą sumę w&#xa0;tej partii ma {player}: {total}.</translation>
    </message>
    <message>
        <location line="+114"/>
        <source>How likely is the next roll to be a bust?</source>
        <translation>Jak prawdopodobne jest, że następny rzut będzie spalony?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Say you go only for tile {tile}. How likely are you to get it this turn?</source>
        <translation>Grasz tylko o&#xa0;płytkę {tile}: jak prawdopodobne jest, że zdobędziesz ją w&#xa0;tej kolejce?</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>The boldest steal</source>
        <translation>Najśmielsze podebranie</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The last roll would have failed %n (time|times) in 100.</source>
        <translation>
            <numerusform>Ostatni rzut nie udałby się %n raz na 100.</numerusform>
            <numerusform>Ostatni rzut nie udałby się %n razy na 100.</numerusform>
            <numerusform>Ostatni rzut nie udałby się %n razy na 100.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/pickomino/ui/printed.py" line="-1"/>
        <source>Tiles</source>
        <translation>Płytki</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>{first} and {second} tie on worms: the higher tile decides.</source>
        <translation>{first} i&#xa0;{second} mają tyle samo robali: rozstrzyga wyższa płytka.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>The stacks, with the first tile on the left</source>
        <translation>Stosy, od pierwszej płytki z&#xa0;lewej</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/pickomino/ui/voice.py" line="+458"/>
        <source>Set the (worm|worms) aside: no worm, no tile.</source>
        <translation>
            <numerusform>Odłóż robala: bez robala nie ma płytki.</numerusform>
            <numerusform>Odłóż robale: bez robala nie ma płytki.</numerusform>
            <numerusform>Odłóż robale: bez robala nie ma płytki.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Set (this die|these dice) aside: that lowers the risk of a bust to {busts}%.</source>
        <translation>
            <numerusform>Odłóż tę kostkę: ryzyko spalenia spada do {busts}%.</numerusform>
            <numerusform>Odłóż te kostki: ryzyko spalenia spada do {busts}%.</numerusform>
            <numerusform>Odłóż te kostki: ryzyko spalenia spada do {busts}%.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>(This is|These are) the only (die|dice) you can keep.</source>
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
        <source>Roll the dice: that&apos;s how every turn starts.</source>
        <translation>Rzuć kostkami: tak zaczyna się każda kolejka.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Roll on: if you stop now, you lose.</source>
        <translation>Rzucaj dalej: jeśli teraz przestaniesz, przegrasz.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Take tile {tile}: it wins you the game.</source>
        <translation>Weź płytkę {tile}: z&#xa0;nią wygrywasz.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Take tile {tile}: another roll would be a bust about %n (time|times) in 10.</source>
        <translation>
            <numerusform>Weź płytkę {tile}: około %n&#xa0;na 10 dalszych rzutów byłby spalony.</numerusform>
            <numerusform>Weź płytkę {tile}: około %n&#xa0;na 10 dalszych rzutów byłoby spalonych.</numerusform>
            <numerusform>Weź płytkę {tile}: około %n&#xa0;na 10 dalszych rzutów byłoby spalonych.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Take tile {tile}: another roll would almost certainly be a bust.</source>
        <translation>Weź płytkę {tile}: następny rzut byłby prawie na pewno spalony.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Take tile {tile}: there are no dice left to roll.</source>
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
        <location line="-149"/>
        <source>What&apos;s the sum, and the risk of a bust?</source>
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
        <source>Whose top tile can I steal?</source>
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
        <location line="-65"/>
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
        <source>Tile {tile}, on top of {player}&apos;s stack</source>
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
        <location line="+51"/>
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
        <source>There are no face-up tiles in the centre.</source>
        <translation>Na środku nie ma odkrytej płytki.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Face down: {tiles}.</source>
        <translation>Zakryte: {tiles}.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{player}: {tile} on top, %n (tile|tiles) in all.</source>
        <translation>
            <numerusform>{player}: {tile}, to jedyna płytka.</numerusform>
            <numerusform>{player}: {tile} na wierzchu, razem %n płytki.</numerusform>
            <numerusform>{player}: {tile} na wierzchu, razem %n płytek.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}: no tiles.</source>
        <translation>{player}: bez płytki.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You can steal with exactly: {tiles}.</source>
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
        <source>The sum is {sum}: you can steal tile {sum} now.</source>
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
        <source>puts tile {tile} back in the centre</source>
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
        <location line="+5"/>
        <source>Three fives: that makes 15.</source>
        <translation>Trzy piątki: to razem 15.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The cheapest tile costs 21. Roll the other five dice.</source>
        <translation>Najtańsza płytka kosztuje 21. Rzuć pozostałymi pięcioma kostkami.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Well done: 25, with a worm.</source>
        <translation>Świetnie: 25 i&#xa0;są robale.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>The tile is yours, with two worms on it.</source>
        <translation>Płytka jest twoja, a&#xa0;na niej dwa robale.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>The other player has taken tile 23. Your turn: roll.</source>
        <translation>Drugi gracz ma teraz płytkę 23. Twoja kolej: rzuć.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Five worms! Keep them.</source>
        <translation>Pięć robali! Odłóż je.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>25 at once.</source>
        <translation>Od razu 25.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Tile 25 is already yours, so you take the next one down: 24. Click it!</source>
        <translation>Płytka 25 jest już twoja, więc bierzesz najbliższą niższą: 24. Kliknij ją!</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Tile 24 is on top of your stack now.</source>
        <translation>Płytka 24 leży teraz na wierzchu twojego stosu.</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>The other player has taken tile 22. Your turn: roll.</source>
        <translation>Drugi gracz ma teraz płytkę 22. Twoja kolej: rzuć.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Set the four fours aside.</source>
        <translation>Odłóż cztery czwórki.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>16 is too low, and you have no worm yet. Roll on.</source>
        <translation>16 to za mało, a&#xa0;robala jeszcze nie ma. Rzuć dalej.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bust: only fours again! You lose your top tile, and 36 is turned over.</source>
        <translation>Rzut spalony: znowu same czwórki! Tracisz płytkę z&#xa0;wierzchu, a&#xa0;36 wypada z&#xa0;gry.</translation>
    </message>
    <message>
        <location line="-49"/>
        <source>You set aside every die with the same face. Click one of the fives.</source>
        <translation>Zawsze odkładasz wszystkie takie same kostki. Kliknij jedną z&#xa0;piątek.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>You have fives already, so keep the worms: each counts 5. No worm, no tile.</source>
        <translation>Piątki już masz, więc weź robale: każdy liczy się za 5. Bez robala nie ma płytki.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>With 25 and a worm you can take tile 25. Click it!</source>
        <translation>Masz 25 i&#xa0;robala, więc możesz wziąć płytkę 25. Kliknij ją!</translation>
    </message>
    <message>
        <location line="+44"/>
        <source>Never mind. The other player has tile 24 on top now. Your turn: roll.</source>
        <translation>Nie szkodzi. Drugi gracz ma teraz na wierzchu płytkę 24. Twoja kolej: rzuć.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Four worms! Keep them.</source>
        <translation>Cztery robale! Odłóż je.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>20 at once.</source>
        <translation>Od razu 20.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Four dice are left. Roll them.</source>
        <translation>Zostały cztery kostki. Rzuć nimi.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The other player&apos;s top tile is 24. Keep the four: that makes exactly 24.</source>
        <translation>Drugi gracz ma na wierzchu płytkę 24. Odłóż czwórkę: będziesz mieć dokładnie 24.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Exactly 24.</source>
        <translation>Dokładnie 24.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Now you can steal that tile from the other player. Click it!</source>
        <translation>Teraz możesz podebrać tę płytkę drugiemu graczowi. Kliknij ją!</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../desktop/stolik/games/pickomino/ui/voice.py" line="-124"/>
        <source>Stolen!</source>
        <translation>Podebrana!</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>One number at a time, at least one worm, and stop in time. When the tiles run out, the most worms wins.</source>
        <translation>Za każdym razem jedna liczba, przynajmniej jeden robal i&#xa0;stop, zanim spalisz rzut. Gdy na środku nie ma już płytek, wygrywa ten, kto ma najwięcej robali.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/pickomino/ui/voice.py" line="-151"/>
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
        <source>Chance of tile {tile} this turn: {chance}.</source>
        <translation>Szansa na płytkę {tile} w&#xa0;tej kolejce: {chance}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Chance of stealing tile {tile} this turn: {chance}.</source>
        <translation>Szansa na podebranie płytki {tile} w&#xa0;tej kolejce: {chance}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>All dice are set aside: take tile {tile}, or steal tile {other} from {victim}.</source>
        <translation>Wszystkie kostki są odłożone: trzeba wziąć płytkę&#xa0;{tile} albo podebrać płytkę&#xa0;{other}&#xa0;– ma ją {victim}.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>All dice are set aside: you must take tile {tile}.</source>
        <translation>Wszystkie kostki są odłożone: trzeba wziąć płytkę&#xa0;{tile}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>All dice are set aside: you must steal tile {other} from {victim}.</source>
        <translation>Wszystkie kostki są odłożone: trzeba podebrać płytkę&#xa0;{other}&#xa0;– ma ją {victim}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>You can take tile {tile}, or steal tile {other} from {victim}.</source>
        <translation>Można wziąć płytkę&#xa0;{tile} albo podebrać płytkę&#xa0;{other}&#xa0;– ma ją {victim}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You can take tile {tile}.</source>
        <translation>Można wziąć płytkę&#xa0;{tile}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You can steal tile {other} from {victim}.</source>
        <translation>Można podebrać płytkę&#xa0;{other}&#xa0;– ma ją {victim}.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>With {sum} you can take tile {tile}.</source>
        <translation>Suma&#xa0;{sum}: można wziąć płytkę&#xa0;{tile}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No tile for {sum} yet.</source>
        <translation>Dla sumy&#xa0;{sum} nie ma jeszcze płytki.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No tile for {sum} yet, and no worm either.</source>
        <translation>Dla sumy&#xa0;{sum} nie ma jeszcze płytki, brakuje też robala.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No tile yet: you need a worm.</source>
        <translation>Jeszcze bez płytki: brakuje robala.</translation>
    </message>
    <message numerus="yes">
        <location line="+32"/>
        <source>Only a sum of {low} gets you tile {tile}: %n (way|ways) to make it.</source>
        <translation>
            <numerusform>Płytkę {tile} daje tylko suma {low}: można ją ułożyć na %n&#xa0;sposób.</numerusform>
            <numerusform>Płytkę {tile} daje tylko suma {low}: można ją ułożyć na %n&#xa0;sposoby.</numerusform>
            <numerusform>Płytkę {tile} daje tylko suma {low}: można ją ułożyć na %n&#xa0;sposobów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>A sum from {low} to {high} gets you tile {tile}: %n (way|ways).</source>
        <translation>
            <numerusform>Płytkę {tile} daje suma od {low} do {high}: można ją ułożyć na %n&#xa0;sposób.</numerusform>
            <numerusform>Płytkę {tile} daje suma od {low} do {high}: można ją ułożyć na %n&#xa0;sposoby.</numerusform>
            <numerusform>Płytkę {tile} daje suma od {low} do {high}: można ją ułożyć na %n&#xa0;sposobów.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>You can&apos;t get tile {tile} this turn any more.</source>
        <translation>Płytki {tile} w&#xa0;tej kolejce nie dadzą już żadne kostki.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Tile {tile} is easier: any sum from {low} to {high} will do.</source>
        <translation>Łatwiejsza jest płytka {tile}: daje ją każda suma od {low} do {high}.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Tile {tile} is easier: %n (way|ways).</source>
        <translation>
            <numerusform>Łatwiejsza jest płytka {tile}: %n&#xa0;sposób.</numerusform>
            <numerusform>Łatwiejsza jest płytka {tile}: %n&#xa0;sposoby.</numerusform>
            <numerusform>Łatwiejsza jest płytka {tile}: %n&#xa0;sposobów.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Tile {tile} is easier: its dice come up more often.</source>
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
        <source>risk of a bust</source>
        <translation>ryzyko spalenia</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Risk of a bust next roll: {chance}</source>
        <translation>Ryzyko spalenia: {chance}</translation>
    </message>
    <message>
        <location line="+29"/>
        <source>{player} and {other} tie on worms: the higher tile decides.</source>
        <translation>{player} i&#xa0;{other} mają tyle samo robali: rozstrzyga wyższa płytka.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Bust!</source>
        <translation>Rzut spalony!</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There is no tile to give back.</source>
        <translation>Nie ma płytki do oddania.</translation>
    </message>
    <message numerus="yes">
        <location line="+278"/>
        <source>With (it|them) the risk of a bust falls to {busts}%.</source>
        <translation>
            <numerusform>Z&#xa0;tą kostką ryzyko spalenia spada do {busts}%.</numerusform>
            <numerusform>Z&#xa0;tymi kostkami ryzyko spalenia spada do {busts}%.</numerusform>
            <numerusform>Z&#xa0;tymi kostkami ryzyko spalenia spada do {busts}%.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-56"/>
        <source>Set (this die|these dice) aside: the odds favour it.</source>
        <translation>
            <numerusform>Odłóż tę kostkę: tak wychodzi z&#xa0;obliczeń.</numerusform>
            <numerusform>Odłóż te kostki: tak wychodzi z&#xa0;obliczeń.</numerusform>
            <numerusform>Odłóż te kostki: tak wychodzi z&#xa0;obliczeń.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Roll on: it&apos;s worth {best} worms on average, more than stopping.</source>
        <translation>Rzucaj dalej: to daje średnio {best} robala, więcej niż koniec kolejki.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Roll on: the odds favour it.</source>
        <translation>Rzucaj dalej: tak wychodzi z&#xa0;obliczeń.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Take tile {tile}: the odds favour it.</source>
        <translation>Weź płytkę {tile}: tak wychodzi z&#xa0;obliczeń.</translation>
    </message>
    <message numerus="yes">
        <location line="+38"/>
        <source>You had to keep the (worm|worms): no worm, no tile.</source>
        <translation>
            <numerusform>Robal był potrzebny: bez robala nie ma płytki.</numerusform>
            <numerusform>Robale były potrzebne: bez robala nie ma płytki.</numerusform>
            <numerusform>Robale były potrzebne: bez robala nie ma płytki.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Rolling on is worth {best} worms on average, more than stopping.</source>
        <translation>Dalszy rzut daje średnio {best} robala, więcej niż koniec kolejki.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stopping there would have lost the game.</source>
        <translation>Bez tego rzutu gra byłaby przegrana.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Tile {tile} wins the game.</source>
        <translation>Płytka {tile} daje wygraną.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Another roll would have been a bust about %n (time|times) in 10.</source>
        <translation>
            <numerusform>Około %n&#xa0;na 10 dalszych rzutów byłby spalony.</numerusform>
            <numerusform>Około %n&#xa0;na 10 dalszych rzutów byłoby spalonych.</numerusform>
            <numerusform>Około %n&#xa0;na 10 dalszych rzutów byłoby spalonych.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Another roll would almost certainly have been a bust.</source>
        <translation>Następny rzut byłby prawie na pewno spalony.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There were no dice left to roll.</source>
        <translation>Nie było już kostek do rzutu.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>You gain %n (worm|worms), and the tile&apos;s owner loses (it|them).</source>
        <translation>
            <numerusform>Zyskujesz %n&#xa0;robala, a&#xa0;właściciel płytki go traci.</numerusform>
            <numerusform>Zyskujesz %n&#xa0;robale, a&#xa0;właściciel płytki je traci.</numerusform>
            <numerusform>Zyskujesz %n&#xa0;robali, a&#xa0;właściciel płytki je traci.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+12"/>
        <source>Still no worm: %n more (turn|turns) in 100 (goes|go) bust.</source>
        <translation>
            <numerusform>Dalej bez robala: przepada o&#xa0;%n kolejkę na 100 więcej.</numerusform>
            <numerusform>Dalej bez robala: przepada o&#xa0;%n kolejki na 100 więcej.</numerusform>
            <numerusform>Dalej bez robala: przepada o&#xa0;%n kolejek na 100 więcej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Fewer dice are left: %n more (turn|turns) in 100 (goes|go) bust.</source>
        <translation>
            <numerusform>Zostaje mniej kostek: przepada o&#xa0;%n kolejkę na 100 więcej.</numerusform>
            <numerusform>Zostaje mniej kostek: przepada o&#xa0;%n kolejki na 100 więcej.</numerusform>
            <numerusform>Zostaje mniej kostek: przepada o&#xa0;%n kolejek na 100 więcej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>After your choice %n more (turn|turns) in 100 (goes|go) bust.</source>
        <translation>
            <numerusform>Po twoim wyborze przepada o&#xa0;%n kolejkę na 100 więcej.</numerusform>
            <numerusform>Po twoim wyborze przepada o&#xa0;%n kolejki na 100 więcej.</numerusform>
            <numerusform>Po twoim wyborze przepada o&#xa0;%n kolejek na 100 więcej.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The best choice is worth {gap} more worms on average.</source>
        <translation>Najlepszy wybór jest wart średnio o&#xa0;{gap} robala więcej.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Tile {tile} would have won; after rolling you win {yours} in 100.</source>
        <translation>Płytka {tile} dałaby wygraną; po twoim rzucie wygrywasz {yours} na 100 partii.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Rolling on goes bust {yours} times in 100; tile {tile} was safe.</source>
        <translation>Spalonych jest {yours} na 100 takich rzutów; płytka {tile} była pewna.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Rolling on is worth {yours} worms on average, less than tile {tile}.</source>
        <translation>Dalszy rzut daje średnio {yours} robala, mniej niż płytka {tile}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Rolling on is worth {best} worms on average, more than tile {tile}.</source>
        <translation>Dalszy rzut jest wart średnio {best} robala, więcej niż płytka {tile}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Tile {tile} loses the game; the best move wins {best} in 100.</source>
        <translation>Z&#xa0;płytką {tile} partia jest przegrana; najlepszy ruch wygrywa {best} na 100.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/pickomino/ui/position_editor.py" line="+41"/>
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
    <message numerus="yes">
        <location filename="../desktop/stolik/games/pickomino/ui/voice.py" line="+1"/>
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
        <location filename="../desktop/stolik/analysis/practice.py" line="+215"/>
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
        <source>Your move wins {yours} games in 100, the best one wins {best}.</source>
        <translation>Twój ruch wygrywa {yours} na 100 partii, najlepszy {best}.</translation>
    </message>
    <message>
        <location line="+1"/>
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
        <source>Stolik couldn&apos;t work out what the moves are worth.</source>
        <translation>Nie udało się obliczyć, ile warte są ruchy.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/practice/room.py" line="+44"/>
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
        <source>Box</source>
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
        <location filename="../desktop/stolik/pages/puzzles/model.py" line="+36"/>
        <source>That&apos;s it! The puzzle is solved.</source>
        <translation>Właśnie tak! Zagadka rozwiązana.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Puzzle of the day: %n (day|days) in a row.</source>
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
        <source>Stolik couldn&apos;t make the puzzle.</source>
        <translation>Nie udało się ułożyć zagadki.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/kept/puzzles.py" line="+27"/>
        <source>Easy</source>
        <translation>Łatwa</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Fairly easy</source>
        <translation>Dość łatwa</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Medium</source>
        <translation>Średnia</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Hard</source>
        <translation>Trudna</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Very hard</source>
        <translation>Bardzo trudna</translation>
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
        <source>During the game, this would give away what is still secret.</source>
        <translation>Póki gra trwa, zdradziłoby to, co jeszcze jest tajne.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{game} can&apos;t be reviewed this way: its chances haven&apos;t been worked out yet.</source>
        <translation>{game}: tej gry nie da się tak obejrzeć, bo nikt jeszcze nie policzył w&#xa0;niej szans.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Nothing has been played yet, so there is nothing to show.</source>
        <translation>Nikt jeszcze nie zagrał, więc nie ma o&#xa0;czym mówić.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stolik couldn&apos;t work out the chances in this game.</source>
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
        <source>What cost the most</source>
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
        <source>People first, then computers.</source>
        <translation>Najpierw ludzie, potem komputery.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{turn}, {player}</source>
        <translation>{turn}, {player}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Best: {move}.</source>
        <translation>Najlepiej było: {move}.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The game isn&apos;t over: this is the picture so far.</source>
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
        <source>Gain from better choices, on average</source>
        <translation>Średnio na lepszym wyborze</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Gain from the better choice</source>
        <translation>Na lepszym wyborze</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Choices when hardly any chance was left</source>
        <translation>Wybory, gdy nie było już prawie szans</translation>
    </message>
    <message>
        <location line="+13"/>
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
        <location line="+5"/>
        <source>The best choice would win %n more (game|games) in 100.</source>
        <translation>
            <numerusform>Najlepszy wybór dałby %n wygraną więcej na 100 partii.</numerusform>
            <numerusform>Najlepszy wybór dałby %n wygrane więcej na 100 partii.</numerusform>
            <numerusform>Najlepszy wybór dałby %n wygranych więcej na 100 partii.</numerusform>
        </translation>
    </message>
    <message>
        <location line="-50"/>
        <source>{good} of {all}</source>
        <translation>{good}&#xa0;z&#xa0;{all}</translation>
    </message>
    <message numerus="yes">
        <location line="+74"/>
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
        <location line="-34"/>
        <source>Luck was worth %n more (win|wins) in 100 games.</source>
        <translation>
            <numerusform>Szczęście dało %n wygraną na 100 partii.</numerusform>
            <numerusform>Szczęście dało %n wygrane na 100 partii.</numerusform>
            <numerusform>Szczęście dało %n wygranych na 100 partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Luck cost %n (win|wins) in 100 games.</source>
        <translation>
            <numerusform>Pech zabrał %n wygraną na 100 partii.</numerusform>
            <numerusform>Pech zabrał %n wygrane na 100 partii.</numerusform>
            <numerusform>Pech zabrał %n wygranych na 100 partii.</numerusform>
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
        <source>There was never a choice to make, so there is nothing to say about the choices.</source>
        <translation>Nie było w&#xa0;czym wybierać, więc o&#xa0;wyborach nic nie można powiedzieć.</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>With only %n (choice|choices), there&apos;s no saying how good they were.</source>
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
        <source>%n more (choice|choices): by then there was hardly any chance to win.</source>
        <translation>
            <numerusform>Jeszcze %n&#xa0;wybór: wtedy szans na wygraną prawie już nie było.</numerusform>
            <numerusform>Jeszcze %n&#xa0;wybory: wtedy szans na wygraną prawie już nie było.</numerusform>
            <numerusform>Jeszcze %n&#xa0;wyborów: wtedy szans na wygraną prawie już nie było.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n (choice|choices), but by then there was hardly any chance to win.</source>
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
        <location line="+2"/>
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
        <location line="-8"/>
        <source>{what}: {times}×.</source>
        <translation>{what}: {times}×.</translation>
    </message>
    <message>
        <location line="-32"/>
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
        <location line="+62"/>
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
        <source>Choices are counted as in a tournament: by the big points they bring on average, 4 for a win.</source>
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
        <source>%n (win|wins) in 100</source>
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
        <location line="-103"/>
        <source>How did I play?</source>
        <translation>Jak mi poszło?</translation>
    </message>
    <message>
        <location line="+282"/>
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
        <source>{leader} was ahead for most of the game, but the (winner is|winners are) {winners}.</source>
        <translation>
            <numerusform>Przez większość gry prowadzi {leader}, ale wygrywa {winners}.</numerusform>
            <numerusform>Przez większość gry prowadzi {leader}, ale wygrywają {winners}.</numerusform>
            <numerusform>Przez większość gry prowadzi {leader}, ale wygrywają {winners}.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+6"/>
        <source>{leader} was ahead for most of the game; {winners} share first place.</source>
        <translation>Przez większość gry prowadzi {leader}; pierwsze miejsce zajmują razem {winners}.</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Nobody was ahead for most of the game; the (winner is|winners are) {winners}.</source>
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
        <source>Luck was about the same for everyone.</source>
        <translation>Szczęście dzieli się mniej więcej po równo.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Of the others, {player} chose best: {good} of {choices} choices were good.</source>
        <translation>Z&#xa0;pozostałych najlepiej wybiera {player}: dobrych wyborów {good} z&#xa0;{choices}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Of the other people, {player} chose best: {good} of {choices} choices were good.</source>
        <translation>Z&#xa0;pozostałych osób najlepiej wybiera {player}: dobrych wyborów {good} z&#xa0;{choices}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Luck brought {size}.</source>
        <translation>Szczęście dało {size}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Luck cost {size}.</source>
        <translation>Pech zabrał {size}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{good} of {choices} choices were good; the others cost {size}.</source>
        <translation>Dobrych wyborów: {good} z&#xa0;{choices}, pozostałe kosztowały {size}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{good} of {choices} choices were good; the other one cost {size}.</source>
        <translation>Dobrych wyborów: {good} z&#xa0;{choices}, ten jeden kosztował {size}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Each of the {choices} choices cost something: {size} in all.</source>
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
        <source>You can take sets apart, as long as every tile ends up in a complete set.</source>
        <translation>Układy na stole wolno rozdzielać, byle na koniec leżały same pełne układy.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/referee_tool.py" line="+448"/>
        <source>Can this rack open?</source>
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
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <location line="+5"/>
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
        <source>%n (tile isn&apos;t|tiles aren&apos;t) a set yet: a set needs at least three.</source>
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
        <source>A group has at most four tiles, one per colour; this has %n.</source>
        <translation>
            <numerusform>Grupa ma najwyżej cztery kostki, każdą w&#xa0;innym kolorze; tu jest %n&#xa0;kostka.</numerusform>
            <numerusform>Grupa ma najwyżej cztery kostki, każdą w&#xa0;innym kolorze; tu są %n&#xa0;kostki.</numerusform>
            <numerusform>Grupa ma najwyżej cztery kostki, każdą w&#xa0;innym kolorze; tu jest %n&#xa0;kostek.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{tile} doesn&apos;t belong here: this group is all {number}s.</source>
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
        <source>A run goes up, from its lowest number to its highest.</source>
        <translation>Seria rośnie: od najniższej liczby do najwyższej.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A run ends at 13: there is no 1 after it.</source>
        <translation>Seria kończy się na 13: dalej nie ma już 1.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A run counts up one by one, but here {next} comes right after {number}.</source>
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
        <source>The joker would be {number} here, but numbers only go from 1 to 13.</source>
        <translation>Joker oznaczałby tu&#xa0;{number}, a&#xa0;są tylko liczby od 1 do 13.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{tile} and {other} don&apos;t fit together in a run or a group.</source>
        <translation>{tile} i&#xa0;{other} nie pasują do siebie ani w&#xa0;serii, ani w&#xa0;grupie.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>A joker can&apos;t stay on its own: use it in a set this turn.</source>
        <translation>Joker nie może leżeć sam: użyj go w&#xa0;układzie jeszcze w&#xa0;tym ruchu.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/printed.py" line="+156"/>
        <source>{player} wins the game: {points}.</source>
        <translation>{player} wygrywa partię: {points}.</translation>
    </message>
    <message>
        <location line="+37"/>
        <source>{one} and {other} tie on points and tiles. The last to lay wins, or else the order of play decides.</source>
        <translation>{one} i&#xa0;{other} mają tyle samo punktów w&#xa0;tylu samo kostkach: rozstrzyga późniejsze wyłożenie, a&#xa0;bez niego kolejność gry.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>The tile that made it possible came in turn {turn}: {tile}.</source>
        <translation>Umożliwiła to kostka z&#xa0;kolejki {turn}: {tile}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The tiles dealt at the start were enough for that.</source>
        <translation>Wystarczały do tego rozdane kostki.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/messages.py" line="+37"/>
        <source>The match is over: there are no more moves.</source>
        <translation>Mecz jest skończony: żaden ruch nie jest już możliwy.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Players can&apos;t deal or call time, and the table can&apos;t choose for them.</source>
        <translation>Gracz nie rozdaje kostek ani nie kończy czasu, a&#xa0;stół nie podejmuje decyzji.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>First everyone draws a tile to see who starts.</source>
        <translation>Najpierw każdy losuje kostkę na początek.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>First the tiles must be shuffled and dealt.</source>
        <translation>Najpierw trzeba wymieszać i&#xa0;rozdać kostki.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Wait a moment: someone may still ask for a new deal.</source>
        <translation>Jeszcze chwila: ktoś może poprosić o&#xa0;nowe rozdanie.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It isn&apos;t your turn: wait for another player.</source>
        <translation>Teraz nie twoja kolej: najpierw gra ktoś inny.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Nobody is drawing for the start now.</source>
        <translation>Teraz nikt nie losuje kostki na początek.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This isn&apos;t the time to shuffle.</source>
        <translation>To nie jest pora na mieszanie kostek.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This match has no clock, so time can&apos;t run out.</source>
        <translation>Ten mecz toczy się bez zegara, więc czas nie może minąć.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It&apos;s nobody&apos;s turn now, so time can&apos;t run out.</source>
        <translation>Teraz nie jest niczyja kolej, więc czas nie może minąć.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>New deals are only for three doublets, before the first move.</source>
        <translation>O&#xa0;nowe rozdanie można prosić tylko przed pierwszym ruchem i&#xa0;tylko z&#xa0;trzema dubletami.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>First say whether you want a new deal.</source>
        <translation>Najpierw powiedz, czy chcesz nowego rozdania.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You can do that only after drawing a tile.</source>
        <translation>To można zrobić dopiero po dobraniu kostki.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You&apos;ve already announced it.</source>
        <translation>Zapowiedź już padła.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You&apos;ve drawn a tile, so you can&apos;t lay or draw again this turn.</source>
        <translation>Kostka jest już dobrana: w&#xa0;tym ruchu nie można nic wyłożyć ani dobrać.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The bank is empty: lay tiles, or pass.</source>
        <translation>Bank jest pusty: wyłóż kostki albo spasuj.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>You can pass only when the bank is empty; it still has %n (tile|tiles).</source>
        <translation>
            <numerusform>Pasować można tylko przy pustym banku, a&#xa0;jest w&#xa0;nim jeszcze %n&#xa0;kostka.</numerusform>
            <numerusform>Pasować można tylko przy pustym banku, a&#xa0;są w&#xa0;nim jeszcze %n&#xa0;kostki.</numerusform>
            <numerusform>Pasować można tylko przy pustym banku, a&#xa0;jest w&#xa0;nim jeszcze %n&#xa0;kostek.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The number of tiles must be {tiles}, not {given}.</source>
        <translation>Kostek musi być tyle, ile każą zasady: {tiles}, nie {given}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Player {place} must draw a tile for the start.</source>
        <translation>Gracz {place} musi wylosować kostkę na początek.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Player {place} doesn&apos;t draw for the start again.</source>
        <translation>Gracz {place} nie losuje już kostki na początek.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There is no tile called “{tile}”.</source>
        <translation>Nie ma kostki o&#xa0;nazwie „{tile}”.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{tile} can&apos;t be in two places at once.</source>
        <translation>{tile} nie może leżeć w&#xa0;dwóch miejscach naraz.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{tile} isn&apos;t on the table or on your rack.</source>
        <translation>{tile} nie leży na stole i&#xa0;nie ma jej na twojej tabliczce.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{tile} was on the table before your turn, so it must stay there.</source>
        <translation>{tile} leży na stole od początku ruchu i&#xa0;musi na nim zostać.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This joker must stay on the table.</source>
        <translation>Ten joker musi zostać na stole.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A set on the table can&apos;t be empty.</source>
        <translation>Układ bez żadnej kostki nie może leżeć na stole.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Lay at least one tile from your own rack.</source>
        <translation>Wyłóż co najmniej jedną kostkę ze swojej tabliczki.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You can&apos;t touch other players&apos; sets until you open with {needed} points.</source>
        <translation>Przed własnym otwarciem za {needed} punktów nie wolno ruszać tego, co wyłożyli inni.</translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Your sets are worth %n (point|points); you need {needed} to open.</source>
        <translation>
            <numerusform>Twoje układy są warte %n&#xa0;punkt; na otwarcie potrzeba {needed}.</numerusform>
            <numerusform>Twoje układy są warte %n&#xa0;punkty; na otwarcie potrzeba {needed}.</numerusform>
            <numerusform>Twoje układy są warte %n&#xa0;punktów; na otwarcie potrzeba {needed}.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+12"/>
        <source>These tiles aren&apos;t there any more.</source>
        <translation>Tych kostek już tam nie ma.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>That spot isn&apos;t there any more.</source>
        <translation>Tego miejsca już nie ma.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>That doesn&apos;t extend or complete any set.</source>
        <translation>To nie wydłuża ani nie uzupełnia żadnego układu.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>That fits more than one set: choose one.</source>
        <translation>To pasuje do kilku układów: wybierz, do którego.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You haven&apos;t moved any tiles this turn.</source>
        <translation>W&#xa0;tym ruchu nie ma jeszcze czego cofnąć.</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Time per move</source>
        <translation>Czas na ruch</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A tournament allows one minute; at home you can play without a clock.</source>
        <translation>Na turnieju jest minuta; w&#xa0;domu można grać bez zegara.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Penalty tiles</source>
        <translation>Karne kostki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>When time is up, draw one tile, or three as the box says.</source>
        <translation>Ile kostek się dobiera, gdy skończy się czas: jedną czy trzy, jak w&#xa0;zasadach z&#xa0;pudełka.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Put the table back</source>
        <translation>Przywracanie stołu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>When time is up, the table goes back to how it was. If off, only loose tiles go to the rack.</source>
        <translation>Gdy skończy się czas, stół wraca do poprzedniego stanu; bez tej zasady na tabliczkę wracają tylko luźne kostki.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Games in a match</source>
        <translation>Partie w&#xa0;meczu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A tournament plays two games at each table and adds up the points.</source>
        <translation>Na turnieju gra się przy stoliku dwie partie i&#xa0;sumuje punkty.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Right to a new deal</source>
        <translation>Prawo do nowego rozdania</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Anyone dealt three doublets may ask for a new deal.</source>
        <translation>Kto dostanie trzy dublety, może poprosić o&#xa0;nowe rozdanie.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Opening with 20 points instead of 30</source>
        <translation>Otwarcie za 20 punktów zamiast 30</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Makes it easier for a child or a beginner; the score card shows it.</source>
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
        <source>One minute per move, two games.</source>
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
        <location line="+12"/>
        <source>Lays as many tiles as it can. At most 6 tiles and 2 changed sets a minute.</source>
        <translation>Wykłada jak najwięcej kostek: do 6 kostek i&#xa0;2 zmienionych układów na minutę.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Lays as many tiles as it can, but holds its jokers until someone has one tile left. At most 8 tiles and 3 changed sets a minute.</source>
        <translation>Wykłada jak najwięcej kostek, ale jokery trzyma, aż komuś zostanie jedna kostka: do 8 kostek i&#xa0;3 zmienionych układów na minutę.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Plays to win, and weighs what to lay and what to hold. At most 14 tiles and 6 changed sets a minute.</source>
        <translation>Gra o&#xa0;zwycięstwo i&#xa0;waży, co wyłożyć, a&#xa0;co zatrzymać: do 14 kostek i&#xa0;6 zmienionych układów na minutę.</translation>
    </message>
    <message numerus="yes">
        <location line="+60"/>
        <source>Everyone passed, so game {game} is over. {player} has the fewest points left and gets %n (point|points).</source>
        <translation>
            <numerusform>Partia {game} skończona, bo wszyscy spasowali: {player} ma najmniej punktów na tabliczce i&#xa0;dostaje %n&#xa0;punkt.</numerusform>
            <numerusform>Partia {game} skończona, bo wszyscy spasowali: {player} ma najmniej punktów na tabliczce i&#xa0;dostaje %n&#xa0;punkty.</numerusform>
            <numerusform>Partia {game} skończona, bo wszyscy spasowali: {player} ma najmniej punktów na tabliczce i&#xa0;dostaje %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+141"/>
        <source>Say you draw a tile. How likely is it to fit the table as is, alone or with yours?</source>
        <translation>Dobierasz kostkę. Jaka jest szansa, że da się ją od razu wyłożyć, samą albo z&#xa0;twoimi, bez przestawiania układów?</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Say you draw a tile. How likely are you to be able to open with {points} points?</source>
        <translation>Dobierasz teraz: jak prawdopodobne jest, że potem możesz się wyłożyć za {points} punktów?</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>The biggest move</source>
        <translation>Najdłuższe wyłożenie</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (tile|tiles) at once</source>
        <translation>
            <numerusform>%n kostka naraz</numerusform>
            <numerusform>%n kostki naraz</numerusform>
            <numerusform>%n kostek naraz</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Last tile!</source>
        <translation>Ostatnia kostka!</translation>
    </message>
    <message>
        <location line="-210"/>
        <location filename="../desktop/stolik/games/rummikub/ui/status.py" line="+303"/>
        <source>Ask for a new deal</source>
        <translation>Poproś o&#xa0;nowe rozdanie</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../desktop/stolik/games/rummikub/ui/status.py" line="-1"/>
        <source>Keep these tiles</source>
        <translation>Zatrzymaj te kostki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Lay tiles; the table then has: {sets}</source>
        <translation>Wyłóż kostki; na stole leżą potem: {sets}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Draw a tile</source>
        <translation>Dobierz kostkę</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Announce: “I&apos;ll open next round”</source>
        <translation>Zapowiedz: „wyłożę się w&#xa0;następnej rundzie”</translation>
    </message>
    <message>
        <location line="+1"/>
        <location filename="../desktop/stolik/games/rummikub/ui/spoken.py" line="+59"/>
        <location filename="../desktop/stolik/games/rummikub/ui/status.py" line="+26"/>
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
        <source>Time is up</source>
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
        <source>The tiles are shuffled; {player} starts.</source>
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
        <location line="+21"/>
        <source>Game {game}: the tiles are shuffled; {player} starts.</source>
        <translation>Partia {game}: kostki wymieszane, zaczyna {player}.</translation>
    </message>
    <message numerus="yes">
        <location line="-32"/>
        <source>{player} is dealt %n (tile|tiles).</source>
        <translation>
            <numerusform>{player} dostaje %n&#xa0;kostkę.</numerusform>
            <numerusform>{player} dostaje %n&#xa0;kostki.</numerusform>
            <numerusform>{player} dostaje %n&#xa0;kostek.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} keeps the dealt tiles.</source>
        <translation>{player} zatrzymuje rozdane kostki.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player} has three doublets and asks for a new deal.</source>
        <translation>{player} ma trzy dublety i&#xa0;prosi o&#xa0;nowe rozdanie.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It&apos;s {player}&apos;s turn.</source>
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
        <source>{player} announces: “I&apos;ll open next round”.</source>
        <translation>{player} zapowiada: „wyłożę się w&#xa0;następnej rundzie”.</translation>
    </message>
    <message numerus="yes">
        <location line="+15"/>
        <source>Everyone passed, so the game is over. {player} has the fewest points left and gets %n (point|points).</source>
        <translation>
            <numerusform>Partia skończona, bo wszyscy spasowali: {player} ma najmniej punktów na tabliczce i&#xa0;dostaje %n&#xa0;punkt.</numerusform>
            <numerusform>Partia skończona, bo wszyscy spasowali: {player} ma najmniej punktów na tabliczce i&#xa0;dostaje %n&#xa0;punkty.</numerusform>
            <numerusform>Partia skończona, bo wszyscy spasowali: {player} ma najmniej punktów na tabliczce i&#xa0;dostaje %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+8"/>
        <source>Game {game} is over: {player} goes out and gets %n (point|points).</source>
        <translation>
            <numerusform>Partia {game} skończona: {player} ma pustą tabliczkę i&#xa0;dostaje %n&#xa0;punkt.</numerusform>
            <numerusform>Partia {game} skończona: {player} ma pustą tabliczkę i&#xa0;dostaje %n&#xa0;punkty.</numerusform>
            <numerusform>Partia {game} skończona: {player} ma pustą tabliczkę i&#xa0;dostaje %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message>
        <location line="-19"/>
        <source>The match is over.</source>
        <translation>Koniec meczu.</translation>
    </message>
    <message>
        <location line="-50"/>
        <source>Lays one set from its rack each turn, and keeps its jokers for going out. Adds to the table only when far behind or when the bank is empty. At most 3 tiles and 2 changed sets a minute, or 6 sets if it wins anyway.</source>
        <translation>Wykłada jeden układ z&#xa0;tabliczki na ruch, do stołu dokłada tylko wtedy, gdy zostaje daleko w&#xa0;tyle albo gdy bank jest pusty, a&#xa0;jokery trzyma na zakończenie: do 3 kostek i&#xa0;2 zmienionych układów na minutę, a&#xa0;gdy i&#xa0;tak wygrywa, do 6 układów.</translation>
    </message>
    <message>
        <location line="+54"/>
        <source>Drawn for the start: {drawn}. Drawing again: {players}.</source>
        <translation>Wylosowano na początek: {drawn}. Jeszcze raz: {players}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Everyone keeps the dealt tiles.</source>
        <translation>Rozdane kostki zostają.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Someone has three doublets: the tiles are dealt again.</source>
        <translation>Ktoś ma trzy dublety: kostki zostaną rozdane od nowa.</translation>
    </message>
    <message>
        <location line="+2"/>
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
        <location line="+23"/>
        <source>the table is in order, and the move stands</source>
        <translation>stół jest w&#xa0;porządku i&#xa0;ruch się liczy</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>the table goes back to how it was</source>
        <translation>stół wraca do poprzedniego stanu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>the good sets stay, the loose tiles don&apos;t</source>
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
        <location filename="../desktop/stolik/games/rummikub/ui/names.py" line="+304"/>
        <source>%n (tile|tiles)</source>
        <translation>
            <numerusform>%n&#xa0;kostka</numerusform>
            <numerusform>%n&#xa0;kostki</numerusform>
            <numerusform>%n&#xa0;kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/messages.py" line="+1"/>
        <source>%n big (point|points)</source>
        <translation>
            <numerusform>%n&#xa0;duży punkt</numerusform>
            <numerusform>%n&#xa0;duże punkty</numerusform>
            <numerusform>%n&#xa0;dużych punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Biggest move of the game: {player} laid %n (tile|tiles) at once.</source>
        <translation>
            <numerusform>Największy ruch: {player} wykłada %n&#xa0;kostkę naraz.</numerusform>
            <numerusform>Największy ruch: {player} wykłada %n&#xa0;kostki naraz.</numerusform>
            <numerusform>Największy ruch: {player} wykłada %n&#xa0;kostek naraz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/printed.py" line="-43"/>
        <source>{player} has opened and has %n (point|points) left on the rack: {points}.</source>
        <translation>
            <numerusform>{player} ma otwarcie, na tabliczce został %n&#xa0;punkt: {points}.</numerusform>
            <numerusform>{player} ma otwarcie, na tabliczce zostały %n&#xa0;punkty: {points}.</numerusform>
            <numerusform>{player} ma otwarcie, na tabliczce zostało %n&#xa0;punktów: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>{player} hasn&apos;t opened, and the rack had no sets worth %n (point|points): {points}.</source>
        <translation>
            <numerusform>{player} nie ma otwarcia i&#xa0;z&#xa0;tabliczki nie dało się ułożyć %n&#xa0;punktu: {points}.</numerusform>
            <numerusform>{player} nie ma otwarcia i&#xa0;z&#xa0;tabliczki nie dało się ułożyć %n&#xa0;punktów: {points}.</numerusform>
            <numerusform>{player} nie ma otwarcia i&#xa0;z&#xa0;tabliczki nie dało się ułożyć %n&#xa0;punktów: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>{player} could have opened with {sets} for %n (point|points): {points}.</source>
        <translation>
            <numerusform>{player} nie ma otwarcia, a&#xa0;było możliwe za %n&#xa0;punkt: {sets}. Wynik: {points}.</numerusform>
            <numerusform>{player} nie ma otwarcia, a&#xa0;było możliwe za %n&#xa0;punkty: {sets}. Wynik: {points}.</numerusform>
            <numerusform>{player} nie ma otwarcia, a&#xa0;było możliwe za %n&#xa0;punktów: {sets}. Wynik: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>{player} could have opened with {sets} for %n (point|points), but announced it: {points}.</source>
        <translation>
            <numerusform>{player} nie ma otwarcia, choć było możliwe za %n&#xa0;punkt: {sets}. Ale padła zapowiedź: {points}.</numerusform>
            <numerusform>{player} nie ma otwarcia, choć było możliwe za %n&#xa0;punkty: {sets}. Ale padła zapowiedź: {points}.</numerusform>
            <numerusform>{player} nie ma otwarcia, choć było możliwe za %n&#xa0;punktów: {sets}. Ale padła zapowiedź: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>{player} could have opened with {sets} for %n (point|points), but had no turn: {points}.</source>
        <translation>
            <numerusform>{player} nie ma otwarcia, choć było możliwe za %n&#xa0;punkt: {sets}. Ale nie było jeszcze ani jednego ruchu: {points}.</numerusform>
            <numerusform>{player} nie ma otwarcia, choć było możliwe za %n&#xa0;punkty: {sets}. Ale nie było jeszcze ani jednego ruchu: {points}.</numerusform>
            <numerusform>{player} nie ma otwarcia, choć było możliwe za %n&#xa0;punktów: {sets}. Ale nie było jeszcze ani jednego ruchu: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>{player} has %n (point|points) on the rack; compared with the winner: {points}.</source>
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
        <source>{one} and {other} have equal points left: fewer tiles wins.</source>
        <translation>{one} i&#xa0;{other} mają na tabliczce tyle samo punktów: wygrywa, kto ma mniej kostek.</translation>
    </message>
    <message>
        <location line="+29"/>
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
        <location filename="../desktop/stolik/games/rummikub/ui/names.py" line="-248"/>
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
        <location line="+209"/>
        <source>{player} opens with %n (point|points): {sets}.</source>
        <translation>
            <numerusform>{player} wykłada się za %n&#xa0;punkt: {sets}.</numerusform>
            <numerusform>{player} wykłada się za %n&#xa0;punkty: {sets}.</numerusform>
            <numerusform>{player} wykłada się za %n&#xa0;punktów: {sets}.</numerusform>
        </translation>
    </message>
    <message>
        <location line="-1"/>
        <source>{player} {deeds}.</source>
        <translation>{player} {deeds}.</translation>
    </message>
    <message>
        <location line="+2"/>
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
        <source>splits off {taken}</source>
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
        <location filename="../desktop/stolik/games/rummikub/ui/hints.py" line="+250"/>
        <source>Look here: you can lay %n of your tiles.</source>
        <translation>
            <numerusform>Spójrz tutaj: możesz wyłożyć %n&#xa0;swoją kostkę.</numerusform>
            <numerusform>Spójrz tutaj: możesz wyłożyć %n&#xa0;swoje kostki.</numerusform>
            <numerusform>Spójrz tutaj: możesz wyłożyć %n&#xa0;swoich kostek.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Look here: these tiles could be laid better.</source>
        <translation>Spójrz tutaj: kostki mogą leżeć lepiej, niż je położono.</translation>
    </message>
    <message>
        <location line="-12"/>
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
        <source>The tiles would go as shown. Lay them like this, or play your own way.</source>
        <translation>Tak leżałyby kostki. Połóż je tak albo zagraj po swojemu.</translation>
    </message>
    <message>
        <location line="+3"/>
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
        <source>These are your last tiles: lay them and you go out.</source>
        <translation>To twoje ostatnie kostki: wyłóż je i&#xa0;wygrywasz partię.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Lay what lights up, and keep your (joker|jokers).</source>
        <translation>
            <numerusform>Wyłóż, co świeci, i&#xa0;zatrzymaj jokera.</numerusform>
            <numerusform>Wyłóż, co świeci, i&#xa0;zatrzymaj jokery.</numerusform>
            <numerusform>Wyłóż, co świeci, i&#xa0;zatrzymaj jokery.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Lay what lights up: that leaves you with %n (tile|tiles).</source>
        <translation>
            <numerusform>Wyłóż, co świeci: zostanie ci %n kostka.</numerusform>
            <numerusform>Wyłóż, co świeci: zostaną ci %n kostki.</numerusform>
            <numerusform>Wyłóż, co świeci: zostanie ci %n kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Lay what lights up: then %n unseen (tile completes|tiles each complete) a set.</source>
        <translation>
            <numerusform>Wyłóż, co świeci: układ dopełni ci wtedy %n z&#xa0;niewidocznych kostek.</numerusform>
            <numerusform>Wyłóż, co świeci: układ dopełnią ci wtedy %n z&#xa0;niewidocznych kostek.</numerusform>
            <numerusform>Wyłóż, co świeci: układ dopełni ci wtedy %n z&#xa0;niewidocznych kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>Lay what lights up: that leaves %n (point|points) on your rack.</source>
        <translation>
            <numerusform>Wyłóż, co świeci: na tabliczce zostanie ci %n punkt.</numerusform>
            <numerusform>Wyłóż, co świeci: na tabliczce zostaną ci %n punkty.</numerusform>
            <numerusform>Wyłóż, co świeci: na tabliczce zostanie ci %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+14"/>
        <source>%n (tile|tiles) numbered {number} in different colours make a group.</source>
        <translation>
            <numerusform>%n&#xa0;kostka z&#xa0;liczbą {number} w&#xa0;różnych kolorach to grupa.</numerusform>
            <numerusform>%n&#xa0;kostki z&#xa0;liczbą {number} w&#xa0;różnych kolorach to grupa.</numerusform>
            <numerusform>%n&#xa0;kostek z&#xa0;liczbą {number} w&#xa0;różnych kolorach to grupa.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A joker fills the gap in a group of {number}s.</source>
        <translation>Joker zastępuje to, czego brakuje grupie z&#xa0;liczbą {number}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The group of {number}s still has room for one more.</source>
        <translation>W&#xa0;grupie z&#xa0;liczbą {number} jest jeszcze miejsce na jedną kostkę.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Numbers {first} to {last} in one colour make a run.</source>
        <translation>Liczby od {first} do {last} w&#xa0;jednym kolorze to seria.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The run can grow: it then goes from {first} to {last}.</source>
        <translation>Seria może być dłuższa: będzie szła od {first} do {last}.</translation>
    </message>
    <message numerus="yes">
        <location line="+14"/>
        <source>Rearrange the sets that light up, and %n of your tiles will fit.</source>
        <translation>
            <numerusform>Wskazane układy, ułożone na nowo, przyjmą %n&#xa0;twoją kostkę.</numerusform>
            <numerusform>Wskazane układy, ułożone na nowo, przyjmą %n&#xa0;twoje kostki.</numerusform>
            <numerusform>Wskazane układy, ułożone na nowo, przyjmą %n&#xa0;twoich kostek.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Draw a tile: you can&apos;t lay any of yours now.</source>
        <translation>Dobierz kostkę: żadnej twojej nie da się teraz wyłożyć.</translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>Draw a tile, and keep your (joker|jokers).</source>
        <translation>
            <numerusform>Dobierz kostkę i&#xa0;zatrzymaj jokera.</numerusform>
            <numerusform>Dobierz kostkę i&#xa0;zatrzymaj jokery.</numerusform>
            <numerusform>Dobierz kostkę i&#xa0;zatrzymaj jokery.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+14"/>
        <source>Pass, and keep your (joker|jokers).</source>
        <translation>
            <numerusform>Spasuj i&#xa0;zatrzymaj jokera.</numerusform>
            <numerusform>Spasuj i&#xa0;zatrzymaj jokery.</numerusform>
            <numerusform>Spasuj i&#xa0;zatrzymaj jokery.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Announce it: until your next turn, losing costs 100 points less.</source>
        <translation>Zapowiedz to: do twojego następnego ruchu przegrana kosztuje o&#xa0;100 punktów mniej.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Draw a tile: the odds favour it.</source>
        <translation>Dobierz kostkę: tak wychodzi z&#xa0;obliczeń.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Pass: the odds favour it.</source>
        <translation>Spasuj: tak wychodzi z&#xa0;obliczeń.</translation>
    </message>
    <message numerus="yes">
        <location line="+105"/>
        <source>Unless you announce, losing costs %n (point|points) more until your next turn.</source>
        <translation>
            <numerusform>Bez zapowiedzi przegrana do twojego następnego ruchu kosztuje o&#xa0;%n punkt więcej.</numerusform>
            <numerusform>Bez zapowiedzi przegrana do twojego następnego ruchu kosztuje o&#xa0;%n punkty więcej.</numerusform>
            <numerusform>Bez zapowiedzi przegrana do twojego następnego ruchu kosztuje o&#xa0;%n punktów więcej.</numerusform>
        </translation>
    </message>
    <message>
        <location line="-109"/>
        <source>Keep these tiles: the odds favour it.</source>
        <translation>Zatrzymaj te kostki: tak wychodzi z&#xa0;obliczeń.</translation>
    </message>
    <message>
        <location line="-84"/>
        <source>Tell me how</source>
        <translation>Powiedz jak</translation>
    </message>
    <message numerus="yes">
        <location line="+23"/>
        <source>The bank is empty: lay what lights up, and %n (point is|points are) left.</source>
        <translation>
            <numerusform>Bank jest pusty: wyłóż, co świeci, a&#xa0;zostanie ci %n punkt.</numerusform>
            <numerusform>Bank jest pusty: wyłóż, co świeci, a&#xa0;zostaną ci %n punkty.</numerusform>
            <numerusform>Bank jest pusty: wyłóż, co świeci, a&#xa0;zostanie ci %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Open now: someone goes out before your next turn in {count}% of games.</source>
        <translation>Otwórz teraz: w&#xa0;{count}% partii ktoś kończy przed twoim następnym ruchem.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>That&apos;s %n (point|points): enough to open.</source>
        <translation>
            <numerusform>Razem %n punkt: to wystarczy na otwarcie.</numerusform>
            <numerusform>Razem %n punkty: to wystarczy na otwarcie.</numerusform>
            <numerusform>Razem %n punktów: to wystarczy na otwarcie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>You announced it, so open now: %n (point|points) together.</source>
        <translation>
            <numerusform>Otwarcie jest zapowiedziane, więc wyłóż teraz: razem %n punkt.</numerusform>
            <numerusform>Otwarcie jest zapowiedziane, więc wyłóż teraz: razem %n punkty.</numerusform>
            <numerusform>Otwarcie jest zapowiedziane, więc wyłóż teraz: razem %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+9"/>
        <source>With a joker, numbers {first} to {last} make a run.</source>
        <translation>Z&#xa0;jokerem liczby od {first} do {last} to seria.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Swap {taken} for the joker: that frees the joker.</source>
        <translation>Połóż {taken} w&#xa0;miejsce jokera: joker będzie wtedy wolny.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>You can lay %n (tile|tiles) without taking anything from the table.</source>
        <translation>
            <numerusform>%n kostkę można wyłożyć, nie zabierając niczego ze stołu.</numerusform>
            <numerusform>%n kostki można wyłożyć, nie zabierając niczego ze stołu.</numerusform>
            <numerusform>%n kostek można wyłożyć, nie zabierając niczego ze stołu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>Take {taken} from its run: that leaves %n (tile|tiles), which is enough.</source>
        <translation>
            <numerusform>Zabierz {taken} z&#xa0;jej serii: zostaje %n kostka i&#xa0;to wystarczy.</numerusform>
            <numerusform>Zabierz {taken} z&#xa0;jej serii: zostają %n kostki i&#xa0;to wystarczy.</numerusform>
            <numerusform>Zabierz {taken} z&#xa0;jej serii: zostaje %n kostek i&#xa0;to wystarczy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Take {taken} from its group: that leaves %n (tile|tiles), which is enough.</source>
        <translation>
            <numerusform>Zabierz {taken} z&#xa0;jej grupy: zostaje %n kostka i&#xa0;to wystarczy.</numerusform>
            <numerusform>Zabierz {taken} z&#xa0;jej grupy: zostają %n kostki i&#xa0;to wystarczy.</numerusform>
            <numerusform>Zabierz {taken} z&#xa0;jej grupy: zostaje %n kostek i&#xa0;to wystarczy.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Draw a tile: you have no set yet.</source>
        <translation>Dobierz kostkę: żadne trzy twoje kostki nie tworzą jeszcze układu.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Draw a tile: your sets are %n (point|points) short of an opening.</source>
        <translation>
            <numerusform>Dobierz kostkę: do otwarcia brakuje twoim układom %n punktu.</numerusform>
            <numerusform>Dobierz kostkę: do otwarcia brakuje twoim układom %n punktów.</numerusform>
            <numerusform>Dobierz kostkę: do otwarcia brakuje twoim układom %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Draw a tile: you could open, but {gain}. Someone goes out before your next turn in at most {risk}% of games.</source>
        <translation>Dobierz kostkę: otwarcie jest możliwe, ale {gain}. Najwyżej w&#xa0;{risk}% partii ktoś kończy przed twoim następnym ruchem.</translation>
    </message>
    <message numerus="yes">
        <location line="+10"/>
        <source>Pass: your sets are %n (point|points) short of an opening.</source>
        <translation>
            <numerusform>Spasuj: do otwarcia brakuje twoim układom %n punktu.</numerusform>
            <numerusform>Spasuj: do otwarcia brakuje twoim układom %n punktów.</numerusform>
            <numerusform>Spasuj: do otwarcia brakuje twoim układom %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Pass: you could open, but {gain}. Someone goes out before your next turn in at most {risk}% of games.</source>
        <translation>Spasuj: otwarcie jest możliwe, ale {gain}. Najwyżej w&#xa0;{risk}% partii ktoś kończy przed twoim następnym ruchem.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Ask for a new deal: the odds favour it.</source>
        <translation>Poproś o&#xa0;nowe rozdanie: tak wychodzi z&#xa0;obliczeń.</translation>
    </message>
    <message>
        <location line="+35"/>
        <source>waiting is worth {more} more big points</source>
        <translation>czekanie daje średnio o&#xa0;{more} dużego punktu więcej</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>waiting wins {more} more games in 100</source>
        <translation>czekanie wygrywa na 100 razy o&#xa0;{more} więcej</translation>
    </message>
    <message>
        <location line="+45"/>
        <source>You open; someone goes out before your next turn in {count}% of games.</source>
        <translation>Otwierasz, a&#xa0;w&#xa0;{count}% partii ktoś kończy przed twoim następnym ruchem.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <location line="+9"/>
        <source>You keep your (joker|jokers).</source>
        <translation>
            <numerusform>Zatrzymujesz jokera.</numerusform>
            <numerusform>Zatrzymujesz jokery.</numerusform>
            <numerusform>Zatrzymujesz jokery.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-8"/>
        <source>That leaves you with %n (tile|tiles).</source>
        <translation>
            <numerusform>Zostaje ci %n kostka.</numerusform>
            <numerusform>Zostają ci %n kostki.</numerusform>
            <numerusform>Zostaje ci %n kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Now %n unseen (tile completes|tiles each complete) a set.</source>
        <translation>
            <numerusform>Układ dopełnia ci teraz %n niewidoczna kostka.</numerusform>
            <numerusform>Układ dopełniają ci teraz %n niewidoczne kostki.</numerusform>
            <numerusform>Układ dopełnia ci teraz %n niewidocznych kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>That leaves %n (point|points) on your rack.</source>
        <translation>
            <numerusform>Na tabliczce zostaje ci %n punkt.</numerusform>
            <numerusform>Na tabliczce zostają ci %n punkty.</numerusform>
            <numerusform>Na tabliczce zostaje ci %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The bank is empty, and %n (point is|points are) left on your rack.</source>
        <translation>
            <numerusform>Bank jest pusty, a&#xa0;na tabliczce zostaje ci %n punkt.</numerusform>
            <numerusform>Bank jest pusty, a&#xa0;na tabliczce zostają ci %n punkty.</numerusform>
            <numerusform>Bank jest pusty, a&#xa0;na tabliczce zostaje ci %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+14"/>
        <source>You don&apos;t open; someone goes out before your next turn in {yours}% of games.</source>
        <translation>Nie otwierasz, a&#xa0;w&#xa0;{yours}% partii ktoś kończy przed twoim następnym ruchem.</translation>
    </message>
    <message numerus="yes">
        <location line="+12"/>
        <source>You lay nothing; the best move lays %n (tile|tiles).</source>
        <translation>
            <numerusform>Nic nie wykładasz; najlepszy ruch wykłada %n kostkę.</numerusform>
            <numerusform>Nic nie wykładasz; najlepszy ruch wykłada %n kostki.</numerusform>
            <numerusform>Nic nie wykładasz; najlepszy ruch wykłada %n kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The best move lays %n more (tile|tiles).</source>
        <translation>
            <numerusform>Najlepszy ruch wykłada o&#xa0;%n kostkę więcej.</numerusform>
            <numerusform>Najlepszy ruch wykłada o&#xa0;%n kostki więcej.</numerusform>
            <numerusform>Najlepszy ruch wykłada o&#xa0;%n kostek więcej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>After the best move %n more unseen (tile completes|tiles each complete) a set.</source>
        <translation>
            <numerusform>Po najlepszym ruchu układ dopełnia ci o&#xa0;%n niewidoczną kostkę więcej.</numerusform>
            <numerusform>Po najlepszym ruchu układ dopełnia ci o&#xa0;%n niewidoczne kostki więcej.</numerusform>
            <numerusform>Po najlepszym ruchu układ dopełnia ci o&#xa0;%n niewidocznych kostek więcej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>The bank is empty; the best move leaves %n fewer (point|points) on your rack.</source>
        <translation>
            <numerusform>Bank jest pusty, a&#xa0;po najlepszym ruchu masz na tabliczce o&#xa0;%n punkt mniej.</numerusform>
            <numerusform>Bank jest pusty, a&#xa0;po najlepszym ruchu masz na tabliczce o&#xa0;%n punkty mniej.</numerusform>
            <numerusform>Bank jest pusty, a&#xa0;po najlepszym ruchu masz na tabliczce o&#xa0;%n punktów mniej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>The best move leaves %n fewer (point|points) on your rack.</source>
        <translation>
            <numerusform>Po najlepszym ruchu na tabliczce zostaje ci o&#xa0;%n punkt mniej.</numerusform>
            <numerusform>Po najlepszym ruchu na tabliczce zostaje ci o&#xa0;%n punkty mniej.</numerusform>
            <numerusform>Po najlepszym ruchu na tabliczce zostaje ci o&#xa0;%n punktów mniej.</numerusform>
        </translation>
    </message>
    <message>
        <location line="-141"/>
        <source>Draw a tile: you could lay something, but only with a lot of rearranging.</source>
        <translation>Dobierz kostkę: coś dałoby się wyłożyć, ale tylko po bardzo dużych manipulacjach.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Pass: the bank is empty, and you have no set.</source>
        <translation>Spasuj: bank jest pusty, a&#xa0;żadne trzy twoje kostki nie tworzą układu.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Pass: the bank is empty, and you can&apos;t lay any of your tiles.</source>
        <translation>Spasuj: bank jest pusty, a&#xa0;żadnej twojej kostki nie da się wyłożyć.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Pass: you could lay something, but only with a lot of rearranging.</source>
        <translation>Spasuj: coś dałoby się wyłożyć, ale tylko po bardzo dużych manipulacjach.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>End your turn: you can&apos;t lay tiles after drawing.</source>
        <translation>Zakończ ruch: po dobraniu nie można już nic wyłożyć.</translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/names.py" line="+148"/>
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
        <location filename="../desktop/stolik/games/rummikub/ui/hints.py" line="+35"/>
        <source>{chance}% to win</source>
        <translation>szansa na wygraną {chance}%</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{chance}% to win the match</source>
        <translation>szansa na wygranie meczu {chance}%</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{points} big points on average</source>
        <translation>średnio {points} dużego punktu</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/printed.py" line="-201"/>
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
        <source>The bank was empty, and everyone passed</source>
        <translation>Bank był pusty i&#xa0;wszyscy spasowali</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Points on the rack (joker = 50)</source>
        <translation>Punkty na tabliczce (joker = 50)</translation>
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
        <source>Tiles on the rack (if counted)</source>
        <translation>Liczba kostek (jeśli ją znacie)</translation>
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
        <source>Had announced</source>
        <translation>Była zapowiedź</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A</source>
        <translation>Z</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>No winner is entered for this table.</source>
        <translation>Nikt przy tym stoliku nie jest wpisany jako zwycięzca.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Racks tied at {points}: fewer tiles wins. Enter how many, or mark who won.</source>
        <translation>Remis po {points}: wygrywa, kto ma na tabliczce mniej kostek. Wpisz, ile ich jest, albo zaznacz, kto wygrał.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Racks tied at {points} and on tiles. The last to lay wins, or else the order of play decides. Mark who won.</source>
        <translation>Remis po {points} w&#xa0;tylu samo kostkach: rozstrzyga późniejsze wyłożenie, a&#xa0;bez niego kolejność gry. Zaznacz, kto wygrał.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Two players can&apos;t win the same game: the first empty rack ends it.</source>
        <translation>Tej samej partii nie mogą wygrać dwie osoby: kończy ją ta, która pierwsza ma pustą tabliczkę.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{player} went out and has no tiles left, so that rack counts 0.</source>
        <translation>{player}: kto skończył partię, nie ma już kostek, więc ta tabliczka liczy się za 0.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{player} can&apos;t have gone out without opening.</source>
        <translation>{player} nie może skończyć partii bez otwarcia.</translation>
    </message>
    <message>
        <location line="+4"/>
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
        <source>{player}&apos;s rack is too small for an opening.</source>
        <translation>{player}: ta tabliczka jest za mała na otwarcie.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>{player} has opened, and so can&apos;t announce.</source>
        <translation>Zapowiadać może tylko ktoś bez otwarcia, a&#xa0;{player} ma otwarcie.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The points on {player}&apos;s rack are missing.</source>
        <translation>{player}: brakuje punktów z&#xa0;tabliczki.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>{player} can&apos;t have won: someone else has fewer points on the rack.</source>
        <translation>Ktoś ma na tabliczce mniej punktów niż {player}, więc wygrywa ktoś inny.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>If racks are equal, fewer tiles wins, and {player} has more.</source>
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
        <location line="-41"/>
        <source>There are only {most} jokers in the game.</source>
        <translation>W&#xa0;grze są tylko {most} jokery.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>These racks can&apos;t all exist: the game has only {tiles} tiles.</source>
        <translation>Takich tabliczek nie może być naraz: w&#xa0;grze jest tylko {tiles} kostek.</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>A rack is empty, so its player went out: the bank doesn&apos;t matter.</source>
        <translation>Jedna tabliczka jest pusta: to ona zakończyła partię, a&#xa0;nie pusty bank.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>A game&apos;s small points add up to 0; these make {sum}.</source>
        <translation>Małe punkty partii dają w&#xa0;sumie 0, a&#xa0;te dają {sum}.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>The places follow the small points, the winner first.</source>
        <translation>Miejsca wynikają z&#xa0;małych punktów, zwycięzca jest pierwszy.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/names.py" line="-66"/>
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
        <source>lays {laid} in set {number}, {result}</source>
        <translation>dokłada {laid} do układu&#xa0;{number}, teraz {result}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>moves {taken} to set {number}, {result}</source>
        <translation>przekłada {taken} do układu&#xa0;{number}, teraz {result}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>takes {taken} to make {set}</source>
        <translation>bierze {taken}, powstaje {set}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>moves {taken} to set {number} and lays {laid}, {result}</source>
        <translation>przekłada {taken} do układu&#xa0;{number} i&#xa0;dokłada {laid}, teraz {result}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>takes {taken} and lays {laid} to make {set}</source>
        <translation>bierze {taken} i&#xa0;dokłada {laid}, powstaje {set}</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>{tiles} from set {number}</source>
        <translation>{tiles} z&#xa0;układu&#xa0;{number}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You draw {tile}.</source>
        <translation>Dobierasz {tile}.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/table_parts.py" line="+291"/>
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
        <source>The rack is hidden</source>
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
        <source>Lay {tiles} in set {set}</source>
        <translation>Połóż {tiles} w&#xa0;układzie&#xa0;{set}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Lay {tiles} in set {set}, which splits in two</source>
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
        <source>Put {tiles} down</source>
        <translation>Puść {tiles}</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>What to do with {tiles}?</source>
        <translation>Trzymasz {tiles}. Co zrobić?</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/names.py" line="-284"/>
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
        <source>unfinished: {tiles}</source>
        <translation>niedokończony: {tiles}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>not a set: {tiles}</source>
        <translation>nie pasuje do siebie: {tiles}</translation>
    </message>
    <message>
        <location line="+1"/>
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
        <location filename="../desktop/stolik/games/rummikub/ui/referee_tool.py" line="-242"/>
        <source>Press the tiles on the rack, or type them.</source>
        <translation>Naciśnij kostki, które są na tabliczce, albo je wpisz.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Yes, it opens: {worth} points.</source>
        <translation>Tak, otwarcie za {worth} pkt</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No: {worth} is the most.</source>
        <translation>Nie: najlepiej wychodzi {worth}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No: these tiles don&apos;t make a set.</source>
        <translation>Nie: z&#xa0;tych kostek nie ma żadnego układu.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Not opened with this rack: −200. Only −100 if the last tile made it possible and was announced, or before any turn.</source>
        <translation>Kto z&#xa0;taką tabliczką się nie otworzył, dostaje −200. Tylko −100, jeśli otwarcie dała dopiero ostatnia kostka i&#xa0;padła zapowiedź albo gracz nie miał jeszcze ruchu.</translation>
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
        <location line="+1"/>
        <source>No answer yet: “{text}” could be {tile} or {other}. Type {letter} or {other_letter}.</source>
        <translation>Odpowiedzi jeszcze nie ma: „{text}” to {tile} czy {other}? Wpisz {letter} albo {other_letter}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>for example {tiles}</source>
        <translation>na przykład {tiles}</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/spoken.py" line="-207"/>
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
        <source>Which sets are on the table?</source>
        <translation>Jakie układy leżą na stole?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Where does this tile fit?</source>
        <translation>Gdzie pasuje ta kostka?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Which tiles would fit the sets?</source>
        <translation>Jakie kostki przyjmą układy?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What do I need to open?</source>
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
        <source>No rack is showing now.</source>
        <translation>Żadna tabliczka nie jest teraz odkryta.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The rack is empty.</source>
        <translation>Tabliczka jest pusta.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There are no sets on the table.</source>
        <translation>Na stole nie ma układu.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>set {number}, {set}: {tiles}</source>
        <translation>układ {number}, {set}: {tiles}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No set has room for one more tile.</source>
        <translation>Żaden układ nie przyjmie jednej kostki.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{tile} fits {sets}.</source>
        <translation>{tile} pasuje tu: {sets}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{tile} doesn&apos;t fit any of the sets as they are.</source>
        <translation>{tile} nie pasuje do żadnego układu, tak jak leżą.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>First use the arrows to go to a tile.</source>
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
        <location filename="../desktop/stolik/games/rummikub/lesson.py" line="+101"/>
        <source>You need 30 points to open. Drag the black, red and blue 10 side by side onto the table. Then press Done.</source>
        <translation>Na otwarcie trzeba 30 punktów. Przeciągnij na stół, jedną obok drugiej, czarną, czerwoną i&#xa0;niebieską 10. Potem naciśnij Gotowe.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>A group: one number in different colours. You have opened!</source>
        <translation>To grupa: jedna liczba w&#xa0;różnych kolorach. Otwarcie gotowe!</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>The other player only drew a tile. Now lay a run: the orange 1, 2 and 3.</source>
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
        <location line="-20"/>
        <source>Now you can add to sets. Drag the red 4 to the long run, before its 5. Then press Done.</source>
        <translation>Teraz możesz dokładać do układów. Przeciągnij czerwoną 4 do długiej serii, przed jej piątkę. Potem naciśnij Gotowe.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>A run can grow at both ends.</source>
        <translation>Seria rośnie z&#xa0;obu końców.</translation>
    </message>
    <message>
        <location line="+17"/>
        <source>One run is now two: 4, 5, 6, 7 and 7, 8, 9.</source>
        <translation>Z&#xa0;jednej serii są dwie: 4, 5, 6, 7 oraz 7, 8, 9.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>The joker stands for the blue 12, and you have one! Drag it onto the joker. Then drag your black 6 and 7 to the joker.</source>
        <translation>Joker zastępuje niebieską 12, a&#xa0;ty ją masz! Przeciągnij ją na jokera. Potem przeciągnij do jokera czarną 6 i&#xa0;czarną 7.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>You freed the joker! That&apos;s how masters play.</source>
        <translation>Joker uwolniony! Tak grają mistrzowie.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>You have three tiles left, and each fits somewhere. Lay all three and win!</source>
        <translation>Zostały ci trzy kostki i&#xa0;każda gdzieś pasuje. Wyłóż wszystkie trzy i&#xa0;wygraj!</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Your rack is empty: you win!</source>
        <translation>Twoja tabliczka jest pusta: wygrana!</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>If you can&apos;t lay anything, draw a tile. The first player with an empty rack wins.</source>
        <translation>Kto nie może nic wyłożyć, dobiera kostkę. Kto pierwszy ma pustą tabliczkę, wygrywa.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/status.py" line="-28"/>
        <source>You may ask for a new deal: three doublets</source>
        <translation>Możesz poprosić o&#xa0;nowe rozdanie: trzy dublety</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Look at your tiles</source>
        <translation>Obejrzyj swoje kostki</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>You have drawn a tile</source>
        <translation>Kostka dobrana</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Draw anyway?</source>
        <translation>Dobrać mimo to?</translation>
    </message>
    <message>
        <location line="-32"/>
        <source>You have three or more pairs of the same tile. Everyone would get new tiles.</source>
        <translation>Masz co najmniej trzy pary takich samych kostek. Wszyscy dostaliby nowe kostki.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Before the first move everyone looks once. That way nobody learns who may ask for a new deal.</source>
        <translation>Przed pierwszym ruchem każdy raz ogląda swoje kostki. Dzięki temu nikt się nie dowie, kto może prosić o&#xa0;nowe rozdanie.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>If someone goes out before your next turn, you lose 100 points, not 200.</source>
        <translation>Jeśli ktoś skończy przed twoim następnym ruchem, stracisz 100 punktów, a&#xa0;nie 200.</translation>
    </message>
    <message>
        <location line="-1"/>
        <source>With this tile you can open</source>
        <translation>Z&#xa0;tą kostką możesz się wyłożyć</translation>
    </message>
    <message numerus="yes">
        <location line="+16"/>
        <source>%n (tile you laid goes|tiles you laid go) back to your rack.</source>
        <translation>
            <numerusform>%n wyłożona kostka wróci na twoją tabliczkę.</numerusform>
            <numerusform>%n wyłożone kostki wrócą na twoją tabliczkę.</numerusform>
            <numerusform>%n wyłożonych kostek wróci na twoją tabliczkę.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Your answer counts when everyone has looked.</source>
        <translation>Twoja odpowiedź będzie się liczyć, gdy wszyscy obejrzą swoje kostki.</translation>
    </message>
    <message>
        <location line="-33"/>
        <source>Ready: pass on</source>
        <translation>Obejrzane, podaj dalej</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>“I&apos;ll open next round”</source>
        <translation>„Wyłożę się w&#xa0;następnej rundzie”</translation>
    </message>
    <message>
        <location line="+20"/>
        <source>Put back and draw</source>
        <translation>Odłóż i&#xa0;dobierz</translation>
    </message>
    <message>
        <location line="-19"/>
        <source>Say nothing</source>
        <translation>Nic nie mów</translation>
    </message>
    <message>
        <location line="+20"/>
        <source>Keep laying</source>
        <translation>Wykładaj dalej</translation>
    </message>
    <message>
        <location line="-290"/>
        <source>{player}, lay tiles or pass.</source>
        <translation>{player}, wyłóż kostki albo spasuj.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}, lay tiles or draw one.</source>
        <translation>{player}, wyłóż kostki albo dobierz jedną.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}, open with {needed} points from your rack or draw a tile.</source>
        <translation>{player}, wyłóż z&#xa0;tabliczki co najmniej {needed} punktów albo dobierz kostkę.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{player}, open with {needed} points or draw.</source>
        <translation>{player}, wyłóż co najmniej {needed} punktów albo dobierz.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The table as it was before your turn.</source>
        <translation>Tak wyglądał stół przed twoim ruchem.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Click where the tiles go: a set, a joker, an empty spot or your rack.</source>
        <translation>Kliknij, gdzie mają trafić kostki: układ, joker, wolne miejsce albo tabliczka.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Go to a tile with the arrows. Space puts the tiles after it, N makes a new set, R takes them back.</source>
        <translation>Przejdź strzałkami do kostki: spacja kładzie kostki za nią, N&#xa0;tworzy nowy układ, R&#xa0;zabiera je z&#xa0;powrotem.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Everything is in order.</source>
        <translation>Wszystko się zgadza.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You need {needed} points from your own rack to open.</source>
        <translation>Otwarcie wymaga {needed} punktów z&#xa0;własnej tabliczki.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Opening: %n (point|points), that&apos;s enough.</source>
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
        <source>{player}: {outcome}.</source>
        <translation>{player}: {outcome}.</translation>
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
        <source>A set the hint is about</source>
        <translation>Układ, o&#xa0;którym mówi podpowiedź</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A set the tiles in hand fit</source>
        <translation>Układ, do&#xa0;którego pasują kostki z&#xa0;ręki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Tiles with the letter {letter} go here</source>
        <translation>Tu idą kostki z&#xa0;literą {letter}</translation>
    </message>
    <message>
        <location line="+41"/>
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
        <source>{one} and {other} share a place: they tie on big and small points.</source>
        <translation>{one} i&#xa0;{other} dzielą miejsce: mają tyle samo dużych i&#xa0;małych punktów.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{one} and {other} tie on big points: the small points decide.</source>
        <translation>{one} i&#xa0;{other} mają tyle samo dużych punktów: rozstrzygają małe.</translation>
    </message>
    <message>
        <location line="+47"/>
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
        <source>{tile}, laid this turn</source>
        <translation>{tile}, wyłożona w&#xa0;tym ruchu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{tile}, moved this turn</source>
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
        <source>{tile}, doublet {letter}</source>
        <translation>{tile}, dublet {letter}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{tile}, part of the hint</source>
        <translation>{tile}, wskazana przez podpowiedź</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{tile}, just arrived</source>
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
        <location filename="../desktop/stolik/games/rummikub/ui/messages.py" line="-183"/>
        <source>Player {place}&apos;s rack is empty, so the game would be over.</source>
        <translation>Tabliczka gracza {place} jest pusta, więc gra byłaby skończona.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Nobody has opened, so there can&apos;t be tiles on the table.</source>
        <translation>Nikt nie ma otwarcia, więc na stole nie może leżeć żadna kostka.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/rummikub/ui/position_editor.py" line="+40"/>
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
        <location filename="../desktop/stolik/games/rummikub/ui/hints.py" line="+59"/>
        <source>You keep %n (tile|tiles), but you could lay them all.</source>
        <translation>
            <numerusform>Zostaje ci %n kostka, a&#xa0;można wyłożyć wszystkie.</numerusform>
            <numerusform>Zostają ci %n kostki, a&#xa0;można wyłożyć wszystkie.</numerusform>
            <numerusform>Zostaje ci %n kostek, a&#xa0;można wyłożyć wszystkie.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You lay a joker that the best move keeps.</source>
        <translation>Wykładasz jokera, a&#xa0;najlepszy ruch go zatrzymuje.</translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>You don&apos;t open; the best move opens with %n (point|points).</source>
        <translation>
            <numerusform>Nie otwierasz, a&#xa0;najlepszy ruch otwiera za %n&#xa0;punkt.</numerusform>
            <numerusform>Nie otwierasz, a&#xa0;najlepszy ruch otwiera za %n&#xa0;punkty.</numerusform>
            <numerusform>Nie otwierasz, a&#xa0;najlepszy ruch otwiera za %n&#xa0;punktów.</numerusform>
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
        <source>The bar on the track shows how far banking would take you. The best move wins most often.</source>
        <translation>Pasek na torze pokazuje, dokąd dojdziesz, dopisując punkty. Najlepszy ruch to ten, który najczęściej daje wygraną.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/messages.py" line="+32"/>
        <source>The game is over: the last turn has been played.</source>
        <translation>Koniec gry: ostatnia kolejka jest rozegrana.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Players can&apos;t choose what the dice show, and the table can&apos;t choose for them.</source>
        <translation>Gracz nie decyduje, co wypadnie na kostkach, a&#xa0;stół nie wybiera za graczy.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>It isn&apos;t your turn: wait for another player or for the roll.</source>
        <translation>Teraz nie twoja kolej: najpierw ruch ma ktoś inny albo trzeba rzucić kostkami.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>A die can only show 1, 2, 3, 4, 5 or 6.</source>
        <translation>Kostka pokazuje 1, 2, 3, 4, 5 albo 6, nic innego.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Roll all the dice that aren&apos;t set aside: {dice}, not {given}.</source>
        <translation>Rzuca się zawsze wszystkimi kostkami, które nie są odłożone: {dice}, a&#xa0;nie {given}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Roll first: you set dice aside once after each roll.</source>
        <translation>Najpierw rzuć: kostki odkłada się raz po każdym rzucie.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Choose two equal dice, or one or more that fit a group you have.</source>
        <translation>Wybierz co najmniej jedną kostkę do swojej grupy kości albo dwie jednakowe kostki.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>You can&apos;t set aside {given} × {face}: this roll has {dice}.</source>
        <translation>Nie można odłożyć {given} × {face}: w&#xa0;tym rzucie wypadło ich {dice}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>One {face} isn&apos;t a group: you need two, or {faces} already set aside.</source>
        <translation>Jedna kostka z&#xa0;wynikiem {face} nie tworzy grupy: potrzebne są dwie takie albo odłożone wcześniej {faces}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>First set aside some of the dice you rolled.</source>
        <translation>Najpierw odłóż którąś z&#xa0;rzuconych kostek.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You have no points this turn yet: roll first.</source>
        <translation>W&#xa0;tej kolejce nie masz jeszcze punktów: najpierw rzuć.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>You can&apos;t stop between tries: %n more (try|tries) to match the five.</source>
        <translation>
            <numerusform>Między próbami nie można skończyć: została jeszcze %n&#xa0;próba.</numerusform>
            <numerusform>Między próbami nie można skończyć: zostały jeszcze %n&#xa0;próby.</numerusform>
            <numerusform>Między próbami nie można skończyć: zostało jeszcze %n&#xa0;prób.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>All six dice are set aside: here you must roll them all again.</source>
        <translation>Po odłożeniu wszystkich sześciu kostek trzeba przy tym stole rzucić nimi jeszcze raz.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Player {place} is out of the game and can&apos;t roll.</source>
        <translation>Gracz {place} odpadł z&#xa0;gry i&#xa0;już nie rzuca.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>An account is over {line}, so someone has started the last round.</source>
        <translation>Na czyimś koncie jest ponad {line}, więc ktoś zaczął już ostatnią rundę.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The dice set aside show {given}: that can&apos;t make {points} points.</source>
        <translation>Odłożone kostki pokazują {given}, a&#xa0;z&#xa0;tego nie będzie {points} pkt.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Dice on the table: {given} of {dice}.</source>
        <translation>Kostki na stole: {given} z&#xa0;{dice}.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>None of the rolled dice can be set aside.</source>
        <translation>Żadnej z&#xa0;wyrzuconych kostek nie można odłożyć.</translation>
    </message>
    <message numerus="yes">
        <location line="+10"/>
        <source>{player} rolls %n (die|dice).</source>
        <translation>
            <numerusform>{player} rzuca %n&#xa0;kostką.</numerusform>
            <numerusform>{player} rzuca %n&#xa0;kostkami.</numerusform>
            <numerusform>{player} rzuca %n&#xa0;kostkami.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{player} rolled {dice}.</source>
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
        <source>{player} banks %n (point|points): the account is now {account}.</source>
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
        <source>{player}&apos;s account drops from {account} to 0.</source>
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
        <source>{player} has passed 100: everyone else gets one last turn.</source>
        <translation>{player} ma już ponad 100: wszyscy pozostali mają po jednej ostatniej kolejce.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>It&apos;s {player}&apos;s turn.</source>
        <translation>Teraz gra {player}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The game is over.</source>
        <translation>Koniec gry.</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Roll</source>
        <translation>Rzuć kostkami</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Set {dice} aside</source>
        <translation>Odłożyć {dice}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bank the points</source>
        <translation>Dopisz do konta</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The dice show {dice}</source>
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
        <source>no pair, and nothing to fit a group</source>
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
        <source>The youngest player, a random one, or the one you choose.</source>
        <translation>Najmłodsza osoba, wylosowana albo wybrana.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Six of a kind wins</source>
        <translation>Sześć jednakowych wygrywa</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Six of a kind in one roll wins the game at once.</source>
        <translation>Sześć jednakowych kostek z&#xa0;ręki od razu wygrywa.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Six different dice</source>
        <translation>Sześć różnych kostek</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What a roll of 1 2 3 4 5 6 costs: the turn, the game, or all your points.</source>
        <translation>Co się traci za 1 2 3 4 5 6 z&#xa0;ręki: kolejkę, grę czy całe konto.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Three tries for the sixth die</source>
        <translation>Trzy próby na szóstą kostkę</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>After five equal dice in one roll, you get three tries for the sixth.</source>
        <translation>Przy pięciu jednakowych z&#xa0;ręki szóstą kostką można rzucić do trzech razy.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Six set aside: roll on</source>
        <translation>Sześć odłożonych: rzucaj dalej</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>With all six dice set aside you must roll them all again.</source>
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
        <source>All points lost</source>
        <translation>Przepadają wszystkie punkty</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Sets aside the most points, and banks as soon as it has 10.</source>
        <translation>Odkłada jak najwięcej punktów i&#xa0;dopisuje je do konta, gdy tylko ma 10.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Sets aside the most points; banks at 20 or with one die left. On a last turn it goes for the lead.</source>
        <translation>Odkłada jak najwięcej punktów, dopisuje do konta przy 20 albo przy jednej wolnej kostce; w&#xa0;ostatniej kolejce walczy o&#xa0;prowadzenie.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Rolls while it has more to gain than to lose, ignoring the score. On a last turn it goes for the lead.</source>
        <translation>Rzuca, dopóki może więcej zyskać, niż stracić, i&#xa0;nie patrzy na konta; w&#xa0;ostatniej kolejce walczy o&#xa0;prowadzenie.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Plays to win: weighs all the accounts, who is next, and what the last turns may bring.</source>
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
        <source>{number}% to win</source>
        <translation>szansa na wygraną {number}%</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{number}% to win, {percent}% risk of losing the turn</source>
        <translation>szansa na wygraną {number}%, ryzyko straty kolejki {percent}%</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Best turn of the game: {points} points, by {player}.</source>
        <translation>Najlepsza kolejka partii: {points}&#xa0;pkt, {player}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Boldest roll: {player} risked {points} points and lost them all.</source>
        <translation>Najodważniejszy rzut: {player} stawia {points}&#xa0;pkt i&#xa0;traci wszystko.</translation>
    </message>
    <message>
        <location line="+85"/>
        <source>How likely is the next roll to lose this turn&apos;s points?</source>
        <translation>Jak prawdopodobne jest, że następny rzut zabierze punkty tej kolejki?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Say you set {dice} aside and roll on. How likely are you to lose this turn&apos;s points?</source>
        <translation>Odkładasz {dice} i&#xa0;rzucasz dalej: jak prawdopodobne jest, że ten rzut zabierze punkty tej kolejki?</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>How likely are all the tries left to fail?</source>
        <translation>Jak prawdopodobne jest, że żadna z&#xa0;pozostałych prób się nie uda?</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>The best turn</source>
        <translation>Najlepsza kolejka</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (point|points) at once</source>
        <translation>
            <numerusform>%n punkt naraz</numerusform>
            <numerusform>%n punkty naraz</numerusform>
            <numerusform>%n punktów naraz</numerusform>
        </translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Past 100!</source>
        <translation>Ponad 100!</translation>
    </message>
    <message numerus="yes">
        <location line="+0"/>
        <source>%n in the account</source>
        <translation>
            <numerusform>%n na koncie</numerusform>
            <numerusform>%n na koncie</numerusform>
            <numerusform>%n na koncie</numerusform>
        </translation>
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
        <source>The race to a hundred</source>
        <translation>Droga do setki</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/voice.py" line="+369"/>
        <source>Keep these: +{points}, then roll all six again.</source>
        <translation>Odłóż te: +{points}, a&#xa0;potem rzuć znów sześcioma.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Keep these: +{points}, then you must roll all six again.</source>
        <translation>Odłóż te: +{points}, a&#xa0;potem musisz rzucić znów sześcioma.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Keep these: +{points}, then roll on: you get three tries for the sixth die.</source>
        <translation>Odłóż te: +{points}, a&#xa0;potem rzucaj dalej: masz trzy próby na szóstą kostkę.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Keep these: +{points}, then bank.</source>
        <translation>Odłóż te: +{points}, a&#xa0;potem dopisz punkty do konta.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Keep only these: +{points}, then bank.</source>
        <translation>Odłóż tylko te: +{points}, a&#xa0;potem dopisz punkty do konta.</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Roll: there are no points to bank yet.</source>
        <translation>Rzuć: nie ma jeszcze punktów do dopisania.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Roll: now you must.</source>
        <translation>Rzuć: teraz trzeba.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/messages.py" line="-202"/>
        <source>The game is over: six equal dice in one roll won it.</source>
        <translation>Koniec gry: rozstrzygnęło sześć jednakowych kostek w&#xa0;jednym rzucie.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The game is over: only one player is left.</source>
        <translation>Koniec gry: w&#xa0;grze został tylko jeden gracz.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The game is over: someone passed 100, and everyone has had a last turn.</source>
        <translation>Koniec gry: ktoś przekroczył 100&#xa0;punktów, a&#xa0;ostatnie kolejki są rozegrane.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/voice.py" line="-126"/>
        <source>What&apos;s this turn worth, and what&apos;s the risk of losing it?</source>
        <translation>Ile jest warta ta kolejka i&#xa0;jakie jest ryzyko straty?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>What can I do?</source>
        <translation>Co mogę zrobić?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>How do the accounts stand?</source>
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
        <source>If banked, the account is {account}.</source>
        <translation>Po dopisaniu na koncie będzie {account}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Rolled: {dice}.</source>
        <translation>Na kostkach: {dice}.</translation>
    </message>
    <message>
        <location line="-32"/>
        <source>{player}&apos;s account: {account}</source>
        <translation>{player}, konto: {account}</translation>
    </message>
    <message>
        <location line="-119"/>
        <source>You need {needed}, you have {points}.</source>
        <translation>Potrzeba {needed}, masz {points}.</translation>
    </message>
    <message>
        <location line="+120"/>
        <source>{player}&apos;s account: {account}, with this turn {reach}</source>
        <translation>{player}, konto: {account}, z&#xa0;tą kolejką {reach}</translation>
    </message>
    <message>
        <location line="+1"/>
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
        <location line="+29"/>
        <source>%n (die|dice) to roll; {percent} risk of losing the points.</source>
        <translation>
            <numerusform>%n kostka do rzutu; ryzyko utraty punktów: {percent}.</numerusform>
            <numerusform>%n kostki do rzutu; ryzyko utraty punktów: {percent}.</numerusform>
            <numerusform>%n kostek do rzutu; ryzyko utraty punktów: {percent}.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
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
        <source>the account drops from {account} to 0</source>
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
        <translation>z&#xa0;ręki same {faces}: wygrana</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>past 100, so everyone else gets one last turn</source>
        <translation>ponad 100, reszta ma jeszcze po jednej kolejce</translation>
    </message>
    <message>
        <location line="+87"/>
        <source>Keep only these: that lowers the risk of losing the points to {risk}%.</source>
        <translation>Odłóż tylko te: ryzyko straty punktów spada do {risk}%.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Keep these: that&apos;s %n more (point|points) than the next best choice.</source>
        <translation>
            <numerusform>Odłóż te: to o&#xa0;%n punkt więcej niż druga najlepsza możliwość.</numerusform>
            <numerusform>Odłóż te: to o&#xa0;%n punkty więcej niż druga najlepsza możliwość.</numerusform>
            <numerusform>Odłóż te: to o&#xa0;%n punktów więcej niż druga najlepsza możliwość.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Keep only these: that&apos;s %n more (point|points) than the next best choice.</source>
        <translation>
            <numerusform>Odłóż tylko te: to o&#xa0;%n punkt więcej niż druga najlepsza możliwość.</numerusform>
            <numerusform>Odłóż tylko te: to o&#xa0;%n punkty więcej niż druga najlepsza możliwość.</numerusform>
            <numerusform>Odłóż tylko te: to o&#xa0;%n punktów więcej niż druga najlepsza możliwość.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+9"/>
        <source>Roll on: banking leaves you %n (point|points) short.</source>
        <translation>
            <numerusform>Rzucaj dalej: po dopisaniu brakuje ci jeszcze %n punktu.</numerusform>
            <numerusform>Rzucaj dalej: po dopisaniu brakuje ci jeszcze %n punktów.</numerusform>
            <numerusform>Rzucaj dalej: po dopisaniu brakuje ci jeszcze %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Roll on: that loses your points only {risk} times in 100.</source>
        <translation>Rzucaj dalej: taki rzut traci punkty tylko {risk} razy na 100.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Bank now: rolling on would lose the points {risk} times in 100.</source>
        <translation>Dopisz punkty teraz: taki rzut straciłby je {risk} razy na 100.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bank now: rolling on is worth only {mean} points on average.</source>
        <translation>Dopisz punkty teraz: dalszy rzut daje średnio tylko {mean} pkt.</translation>
    </message>
    <message>
        <location line="+41"/>
        <source>That lowers the risk of losing the points to {risk}%.</source>
        <translation>Ryzyko straty punktów spada do {risk}%.</translation>
    </message>
    <message numerus="yes">
        <location line="+5"/>
        <source>Banking leaves you %n (point|points) short.</source>
        <translation>
            <numerusform>Po dopisaniu brakuje ci jeszcze %n punktu.</numerusform>
            <numerusform>Po dopisaniu brakuje ci jeszcze %n punktów.</numerusform>
            <numerusform>Po dopisaniu brakuje ci jeszcze %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-15"/>
        <source>That&apos;s %n more (point|points) than the next best choice.</source>
        <translation>
            <numerusform>To o&#xa0;%n punkt więcej niż druga najlepsza możliwość.</numerusform>
            <numerusform>To o&#xa0;%n punkty więcej niż druga najlepsza możliwość.</numerusform>
            <numerusform>To o&#xa0;%n punktów więcej niż druga najlepsza możliwość.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+16"/>
        <source>Rolling on loses the points only {risk} times in 100.</source>
        <translation>Taki rzut traci punkty tylko {risk} razy na 100.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Rolling on is worth {mean} points on average, lost turns included.</source>
        <translation>Dalszy rzut daje średnio {mean} pkt, po uwzględnieniu straconych kolejek.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>These points win the game.</source>
        <translation>Z&#xa0;tymi punktami wygrywasz.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Rolling on would have lost the points {risk} times in 100.</source>
        <translation>Taki rzut straciłby punkty {risk} razy na 100.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Rolling on would have been worth only {mean} on average.</source>
        <translation>Dalszy rzut dałby średnio tylko {mean}.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Banking would have won; after your roll you win {yours} games in 100.</source>
        <translation>Dopisanie punktów dałoby wygraną; po twoim rzucie wygrywa się {yours} na 100.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Rolling on loses the points {yours} times in 100.</source>
        <translation>Taki rzut traci punkty {yours} razy na 100.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Rolling on is worth %n (point|points) less on average, lost turns included.</source>
        <translation>
            <numerusform>Dalszy rzut daje średnio o&#xa0;%n punkt mniej, licząc stracone kolejki.</numerusform>
            <numerusform>Dalszy rzut daje średnio o&#xa0;%n punkty mniej, licząc stracone kolejki.</numerusform>
            <numerusform>Dalszy rzut daje średnio o&#xa0;%n punktów mniej, licząc stracone kolejki.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>It&apos;s your last turn, and banking leaves you %n (point|points) short.</source>
        <translation>
            <numerusform>To twoja ostatnia kolejka, a&#xa0;po dopisaniu brakuje ci %n punktu.</numerusform>
            <numerusform>To twoja ostatnia kolejka, a&#xa0;po dopisaniu brakuje ci %n punktów.</numerusform>
            <numerusform>To twoja ostatnia kolejka, a&#xa0;po dopisaniu brakuje ci %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>After your choice %n more (roll|rolls) in 100 (loses|lose) the points.</source>
        <translation>
            <numerusform>Po twoim wyborze o&#xa0;%n rzut na 100 więcej traci punkty.</numerusform>
            <numerusform>Po twoim wyborze o&#xa0;%n rzuty na 100 więcej traci punkty.</numerusform>
            <numerusform>Po twoim wyborze o&#xa0;%n rzutów na 100 więcej traci punkty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>The best choice keeps %n more (point|points).</source>
        <translation>
            <numerusform>Najlepszy wybór odkłada o&#xa0;%n punkt więcej.</numerusform>
            <numerusform>Najlepszy wybór odkłada o&#xa0;%n punkty więcej.</numerusform>
            <numerusform>Najlepszy wybór odkłada o&#xa0;%n punktów więcej.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Rolling on loses the points only {best} times in 100.</source>
        <translation>Dalszy rzut traci punkty tylko {best} razy na 100.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The best choice is worth %n more (point|points) on average.</source>
        <translation>
            <numerusform>Najlepszy wybór daje średnio o&#xa0;%n punkt więcej.</numerusform>
            <numerusform>Najlepszy wybór daje średnio o&#xa0;%n punkty więcej.</numerusform>
            <numerusform>Najlepszy wybór daje średnio o&#xa0;%n punktów więcej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Rolling on is worth %n more (point|points) on average, lost turns included.</source>
        <translation>
            <numerusform>Dalszy rzut daje średnio o&#xa0;%n punkt więcej, licząc stracone kolejki.</numerusform>
            <numerusform>Dalszy rzut daje średnio o&#xa0;%n punkty więcej, licząc stracone kolejki.</numerusform>
            <numerusform>Dalszy rzut daje średnio o&#xa0;%n punktów więcej, licząc stracone kolejki.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/lesson.py" line="+30"/>
        <source>Be the first to get past 100 points. Roll the dice.</source>
        <translation>Chcesz mieć na koncie więcej niż 100 punktów. Rzuć kostkami.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Two equal dice make a group. The fives are already chosen. Roll the other four.</source>
        <translation>Dwie takie same kostki to grupa. Piątki są już wybrane. Rzuć pozostałymi czterema.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Two fives: 10 points.</source>
        <translation>Dwie piątki: 10 punktów.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Another five! It can join the other fives. Roll the other three.</source>
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
        <location line="+1"/>
        <source>You have 27 points in your account. They&apos;re safe there.</source>
        <translation>Masz na koncie 27 punktów. Tam są bezpieczne.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Bad luck for the other player: no group, no points. Your turn: roll.</source>
        <translation>Drugi gracz miał pecha: nie ma grupy, nie ma punktów. Twoja kolej: rzuć.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Ones are worth little. Click a one to put both back. Then roll four dice.</source>
        <translation>Jedynki dają mało. Kliknij jedną z&#xa0;nich, a&#xa0;obie wrócą do rzutu. Potem rzuć czterema kostkami.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Clever: four dice are better than two.</source>
        <translation>Sprytnie: cztery kostki są lepsze niż dwie.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Everything fits! That means you can roll all six again. Do it!</source>
        <translation>Wszystko pasuje! Wtedy możesz znowu rzucić wszystkimi sześcioma. Zrób to.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>30 points already, and there may be more.</source>
        <translation>Masz już 30 punktów, a&#xa0;może być więcej.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>42 points! You&apos;d be wise to stop. But just this once, roll the last two.</source>
        <translation>42 punkty! Rozsądnie byłoby przestać. Ale spróbuj raz: rzuć ostatnimi dwiema.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Oh no! Nothing fits, and the 42 points are gone.</source>
        <translation>Ojej! Nic nie pasuje i&#xa0;42 punkty przepadły.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>The other player banked 20. You still have your 27. Your turn: roll.</source>
        <translation>Drugi gracz ma już 20. Ty nadal masz swoje 27. Twoja kolej: rzuć.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>What a roll: 33 points, and all six fit. Roll all six again.</source>
        <translation>Co za rzut! 33 punkty i&#xa0;wszystkie kostki pasują. Rzuć znowu sześcioma.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>All six again: 65 points! Roll once more.</source>
        <translation>Znowu wszystkie sześć: 65 punktów! Rzuć jeszcze raz.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>75 points, and 27 in your account: that&apos;s more than 100. Now bank them!</source>
        <translation>75 punktów i&#xa0;27 na koncie: to więcej niż 100. Dopisz je do konta!</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>102 points! Well played.</source>
        <translation>102 punkty! Brawo.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>When someone has over 100, everyone else gets one last turn. Then the most points wins.</source>
        <translation>Gdy ktoś ma więcej niż 100, wszyscy inni mają jeszcze jedną, ostatnią kolejkę. Potem wygrywa ten, kto ma najwięcej.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/voice.py" line="-381"/>
        <source>Five of a kind: roll on, with three tries to match, or bank {points}.</source>
        <translation>Pięć jednakowych: rzucaj dalej (trzy próby na szóstą kostkę) albo dopisz {points} do konta.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Try {number} of 3: the sixth die must match the five.</source>
        <translation>Próba {number}&#xa0;z&#xa0;3: na szóstej kostce musi wypaść to samo, co na pięciu.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>This turn: {points}. All six are set aside: you must roll them again.</source>
        <translation>Kolejka: {points}. Wszystkie sześć kostek jest odłożonych: trzeba rzucić nimi jeszcze raz.</translation>
    </message>
    <message>
        <location line="-1"/>
        <source>This turn: {points}. All six are set aside: bank, or roll all six again.</source>
        <translation>Kolejka: {points}. Wszystkie sześć kostek jest odłożonych: dopisz punkty do konta albo rzuć znów sześcioma.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>This turn: {points}. That makes all six: bank, or roll all six again.</source>
        <translation>Kolejka: {points}. To już wszystkie sześć kostek: dopisz punkty do konta albo rzuć znów sześcioma.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This turn: {points}. That makes all six: you must roll them again.</source>
        <translation>Kolejka: {points}. To już wszystkie sześć kostek: trzeba rzucić nimi jeszcze raz.</translation>
    </message>
    <message>
        <location line="+2"/>
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
        <location line="+4"/>
        <source>You need {needed}, you have {points}: banking loses.</source>
        <translation>Potrzeba {needed}, masz {points}: jeśli dopiszesz, przegrasz.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You need {needed}, you have {points}: banking only ties.</source>
        <translation>Potrzeba {needed}, masz {points}: dopisanie da tylko remis.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You need {needed}, you have {points}: banking takes the lead.</source>
        <translation>Potrzeba {needed}, masz {points}: dopisanie da prowadzenie.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You need {needed}, you have {points}: banking wins.</source>
        <translation>Potrzeba {needed}, masz {points}: dopisanie da wygraną.</translation>
    </message>
    <message>
        <location line="+71"/>
        <source>that no try matches</source>
        <translation>że żadna próba się nie uda</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Risk that no try matches and you lose it all: {chance}</source>
        <translation>Ryzyko, że żadna próba się nie uda i&#xa0;wszystko przepadnie: {chance}</translation>
    </message>
    <message>
        <location line="+23"/>
        <source>The account is lost!</source>
        <translation>Konto przepada!</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Out of the game!</source>
        <translation>Odpada z&#xa0;gry!</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/messages.py" line="+198"/>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/voice.py" line="+1"/>
        <source>Six of a kind!</source>
        <translation>Sześć jednakowych!</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/voice.py" line="+1"/>
        <source>Last turns!</source>
        <translation>Ostatnie kolejki!</translation>
    </message>
    <message>
        <location line="+210"/>
        <source>All six are set aside, so you have six dice again.</source>
        <translation>Wszystkie sześć odłożone, więc znów masz sześć kostek.</translation>
    </message>
    <message>
        <location line="-47"/>
        <source>Keep these: the odds favour it.</source>
        <translation>Odłóż te: tak wychodzi z&#xa0;obliczeń.</translation>
    </message>
    <message>
        <location line="-2"/>
        <source>Keep these: the turn is then worth {mean} points on average.</source>
        <translation>Odłóż te: kolejka daje wtedy średnio {mean} pkt.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Keep only these: the turn is then worth {mean} points on average.</source>
        <translation>Odłóż tylko te: kolejka daje wtedy średnio {mean} pkt.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Keep only these: the odds favour it.</source>
        <translation>Odłóż tylko te: tak wychodzi z&#xa0;obliczeń.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Roll on: it&apos;s worth {mean} points on average, lost turns included.</source>
        <translation>Rzucaj dalej: to daje średnio {mean} pkt, po uwzględnieniu straconych kolejek.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Roll on: the odds favour it.</source>
        <translation>Rzucaj dalej: tak wychodzi z&#xa0;obliczeń.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Bank the {points}: that wins you the game.</source>
        <translation>Dopisz do konta {points}: wygrywasz.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Bank the {points}: the odds favour it.</source>
        <translation>Dopisz do konta {points}: tak wychodzi z&#xa0;obliczeń.</translation>
    </message>
    <message>
        <location line="+31"/>
        <source>With these the turn is worth {mean} points on average.</source>
        <translation>Z&#xa0;tymi kolejka daje średnio {mean} pkt.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>You get three tries for the sixth die now.</source>
        <translation>Teraz masz trzy próby na szóstą kostkę.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/messages.py" line="-239"/>
        <source>With one player left, the game would already be over.</source>
        <translation>Z&#xa0;jednym graczem w&#xa0;grze gra skończyłaby się wcześniej.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Six of a kind in one roll won the game.</source>
        <translation>Sześć jednakowych kostek w&#xa0;jednym rzucie wygrało grę.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Tries for the sixth die come only after five equal dice, if this table allows them.</source>
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
        <source>Points this turn</source>
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
        <source>Who started the last round?</source>
        <translation>Kto zaczął ostatnią rundę?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Tries for the sixth die so far</source>
        <translation>Dotychczasowe próby szóstej kostki</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>no tries</source>
        <translation>bez prób</translation>
    </message>
</context>
<context>
    <name>self_test</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/services/self_test.py" line="+112"/>
        <source>The dice are fair: %n were rolled. Fair dice come out this uneven in {hundredths} of 100 tests.</source>
        <translation>
            <numerusform>Kostki są uczciwe: sprawdzono %n rzut. Uczciwe wypadają tak nierówno w&#xa0;{hundredths} na 100 prób.</numerusform>
            <numerusform>Kostki są uczciwe: sprawdzono %n rzuty. Uczciwe wypadają tak nierówno w&#xa0;{hundredths} na 100 prób.</numerusform>
            <numerusform>Kostki są uczciwe: sprawdzono %n rzutów. Uczciwe wypadają tak nierówno w&#xa0;{hundredths} na 100 prób.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>Nobody else can read what you saved: %n (file|files).</source>
        <translation>
            <numerusform>Nikt inny nie może czytać twoich zapisów: %n plik.</numerusform>
            <numerusform>Nikt inny nie może czytać twoich zapisów: %n pliki.</numerusform>
            <numerusform>Nikt inny nie może czytać twoich zapisów: %n plików.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The licences of all %n parts are included.</source>
        <translation>
            <numerusform>Jest licencja %n części.</numerusform>
            <numerusform>Są licencje wszystkich %n części.</numerusform>
            <numerusform>Są licencje wszystkich %n części.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The dice are more uneven than fair dice ever are.</source>
        <translation>Kostki wypadają mniej równo niż uczciwe.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Others can read some of what you saved: {names}.</source>
        <translation>Inni mogą czytać część twoich zapisów: {names}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The licences of some parts are missing: {names}.</source>
        <translation>Brakuje licencji niektórych części: {names}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This system protects what you saved with its own permissions.</source>
        <translation>Ten system chroni twoje zapisy własnymi prawami dostępu.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Nothing is saved yet, so there are no files to look at.</source>
        <translation>Nic jeszcze nie zapisano, więc nie ma plików do sprawdzenia.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The licences aren&apos;t in these sources; they are added when the program is built.</source>
        <translation>W&#xa0;tych źródłach nie ma licencji; dołącza się je przy budowaniu programu.</translation>
    </message>
</context>
<context>
    <name>shell</name>
    <message>
        <location filename="../desktop/stolik/models/words.py" line="-83"/>
        <location filename="../desktop/stolik/pages/players/PersonSheet.qml" line="-229"/>
        <location line="+73"/>
        <location filename="../desktop/stolik/pages/players/PlayerCard.qml" line="-182"/>
        <source>Player {number}</source>
        <translation>Gracz {number}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This name is invisible. Please type another one.</source>
        <translation>Tego imienia nie widać. Wpisz inne.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/sentences.py" line="+20"/>
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
        <source>This computer&apos;s voice isn&apos;t working, so nothing is read aloud.</source>
        <translation>Głos tego komputera teraz nie działa, więc nic nie jest czytane na głos.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>That is neither a saved game nor a tournament; their names end in .stolik or .stolik-tournament.</source>
        <translation>To nie jest ani zapisana partia, ani turniej; ich nazwy kończą się na .stolik lub .stolik-tournament.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>There is no game to continue.</source>
        <translation>Żadna partia nie czeka na dokończenie.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>That didn&apos;t work. If Stolik has just been updated, close it and start it again; every game is saved.</source>
        <translation>To się nie udało. Jeśli Stolik został właśnie zaktualizowany, zamknij go i&#xa0;uruchom ponownie; wszystkie partie są zapisane.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>That didn&apos;t work. Every game is saved: leave the table and continue. What happened is saved for a bug report as {file}.</source>
        <translation>To się nie udało. Każda partia jest zapisana: odejdź od stołu i&#xa0;wróć do niej. To, co się działo, leży do zgłoszenia błędu w&#xa0;pliku {file}.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>{day}, before another backup was restored</source>
        <translation>{day}, przed przywróceniem innego dnia</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{file}, line {entry} of the log: {sentence}</source>
        <translation>{file}, wpis {entry}: {sentence}</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/printing/game_papers.py" line="+45"/>
        <source>Score card</source>
        <translation>Karta wyników</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>How the game went</source>
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
        <location filename="../desktop/stolik/services/score_card.py" line="+23"/>
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
        <source>The folder {folder} couldn&apos;t be shown. The score card is in it, as “{file}”.</source>
        <translation>Nie udało się pokazać folderu {folder}. Karta wyników jest w&#xa0;nim jako „{file}”.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The disk is full, so the score card is not saved.</source>
        <translation>Na dysku nie ma już miejsca, więc karta wyników nie jest zapisana.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stolik can&apos;t write to {folder}, so the score card is not saved.</source>
        <translation>Stolik nie może nic zapisać w&#xa0;folderze {folder}, więc karta wyników nie jest zapisana.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The score card couldn&apos;t be saved.</source>
        <translation>Nie udało się zapisać karty wyników.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/printing/game_papers.py" line="+2"/>
        <source>Rules: {rules}</source>
        <translation>Zasady: {rules}</translation>
    </message>
    <message>
        <location line="+1"/>
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
        <source>The folder {folder} couldn&apos;t be shown. The file is in it, as “{file}”.</source>
        <translation>Nie udało się pokazać folderu {folder}. Jest w&#xa0;nim plik „{file}”.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The disk is full, so the file is not saved.</source>
        <translation>Dysk jest pełny, więc plik nie został zapisany.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stolik can&apos;t write to {folder}, so the file is not saved.</source>
        <translation>Stolik nie może nic zapisać w&#xa0;folderze {folder}, więc plik nie został zapisany.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The file couldn&apos;t be saved.</source>
        <translation>Nie udało się zapisać pliku.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/tournament/printing.py" line="+25"/>
        <source>The files “{file}” and “{other}” are in the folder {folder}.</source>
        <translation>Pliki „{file}” i&#xa0;„{other}” są w&#xa0;folderze {folder}.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/sentences.py" line="+1"/>
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
        <location filename="../desktop/stolik/pages/earlier/model.py" line="+35"/>
        <source>This game</source>
        <translation>Ta partia</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>An earlier game</source>
        <translation>Wcześniejsza partia</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/book/model.py" line="+49"/>
        <source>Family book</source>
        <translation>Księga rodzinna</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/printing/game_papers.py" line="-3"/>
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
        <location filename="../desktop/stolik/storage/faults.py" line="+42"/>
        <source>A face can be a PNG, JPEG or WebP picture; this file isn&apos;t one.</source>
        <translation>Nadają się obrazy PNG, JPEG albo WebP, a&#xa0;ten plik nie jest żadnym z&#xa0;nich.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>The settings couldn&apos;t be read, so the defaults are used. The old file is kept as {file}.</source>
        <translation>Nie udało się odczytać ustawień, więc obowiązują domyślne. Stary plik zachowano jako {file}.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Parts of the list of players couldn&apos;t be read. The old file is kept as {file}.</source>
        <translation>Nie udało się odczytać całej listy graczy. Stary plik zachowano jako {file}.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/kept/practice.py" line="+128"/>
        <source>The moves to try again couldn&apos;t be read, so they are collected afresh. The old file is kept as {file}.</source>
        <translation>Nie udało się odczytać ruchów do powtórzenia, więc zbierają się od nowa. Stary plik zachowano jako {file}.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/kept/puzzles.py" line="+33"/>
        <source>The solved puzzles couldn&apos;t be read, so they are counted afresh. The old file is kept as {file}.</source>
        <translation>Nie udało się odczytać rozwiązanych zagadek, więc liczą się od nowa. Stary plik zachowano jako {file}.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/storage/faults.py" line="+8"/>
        <source>Some entries in the family book are impossible, so they are left out: {cells}. The old file is kept as {file}.</source>
        <translation>Niektóre wpisy w&#xa0;księdze rodzinnej nie mogą być prawdziwe, więc je pominięto: {cells}. Stary plik zachowano jako {file}.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>There was a second copy of the family book. Games found only in the copy are in the book now; the copy is kept as {file}.</source>
        <translation>Obok księgi rodzinnej leżała jej druga kopia. Partie, które były tylko w&#xa0;tej kopii, są już w&#xa0;księdze, a&#xa0;kopię zachowano jako {file}.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>The saved game is damaged and can&apos;t be continued. It is kept as {file}.</source>
        <translation>Zapisana partia jest uszkodzona i&#xa0;nie da się jej dokończyć. Zachowano ją jako {file}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The saved game breaks the rules and can&apos;t be continued. It is kept as {file}.</source>
        <translation>Zapisana partia łamie zasady i&#xa0;nie da się jej dokończyć. Zachowano ją jako {file}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The saved game is from a newer Stolik. It is kept for that version as {file}.</source>
        <translation>Zapisana partia pochodzi z&#xa0;nowszej wersji Stolika. Zachowano ją dla niej jako {file}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The saved game is of a different kind, so it can&apos;t be continued here. It is kept as {file}.</source>
        <translation>Zapisana partia jest z&#xa0;innej gry, więc nie da się jej tu dokończyć. Zachowano ją jako {file}.</translation>
    </message>
    <message>
        <location line="+4"/>
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
        <source>The tournament in {file} is from a newer Stolik; it is left unchanged for that version.</source>
        <translation>Turniej w&#xa0;pliku {file} pochodzi z&#xa0;nowszej wersji Stolika; zostaje dla niej nietknięty.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A table in this tournament is being played now, so it can&apos;t be deleted.</source>
        <translation>Przy stoliku tego turnieju ktoś teraz gra, więc nie można go usunąć.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The game couldn&apos;t be saved. You can continue it only until you close Stolik.</source>
        <translation>Nie udało się zapisać partii. Można ją dokończyć tylko do zamknięcia Stolika.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The file {file} can&apos;t be read; it is left unchanged, and nothing is saved to it.</source>
        <translation>Pliku {file} nie da się odczytać; pozostaje bez zmian i&#xa0;nic się w&#xa0;nim nie zapisuje.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Stolik can&apos;t open {folder}, so the games waiting there aren&apos;t shown; nothing is lost.</source>
        <translation>Stolik nie może zajrzeć do {folder}, więc nie widać partii, które tam czekają; nic nie przepadło.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The name couldn&apos;t be removed everywhere; it may still be in: {files}</source>
        <translation>Imienia nie udało się usunąć zewsząd; może ono nadal być tutaj: {files}</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>These pictures couldn&apos;t be deleted; Stolik will try again when it next starts: {files}</source>
        <translation>Tych obrazów nie udało się usunąć; Stolik spróbuje jeszcze raz przy następnym uruchomieniu: {files}</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The setting for the data folder couldn&apos;t be read, so the default folder is used. The old file is kept as {file}.</source>
        <translation>Nie udało się odczytać, gdzie wszystko leży, więc używany jest zwykły folder. Stary plik zachowano jako {file}.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>The folder {folder} is missing, so Stolik keeps everything on this computer until it is back.</source>
        <translation>Nie ma teraz folderu {folder}, więc póki nie wróci, Stolik trzyma wszystko na tym komputerze.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The folder {folder} has gone. Stolik now uses {found}, which holds its games.</source>
        <translation>Folderu {folder} już nie ma. Stolik używa {found}, gdzie są jego partie.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Games played in {folder} in the meantime are here now; everything else there has stayed.</source>
        <translation>Partie, które w&#xa0;międzyczasie rozegrano w&#xa0;{folder}, są już tutaj; wszystko inne zostało tam.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The folder {folder} is missing, so nothing was moved.</source>
        <translation>Nie ma folderu {folder}, więc wszystko zostało tam, gdzie było.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stolik is already open in {folder}, so nothing was moved.</source>
        <translation>W&#xa0;{folder} działa już inny Stolik, więc wszystko zostało tam, gdzie było.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There is not enough room in {folder}, so nothing was moved.</source>
        <translation>W&#xa0;{folder} jest za mało miejsca, więc wszystko zostało tam, gdzie było.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stolik can&apos;t write to {folder}, so nothing was moved.</source>
        <translation>Stolik nie może zapisywać w&#xa0;{folder}, więc wszystko zostało tam, gdzie było.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The file {file} can&apos;t be read, so nothing was moved.</source>
        <translation>Nie da się odczytać pliku {file}, więc wszystko zostało tam, gdzie było.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Moving to {folder} failed, so everything has stayed where it was.</source>
        <translation>Nie udało się przenieść wszystkiego do {folder}, więc zostało tam, gdzie było.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Files that aren&apos;t Stolik&apos;s, or differ from those moved, are still in {folder}.</source>
        <translation>W&#xa0;folderze {folder} zostało bez zmian to, co nie należy do Stolika albo różni się od przeniesionych plików.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Stolik is open in the same folder on {host}, so nothing is saved here. Close it there, then start it here again.</source>
        <translation>Stolik jest otwarty w&#xa0;tym samym folderze na komputerze {host}, więc tutaj nic się nie zapisuje. Zamknij go tam, a&#xa0;potem uruchom tutaj jeszcze raz.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Restored: {day}. The data from before is now among the daily backups in Settings.</source>
        <translation>Przywrócono: {day}. To, co było przedtem, też jest wśród poprzednich dni w&#xa0;Ustawieniach.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The backup is damaged, so nothing was restored: {day}. It is kept as {file}.</source>
        <translation>Kopia tego dnia jest uszkodzona, więc niczego nie przywrócono: {day}. Zachowano ją jako {file}.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The backup couldn&apos;t be fully restored yet. Stolik will try again when it next starts.</source>
        <translation>Poprzedniego dnia jeszcze nie udało się przywrócić albo nie w&#xa0;całości. Stolik spróbuje znowu przy następnym uruchomieniu.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>This game was also continued elsewhere. Both are kept: the other is on the home page.</source>
        <translation>W&#xa0;tę partię grano także gdzie indziej. Zachowano obie: ta druga czeka na stronie głównej.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Another program or computer also changed a file. Its version is kept as {file}.</source>
        <translation>Ten sam plik zmienił też inny program albo komputer. To, co zapisał, zachowano jako {file}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Another program or computer has changed this in the meantime, so it stays as it is.</source>
        <translation>W&#xa0;międzyczasie zmienił to inny program albo komputer, więc zostaje tak, jak jest teraz.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The disk is full. You can play on, but nothing is saved.</source>
        <translation>Dysk jest pełny. Można grać dalej, ale nic się nie zapisuje.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stolik can&apos;t write to {folder}. You can play on, but nothing is saved.</source>
        <translation>Stolik nie może zapisywać w&#xa0;{folder}. Można grać dalej, ale nic się nie zapisuje.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This has grown too long for Stolik to open again. What is saved stays, but nothing more is saved.</source>
        <translation>To jest już dłuższe, niż Stolik umiałby znowu odczytać. Co zapisano, zostaje bez zmian, ale nic więcej się nie zapisuje.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Saving failed. You can play on, but nothing is saved.</source>
        <translation>Zapis się nie udał. Można grać dalej, ale nic się nie zapisuje.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/kept/lessons.py" line="+26"/>
        <source>Progress in the guided first games couldn&apos;t be read, so they start again. The old file is kept as {file}.</source>
        <translation>Nie udało się odczytać, na czym stanęły pierwsze gry, więc zaczną się od nowa. Stary plik zachowano jako {file}.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/storage/faults.py" line="-122"/>
        <source>This file can&apos;t be read.</source>
        <translation>Nie da się odczytać tego pliku.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>This picture file is larger than 8 MB.</source>
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
        <source>You already have too many pictures of your own.</source>
        <translation>Jest już za dużo własnych obrazów.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>The family book couldn&apos;t be read, so it is rebuilt from the finished games that remain. The old file is kept as {file}.</source>
        <translation>Nie udało się odczytać księgi rodzinnej, więc powstaje na nowo z&#xa0;zachowanych skończonych partii. Stary plik zachowano jako {file}.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/kept/practice.py" line="-70"/>
        <source>Some of the answers couldn&apos;t be read and are left out.</source>
        <translation>Części odpowiedzi nie udało się odczytać. Zostały pominięte.</translation>
    </message>
    <message>
        <location line="+21"/>
        <source>Parts of the answer log couldn&apos;t be read. The old file is kept as {file}.</source>
        <translation>Części dziennika odpowiedzi nie dało się odczytać. Stary plik zachowano jako {file}.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/kept/explored.py" line="+52"/>
        <source>The explored positions couldn&apos;t be read, so the list starts again. The old file is kept as {file}.</source>
        <translation>Nie udało się odczytać badanych pozycji, więc lista zaczyna się od nowa. Stary plik zachowano jako {file}.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/services/kept/guess_log.py" line="+7"/>
        <source>Some of the guesses couldn&apos;t be read and are left out.</source>
        <translation>Części typów nie udało się odczytać. Zostały pominięte.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Some of the guesses couldn&apos;t be read. The old file is kept as {file}.</source>
        <translation>Części typów nie udało się odczytać. Stary plik zachowano jako {file}.</translation>
    </message>
</context>
<context>
    <name>strength</name>
    <message>
        <location filename="../desktop/stolik/pages/book/strength.py" line="+104"/>
        <source>{name} wins about half the games against a computer of strength {strength}.</source>
        <translation>{name} wygrywa mniej więcej co drugą partię z&#xa0;komputerem o&#xa0;sile {strength}.</translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Based on %n finished (game|games) against one computer, ± {reach} on a scale of 0 to 100.</source>
        <translation>
            <numerusform>Według %n dokończonej partii z&#xa0;jednym komputerem, ± {reach} w&#xa0;skali od 0 do 100.</numerusform>
            <numerusform>Według %n dokończonych partii z&#xa0;jednym komputerem, ± {reach} w&#xa0;skali od 0 do 100.</numerusform>
            <numerusform>Według %n dokończonych partii z&#xa0;jednym komputerem, ± {reach} w&#xa0;skali od 0 do 100.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+6"/>
        <source>No finished game against one computer yet.</source>
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
        <location filename="../desktop/stolik/table/telling.py" line="+45"/>
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
        <source>Press “Next”.</source>
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
        <location filename="../desktop/stolik/table/screen_parts.py" line="+539"/>
        <source>Checked: the seed gives %n (roll|rolls), exactly as in this game. Nothing was changed.</source>
        <translation>
            <numerusform>Sprawdzone: z&#xa0;ziarna wychodzi %n&#xa0;rzut, dokładnie taki jak w&#xa0;tej partii. Nic nie zostało zmienione.</numerusform>
            <numerusform>Sprawdzone: z&#xa0;ziarna wychodzą %n&#xa0;rzuty, dokładnie takie jak w&#xa0;tej partii. Nic nie zostało zmienione.</numerusform>
            <numerusform>Sprawdzone: z&#xa0;ziarna wychodzi %n&#xa0;rzutów, dokładnie takich jak w&#xa0;tej partii. Nic nie zostało zmienione.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>Checked: the seed gives %n (shuffle or draw|shuffles and draws), exactly as in this game. Nothing was changed.</source>
        <translation>
            <numerusform>Sprawdzone: z&#xa0;ziarna wychodzi %n&#xa0;losowanie kostek, dokładnie takie jak w&#xa0;tej partii. Nic nie zostało zmienione.</numerusform>
            <numerusform>Sprawdzone: z&#xa0;ziarna wychodzą %n&#xa0;losowania kostek, dokładnie takie jak w&#xa0;tej partii. Nic nie zostało zmienione.</numerusform>
            <numerusform>Sprawdzone: z&#xa0;ziarna wychodzi %n&#xa0;losowań kostek, dokładnie takich jak w&#xa0;tej partii. Nic nie zostało zmienione.</numerusform>
        </translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Roll {number} isn&apos;t the one the seed gives: this game was changed.</source>
        <translation>Rzut nr&#xa0;{number} jest inny niż ten, który wychodzi z&#xa0;ziarna: tę partię zmieniono.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Shuffle or draw {number} isn&apos;t the one the seed gives: this game was changed.</source>
        <translation>Losowanie kostek nr&#xa0;{number} jest inne niż to, które wychodzi z&#xa0;ziarna: tę partię zmieniono.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The seed has someone else start: this game was changed.</source>
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
        <location filename="../desktop/stolik/engine/view_model.py" line="+356"/>
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
        <source>This turn has no clock.</source>
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
        <source>Nobody can score more.</source>
        <translation>Więcej zdobyć się nie da.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Your first game alone: this is the score to beat.</source>
        <translation>To twoja pierwsza partia w&#xa0;pojedynkę: oto wynik do pobicia.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Your best so far! The record was {best}.</source>
        <translation>Twój najlepszy wynik! Poprzedni rekord to {best}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Equal to your best so far.</source>
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
        <location filename="../desktop/stolik/tournament/sentences.py" line="-202"/>
        <source>A tournament starts with its settings and players.</source>
        <translation>Turniej zaczyna się od ustawień i&#xa0;listy uczestników.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The tournament has already started; settings and players stay as they are.</source>
        <translation>Turniej już się zaczął; ustawienia i&#xa0;uczestnicy zostają bez zmian.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The tournament is over; only corrections are possible now.</source>
        <translation>Turniej jest skończony; można już tylko poprawiać wyniki.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A tournament takes {min} to {max} players, not {given}.</source>
        <translation>W&#xa0;turnieju gra od {min} do {max} uczestników, a&#xa0;nie {given}.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Player {number} has no name.</source>
        <translation>Uczestnik {number} nie ma imienia.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The name of player {number} has more than {most} letters.</source>
        <translation>Imię uczestnika {number} ma więcej niż {most} liter.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Two players are called “{name}”; give one of them another name.</source>
        <translation>Dwoje uczestników nazywa się „{name}”; nadaj jednemu z&#xa0;nich inne imię.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A tournament&apos;s name is one line, without control characters.</source>
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
        <source>A different draw is due.</source>
        <translation>Teraz kolej na inne losowanie.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Everyone in this round must sit at exactly one table.</source>
        <translation>Każdy, kto gra w&#xa0;tej rundzie, musi siedzieć przy jednym stoliku, a&#xa0;nikt przy dwóch.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Tables must be as few and as even as possible.</source>
        <translation>Stolików ma być jak najmniej, a&#xa0;graczy przy nich możliwie po równo.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This stage of the tournament isn&apos;t finished yet.</source>
        <translation>Ta część turnieju jeszcze się nie skończyła.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>By the points, someone else advances.</source>
        <translation>Według punktów dalej przechodzi ktoś inny.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There is no round {round} yet.</source>
        <translation>Nie ma jeszcze rundy {round}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There is no table {table} in this round.</source>
        <translation>W&#xa0;tej rundzie nie ma stolika {table}.</translation>
    </message>
    <message>
        <location line="+1"/>
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
        <location line="+1"/>
        <source>This game is no longer played.</source>
        <translation>Tej partii już się nie rozgrywa.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This table has {seats} players: each of them needs points.</source>
        <translation>Liczba graczy przy tym stoliku to {seats}: każdy musi mieć punkty.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>These places are impossible: ties share a place, and the next places are skipped.</source>
        <translation>Takie miejsca są niemożliwe: kto ma tyle samo, dzieli miejsce, a&#xa0;następne się pomija.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Points from a card need the card; other points have none.</source>
        <translation>Punkty z&#xa0;karty wymagają karty, a&#xa0;inne punkty jej nie mają.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>This game has no card; enter its points.</source>
        <translation>Ta gra nie ma karty; wpisz punkty.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The card gives different points.</source>
        <translation>Z&#xa0;karty wynikają inne punkty.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Game {game} at table {table} hasn&apos;t been entered yet.</source>
        <translation>Partia {game} przy stoliku {table} nie jest jeszcze wpisana.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A correction needs the name of the person making it.</source>
        <translation>Poprawka wymaga imienia osoby, która ją wpisuje.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Someone has changed these points in the meantime.</source>
        <translation>Ktoś w&#xa0;międzyczasie zmienił te punkty.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>With these points others would have advanced, and the next stage has started.</source>
        <translation>Z&#xa0;tymi punktami dalej przeszedłby ktoś inny, a&#xa0;następna część już się zaczęła.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>There is no player {number}.</source>
        <translation>Nie ma uczestnika {number}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>{name} hasn&apos;t left.</source>
        <translation>{name}: ta osoba nie odeszła.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Latecomers and returning players join before a round is drawn.</source>
        <translation>Kto się spóźnił albo wraca, dołącza przed losowaniem rundy.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>A draw can be undone only before any result of its round is entered.</source>
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
        <location line="+1"/>
        <source>A tournament has no entry “{name}”.</source>
        <translation>Turniej nie zna wpisu „{name}”.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The file has {given} entries; a tournament has at most {most}.</source>
        <translation>Plik ma {given} wpisów; turniej ma ich najwyżej {most}.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This tournament can&apos;t go on: it would be too long for Stolik to open again. It is saved as it is.</source>
        <translation>Ten turniej nie może trwać dalej: byłby dłuższy, niż Stolik umiałby odczytać. Jest zapisany tak, jak stoi.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/pages/tournament/background_tables.py" line="+26"/>
        <source>The computers couldn&apos;t finish table {table} in round {round}; you can try again.</source>
        <translation>Komputery nie dokończyły partii przy stoliku {table} w&#xa0;rundzie {round}; można spróbować jeszcze raz.</translation>
    </message>
    <message>
        <location filename="../desktop/stolik/tournament/championship.py" line="+27"/>
        <source>The cup and gold for {name}: first of {entrants}.</source>
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
        <source>{name}: place {place} of {entrants}.</source>
        <translation>{name}: miejsce {place} na {entrants}.</translation>
    </message>
</context>
</TS>
