<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
    <context>
        <name>History</name>
        <message numerus="yes">
            <source>%n match(es)</source>
            <translation>
                <numerusform>%n match</numerusform>
                <numerusform>%n matches</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Scores</name>
        <message numerus="yes">
            <source>You took %n point(s)</source>
            <translation>
                <numerusform>You took %n point</numerusform>
                <numerusform>You took %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} took %n point(s)</source>
            <translation>
                <numerusform>{name} took %n point</numerusform>
                <numerusform>{name} took %n points</numerusform>
            </translation>
        </message>
    </context>
</TS>
