<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL" sourcelanguage="en_US">
<context>
    <name>farkle</name>
    <message>
        <source>Farkle</source>
        <translation>Farkle</translation>
    </message>
    <message>
        <source>ones, fives and triples</source>
        <translation>jedynki, piątki i&#xa0;trójki kostek</translation>
    </message>
    <message>
        <source>Set scoring dice aside, and stop in time.</source>
        <translation>Odkładaj kostki, które punktują, i&#xa0;przestań w&#xa0;porę.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Koniec gry.</translation>
    </message>
    <message>
        <source>Players choose, and the table rolls the dice.</source>
        <translation>Gracze wybierają, a&#xa0;kostkami rzuca stół.</translation>
    </message>
    <message>
        <source>It isn't your turn.</source>
        <translation>Teraz nie twoja kolej.</translation>
    </message>
    <message>
        <source>This roll takes {dice} dice with the faces 1 to 6.</source>
        <translation>Do tego rzutu idą kostki: {dice}, każda od 1 do&#xa0;6.</translation>
    </message>
    <message>
        <source>Roll first: you set dice aside once after each roll.</source>
        <translation>Najpierw rzuć: kostki odkłada się raz po każdym rzucie.</translation>
    </message>
    <message>
        <source>This roll doesn't show these dice.</source>
        <translation>W&#xa0;tym rzucie nie ma takich kostek.</translation>
    </message>
    <message>
        <source>Choose only dice that score: 1s, 5s and three equal dice.</source>
        <translation>Wybierz tylko kostki, które punktują: jedynki, piątki i&#xa0;trzy jednakowe.</translation>
    </message>
    <message>
        <source>First set aside some of the dice you rolled.</source>
        <translation>Najpierw odłóż którąś z&#xa0;rzuconych kostek.</translation>
    </message>
    <message>
        <source>You have no points this turn yet: roll first.</source>
        <translation>W&#xa0;tej kolejce nie masz jeszcze punktów: najpierw rzuć.</translation>
    </message>
    <message numerus="yes">
        <source>{player} rolls %n (die|dice).</source>
        <translation>
            <numerusform>{player} rzuca %n&#xa0;kostką.</numerusform>
            <numerusform>{player} rzuca %n&#xa0;kostkami.</numerusform>
            <numerusform>{player} rzuca %n&#xa0;kostkami.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} rolled {dice}.</source>
        <translation>{player}: wypada {dice}.</translation>
    </message>
    <message>
        <source>{player} sets {dice} aside: +{points}, now {total}.</source>
        <translation>{player} odkłada {dice}: +{points}, razem {total}.</translation>
    </message>
    <message>
        <source>{player} banks {points}: the account is {account}.</source>
        <translation>{player} zapisuje {points}: na koncie jest {account}.</translation>
    </message>
    <message numerus="yes">
        <source>No die scores: {player} loses %n (point|points).</source>
        <translation>
            <numerusform>Nic nie punktuje: {player} traci %n&#xa0;punkt.</numerusform>
            <numerusform>Nic nie punktuje: {player} traci %n&#xa0;punkty.</numerusform>
            <numerusform>Nic nie punktuje: {player} traci %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has 150: the others have one last turn.</source>
        <translation>{player} ma 150: pozostali grają ostatnią kolejkę.</translation>
    </message>
    <message>
        <source>It's {player}'s turn.</source>
        <translation>Teraz gra {player}.</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rzuć</translation>
    </message>
    <message>
        <source>Set {dice} aside</source>
        <translation>Odłóż {dice}</translation>
    </message>
    <message>
        <source>Bank the points</source>
        <translation>Zapisz punkty</translation>
    </message>
    <message>
        <source>The dice show {dice}</source>
        <translation>Wypada: {dice}</translation>
    </message>
    <message>
        <source>Last turns</source>
        <translation>Ostatnia kolejka</translation>
    </message>
    <message>
        <source>With 150 points the game goes on: everybody else has one more turn.</source>
        <translation>Przy 150 punktach gra trwa dalej: wszyscy inni mają jeszcze jedną kolejkę.</translation>
    </message>
    <message>
        <source>Sets the most points aside, and banks whatever the first roll brings.</source>
        <translation>Odkłada jak najwięcej punktów i&#xa0;zapisuje to, co da pierwszy rzut.</translation>
    </message>
    <message>
        <source>Sets the most points aside, and banks as soon as it has 20.</source>
        <translation>Odkłada jak najwięcej punktów i&#xa0;zapisuje, gdy ma&#xa0;20.</translation>
    </message>
    <message>
        <source>Rolls on while a roll is worth more points than it risks.</source>
        <translation>Rzuca, dopóki rzut daje więcej punktów, niż ryzykuje.</translation>
    </message>
    <message>
        <source>Weighs points as the sharp one does, banks what wins, and catches up in a last turn.</source>
        <translation>Waży punkty jak bystry, zapisuje to, co wygrywa, a&#xa0;w&#xa0;ostatniej kolejce goni prowadzącego.</translation>
    </message>
    <message numerus="yes">
        <source>%n (point|points)</source>
        <translation>
            <numerusform>%n&#xa0;punkt</numerusform>
            <numerusform>%n&#xa0;punkty</numerusform>
            <numerusform>%n&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} points on average</source>
        <translation>średnio {points}&#xa0;p.</translation>
    </message>
    <message>
        <source>The best turn: {points} points, by {player}.</source>
        <translation>Najlepsza kolejka: {points}&#xa0;p., {player}.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
</context>
</TS>
