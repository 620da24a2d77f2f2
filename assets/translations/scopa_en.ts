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
        <name>Import</name>
        <message numerus="yes">
            <source>%n file(s) refused; nothing was taken from them.</source>
            <translation>
                <numerusform>%n file refused; nothing was taken from them.</numerusform>
                <numerusform>%n files refused; nothing was taken from them.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) already in the history.</source>
            <translation>
                <numerusform>%n match already in the history.</numerusform>
                <numerusform>%n matches already in the history.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) imported.</source>
            <translation>
                <numerusform>%n match imported.</numerusform>
                <numerusform>%n matches imported.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unfinished match(es) did not say how well the others play: they go on at the level {level}.</source>
            <translation>
                <numerusform>%n unfinished match did not say how well the others play: they go on at the level {level}.</numerusform>
                <numerusform>%n unfinished matches did not say how well the others play: they go on at the level {level}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>New match</name>
        <message numerus="yes">
            <source>{game}, with %n house rule(s).</source>
            <translation>
                <numerusform>{game}, with %n house rule.</numerusform>
                <numerusform>{game}, with %n house rules.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{sign} %n change(s) from {preset}</source>
            <translation>
                <numerusform>{sign} %n change from {preset}</numerusform>
                <numerusform>{sign} %n changes from {preset}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Rule sets</name>
        <message numerus="yes">
            <source>You have %n rule set(s), no more are kept. Delete one first.</source>
            <translation>
                <numerusform>You have %n rule set, no more are kept. Delete one first.</numerusform>
                <numerusform>You have %n rule sets, no more are kept. Delete one first.</numerusform>
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
