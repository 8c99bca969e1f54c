<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_US">
<context>
    <name>ClockPane</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/referee/ClockPane.qml" line="+71"/>
        <source>%n second(s) per turn</source>
        <translation>
            <numerusform>%n second per turn</numerusform>
            <numerusform>%n seconds per turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%1: %n second(s) left, clock stopped</source>
        <translation>
            <numerusform>%1: %n second left, clock stopped</numerusform>
            <numerusform>%1: %n seconds left, clock stopped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%1: %n second(s) left</source>
        <translation>
            <numerusform>%1: %n second left</numerusform>
            <numerusform>%1: %n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClockRing</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/qml/Stolik/controls/ClockRing.qml" line="+28"/>
        <location line="+6"/>
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-5"/>
        <source>%n second(s) left, clock stopped</source>
        <translation>
            <numerusform>%n second left, clock stopped</numerusform>
            <numerusform>%n seconds left, clock stopped</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/qml/Stolik/controls/GameTable.qml" line="+29"/>
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/home/HomePage.qml" line="+121"/>
        <source>%n more to continue</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n more to continue</numerusform>
            <numerusform>%n more to continue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+20"/>
        <source>%n to try again</source>
        <comment>positions to practise</comment>
        <translation>
            <numerusform>%n to try again</numerusform>
            <numerusform>%n to try again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+386"/>
        <source>%1–%n people</source>
        <translation>
            <numerusform>%1–%n person</numerusform>
            <numerusform>%1–%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%1–%n minutes</source>
        <translation>
            <numerusform>%1–%n minute</numerusform>
            <numerusform>%1–%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PeopleList</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/qml/Stolik/controls/PeopleList.qml" line="+29"/>
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/players/PlayerCard.qml" line="+42"/>
        <source>%1, %n years old</source>
        <translation>
            <numerusform>%1, %n year old</numerusform>
            <numerusform>%1, %n years old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+136"/>
        <source>%n years</source>
        <translation>
            <numerusform>%n year</numerusform>
            <numerusform>%n years</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/players/PlayersPage.qml" line="+27"/>
        <source>This table needs at least %n people or computers.</source>
        <translation>
            <numerusform>This table needs at least %n person or computer.</numerusform>
            <numerusform>This table needs at least %n people or computers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>This table has room for at most %n people or computers.</source>
        <translation>
            <numerusform>This table has room for at most %n person or computer.</numerusform>
            <numerusform>This table has room for at most %n people or computers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+174"/>
        <source>With a friend&apos;s code: the same luck and rules, for %n seat(s).</source>
        <translation>
            <numerusform>With a friend&apos;s code: the same luck and rules, for %n seat.</numerusform>
            <numerusform>With a friend&apos;s code: the same luck and rules, for %n seats.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeChoice</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/practice/PracticeChoice.qml" line="+63"/>
        <source>%n move(s) to try again</source>
        <translation>
            <numerusform>%n move to try again</numerusform>
            <numerusform>%n moves to try again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+41"/>
        <source>%n move(s) from your games</source>
        <translation>
            <numerusform>%n move from your games</numerusform>
            <numerusform>%n moves from your games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+40"/>
        <source>%n solved</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n solved</numerusform>
            <numerusform>%n solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RackCheck</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/panels/RackCheck.qml" line="+59"/>
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RealDicePanel</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/table/RealDicePanel.qml" line="+129"/>
        <source>Roll %n dice. What came up?</source>
        <translation>
            <numerusform>Roll %n die. What came up?</numerusform>
            <numerusform>Roll %n dice. What came up?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%1 rolls %n dice. What came up?</source>
        <translation>
            <numerusform>%1 rolls %n die. What came up?</numerusform>
            <numerusform>%1 rolls %n dice. What came up?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/table/ResultText.qml" line="+17"/>
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%1 wins</source>
        <comment>one or several names</comment>
        <translation>
            <numerusform>%1 wins</numerusform>
            <numerusform>%1 win</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/pickomino/ui/Table.qml" line="+113"/>
        <source>%n worms</source>
        <translation>
            <numerusform>%n worm</numerusform>
            <numerusform>%n worms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentSetupPage</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/tournament/TournamentSetupPage.qml" line="+455"/>
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>check_data</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/services/check_data.py" line="+69"/>
        <source>%n (file|files) OK.</source>
        <translation>
            <numerusform>%n file OK.</numerusform>
            <numerusform>%n files OK.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/tournament/sentences.py" line="+163"/>
        <source>%n (table|tables) of {size}</source>
        <translation>
            <numerusform>%n table of {size}</numerusform>
            <numerusform>%n tables of {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>Qualifying: %n (round|rounds), each with {tables}.</source>
        <translation>
            <numerusform>Qualifying: %n round, each with {tables}.</numerusform>
            <numerusform>Qualifying: %n rounds, each with {tables}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+5"/>
        <source>A match has %n (game|games).</source>
        <translation>
            <numerusform>A match has %n game.</numerusform>
            <numerusform>A match has %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n more (player is|players are) needed.</source>
        <translation>
            <numerusform>%n more player is needed.</numerusform>
            <numerusform>%n more players are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>A tournament takes at most %n (player|players).</source>
        <translation>
            <numerusform>A tournament takes at most %n player.</numerusform>
            <numerusform>A tournament takes at most %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>{stage}: %n (game|games) still to play.</source>
        <translation>
            <numerusform>{stage}: %n game still to play.</numerusform>
            <numerusform>{stage}: %n games still to play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+41"/>
        <source>%n (place|places) to be won</source>
        <translation>
            <numerusform>%n place to be won</numerusform>
            <numerusform>%n places to be won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/tournament/export_sentences.py" line="+12"/>
        <location filename="../desktop/stolik/tournament/sentences.py" line="+1"/>
        <source>%n (player|players)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>%n (player|players), draw number {seed}</source>
        <translation>
            <numerusform>%n player, draw number {seed}</numerusform>
            <numerusform>%n players, draw number {seed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>%n (place|places) still open</source>
        <translation>
            <numerusform>%n place still open</numerusform>
            <numerusform>%n places still open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dice</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/models/dice_voice.py" line="+15"/>
        <source>Roll %n (die|dice)</source>
        <translation>
            <numerusform>Roll %n die</numerusform>
            <numerusform>Roll %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>Bank %n (point|points)</source>
        <translation>
            <numerusform>Bank %n point</numerusform>
            <numerusform>Bank %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+11"/>
        <source>%n (point|points) lost!</source>
        <translation>
            <numerusform>%n point lost!</numerusform>
            <numerusform>%n points lost!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+5"/>
        <source>Cup with %n (die|dice), waiting to be rolled</source>
        <translation>
            <numerusform>Cup with %n die, waiting to be rolled</numerusform>
            <numerusform>Cup with %n dice, waiting to be rolled</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/editor/model.py" line="+61"/>
        <source>%n (player|players)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>explorer</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/explorer/rollout.py" line="+203"/>
        <source>In %n (game|games) played out from here, {player} won {best} of 100 with the best choice and {other} with the other. The difference is {difference} ± {error}.</source>
        <translation>
            <numerusform>In %n game played out from here, {player} won {best} of 100 with the best choice and {other} with the other. The difference is {difference} ± {error}.</numerusform>
            <numerusform>In %n games played out from here, {player} won {best} of 100 with the best choice and {other} with the other. The difference is {difference} ± {error}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>In %n (game|games) played out from here, the best choice averaged {best} points, the other {other}. The difference is {difference} ± {error}.</source>
        <translation>
            <numerusform>In %n game played out from here, the best choice averaged {best} points, the other {other}. The difference is {difference} ± {error}.</numerusform>
            <numerusform>In %n games played out from here, the best choice averaged {best} points, the other {other}. The difference is {difference} ± {error}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>In %n (game|games) played out from here, {player} averaged {best} big points with the best choice and {other} with the other. The difference is {difference} ± {error}.</source>
        <translation>
            <numerusform>In %n game played out from here, {player} averaged {best} big points with the best choice and {other} with the other. The difference is {difference} ± {error}.</numerusform>
            <numerusform>In %n games played out from here, {player} averaged {best} big points with the best choice and {other} with the other. The difference is {difference} ± {error}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>%n (game|games) played out from here: too few to say anything yet.</source>
        <translation>
            <numerusform>%n game played out from here: too few to say anything yet.</numerusform>
            <numerusform>%n games played out from here: too few to say anything yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/explorer/model.py" line="+62"/>
        <source>costs %n (game|games) in 100</source>
        <translation>
            <numerusform>costs %n game in 100</numerusform>
            <numerusform>costs %n games in 100</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>costs %n (point|points)</source>
        <translation>
            <numerusform>costs %n point</numerusform>
            <numerusform>costs %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>family_book</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/services/family_book/rows.py" line="+177"/>
        <source>%n (game|games)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (win|wins)</source>
        <translation>
            <numerusform>%n win</numerusform>
            <numerusform>%n wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n (game|games) abandoned before the end, counted separately.</source>
        <translation>
            <numerusform>%n game abandoned before the end, counted separately.</numerusform>
            <numerusform>%n games abandoned before the end, counted separately.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>%n (puzzle|puzzles) solved</source>
        <translation>
            <numerusform>%n puzzle solved</numerusform>
            <numerusform>%n puzzles solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>puzzle of the day: %n (day|days) in a row</source>
        <translation>
            <numerusform>puzzle of the day: %n day in a row</numerusform>
            <numerusform>puzzle of the day: %n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+9"/>
        <source>Evening in progress: %n (game|games) played so far.</source>
        <translation>
            <numerusform>Evening in progress: %n game played so far.</numerusform>
            <numerusform>Evening in progress: %n games played so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Evening in progress: %n of {most} games played.</source>
        <translation>
            <numerusform>Evening in progress: %n of {most} games played.</numerusform>
            <numerusform>Evening in progress: %n of {most} games played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The evening of {day}: %n (game|games).</source>
        <translation>
            <numerusform>The evening of {day}: %n game.</numerusform>
            <numerusform>The evening of {day}: %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+9"/>
        <source>%n (game counts|games count), from {first} to {last}.</source>
        <translation>
            <numerusform>%n game counts, from {first} to {last}.</numerusform>
            <numerusform>%n games count, from {first} to {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>With %n (die|dice) rolled, each face usually comes up {low} to {high} times.</source>
        <translation>
            <numerusform>With %n die rolled, each face usually comes up {low} to {high} times.</numerusform>
            <numerusform>With %n dice rolled, each face usually comes up {low} to {high} times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>face {face}: %n (time|times), usually {low} to {high}</source>
        <translation>
            <numerusform>face {face}: %n time, usually {low} to {high}</numerusform>
            <numerusform>face {face}: %n times, usually {low} to {high}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>guesses</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/services/kept/guess_log.py" line="+21"/>
        <source>%n (guess|guesses) so far. After ten, you see here how accurate they are.</source>
        <translation>
            <numerusform>%n guess so far. After ten, you see here how accurate they are.</numerusform>
            <numerusform>%n guesses so far. After ten, you see here how accurate they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/book/guess_rows.py" line="+14"/>
        <source>%n (guess|guesses): {said} percent guessed on average, {truth} percent in fact</source>
        <translation>
            <numerusform>%n guess: guessed {said} percent, actually {truth} percent</numerusform>
            <numerusform>%n guesses: {said} percent guessed on average, {truth} percent in fact</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n (guess|guesses): {said} percent guessed on average, {truth} percent in fact, give or take {reach}</source>
        <translation>
            <numerusform>%n guess: guessed {said} percent, actually {truth} percent, give or take {reach}</numerusform>
            <numerusform>%n guesses: {said} percent guessed on average, {truth} percent in fact, give or take {reach}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>knaster</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/knaster/ui/messages.py" line="+92"/>
        <source>{player} fills {line}: {combination}, %n (circle|circles).</source>
        <translation>
            <numerusform>{player} fills {line}: {combination}, %n circle.</numerusform>
            <numerusform>{player} fills {line}: {combination}, %n circles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+114"/>
        <source>Best move of the game: {player}, %n (circle|circles) at once.</source>
        <translation>
            <numerusform>Best move of the game: {player}, %n circle at once.</numerusform>
            <numerusform>Best move of the game: {player}, %n circles at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+167"/>
        <location filename="../desktop/stolik/games/knaster/ui/view_model.py" line="+48"/>
        <source>%n (point|points)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/knaster/ui/view_model.py" line="+1"/>
        <source>%n (circle|circles)</source>
        <translation>
            <numerusform>%n circle</numerusform>
            <numerusform>%n circles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/knaster/ui/voice.py" line="+456"/>
        <source>Circle this {number}: it&apos;s a point, and it counts in %n (line|lines).</source>
        <translation>
            <numerusform>Circle this {number}: it&apos;s a point, and it counts in %n line.</numerusform>
            <numerusform>Circle this {number}: it&apos;s a point, and it counts in %n lines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-422"/>
        <source>{player} – %n (point|points)</source>
        <translation>
            <numerusform>{player} – %n point</numerusform>
            <numerusform>{player} – %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>{player}&apos;s sheet, %n (point|points)</source>
        <translation>
            <numerusform>{player}&apos;s sheet, %n point</numerusform>
            <numerusform>{player}&apos;s sheet, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{player}&apos;s sheet, %n (point|points), still writing</source>
        <translation>
            <numerusform>{player}&apos;s sheet, %n point, still writing</numerusform>
            <numerusform>{player}&apos;s sheet, %n points, still writing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{player}&apos;s sheet, %n (point|points), done</source>
        <translation>
            <numerusform>{player}&apos;s sheet, %n point, done</numerusform>
            <numerusform>{player}&apos;s sheet, %n points, done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+12"/>
        <source>{line}: {combination}, %n (circle|circles)</source>
        <translation>
            <numerusform>{line}: {combination}, %n circle</numerusform>
            <numerusform>{line}: {combination}, %n circles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+11"/>
        <source>Bonus {bonus} for {line}, just filled: %n (circle|circles) to draw</source>
        <translation>
            <numerusform>Bonus {bonus} for {line}, just filled: %n circle to draw</numerusform>
            <numerusform>Bonus {bonus} for {line}, just filled: %n circles to draw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>{name}: %n (circle|circles)</source>
        <translation>
            <numerusform>{name}: %n circle</numerusform>
            <numerusform>{name}: %n circles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Draw %n (circle|circles)</source>
        <translation>
            <numerusform>Draw %n circle</numerusform>
            <numerusform>Draw %n circles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>{line}: {cells}; %n (circle|circles), bonus {bonus}.</source>
        <translation>
            <numerusform>{line}: {cells}; %n circle, bonus {bonus}.</numerusform>
            <numerusform>{line}: {cells}; %n circles, bonus {bonus}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>fills {line}: {combination}, %n (circle|circles)</source>
        <translation>
            <numerusform>fills {line}: {combination}, %n circle</numerusform>
            <numerusform>fills {line}: {combination}, %n circles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+176"/>
        <source>Filled: {line} – {combination}. Choose %n more (number|numbers) to circle.</source>
        <translation>
            <numerusform>Filled: {line} – {combination}. Choose %n more number to circle.</numerusform>
            <numerusform>Filled: {line} – {combination}. Choose %n more numbers to circle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+104"/>
        <source>Write the {total} in (the last|one of %n) empty (cell|cells)</source>
        <translation>
            <numerusform>Write the {total} in the last empty cell</numerusform>
            <numerusform>Write the {total} in one of %n empty cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>Draw %n (circle|circles) in {line}: {combination}</source>
        <translation>
            <numerusform>Draw %n circle in {line}: {combination}</numerusform>
            <numerusform>Draw %n circles in {line}: {combination}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n more (circle|circles) in {line}.</source>
        <translation>
            <numerusform>%n more circle in {line}.</numerusform>
            <numerusform>%n more circles in {line}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>draws %n (circle|circles) in {line}</source>
        <translation>
            <numerusform>draws %n circle in {line}</numerusform>
            <numerusform>draws %n circles in {line}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+83"/>
        <source>Write the {number} here: with a bonus it earns %n (point|points) at once.</source>
        <translation>
            <numerusform>Write the {number} here: with a bonus it earns %n point at once.</numerusform>
            <numerusform>Write the {number} here: with a bonus it earns %n points at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Write the {number} here: it fills {line}, %n (circle|circles).</source>
        <translation>
            <numerusform>Write the {number} here: it fills {line}, %n circle.</numerusform>
            <numerusform>Write the {number} here: it fills {line}, %n circles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Write the {number} here: {line} already has (one|%n) like it.</source>
        <translation>
            <numerusform>Write the {number} here: {line} already has one like it.</numerusform>
            <numerusform>Write the {number} here: {line} already has %n like it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+9"/>
        <source>Draw (this circle|these circles): the odds favour it.</source>
        <translation>
            <numerusform>Draw this circle: the odds favour it.</numerusform>
            <numerusform>Draw these circles: the odds favour it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+33"/>
        <source>With a bonus it earns %n (point|points) at once.</source>
        <translation>
            <numerusform>With a bonus it earns %n point at once.</numerusform>
            <numerusform>With a bonus it earns %n points at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>It fills {line}: {combination}, %n (circle|circles).</source>
        <translation>
            <numerusform>It fills {line}: {combination}, %n circle.</numerusform>
            <numerusform>It fills {line}: {combination}, %n circles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>It joins (one|%n) like it in {line}.</source>
        <translation>
            <numerusform>It joins one like it in {line}.</numerusform>
            <numerusform>It joins %n like it in {line}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>It&apos;s a point, and it counts in %n (line|lines).</source>
        <translation>
            <numerusform>It&apos;s a point, and it counts in %n line.</numerusform>
            <numerusform>It&apos;s a point, and it counts in %n lines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+12"/>
        <source>After the best move {line} is only %n (circle|circles) short.</source>
        <translation>
            <numerusform>After the best move {line} is only %n circle short.</numerusform>
            <numerusform>After the best move {line} is only %n circles short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>With a bonus the best move earns %n more (point|points) at once.</source>
        <translation>
            <numerusform>With a bonus the best move earns %n more point at once.</numerusform>
            <numerusform>With a bonus the best move earns %n more points at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>The best move earns %n more (circle|circles) at once.</source>
        <translation>
            <numerusform>The best move earns %n more circle at once.</numerusform>
            <numerusform>The best move earns %n more circles at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The best cell joins %n of that number, yours none.</source>
        <translation>
            <numerusform>The best cell joins %n of that number, yours none.</numerusform>
            <numerusform>The best cell joins %n of that number, yours none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The best cell joins %n more of that number than yours.</source>
        <translation>
            <numerusform>The best cell joins %n more of that number than yours.</numerusform>
            <numerusform>The best cell joins %n more of that number than yours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-5"/>
        <source>Your {number} earns no circles now; the best move earns %n.</source>
        <translation>
            <numerusform>Your {number} earns no circles now; the best move earns %n.</numerusform>
            <numerusform>Your {number} earns no circles now; the best move earns %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>luck</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/book/luck.py" line="+130"/>
        <source>%n (game|games), won: {won}</source>
        <translation>
            <numerusform>%n game, won: {won}</numerusform>
            <numerusform>%n games, won: {won}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (game|games), won: {won}, shared first place: {shared}</source>
        <translation>
            <numerusform>%n game, won: {won}, shared first place: {shared}</numerusform>
            <numerusform>%n games, won: {won}, shared first place: {shared}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (game|games)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+12"/>
        <source>Luck brought %n more (point|points) per game than average.</source>
        <translation>
            <numerusform>Luck brought %n more point per game than average.</numerusform>
            <numerusform>Luck brought %n more points per game than average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Luck brought %n fewer (point|points) per game than average.</source>
        <translation>
            <numerusform>Luck brought %n fewer point per game than average.</numerusform>
            <numerusform>Luck brought %n fewer points per game than average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+17"/>
        <source>%n finished (game|games), all of them counted.</source>
        <translation>
            <numerusform>%n finished game, and it is counted.</numerusform>
            <numerusform>%n finished games, all of them counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n finished (game|games), {done} counted so far; the rest will follow.</source>
        <translation>
            <numerusform>%n finished game, {done} counted so far; the rest will follow.</numerusform>
            <numerusform>%n finished games, {done} counted so far; the rest will follow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n (game|games) couldn&apos;t be worked out.</source>
        <translation>
            <numerusform>%n game couldn&apos;t be worked out.</numerusform>
            <numerusform>%n games couldn&apos;t be worked out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pickomino</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/pickomino/ui/messages.py" line="+85"/>
        <source>{player} rolls %n (die|dice).</source>
        <translation>
            <numerusform>{player} rolls %n die.</numerusform>
            <numerusform>{player} rolls %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{player} rolled {dice}.</source>
        <translation>
            <numerusform>{player} rolled {dice}.</numerusform>
            <numerusform>{player} rolled {dice}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+93"/>
        <source>%n (worm|worms)</source>
        <translation>
            <numerusform>%n worm</numerusform>
            <numerusform>%n worms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>Boldest thief: {player}, %n (tile|tiles) stolen.</source>
        <translation>
            <numerusform>Boldest thief: {player}, %n tile stolen.</numerusform>
            <numerusform>Boldest thief: {player}, %n tiles stolen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+124"/>
        <source>The last roll would have failed %n (time|times) in 100.</source>
        <translation>
            <numerusform>The last roll would have failed %n time in 100.</numerusform>
            <numerusform>The last roll would have failed %n times in 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/pickomino/ui/voice.py" line="+458"/>
        <source>Set the (worm|worms) aside: no worm, no tile.</source>
        <translation>
            <numerusform>Set the worm aside: no worm, no tile.</numerusform>
            <numerusform>Set the worms aside: no worm, no tile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Set (this die|these dice) aside: that lowers the risk of a bust to {busts}%.</source>
        <translation>
            <numerusform>Set this die aside: that lowers the risk of a bust to {busts}%.</numerusform>
            <numerusform>Set these dice aside: that lowers the risk of a bust to {busts}%.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>(This is|These are) the only (die|dice) you can keep.</source>
        <translation>
            <numerusform>This is the only die you can keep.</numerusform>
            <numerusform>These are the only dice you can keep.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+12"/>
        <source>Take tile {tile}: another roll would be a bust about %n (time|times) in 10.</source>
        <translation>
            <numerusform>Take tile {tile}: another roll would be a bust about %n time in 10.</numerusform>
            <numerusform>Take tile {tile}: another roll would be a bust about %n times in 10.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>Steal tile {tile}: you gain %n (worm|worms), and its owner loses (it|them).</source>
        <translation>
            <numerusform>Steal tile {tile}: you gain %n worm, and its owner loses it.</numerusform>
            <numerusform>Steal tile {tile}: you gain %n worms, and its owner loses them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-203"/>
        <source>Tile {tile}, %n (worm|worms), in the centre</source>
        <translation>
            <numerusform>Tile {tile}, %n worm, in the centre</numerusform>
            <numerusform>Tile {tile}, %n worms, in the centre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Tile {tile}, %n (worm|worms), in the centre, can be taken</source>
        <translation>
            <numerusform>Tile {tile}, %n worm, in the centre, can be taken</numerusform>
            <numerusform>Tile {tile}, %n worms, in the centre, can be taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>{player}&apos;s stack of %n (tile|tiles), tile {tile} on top</source>
        <translation>
            <numerusform>{player}&apos;s stack of %n tile, tile {tile} on top</numerusform>
            <numerusform>{player}&apos;s stack of %n tiles, tile {tile} on top</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{player}&apos;s stack of %n (tile|tiles), tile {tile} on top, can be stolen</source>
        <translation>
            <numerusform>{player}&apos;s stack of %n tile, tile {tile} on top, can be stolen</numerusform>
            <numerusform>{player}&apos;s stack of %n tiles, tile {tile} on top, can be stolen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+52"/>
        <source>Sum {sum}, {worm}, %n (die|dice) left.</source>
        <translation>
            <numerusform>Sum {sum}, {worm}, %n die left.</numerusform>
            <numerusform>Sum {sum}, {worm}, %n dice left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+10"/>
        <source>{player}: {tile} on top, %n (tile|tiles) in all.</source>
        <translation>
            <numerusform>{player}: {tile} on top, %n tile in all.</numerusform>
            <numerusform>{player}: {tile} on top, %n tiles in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>%n (roll|rolls)</source>
        <translation>
            <numerusform>%n roll</numerusform>
            <numerusform>%n rolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-268"/>
        <source>Set aside %n (die|dice) with {face}: +{points}, sum {sum}</source>
        <translation>
            <numerusform>Set aside %n die with {face}: +{points}, sum {sum}</numerusform>
            <numerusform>Set aside %n dice with {face}: +{points}, sum {sum}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Set aside %n (worm|worms): +{points}, sum {sum}</source>
        <translation>
            <numerusform>Set aside %n worm: +{points}, sum {sum}</numerusform>
            <numerusform>Set aside %n worms: +{points}, sum {sum}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+52"/>
        <source>Only a sum of {low} gets you tile {tile}: %n (way|ways) to make it.</source>
        <translation>
            <numerusform>Only a sum of {low} gets you tile {tile}: %n way to make it.</numerusform>
            <numerusform>Only a sum of {low} gets you tile {tile}: %n ways to make it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>A sum from {low} to {high} gets you tile {tile}: %n (way|ways).</source>
        <translation>
            <numerusform>A sum from {low} to {high} gets you tile {tile}: %n way.</numerusform>
            <numerusform>A sum from {low} to {high} gets you tile {tile}: %n ways.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+5"/>
        <source>Tile {tile} is easier: %n (way|ways).</source>
        <translation>
            <numerusform>Tile {tile} is easier: %n way.</numerusform>
            <numerusform>Tile {tile} is easier: %n ways.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+314"/>
        <source>Set (this die|these dice) aside: the odds favour it.</source>
        <translation>
            <numerusform>Set this die aside: the odds favour it.</numerusform>
            <numerusform>Set these dice aside: the odds favour it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+55"/>
        <source>You had to keep the (worm|worms): no worm, no tile.</source>
        <translation>
            <numerusform>You had to keep the worm: no worm, no tile.</numerusform>
            <numerusform>You had to keep the worms: no worm, no tile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>With (it|them) the risk of a bust falls to {busts}%.</source>
        <translation>
            <numerusform>With it the risk of a bust falls to {busts}%.</numerusform>
            <numerusform>With them the risk of a bust falls to {busts}%.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>Another roll would have been a bust about %n (time|times) in 10.</source>
        <translation>
            <numerusform>Another roll would have been a bust about %n time in 10.</numerusform>
            <numerusform>Another roll would have been a bust about %n times in 10.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+5"/>
        <source>You gain %n (worm|worms), and the tile&apos;s owner loses (it|them).</source>
        <translation>
            <numerusform>You gain %n worm, and the tile&apos;s owner loses it.</numerusform>
            <numerusform>You gain %n worms, and the tile&apos;s owner loses them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+12"/>
        <source>Still no worm: %n more (turn|turns) in 100 (goes|go) bust.</source>
        <translation>
            <numerusform>Still no worm: %n more turn in 100 goes bust.</numerusform>
            <numerusform>Still no worm: %n more turns in 100 go bust.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Fewer dice are left: %n more (turn|turns) in 100 (goes|go) bust.</source>
        <translation>
            <numerusform>Fewer dice are left: %n more turn in 100 goes bust.</numerusform>
            <numerusform>Fewer dice are left: %n more turns in 100 go bust.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>After your choice %n more (turn|turns) in 100 (goes|go) bust.</source>
        <translation>
            <numerusform>After your choice %n more turn in 100 goes bust.</numerusform>
            <numerusform>After your choice %n more turns in 100 go bust.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+9"/>
        <source>Tile {tile} costs nobody anything; tile {other} would cost its owner %n (worm|worms).</source>
        <translation>
            <numerusform>Tile {tile} costs nobody anything; tile {other} would cost its owner %n worm.</numerusform>
            <numerusform>Tile {tile} costs nobody anything; tile {other} would cost its owner %n worms.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/analysis/practice.py" line="+218"/>
        <source>{word}: the best move wins %n more (game|games) in 100.</source>
        <translation>
            <numerusform>{word}: the best move wins %n more game in 100.</numerusform>
            <numerusform>{word}: the best move wins %n more games in 100.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/puzzles/model.py" line="+37"/>
        <source>Puzzle of the day: %n (day|days) in a row.</source>
        <translation>
            <numerusform>Puzzle of the day: %n day in a row.</numerusform>
            <numerusform>Puzzle of the day: %n days in a row.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>report</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/analysis/report_sentences.py" line="+118"/>
        <source>Luck brought %n (point|points) more than average.</source>
        <translation>
            <numerusform>Luck brought %n point more than average.</numerusform>
            <numerusform>Luck brought %n points more than average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Luck brought %n (point|points) fewer than average.</source>
        <translation>
            <numerusform>Luck brought %n point fewer than average.</numerusform>
            <numerusform>Luck brought %n points fewer than average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>That much luck or more happens in %n of 100 games.</source>
        <translation>
            <numerusform>That much luck or more happens in %n of 100 games.</numerusform>
            <numerusform>That much luck or more happens in %n of 100 games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>That little luck or less happens in %n of 100 games.</source>
        <translation>
            <numerusform>That little luck or less happens in %n of 100 games.</numerusform>
            <numerusform>That little luck or less happens in %n of 100 games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>With only %n (choice|choices), there&apos;s no saying how good they were.</source>
        <translation>
            <numerusform>With only %n choice, there&apos;s no saying how good it was.</numerusform>
            <numerusform>With only %n choices, there&apos;s no saying how good they were.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n (choice|choices), all of them good.</source>
        <translation>
            <numerusform>%n choice, all of them good.</numerusform>
            <numerusform>%n choices, all of them good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (choice|choices), {good} of them good.</source>
        <translation>
            <numerusform>%n choice, {good} of them good.</numerusform>
            <numerusform>%n choices, {good} of them good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n more (choice|choices): by then there was hardly any chance to win.</source>
        <translation>
            <numerusform>%n more choice: by then there was hardly any chance to win.</numerusform>
            <numerusform>%n more choices: by then there was hardly any chance to win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n (choice|choices), but by then there was hardly any chance to win.</source>
        <translation>
            <numerusform>%n choice, but by then there was hardly any chance to win.</numerusform>
            <numerusform>%n choices, but by then there was hardly any chance to win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>Each time, the best choice would win %n more (game|games) in 100 on average.</source>
        <translation>
            <numerusform>Each time, the best choice would win %n more game in 100 on average.</numerusform>
            <numerusform>Each time, the best choice would win %n more games in 100 on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+5"/>
        <source>The best choice would win %n more (game|games) in 100.</source>
        <translation>
            <numerusform>The best choice would win %n more game in 100.</numerusform>
            <numerusform>The best choice would win %n more games in 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+24"/>
        <source>%n more (win|wins) in 100 games</source>
        <translation>
            <numerusform>%n more win in 100 games</numerusform>
            <numerusform>%n more wins in 100 games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-21"/>
        <source>The second best choice would win %n fewer (game|games) in 100.</source>
        <translation>
            <numerusform>The second best choice would win %n fewer game in 100.</numerusform>
            <numerusform>The second best choice would win %n fewer games in 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-34"/>
        <source>Luck was worth %n more (win|wins) in 100 games.</source>
        <translation>
            <numerusform>Luck was worth %n more win in 100 games.</numerusform>
            <numerusform>Luck was worth %n more wins in 100 games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Luck cost %n (win|wins) in 100 games.</source>
        <translation>
            <numerusform>Luck cost %n win in 100 games.</numerusform>
            <numerusform>Luck cost %n wins in 100 games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+28"/>
        <source>Each time this cost %n (point|points) on average.</source>
        <translation>
            <numerusform>Each time this cost %n point on average.</numerusform>
            <numerusform>Each time this cost %n points on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>It cost %n (point|points).</source>
        <translation>
            <numerusform>It cost %n point.</numerusform>
            <numerusform>It cost %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+24"/>
        <source>%n (point|points)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (win|wins) in 100</source>
        <translation>
            <numerusform>%n win in 100</numerusform>
            <numerusform>%n wins in 100</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-20"/>
        <source>The second best choice was worth %n (point|points) less.</source>
        <translation>
            <numerusform>The second best choice was worth %n point less.</numerusform>
            <numerusform>The second best choice was worth %n points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+214"/>
        <source>{leader} was ahead for most of the game, but the (winner is|winners are) {winners}.</source>
        <translation>
            <numerusform>{leader} was ahead for most of the game, but the winner is {winners}.</numerusform>
            <numerusform>{leader} was ahead for most of the game, but the winners are {winners}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+9"/>
        <source>Nobody was ahead for most of the game; the (winner is|winners are) {winners}.</source>
        <translation>
            <numerusform>Nobody was ahead for most of the game; the winner is {winners}.</numerusform>
            <numerusform>Nobody was ahead for most of the game; the winners are {winners}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rummikub</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/names.py" line="+63"/>
        <source>%n (tile isn&apos;t|tiles aren&apos;t) a set yet: a set needs at least three.</source>
        <translation>
            <numerusform>%n tile isn&apos;t a set yet: a set needs at least three.</numerusform>
            <numerusform>%n tiles aren&apos;t a set yet: a set needs at least three.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>A group has at most four tiles, one per colour; this has %n.</source>
        <translation>
            <numerusform>A group has at most four tiles, one per colour; this has %n.</numerusform>
            <numerusform>A group has at most four tiles, one per colour; this has %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+17"/>
        <source>Between {number} and {next} there is room for exactly %n (tile|tiles), not {jokers}.</source>
        <translation>
            <numerusform>Between {number} and {next} there is room for exactly %n tile, not {jokers}.</numerusform>
            <numerusform>Between {number} and {next} there is room for exactly %n tiles, not {jokers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/messages.py" line="+61"/>
        <source>You can pass only when the bank is empty; it still has %n (tile|tiles).</source>
        <translation>
            <numerusform>You can pass only when the bank is empty; it still has %n tile.</numerusform>
            <numerusform>You can pass only when the bank is empty; it still has %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+20"/>
        <source>Your sets are worth %n (point|points); you need {needed} to open.</source>
        <translation>
            <numerusform>Your sets are worth %n point; you need {needed} to open.</numerusform>
            <numerusform>Your sets are worth %n points; you need {needed} to open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+129"/>
        <source>{player} is dealt %n (tile|tiles).</source>
        <translation>
            <numerusform>{player} is dealt %n tile.</numerusform>
            <numerusform>{player} is dealt %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>{player} takes %n (tile|tiles) back to the rack.</source>
        <translation>
            <numerusform>{player} takes %n tile back to the rack.</numerusform>
            <numerusform>{player} takes %n tiles back to the rack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{player} takes %n loose (tile|tiles) to the rack.</source>
        <translation>
            <numerusform>{player} takes %n loose tile to the rack.</numerusform>
            <numerusform>{player} takes %n loose tiles to the rack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+17"/>
        <source>Everyone passed, so the game is over. {player} has the fewest points left and gets %n (point|points).</source>
        <translation>
            <numerusform>Everyone passed, so the game is over. {player} has the fewest points left and gets %n point.</numerusform>
            <numerusform>Everyone passed, so the game is over. {player} has the fewest points left and gets %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+8"/>
        <source>Game {game} is over: {player} goes out and gets %n (point|points).</source>
        <translation>
            <numerusform>Game {game} is over: {player} goes out and gets %n point.</numerusform>
            <numerusform>Game {game} is over: {player} goes out and gets %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+158"/>
        <source>%n (tile|tiles) at once</source>
        <translation>
            <numerusform>%n tile at once</numerusform>
            <numerusform>%n tiles at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/names.py" line="+304"/>
        <source>{player} opens with %n (point|points): {sets}.</source>
        <translation>
            <numerusform>{player} opens with %n point: {sets}.</numerusform>
            <numerusform>{player} opens with %n points: {sets}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/messages.py" line="-180"/>
        <source>The game is over: {player} goes out and gets %n (point|points).</source>
        <translation>
            <numerusform>The game is over: {player} goes out and gets %n point.</numerusform>
            <numerusform>The game is over: {player} goes out and gets %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+25"/>
        <source>Everyone passed, so game {game} is over. {player} has the fewest points left and gets %n (point|points).</source>
        <translation>
            <numerusform>Everyone passed, so game {game} is over. {player} has the fewest points left and gets %n point.</numerusform>
            <numerusform>Everyone passed, so game {game} is over. {player} has the fewest points left and gets %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/names.py" line="+16"/>
        <source>%n (tile|tiles)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/messages.py" line="+21"/>
        <source>%n big (point|points)</source>
        <translation>
            <numerusform>%n big point</numerusform>
            <numerusform>%n big points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Biggest move of the game: {player} laid %n (tile|tiles) at once.</source>
        <translation>
            <numerusform>Biggest move of the game: {player} laid %n tile at once.</numerusform>
            <numerusform>Biggest move of the game: {player} laid %n tiles at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/names.py" line="+1"/>
        <source>%n (set|sets)</source>
        <translation>
            <numerusform>%n set</numerusform>
            <numerusform>%n sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>lays %n (tile|tiles)</source>
        <translation>
            <numerusform>lays %n tile</numerusform>
            <numerusform>lays %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>changes %n (set|sets)</source>
        <translation>
            <numerusform>changes %n set</numerusform>
            <numerusform>changes %n sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/hints.py" line="+250"/>
        <source>Look here: you can lay %n of your tiles.</source>
        <translation>
            <numerusform>Look here: you can lay %n of your tiles.</numerusform>
            <numerusform>Look here: you can lay %n of your tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Take %n (tile|tiles) back to the rack; the rest is fine.</source>
        <translation>
            <numerusform>Take %n tile back to the rack; the rest is fine.</numerusform>
            <numerusform>Take %n tiles back to the rack; the rest is fine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>Lay what lights up, and keep your (joker|jokers).</source>
        <translation>
            <numerusform>Lay what lights up, and keep your joker.</numerusform>
            <numerusform>Lay what lights up, and keep your jokers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Lay what lights up: that leaves you with %n (tile|tiles).</source>
        <translation>
            <numerusform>Lay what lights up: that leaves you with %n tile.</numerusform>
            <numerusform>Lay what lights up: that leaves you with %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Lay what lights up: then %n unseen (tile completes|tiles each complete) a set.</source>
        <translation>
            <numerusform>Lay what lights up: then %n unseen tile completes a set.</numerusform>
            <numerusform>Lay what lights up: then %n unseen tiles each complete a set.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>Lay what lights up: that leaves %n (point|points) on your rack.</source>
        <translation>
            <numerusform>Lay what lights up: that leaves %n point on your rack.</numerusform>
            <numerusform>Lay what lights up: that leaves %n points on your rack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>The bank is empty: lay what lights up, and %n (point is|points are) left.</source>
        <translation>
            <numerusform>The bank is empty: lay what lights up, and %n point is left.</numerusform>
            <numerusform>The bank is empty: lay what lights up, and %n points are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>That&apos;s %n (point|points): enough to open.</source>
        <translation>
            <numerusform>That&apos;s %n point: enough to open.</numerusform>
            <numerusform>That&apos;s %n points: enough to open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>You announced it, so open now: %n (point|points) together.</source>
        <translation>
            <numerusform>You announced it, so open now: %n point together.</numerusform>
            <numerusform>You announced it, so open now: %n points together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+12"/>
        <source>You can lay %n (tile|tiles) without taking anything from the table.</source>
        <translation>
            <numerusform>You can lay %n tile without taking anything from the table.</numerusform>
            <numerusform>You can lay %n tiles without taking anything from the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>Take {taken} from its run: that leaves %n (tile|tiles), which is enough.</source>
        <translation>
            <numerusform>Take {taken} from its run: that leaves %n tile, which is enough.</numerusform>
            <numerusform>Take {taken} from its run: that leaves %n tiles, which is enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Take {taken} from its group: that leaves %n (tile|tiles), which is enough.</source>
        <translation>
            <numerusform>Take {taken} from its group: that leaves %n tile, which is enough.</numerusform>
            <numerusform>Take {taken} from its group: that leaves %n tiles, which is enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>Draw a tile: your sets are %n (point|points) short of an opening.</source>
        <translation>
            <numerusform>Draw a tile: your sets are %n point short of an opening.</numerusform>
            <numerusform>Draw a tile: your sets are %n points short of an opening.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+14"/>
        <source>Pass: your sets are %n (point|points) short of an opening.</source>
        <translation>
            <numerusform>Pass: your sets are %n point short of an opening.</numerusform>
            <numerusform>Pass: your sets are %n points short of an opening.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+94"/>
        <location line="+9"/>
        <source>You keep your (joker|jokers).</source>
        <translation>
            <numerusform>You keep your joker.</numerusform>
            <numerusform>You keep your jokers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-8"/>
        <source>That leaves you with %n (tile|tiles).</source>
        <translation>
            <numerusform>That leaves you with %n tile.</numerusform>
            <numerusform>That leaves you with %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Now %n unseen (tile completes|tiles each complete) a set.</source>
        <translation>
            <numerusform>Now %n unseen tile completes a set.</numerusform>
            <numerusform>Now %n unseen tiles each complete a set.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>That leaves %n (point|points) on your rack.</source>
        <translation>
            <numerusform>That leaves %n point on your rack.</numerusform>
            <numerusform>That leaves %n points on your rack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The bank is empty, and %n (point is|points are) left on your rack.</source>
        <translation>
            <numerusform>The bank is empty, and %n point is left on your rack.</numerusform>
            <numerusform>The bank is empty, and %n points are left on your rack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+20"/>
        <source>Unless you announce, losing costs %n (point|points) more until your next turn.</source>
        <translation>
            <numerusform>Unless you announce, losing costs %n point more until your next turn.</numerusform>
            <numerusform>Unless you announce, losing costs %n points more until your next turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>You lay nothing; the best move lays %n (tile|tiles).</source>
        <translation>
            <numerusform>You lay nothing; the best move lays %n tile.</numerusform>
            <numerusform>You lay nothing; the best move lays %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The best move lays %n more (tile|tiles).</source>
        <translation>
            <numerusform>The best move lays %n more tile.</numerusform>
            <numerusform>The best move lays %n more tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>After the best move %n more unseen (tile completes|tiles each complete) a set.</source>
        <translation>
            <numerusform>After the best move %n more unseen tile completes a set.</numerusform>
            <numerusform>After the best move %n more unseen tiles each complete a set.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>The bank is empty; the best move leaves %n fewer (point|points) on your rack.</source>
        <translation>
            <numerusform>The bank is empty; the best move leaves %n fewer point on your rack.</numerusform>
            <numerusform>The bank is empty; the best move leaves %n fewer points on your rack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>The best move leaves %n fewer (point|points) on your rack.</source>
        <translation>
            <numerusform>The best move leaves %n fewer point on your rack.</numerusform>
            <numerusform>The best move leaves %n fewer points on your rack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-176"/>
        <source>%n (tile|tiles) numbered {number} in different colours make a group.</source>
        <translation>
            <numerusform>%n tile numbered {number} in different colours make a group.</numerusform>
            <numerusform>%n tiles numbered {number} in different colours make a group.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+21"/>
        <source>Rearrange the sets that light up, and %n of your tiles will fit.</source>
        <translation>
            <numerusform>Rearrange the sets that light up, and %n of your tiles will fit.</numerusform>
            <numerusform>Rearrange the sets that light up, and %n of your tiles will fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+13"/>
        <source>Draw a tile, and keep your (joker|jokers).</source>
        <translation>
            <numerusform>Draw a tile, and keep your joker.</numerusform>
            <numerusform>Draw a tile, and keep your jokers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+14"/>
        <source>Pass, and keep your (joker|jokers).</source>
        <translation>
            <numerusform>Pass, and keep your joker.</numerusform>
            <numerusform>Pass, and keep your jokers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/names.py" line="+148"/>
        <source>Lay %n (tile|tiles)</source>
        <translation>
            <numerusform>Lay %n tile</numerusform>
            <numerusform>Lay %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/spoken.py" line="+42"/>
        <source>%n (joker|jokers)</source>
        <translation>
            <numerusform>%n joker</numerusform>
            <numerusform>%n jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+11"/>
        <source>%n (tile|tiles) in the bank.</source>
        <translation>
            <numerusform>%n tile in the bank.</numerusform>
            <numerusform>%n tiles in the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/status.py" line="+334"/>
        <source>%n (tile you laid goes|tiles you laid go) back to your rack.</source>
        <translation>
            <numerusform>%n tile you laid goes back to your rack.</numerusform>
            <numerusform>%n tiles you laid go back to your rack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-271"/>
        <source>Opening: %n (point|points), that&apos;s enough.</source>
        <translation>
            <numerusform>Opening: %n point, that&apos;s enough.</numerusform>
            <numerusform>Opening: %n points, that&apos;s enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+53"/>
        <source>%n (tile|tiles) in the bank</source>
        <translation>
            <numerusform>%n tile in the bank</numerusform>
            <numerusform>%n tiles in the bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>Done: %n (tile|tiles)</source>
        <translation>
            <numerusform>Done: %n tile</numerusform>
            <numerusform>Done: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/printed.py" line="+157"/>
        <source>{player} has opened and has %n (point|points) left on the rack: {points}.</source>
        <translation>
            <numerusform>{player} has opened and has %n point left on the rack: {points}.</numerusform>
            <numerusform>{player} has opened and has %n points left on the rack: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>{player} hasn&apos;t opened, and the rack had no sets worth %n (point|points): {points}.</source>
        <translation>
            <numerusform>{player} hasn&apos;t opened, and the rack had no sets worth %n point: {points}.</numerusform>
            <numerusform>{player} hasn&apos;t opened, and the rack had no sets worth %n points: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>{player} could have opened with {sets} for %n (point|points): {points}.</source>
        <translation>
            <numerusform>{player} could have opened with {sets} for %n point: {points}.</numerusform>
            <numerusform>{player} could have opened with {sets} for %n points: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>{player} could have opened with {sets} for %n (point|points), but announced it: {points}.</source>
        <translation>
            <numerusform>{player} could have opened with {sets} for %n point, but announced it: {points}.</numerusform>
            <numerusform>{player} could have opened with {sets} for %n points, but announced it: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>{player} could have opened with {sets} for %n (point|points), but had no turn: {points}.</source>
        <translation>
            <numerusform>{player} could have opened with {sets} for %n point, but had no turn: {points}.</numerusform>
            <numerusform>{player} could have opened with {sets} for %n points, but had no turn: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>{player} has %n (point|points) on the rack; compared with the winner: {points}.</source>
        <translation>
            <numerusform>{player} has %n point on the rack; compared with the winner: {points}.</numerusform>
            <numerusform>{player} has %n points on the rack; compared with the winner: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>{player} wins the game with the least left on the rack, %n (point|points): {points}.</source>
        <translation>
            <numerusform>{player} wins the game with the least left on the rack, %n point: {points}.</numerusform>
            <numerusform>{player} wins the game with the least left on the rack, %n points: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/hints.py" line="+103"/>
        <source>You keep %n (tile|tiles), but you could lay them all.</source>
        <translation>
            <numerusform>You keep %n tile, but you could lay them all.</numerusform>
            <numerusform>You keep %n tiles, but you could lay them all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+5"/>
        <source>You don&apos;t open; the best move opens with %n (point|points).</source>
        <translation>
            <numerusform>You don&apos;t open; the best move opens with %n point.</numerusform>
            <numerusform>You don&apos;t open; the best move opens with %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ryzyk_fizyk</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/messages.py" line="+56"/>
        <source>You can&apos;t stop between tries: %n more (try|tries) to match the five.</source>
        <translation>
            <numerusform>You can&apos;t stop between tries: %n more try to match the five.</numerusform>
            <numerusform>You can&apos;t stop between tries: %n more tries to match the five.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+26"/>
        <source>{player} rolls %n (die|dice).</source>
        <translation>
            <numerusform>{player} rolls %n die.</numerusform>
            <numerusform>{player} rolls %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{player} rolled {dice}.</source>
        <translation>
            <numerusform>{player} rolled {dice}.</numerusform>
            <numerusform>{player} rolled {dice}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>The die doesn&apos;t match {player}&apos;s five: %n (try|tries) left.</source>
        <translation>
            <numerusform>The die doesn&apos;t match {player}&apos;s five: %n try left.</numerusform>
            <numerusform>The die doesn&apos;t match {player}&apos;s five: %n tries left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>{player} banks %n (point|points): the account is now {account}.</source>
        <translation>
            <numerusform>{player} banks %n point: the account is now {account}.</numerusform>
            <numerusform>{player} banks %n points: the account is now {account}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>{player} loses %n (point|points): {reason}.</source>
        <translation>
            <numerusform>{player} loses %n point: {reason}.</numerusform>
            <numerusform>{player} loses %n points: {reason}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+105"/>
        <source>%n (point|points)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+102"/>
        <source>%n (point|points) at once</source>
        <translation>
            <numerusform>%n point at once</numerusform>
            <numerusform>%n points at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+5"/>
        <source>%n in the account</source>
        <translation>
            <numerusform>%n in the account</numerusform>
            <numerusform>%n in the account</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/voice.py" line="+267"/>
        <source>This turn: %n (point|points).</source>
        <translation>
            <numerusform>This turn: %n point.</numerusform>
            <numerusform>This turn: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n (die|dice) to roll; {percent} risk of losing the points.</source>
        <translation>
            <numerusform>%n die to roll; {percent} risk of losing the points.</numerusform>
            <numerusform>%n dice to roll; {percent} risk of losing the points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+12"/>
        <source>%n (roll|rolls)</source>
        <translation>
            <numerusform>%n roll</numerusform>
            <numerusform>%n rolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+95"/>
        <source>Keep these: that&apos;s %n more (point|points) than the next best choice.</source>
        <translation>
            <numerusform>Keep these: that&apos;s %n more point than the next best choice.</numerusform>
            <numerusform>Keep these: that&apos;s %n more points than the next best choice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Keep only these: that&apos;s %n more (point|points) than the next best choice.</source>
        <translation>
            <numerusform>Keep only these: that&apos;s %n more point than the next best choice.</numerusform>
            <numerusform>Keep only these: that&apos;s %n more points than the next best choice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+9"/>
        <source>Roll on: banking leaves you %n (point|points) short.</source>
        <translation>
            <numerusform>Roll on: banking leaves you %n point short.</numerusform>
            <numerusform>Roll on: banking leaves you %n points short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+56"/>
        <source>Banking leaves you %n (point|points) short.</source>
        <translation>
            <numerusform>Banking leaves you %n point short.</numerusform>
            <numerusform>Banking leaves you %n points short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+26"/>
        <source>It&apos;s your last turn, and banking leaves you %n (point|points) short.</source>
        <translation>
            <numerusform>It&apos;s your last turn, and banking leaves you %n point short.</numerusform>
            <numerusform>It&apos;s your last turn, and banking leaves you %n points short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-41"/>
        <source>That&apos;s %n more (point|points) than the next best choice.</source>
        <translation>
            <numerusform>That&apos;s %n more point than the next best choice.</numerusform>
            <numerusform>That&apos;s %n more points than the next best choice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+35"/>
        <source>Rolling on is worth %n (point|points) less on average, lost turns included.</source>
        <translation>
            <numerusform>Rolling on is worth %n point less on average, lost turns included.</numerusform>
            <numerusform>Rolling on is worth %n points less on average, lost turns included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+9"/>
        <source>After your choice %n more (roll|rolls) in 100 (loses|lose) the points.</source>
        <translation>
            <numerusform>After your choice %n more roll in 100 loses the points.</numerusform>
            <numerusform>After your choice %n more rolls in 100 lose the points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>The best choice keeps %n more (point|points).</source>
        <translation>
            <numerusform>The best choice keeps %n more point.</numerusform>
            <numerusform>The best choice keeps %n more points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>The best choice is worth %n more (point|points) on average.</source>
        <translation>
            <numerusform>The best choice is worth %n more point on average.</numerusform>
            <numerusform>The best choice is worth %n more points on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Rolling on is worth %n more (point|points) on average, lost turns included.</source>
        <translation>
            <numerusform>Rolling on is worth %n more point on average, lost turns included.</numerusform>
            <numerusform>Rolling on is worth %n more points on average, lost turns included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-366"/>
        <source>{player}, your last turn: you need %n (point|points).</source>
        <translation>
            <numerusform>{player}, your last turn: you need %n point.</numerusform>
            <numerusform>{player}, your last turn: you need %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>self_test</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/services/self_test.py" line="+112"/>
        <source>The dice are fair: %n were rolled. Fair dice come out this uneven in {hundredths} of 100 tests.</source>
        <translation>
            <numerusform>The dice are fair: %n was rolled. Fair dice come out this uneven in {hundredths} of 100 tests.</numerusform>
            <numerusform>The dice are fair: %n were rolled. Fair dice come out this uneven in {hundredths} of 100 tests.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>Nobody else can read what you saved: %n (file|files).</source>
        <translation>
            <numerusform>Nobody else can read what you saved: %n file.</numerusform>
            <numerusform>Nobody else can read what you saved: %n files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The licences of all %n parts are included.</source>
        <translation>
            <numerusform>The licence of %n part is included.</numerusform>
            <numerusform>The licences of all %n parts are included.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strength</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/book/strength.py" line="+105"/>
        <source>Based on %n finished (game|games) against one computer, ± {reach} on a scale of 0 to 100.</source>
        <translation>
            <numerusform>Based on %n finished game against one computer, ± {reach} on a scale of 0 to 100.</numerusform>
            <numerusform>Based on %n finished games against one computer, ± {reach} on a scale of 0 to 100.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/engine/view_model.py" line="+362"/>
        <source>%n (second|seconds) left.</source>
        <translation>
            <numerusform>%n second left.</numerusform>
            <numerusform>%n seconds left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/table/screen_parts.py" line="+539"/>
        <source>Checked: the seed gives %n (roll|rolls), exactly as in this game. Nothing was changed.</source>
        <translation>
            <numerusform>Checked: the seed gives %n roll, exactly as in this game. Nothing was changed.</numerusform>
            <numerusform>Checked: the seed gives %n rolls, exactly as in this game. Nothing was changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>Checked: the seed gives %n (shuffle or draw|shuffles and draws), exactly as in this game. Nothing was changed.</source>
        <translation>
            <numerusform>Checked: the seed gives %n shuffle or draw, exactly as in this game. Nothing was changed.</numerusform>
            <numerusform>Checked: the seed gives %n shuffles and draws, exactly as in this game. Nothing was changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/table/telling.py" line="+45"/>
        <source>The clock was stopped %n (time|times).</source>
        <translation>
            <numerusform>The clock was stopped once.</numerusform>
            <numerusform>The clock was stopped %n times.</numerusform>
        </translation>
    </message>
</context>
</TS>
