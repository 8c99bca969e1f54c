<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL" sourcelanguage="en_US">
<context>
    <name>pages</name>
    <message>
        <source>Wishes</source>
        <translation>Życzenia</translation>
    </message>
</context>
<context>
    <name>WishesPage</name>
    <message>
        <source>Wishes</source>
        <translation>Życzenia</translation>
    </message>
    <message>
        <source>%1 would like to play %2.</source>
        <translation>%1 chce zagrać w %2.</translation>
    </message>
</context>
<context>
    <name>storage</name>
    <message>
        <source>The wishes couldn&apos;t be read. The old file is kept as {file}.</source>
        <translation>Nie udało się odczytać życzeń. Stary plik jest zachowany jako {file}.</translation>
    </message>
</context>
</TS>
