<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
    <context>
        <name>Hint</name>
        <message numerus="yes">
            <source>It takes %n card(s) that score.</source>
            <translation>
                <numerusform>It takes a card that scores.</numerusform>
                <numerusform>It takes %n cards that score.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It takes %n cards towards the most cards.</source>
            <translation>
                <numerusform>It takes one card towards the most cards.</numerusform>
                <numerusform>It takes %n cards towards the most cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It takes %n cards; no other play takes any.</source>
            <translation>
                <numerusform>It takes %n card; no other play takes any.</numerusform>
                <numerusform>It takes %n cards; no other play takes any.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It takes %n seven(s) towards the most sevens.</source>
            <translation>
                <numerusform>It takes a seven towards the most sevens.</numerusform>
                <numerusform>It takes %n sevens towards the most sevens.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It takes %n seven(s), worth most for primiera and sevens.</source>
            <translation>
                <numerusform>It takes a seven, worth most for primiera and sevens.</numerusform>
                <numerusform>It takes %n sevens, worth most for primiera and sevens.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It takes %n seven(s), worth most in the primiera.</source>
            <translation>
                <numerusform>It takes a seven, worth most in the primiera.</numerusform>
                <numerusform>It takes %n sevens, worth most in the primiera.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It takes %n six(es) towards the primiera.</source>
            <translation>
                <numerusform>It takes a six towards the primiera.</numerusform>
                <numerusform>It takes %n sixes towards the primiera.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It takes as little as can be, %n card(s).</source>
            <translation>
                <numerusform>It takes as little as can be, one card.</numerusform>
                <numerusform>It takes as little as can be, %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With %n cards you have more than half: the point is yours.</source>
            <translation>
                <numerusform>With one card you have more than half: the point is yours.</numerusform>
                <numerusform>With %n cards you have more than half: the point is yours.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With %n sevens you have the most: the point is yours.</source>
            <translation>
                <numerusform>With one seven you have the most: the point is yours.</numerusform>
                <numerusform>With %n sevens you have the most: the point is yours.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You take last and get the %n card(s) left.</source>
            <translation>
                <numerusform>You take last and get the card left.</numerusform>
                <numerusform>You take last and get the %n cards left.</numerusform>
            </translation>
        </message>
    </context>
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
                <numerusform>%n file refused; nothing was taken from it.</numerusform>
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
