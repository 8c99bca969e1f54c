<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>farkle</name>
    <message numerus="yes">
        <source>{player} rolls %n (die|dice).</source>
        <translation>
            <numerusform>{player} rolls %n die.</numerusform>
            <numerusform>{player} rolls %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No die scores: {player} loses %n (point|points).</source>
        <translation>
            <numerusform>No die scores: {player} loses %n point.</numerusform>
            <numerusform>No die scores: {player} loses %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n (point|points)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
</TS>
