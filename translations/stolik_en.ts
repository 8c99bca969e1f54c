<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_US">
<context>
    <name>ClockPane</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/referee/ClockPane.qml" line="+174"/>
        <source>%n second(s) for each turn</source>
        <translation>
            <numerusform>%n second for each turn</numerusform>
            <numerusform>%n seconds for each turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%1: %n second(s) left, the clock stands still</source>
        <translation>
            <numerusform>%1: %n second left, the clock stands still</numerusform>
            <numerusform>%1: %n seconds left, the clock stands still</numerusform>
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
        <source>%n second(s) left, the clock stands still</source>
        <translation>
            <numerusform>%n second left, the clock stands still</numerusform>
            <numerusform>%n seconds left, the clock stands still</numerusform>
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
        <location filename="../desktop/stolik/pages/home/HomePage.qml" line="+240"/>
        <source>%n more to go on with</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n more to go on with</numerusform>
            <numerusform>%n more to go on with</numerusform>
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
        <location line="+297"/>
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
        <location filename="../desktop/stolik/qml/Stolik/controls/PeopleList.qml" line="+36"/>
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
        <location line="+139"/>
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
        <location filename="../desktop/stolik/pages/players/PlayersPage.qml" line="+30"/>
        <source>At least %n people or computers sit at this table.</source>
        <translation>
            <numerusform>At least %n person or computer sits at this table.</numerusform>
            <numerusform>At least %n people or computers sit at this table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>No more than %n people or computers sit at this table.</source>
        <translation>
            <numerusform>No more than %n person or computer sits at this table.</numerusform>
            <numerusform>No more than %n people or computers sit at this table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+178"/>
        <source>With a code from friends: the same luck and the same rules, for %n seat(s).</source>
        <translation>
            <numerusform>With a code from friends: the same luck and the same rules, for %n seat.</numerusform>
            <numerusform>With a code from friends: the same luck and the same rules, for %n seats.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PractiseChoice</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/practise/PractiseChoice.qml" line="+213"/>
        <source>%n move(s) to try again</source>
        <translation>
            <numerusform>%n move to try again</numerusform>
            <numerusform>%n moves to try again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-132"/>
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
        <source>Roll %n dice. What fell?</source>
        <translation>
            <numerusform>Roll %n die. What fell?</numerusform>
            <numerusform>Roll %n dice. What fell?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%1 rolls %n dice. What fell?</source>
        <translation>
            <numerusform>%1 rolls %n die. What fell?</numerusform>
            <numerusform>%1 rolls %n dice. What fell?</numerusform>
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
        <location filename="../desktop/stolik/games/pickomino/ui/Table.qml" line="+114"/>
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
        <location filename="../desktop/stolik/pages/tournament/TournamentSetupPage.qml" line="+283"/>
        <source>%n entrant(s)</source>
        <translation>
            <numerusform>%n entrant</numerusform>
            <numerusform>%n entrants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>check_data</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/services/check_data.py" line="+67"/>
        <source>In order: %n (file|files).</source>
        <translation>
            <numerusform>In order: %n file.</numerusform>
            <numerusform>In order: %n files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/tournament/sentences.py" line="+179"/>
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
        <source>%n more (entrant is|entrants are) needed.</source>
        <translation>
            <numerusform>%n more entrant is needed.</numerusform>
            <numerusform>%n more entrants are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>A tournament takes at most %n (entrant|entrants).</source>
        <translation>
            <numerusform>A tournament takes at most %n entrant.</numerusform>
            <numerusform>A tournament takes at most %n entrants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>{stage}: %n (game is|games are) still to be played.</source>
        <translation>
            <numerusform>{stage}: %n game is still to be played.</numerusform>
            <numerusform>{stage}: %n games are still to be played.</numerusform>
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
        <source>%n (entrant|entrants)</source>
        <translation>
            <numerusform>%n entrant</numerusform>
            <numerusform>%n entrants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>%n (entrant|entrants), draw by number {seed}</source>
        <translation>
            <numerusform>%n entrant, draw by number {seed}</numerusform>
            <numerusform>%n entrants, draw by number {seed}</numerusform>
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
        <location filename="../desktop/stolik/pages/editor/model.py" line="+49"/>
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
        <location filename="../desktop/stolik/pages/explorer/rollout.py" line="+207"/>
        <source>In %n (game|games) played on from here {player} won {best} of 100 with the best choice and {other} with the other one. The difference is {difference} ± {error}.</source>
        <translation>
            <numerusform>In %n game played on from here {player} won {best} of 100 with the best choice and {other} with the other one. The difference is {difference} ± {error}.</numerusform>
            <numerusform>In %n games played on from here {player} won {best} of 100 with the best choice and {other} with the other one. The difference is {difference} ± {error}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>In %n (game|games) played on from here the best choice led to {best} points on average, the other one to {other}. The difference is {difference} ± {error}.</source>
        <translation>
            <numerusform>In %n game played on from here the best choice led to {best} points on average, the other one to {other}. The difference is {difference} ± {error}.</numerusform>
            <numerusform>In %n games played on from here the best choice led to {best} points on average, the other one to {other}. The difference is {difference} ± {error}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>In %n (game|games) played on from here {player} made {best} big points on average with the best choice and {other} with the other one. The difference is {difference} ± {error}.</source>
        <translation>
            <numerusform>In %n game played on from here {player} made {best} big points on average with the best choice and {other} with the other one. The difference is {difference} ± {error}.</numerusform>
            <numerusform>In %n games played on from here {player} made {best} big points on average with the best choice and {other} with the other one. The difference is {difference} ± {error}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>%n (game|games) played on from here: too few to tell anything yet.</source>
        <translation>
            <numerusform>%n game played on from here: too few to tell anything yet.</numerusform>
            <numerusform>%n games played on from here: too few to tell anything yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/explorer/model.py" line="+61"/>
        <source>gives up %n (game|games) in 100</source>
        <translation>
            <numerusform>gives up %n game in 100</numerusform>
            <numerusform>gives up %n games in 100</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>gives up %n (point|points)</source>
        <translation>
            <numerusform>gives up %n point</numerusform>
            <numerusform>gives up %n points</numerusform>
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
        <source>%n (game|games) given up before the end, counted apart.</source>
        <translation>
            <numerusform>%n game given up before the end, counted apart.</numerusform>
            <numerusform>%n games given up before the end, counted apart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+5"/>
        <source>%n (puzzle|puzzles) solved</source>
        <translation>
            <numerusform>%n puzzle solved</numerusform>
            <numerusform>%n puzzles solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>the puzzle of the day %n (day|days) in a row</source>
        <translation>
            <numerusform>the puzzle of the day %n day in a row</numerusform>
            <numerusform>the puzzle of the day %n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+10"/>
        <source>The evening goes on: %n (game|games) played so far.</source>
        <translation>
            <numerusform>The evening goes on: %n game played so far.</numerusform>
            <numerusform>The evening goes on: %n games played so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The evening goes on: %n of {most} games played.</source>
        <translation>
            <numerusform>The evening goes on: %n of {most} games played.</numerusform>
            <numerusform>The evening goes on: %n of {most} games played.</numerusform>
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
        <location line="+6"/>
        <source>Among %n (die|dice) rolled, each face usually comes up {low} to {high} times: so it is in 19 of 20 houses.</source>
        <translation>
            <numerusform>Among %n die rolled, each face usually comes up {low} to {high} times: so it is in 19 of 20 houses.</numerusform>
            <numerusform>Among %n dice rolled, each face usually comes up {low} to {high} times: so it is in 19 of 20 houses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+11"/>
        <source>Fair dice come out as uneven as here, or more so, in %n of 100 houses.</source>
        <translation>
            <numerusform>Fair dice come out as uneven as here, or more so, in %n of 100 houses.</numerusform>
            <numerusform>Fair dice come out as uneven as here, or more so, in %n of 100 houses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>face {face}: %n (time|times), usual are {low} to {high}</source>
        <translation>
            <numerusform>face {face}: %n time, usual are {low} to {high}</numerusform>
            <numerusform>face {face}: %n times, usual are {low} to {high}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>guesses</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/services/kept/guesses.py" line="+21"/>
        <source>%n (guess|guesses) so far. From ten on you read here how true they are.</source>
        <translation>
            <numerusform>%n guess so far. From ten on you read here how true they are.</numerusform>
            <numerusform>%n guesses so far. From ten on you read here how true they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/book/guess_rows.py" line="+14"/>
        <source>%n (guess|guesses): {said} percent said on average, {truth} percent true</source>
        <translation>
            <numerusform>%n guess: {said} percent said, {truth} percent true</numerusform>
            <numerusform>%n guesses: {said} percent said on average, {truth} percent true</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n (guess|guesses): {said} percent said on average, {truth} percent true, give or take {reach}</source>
        <translation>
            <numerusform>%n guess: {said} percent said, {truth} percent true, give or take {reach}</numerusform>
            <numerusform>%n guesses: {said} percent said on average, {truth} percent true, give or take {reach}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>knaster</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/knaster/ui/messages.py" line="+104"/>
        <source>{player} has filled {line}: {combination}, %n (circle|circles).</source>
        <translation>
            <numerusform>{player} has filled {line}: {combination}, %n circle.</numerusform>
            <numerusform>{player} has filled {line}: {combination}, %n circles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+122"/>
        <source>The best move of the game: %n (circle|circles) at once, by {player}.</source>
        <translation>
            <numerusform>The best move of the game: %n circle at once, by {player}.</numerusform>
            <numerusform>The best move of the game: %n circles at once, by {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/knaster/ui/view_model.py" line="+48"/>
        <source>%n (point|points)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (circle|circles)</source>
        <translation>
            <numerusform>%n circle</numerusform>
            <numerusform>%n circles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/knaster/ui/voice.py" line="+457"/>
        <source>Write the {number} here: {combination} in {line}, %n (circle|circles).</source>
        <translation>
            <numerusform>Write the {number} here: {combination} in {line}, %n circle.</numerusform>
            <numerusform>Write the {number} here: {combination} in {line}, %n circles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Write the {number} here: {line} has %n (number|numbers) like it already.</source>
        <translation>
            <numerusform>Write the {number} here: {line} has %n number like it already.</numerusform>
            <numerusform>Write the {number} here: {line} has %n numbers like it already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>Write the {number} here: the cell counts in %n (line|lines).</source>
        <translation>
            <numerusform>Write the {number} here: the cell counts in %n line.</numerusform>
            <numerusform>Write the {number} here: the cell counts in %n lines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+10"/>
        <source>Circle this {number}: that is a point, and it counts in %n (line|lines).</source>
        <translation>
            <numerusform>Circle this {number}: that is a point, and it counts in %n line.</numerusform>
            <numerusform>Circle this {number}: that is a point, and it counts in %n lines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>Draw (this circle|these circles): each is a point.</source>
        <translation>
            <numerusform>Draw this circle: each is a point.</numerusform>
            <numerusform>Draw these circles: each is a point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-445"/>
        <source>{player} – %n (point|points)</source>
        <translation>
            <numerusform>{player} – %n point</numerusform>
            <numerusform>{player} – %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>Sheet of {player}, %n (point|points)</source>
        <translation>
            <numerusform>Sheet of {player}, %n point</numerusform>
            <numerusform>Sheet of {player}, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Sheet of {player}, %n (point|points), still to enter</source>
        <translation>
            <numerusform>Sheet of {player}, %n point, still to enter</numerusform>
            <numerusform>Sheet of {player}, %n points, still to enter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Sheet of {player}, %n (point|points), done</source>
        <translation>
            <numerusform>Sheet of {player}, %n point, done</numerusform>
            <numerusform>Sheet of {player}, %n points, done</numerusform>
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
        <source>Bonus {bonus} for {line}, just filled: %n (circle|circles) due</source>
        <translation>
            <numerusform>Bonus {bonus} for {line}, just filled: %n circle due</numerusform>
            <numerusform>Bonus {bonus} for {line}, just filled: %n circles due</numerusform>
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
        <location line="+6"/>
        <source>fills {line}: {combination}, %n (circle|circles)</source>
        <translation>
            <numerusform>fills {line}: {combination}, %n circle</numerusform>
            <numerusform>fills {line}: {combination}, %n circles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+181"/>
        <source>Filled: {line} – {combination}. Choose the numbers to circle, %n more.</source>
        <translation>
            <numerusform>Filled: {line} – {combination}. Choose the numbers to circle, %n more.</numerusform>
            <numerusform>Filled: {line} – {combination}. Choose the numbers to circle, %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+108"/>
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
        <location line="+139"/>
        <source>It fills {line}: {combination}, %n (circle|circles).</source>
        <translation>
            <numerusform>It fills {line}: {combination}, %n circle.</numerusform>
            <numerusform>It fills {line}: {combination}, %n circles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>It joins %n (number|numbers) like it in {line}.</source>
        <translation>
            <numerusform>It joins %n number like it in {line}.</numerusform>
            <numerusform>It joins %n numbers like it in {line}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+2"/>
        <source>The cell counts in %n (line|lines).</source>
        <translation>
            <numerusform>The cell counts in %n line.</numerusform>
            <numerusform>The cell counts in %n lines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>That is a point, and it counts in %n (line|lines).</source>
        <translation>
            <numerusform>That is a point, and it counts in %n line.</numerusform>
            <numerusform>That is a point, and it counts in %n lines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+12"/>
        <source>After the best move {line} lacks %n (circle|circles) for its +{bonus}, after yours {yours}.</source>
        <translation>
            <numerusform>After the best move {line} lacks %n circle for its +{bonus}, after yours {yours}.</numerusform>
            <numerusform>After the best move {line} lacks %n circles for its +{bonus}, after yours {yours}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>Your {number} brings no circle now, the best move %n (circle|circles).</source>
        <translation>
            <numerusform>Your {number} brings no circle now, the best move %n circle.</numerusform>
            <numerusform>Your {number} brings no circle now, the best move %n circles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>In the lines of your cell there is no {number} yet, in one of the best cell %n.</source>
        <translation>
            <numerusform>In the lines of your cell there is no {number} yet, in one of the best cell %n.</numerusform>
            <numerusform>In the lines of your cell there is no {number} yet, in one of the best cell %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>luck</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/book/luck.py" line="+131"/>
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
        <source>Luck brought %n (point|points) a game more than average.</source>
        <translation>
            <numerusform>Luck brought %n point a game more than average.</numerusform>
            <numerusform>Luck brought %n points a game more than average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Luck brought %n (point|points) a game fewer than average.</source>
        <translation>
            <numerusform>Luck brought %n point a game fewer than average.</numerusform>
            <numerusform>Luck brought %n points a game fewer than average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+9"/>
        <source>%n of 100 (person|people)</source>
        <translation>
            <numerusform>%n of 100 people</numerusform>
            <numerusform>%n of 100 people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+10"/>
        <source>%n finished (game is|games are) known, and all of them are counted.</source>
        <translation>
            <numerusform>%n finished game is known, and it is counted.</numerusform>
            <numerusform>%n finished games are known, and all of them are counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n finished (game is|games are) known, and {done} of them are counted; the others follow.</source>
        <translation>
            <numerusform>%n finished game is known, and {done} of them are counted; the others follow.</numerusform>
            <numerusform>%n finished games are known, and {done} of them are counted; the others follow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n (game|games) could not be worked out.</source>
        <translation>
            <numerusform>%n game could not be worked out.</numerusform>
            <numerusform>%n games could not be worked out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pickomino</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/pickomino/ui/messages.py" line="+100"/>
        <source>{player} rolls %n (die|dice).</source>
        <translation>
            <numerusform>{player} rolls %n die.</numerusform>
            <numerusform>{player} rolls %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{player} has rolled {dice}.</source>
        <translation>
            <numerusform>{player} has rolled {dice}.</numerusform>
            <numerusform>{player} has rolled {dice}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+101"/>
        <source>%n (worm|worms)</source>
        <translation>
            <numerusform>%n worm</numerusform>
            <numerusform>%n worms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>The boldest thief: {player}, with %n (tile|tiles) stolen.</source>
        <translation>
            <numerusform>The boldest thief: {player}, with %n tile stolen.</numerusform>
            <numerusform>The boldest thief: {player}, with %n tiles stolen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/pickomino/ui/voice.py" line="+477"/>
        <source>Set the (worm|worms) aside: without a worm there is no tile.</source>
        <translation>
            <numerusform>Set the worm aside: without a worm there is no tile.</numerusform>
            <numerusform>Set the worms aside: without a worm there is no tile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+9"/>
        <source>Set the dice that light up aside: that leaves %n (die|dice) to roll.</source>
        <translation>
            <numerusform>Set the dice that light up aside: that leaves %n die to roll.</numerusform>
            <numerusform>Set the dice that light up aside: that leaves %n dice to roll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Set the die that lights up aside: that leaves %n (die|dice) to roll.</source>
        <translation>
            <numerusform>Set the die that lights up aside: that leaves %n die to roll.</numerusform>
            <numerusform>Set the die that lights up aside: that leaves %n dice to roll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Set the (die that lights|dice that light) up aside.</source>
        <translation>
            <numerusform>Set the die that lights up aside.</numerusform>
            <numerusform>Set the dice that light up aside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>Set the (die that lights|dice that light) up aside: nothing else can be.</source>
        <translation>
            <numerusform>Set the die that lights up aside: nothing else can be.</numerusform>
            <numerusform>Set the dice that light up aside: nothing else can be.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+8"/>
        <source>Roll on: about %n of 10 such rolls (goes|go) well.</source>
        <translation>
            <numerusform>Roll on: about %n of 10 such rolls goes well.</numerusform>
            <numerusform>Roll on: about %n of 10 such rolls go well.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+5"/>
        <source>Take tile {tile}: about %n of 10 further rolls would be (a bust|busts).</source>
        <translation>
            <numerusform>Take tile {tile}: about %n of 10 further rolls would be a bust.</numerusform>
            <numerusform>Take tile {tile}: about %n of 10 further rolls would be busts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>Take tile {tile}: it has %n (worm|worms), and nothing can go wrong.</source>
        <translation>
            <numerusform>Take tile {tile}: it has %n worm, and nothing can go wrong.</numerusform>
            <numerusform>Take tile {tile}: it has %n worms, and nothing can go wrong.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>Steal tile {tile}: you gain %n (worm|worms), and its owner loses (it|them).</source>
        <translation>
            <numerusform>Steal tile {tile}: you gain %n worm, and its owner loses it.</numerusform>
            <numerusform>Steal tile {tile}: you gain %n worms, and its owner loses them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-218"/>
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
        <location line="+53"/>
        <source>Sum {sum}, {worm}, %n (die|dice) left.</source>
        <translation>
            <numerusform>Sum {sum}, {worm}, %n die left.</numerusform>
            <numerusform>Sum {sum}, {worm}, %n dice left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+10"/>
        <source>{player}: {tile} on top of %n (tile|tiles).</source>
        <translation>
            <numerusform>{player}: {tile} on top of %n tile.</numerusform>
            <numerusform>{player}: {tile} on top of %n tiles.</numerusform>
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
        <location line="-283"/>
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
        <location line="+58"/>
        <source>Only the sum {low} brings tile {tile}: %n (way|ways) to make it.</source>
        <translation>
            <numerusform>Only the sum {low} brings tile {tile}: %n way to make it.</numerusform>
            <numerusform>Only the sum {low} brings tile {tile}: %n ways to make it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>A sum from {low} to {high} brings tile {tile}: %n (way|ways) to make one.</source>
        <translation>
            <numerusform>A sum from {low} to {high} brings tile {tile}: %n way to make one.</numerusform>
            <numerusform>A sum from {low} to {high} brings tile {tile}: %n ways to make one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>Tile {tile} is easier: %n (way|ways).</source>
        <translation>
            <numerusform>Tile {tile} is easier: %n way.</numerusform>
            <numerusform>Tile {tile} is easier: %n ways.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+392"/>
        <source>The (worm|worms) had to come: without a worm there is no tile.</source>
        <translation>
            <numerusform>The worm had to come: without a worm there is no tile.</numerusform>
            <numerusform>The worms had to come: without a worm there is no tile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+5"/>
        <location line="+1"/>
        <source>That leaves %n (die|dice) to roll.</source>
        <translation>
            <numerusform>That leaves %n die to roll.</numerusform>
            <numerusform>That leaves %n dice to roll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>About %n of 10 such rolls (goes|go) well.</source>
        <translation>
            <numerusform>About %n of 10 such rolls goes well.</numerusform>
            <numerusform>About %n of 10 such rolls go well.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>About %n of 10 further rolls would have been (a bust|busts).</source>
        <translation>
            <numerusform>About %n of 10 further rolls would have been a bust.</numerusform>
            <numerusform>About %n of 10 further rolls would have been busts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+5"/>
        <source>You gain %n (worm|worms), and the owner of the tile loses (it|them).</source>
        <translation>
            <numerusform>You gain %n worm, and the owner of the tile loses it.</numerusform>
            <numerusform>You gain %n worms, and the owner of the tile loses them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+22"/>
        <source>That leaves %n (die|dice): {yours} of 100 such turns go bust, with the best choice {best}.</source>
        <translation>
            <numerusform>That leaves %n die: {yours} of 100 such turns go bust, with the best choice {best}.</numerusform>
            <numerusform>That leaves %n dice: {yours} of 100 such turns go bust, with the best choice {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+18"/>
        <source>Such a roll is a bust {yours} times in 100; tile {tile} brings %n (worm|worms) for certain.</source>
        <translation>
            <numerusform>Such a roll is a bust {yours} times in 100; tile {tile} brings %n worm for certain.</numerusform>
            <numerusform>Such a roll is a bust {yours} times in 100; tile {tile} brings %n worms for certain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>Tile {tile} brings %n (worm|worms); rolling on is worth {yours} on average.</source>
        <translation>
            <numerusform>Tile {tile} brings %n worm; rolling on is worth {yours} on average.</numerusform>
            <numerusform>Tile {tile} brings %n worms; rolling on is worth {yours} on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Tile {tile} brings only %n (worm|worms); rolling on is worth {best} on average.</source>
        <translation>
            <numerusform>Tile {tile} brings only %n worm; rolling on is worth {best} on average.</numerusform>
            <numerusform>Tile {tile} brings only %n worms; rolling on is worth {best} on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+10"/>
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
        <location filename="../desktop/stolik/analysis/practice.py" line="+219"/>
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
        <location filename="../desktop/stolik/pages/puzzles/model.py" line="+35"/>
        <source>The puzzle of the day %n (day|days) in a row.</source>
        <translation>
            <numerusform>The puzzle of the day %n day in a row.</numerusform>
            <numerusform>The puzzle of the day %n days in a row.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>report</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/analysis/report_sentences.py" line="+127"/>
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
        <source>With only %n (choice|choices) nothing can be said about how good they were.</source>
        <translation>
            <numerusform>With only %n choice nothing can be said about how good they were.</numerusform>
            <numerusform>With only %n choices nothing can be said about how good they were.</numerusform>
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
        <source>%n (choice|choices) more: by then hardly any chance to win was left.</source>
        <translation>
            <numerusform>%n choice more: by then hardly any chance to win was left.</numerusform>
            <numerusform>%n choices more: by then hardly any chance to win was left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n (choice|choices), but by then hardly any chance to win was left.</source>
        <translation>
            <numerusform>%n choice, but by then hardly any chance to win was left.</numerusform>
            <numerusform>%n choices, but by then hardly any chance to win was left.</numerusform>
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
        <location line="+7"/>
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
        <location line="-38"/>
        <source>Luck brought as much as winning %n more (game|games) in 100.</source>
        <translation>
            <numerusform>Luck brought as much as winning %n more game in 100.</numerusform>
            <numerusform>Luck brought as much as winning %n more games in 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Luck cost as much as losing %n more (game|games) in 100.</source>
        <translation>
            <numerusform>Luck cost as much as losing %n more game in 100.</numerusform>
            <numerusform>Luck cost as much as losing %n more games in 100.</numerusform>
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
        <location line="+5"/>
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
        <source>%n (win|wins) of 100</source>
        <translation>
            <numerusform>%n win of 100</numerusform>
            <numerusform>%n wins of 100</numerusform>
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
        <location line="+217"/>
        <source>{leader} was ahead for most of the game, but {winners} (has|have) won.</source>
        <translation>
            <numerusform>{leader} was ahead for most of the game, but {winners} has won.</numerusform>
            <numerusform>{leader} was ahead for most of the game, but {winners} have won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>Nobody was ahead for most of the game, and {winners} (has|have) won.</source>
        <translation>
            <numerusform>Nobody was ahead for most of the game, and {winners} has won.</numerusform>
            <numerusform>Nobody was ahead for most of the game, and {winners} have won.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rummikub</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/names.py" line="+63"/>
        <source>%n (tile isn&apos;t|tiles aren&apos;t) a set yet: a set has at least three.</source>
        <translation>
            <numerusform>%n tile isn&apos;t a set yet: a set has at least three.</numerusform>
            <numerusform>%n tiles aren&apos;t a set yet: a set has at least three.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+4"/>
        <source>A group has four tiles at most, one of each colour; this one has %n (tile|tiles).</source>
        <translation>
            <numerusform>A group has four tiles at most, one of each colour; this one has %n tile.</numerusform>
            <numerusform>A group has four tiles at most, one of each colour; this one has %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+19"/>
        <source>Between {number} and {next} there is room for exactly %n (tile|tiles), not {jokers}.</source>
        <translation>
            <numerusform>Between {number} and {next} there is room for exactly %n tile, not {jokers}.</numerusform>
            <numerusform>Between {number} and {next} there is room for exactly %n tiles, not {jokers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/messages.py" line="+73"/>
        <source>You can pass only with an empty bank; it still holds %n (tile|tiles).</source>
        <translation>
            <numerusform>You can pass only with an empty bank; it still holds %n tile.</numerusform>
            <numerusform>You can pass only with an empty bank; it still holds %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+30"/>
        <source>Your sets are worth %n (point|points); an opening needs {needed}.</source>
        <translation>
            <numerusform>Your sets are worth %n point; an opening needs {needed}.</numerusform>
            <numerusform>Your sets are worth %n points; an opening needs {needed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+139"/>
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
        <location line="+21"/>
        <source>The game is over, as all have passed: {player} has the fewest points left and gets %n (point|points).</source>
        <translation>
            <numerusform>The game is over, as all have passed: {player} has the fewest points left and gets %n point.</numerusform>
            <numerusform>The game is over, as all have passed: {player} has the fewest points left and gets %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+10"/>
        <source>Game {game} is over: {player} goes out and gets %n (point|points).</source>
        <translation>
            <numerusform>Game {game} is over: {player} goes out and gets %n point.</numerusform>
            <numerusform>Game {game} is over: {player} goes out and gets %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-14"/>
        <location filename="../desktop/stolik/games/rummikub/ui/names.py" line="+438"/>
        <source>{player} opens with %n (point|points): {sets}.</source>
        <translation>
            <numerusform>{player} opens with %n point: {sets}.</numerusform>
            <numerusform>{player} opens with %n points: {sets}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-14"/>
        <source>The game is over: {player} goes out and gets %n (point|points).</source>
        <translation>
            <numerusform>The game is over: {player} goes out and gets %n point.</numerusform>
            <numerusform>The game is over: {player} goes out and gets %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+31"/>
        <source>Game {game} is over, as all have passed: {player} has the fewest points left and gets %n (point|points).</source>
        <translation>
            <numerusform>Game {game} is over, as all have passed: {player} has the fewest points left and gets %n point.</numerusform>
            <numerusform>Game {game} is over, as all have passed: {player} has the fewest points left and gets %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+21"/>
        <location filename="../desktop/stolik/games/rummikub/ui/names.py" line="-116"/>
        <source>%n (tile|tiles)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n (point|points)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>%n big (point|points)</source>
        <translation>
            <numerusform>%n big point</numerusform>
            <numerusform>%n big points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The biggest move of the game: {player} laid %n (tile|tiles) at once.</source>
        <translation>
            <numerusform>The biggest move of the game: {player} laid %n tile at once.</numerusform>
            <numerusform>The biggest move of the game: {player} laid %n tiles at once.</numerusform>
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
        <location filename="../desktop/stolik/games/rummikub/ui/hints.py" line="+256"/>
        <source>Look here: %n of your tiles can be laid.</source>
        <translation>
            <numerusform>Look here: %n of your tiles can be laid.</numerusform>
            <numerusform>Look here: %n of your tiles can be laid.</numerusform>
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
        <source>Together %n (point|points): enough for the opening of {needed}.</source>
        <translation>
            <numerusform>Together %n point: enough for the opening of {needed}.</numerusform>
            <numerusform>Together %n points: enough for the opening of {needed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>You announced it, so lay out now: together %n (point|points), and the opening takes {needed}.</source>
        <translation>
            <numerusform>You announced it, so lay out now: together %n point, and the opening takes {needed}.</numerusform>
            <numerusform>You announced it, so lay out now: together %n points, and the opening takes {needed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>%n (tile|tiles) with a {number} in different colours are a group.</source>
        <translation>
            <numerusform>%n tile with a {number} in different colours are a group.</numerusform>
            <numerusform>%n tiles with a {number} in different colours are a group.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+15"/>
        <source>%n (tile|tiles) can be laid without taking anything from the sets on the table.</source>
        <translation>
            <numerusform>%n tile can be laid without taking anything from the sets on the table.</numerusform>
            <numerusform>%n tiles can be laid without taking anything from the sets on the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>Take {taken} from its run: %n (tile|tiles) stay, and that is long enough.</source>
        <translation>
            <numerusform>Take {taken} from its run: %n tile stay, and that is long enough.</numerusform>
            <numerusform>Take {taken} from its run: %n tiles stay, and that is long enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Take {taken} from its group: %n (tile|tiles) stay, and that is enough.</source>
        <translation>
            <numerusform>Take {taken} from its group: %n tile stay, and that is enough.</numerusform>
            <numerusform>Take {taken} from its group: %n tiles stay, and that is enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Rearranged, the sets that light up take %n of your tiles.</source>
        <translation>
            <numerusform>Rearranged, the sets that light up take %n of your tiles.</numerusform>
            <numerusform>Rearranged, the sets that light up take %n of your tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+7"/>
        <source>Draw a tile: your sets are worth %n (point|points), and an opening needs {needed}.</source>
        <translation>
            <numerusform>Draw a tile: your sets are worth %n point, and an opening needs {needed}.</numerusform>
            <numerusform>Draw a tile: your sets are worth %n points, and an opening needs {needed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+24"/>
        <source>Pass: your sets are worth %n (point|points), and an opening needs {needed}.</source>
        <translation>
            <numerusform>Pass: your sets are worth %n point, and an opening needs {needed}.</numerusform>
            <numerusform>Pass: your sets are worth %n points, and an opening needs {needed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/names.py" line="+169"/>
        <source>Lay %n (tile|tiles)</source>
        <translation>
            <numerusform>Lay %n tile</numerusform>
            <numerusform>Lay %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/spoken.py" line="+44"/>
        <source>%n (joker|jokers)</source>
        <translation>
            <numerusform>%n joker</numerusform>
            <numerusform>%n jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+12"/>
        <source>%n (tile|tiles) in the bank.</source>
        <translation>
            <numerusform>%n tile in the bank.</numerusform>
            <numerusform>%n tiles in the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/rummikub/ui/status.py" line="+318"/>
        <source>%n (tile that you have laid goes|tiles that you have laid go) back to your rack.</source>
        <translation>
            <numerusform>%n tile that you have laid goes back to your rack.</numerusform>
            <numerusform>%n tiles that you have laid go back to your rack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-252"/>
        <source>Opening: %n (point|points), that is enough.</source>
        <translation>
            <numerusform>Opening: %n point, that is enough.</numerusform>
            <numerusform>Opening: %n points, that is enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+52"/>
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
        <location filename="../desktop/stolik/games/rummikub/ui/printed.py" line="+159"/>
        <source>{player} has opened and has %n (point|points) left on the rack: {points}.</source>
        <translation>
            <numerusform>{player} has opened and has %n point left on the rack: {points}.</numerusform>
            <numerusform>{player} has opened and has %n points left on the rack: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>{player} has not opened, and no sets on the rack reach %n (point|points): {points}.</source>
        <translation>
            <numerusform>{player} has not opened, and no sets on the rack reach %n point: {points}.</numerusform>
            <numerusform>{player} has not opened, and no sets on the rack reach %n points: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>{player} could have opened with %n (point|points), by laying {sets}: {points}.</source>
        <translation>
            <numerusform>{player} could have opened with %n point, by laying {sets}: {points}.</numerusform>
            <numerusform>{player} could have opened with %n points, by laying {sets}: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>{player} could open with %n (point|points), by {sets}, and had announced it in time: {points}.</source>
        <translation>
            <numerusform>{player} could open with %n point, by {sets}, and had announced it in time: {points}.</numerusform>
            <numerusform>{player} could open with %n points, by {sets}, and had announced it in time: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>{player} could open with %n (point|points), by {sets}, but has not had a turn: {points}.</source>
        <translation>
            <numerusform>{player} could open with %n point, by {sets}, but has not had a turn: {points}.</numerusform>
            <numerusform>{player} could open with %n points, by {sets}, but has not had a turn: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>{player} has %n (point|points) on the rack; difference to the winner: {points}.</source>
        <translation>
            <numerusform>{player} has %n point on the rack; difference to the winner: {points}.</numerusform>
            <numerusform>{player} has %n points on the rack; difference to the winner: {points}.</numerusform>
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
        <location filename="../desktop/stolik/games/rummikub/ui/hints.py" line="+94"/>
        <source>You keep %n (tile|tiles), and all of yours can be laid.</source>
        <translation>
            <numerusform>You keep %n tile, and all of yours can be laid.</numerusform>
            <numerusform>You keep %n tiles, and all of yours can be laid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>You keep %n (tile|tiles), with the best move {best}.</source>
        <translation>
            <numerusform>You keep %n tile, with the best move {best}.</numerusform>
            <numerusform>You keep %n tiles, with the best move {best}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ryzyk_fizyk</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/messages.py" line="+64"/>
        <source>You can&apos;t stop between the tries: %n more (try|tries) to match the five.</source>
        <translation>
            <numerusform>You can&apos;t stop between the tries: %n more try to match the five.</numerusform>
            <numerusform>You can&apos;t stop between the tries: %n more tries to match the five.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+34"/>
        <source>{player} rolls %n (die|dice).</source>
        <translation>
            <numerusform>{player} rolls %n die.</numerusform>
            <numerusform>{player} rolls %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>{player} has rolled {dice}.</source>
        <translation>
            <numerusform>{player} has rolled {dice}.</numerusform>
            <numerusform>{player} has rolled {dice}.</numerusform>
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
        <source>{player} banks %n (point|points): the account is {account}.</source>
        <translation>
            <numerusform>{player} banks %n point: the account is {account}.</numerusform>
            <numerusform>{player} banks %n points: the account is {account}.</numerusform>
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
        <location line="+112"/>
        <source>%n (point|points)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/games/ryzyk_fizyk/ui/voice.py" line="+402"/>
        <source>Take these: +{points}, then roll the other (die|%n dice).</source>
        <translation>
            <numerusform>Take these: +{points}, then roll the other die.</numerusform>
            <numerusform>Take these: +{points}, then roll the other %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>Take only these: +{points}, then roll the other (die|%n dice).</source>
        <translation>
            <numerusform>Take only these: +{points}, then roll the other die.</numerusform>
            <numerusform>Take only these: +{points}, then roll the other %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+5"/>
        <source>Roll on: about %n of 10 such rolls (goes|go) well.</source>
        <translation>
            <numerusform>Roll on: about %n of 10 such rolls goes well.</numerusform>
            <numerusform>Roll on: about %n of 10 such rolls go well.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+5"/>
        <source>Bank the {points}: about %n of 10 further rolls would lose them.</source>
        <translation>
            <numerusform>Bank the {points}: about %n of 10 further rolls would lose them.</numerusform>
            <numerusform>Bank the {points}: about %n of 10 further rolls would lose them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-123"/>
        <source>This turn: %n (point|points).</source>
        <translation>
            <numerusform>This turn: %n point.</numerusform>
            <numerusform>This turn: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+3"/>
        <source>%n (die|dice) to roll; {percent} to lose the points.</source>
        <translation>
            <numerusform>%n die to roll; {percent} to lose the points.</numerusform>
            <numerusform>%n dice to roll; {percent} to lose the points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+10"/>
        <source>%n (roll|rolls)</source>
        <translation>
            <numerusform>%n roll</numerusform>
            <numerusform>%n rolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="-179"/>
        <source>{player}, your last turn: you need %n (point|points).</source>
        <translation>
            <numerusform>{player}, your last turn: you need %n point.</numerusform>
            <numerusform>{player}, your last turn: you need %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+328"/>
        <source>%n (die is|dice are) left for the next roll.</source>
        <translation>
            <numerusform>%n die is left for the next roll.</numerusform>
            <numerusform>%n dice are left for the next roll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+14"/>
        <source>About %n of 10 such rolls (goes|go) well.</source>
        <translation>
            <numerusform>About %n of 10 such rolls goes well.</numerusform>
            <numerusform>About %n of 10 such rolls go well.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+5"/>
        <source>About %n of 10 further rolls would have lost them.</source>
        <translation>
            <numerusform>About %n of 10 further rolls would have lost them.</numerusform>
            <numerusform>About %n of 10 further rolls would have lost them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+17"/>
        <source>That leaves %n (die|dice): {yours} of 100 such turns lose the points, with the best choice {best}.</source>
        <translation>
            <numerusform>That leaves %n die: {yours} of 100 such turns lose the points, with the best choice {best}.</numerusform>
            <numerusform>That leaves %n dice: {yours} of 100 such turns lose the points, with the best choice {best}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>self_test</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/services/self_test.py" line="+112"/>
        <source>The dice are fair: %n were thrown. Fair ones fall so unevenly in {hundredths} of 100 tests.</source>
        <translation>
            <numerusform>The dice are fair: %n was thrown. Fair ones fall so unevenly in {hundredths} of 100 tests.</numerusform>
            <numerusform>The dice are fair: %n were thrown. Fair ones fall so unevenly in {hundredths} of 100 tests.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>Nobody else may read what you saved: %n (file|files).</source>
        <translation>
            <numerusform>Nobody else may read what you saved: %n file.</numerusform>
            <numerusform>Nobody else may read what you saved: %n files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+1"/>
        <source>The licences of all %n parts came along.</source>
        <translation>
            <numerusform>The licence of %n part came along.</numerusform>
            <numerusform>The licences of all %n parts came along.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strength</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/pages/book/strength.py" line="+118"/>
        <source>By %n finished (game|games) against one computer, ± {reach} on a scale from 0 to 100.</source>
        <translation>
            <numerusform>By %n finished game against one computer, ± {reach} on a scale from 0 to 100.</numerusform>
            <numerusform>By %n finished games against one computer, ± {reach} on a scale from 0 to 100.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table</name>
    <message numerus="yes">
        <location filename="../desktop/stolik/engine/spoken_text.py" line="+18"/>
        <source>%n (second|seconds) left.</source>
        <translation>
            <numerusform>%n second left.</numerusform>
            <numerusform>%n seconds left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/table/screen_parts.py" line="+331"/>
        <source>Checked: the seed gives %n (roll|rolls), exactly those of this game. Nothing was changed.</source>
        <translation>
            <numerusform>Checked: the seed gives %n roll, exactly that of this game. Nothing was changed.</numerusform>
            <numerusform>Checked: the seed gives %n rolls, exactly those of this game. Nothing was changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location line="+6"/>
        <source>Checked: the seed gives %n (shuffle or draw|shuffles and draws), exactly those of this game. Nothing was changed.</source>
        <translation>
            <numerusform>Checked: the seed gives %n shuffle or draw, exactly that of this game. Nothing was changed.</numerusform>
            <numerusform>Checked: the seed gives %n shuffles and draws, exactly those of this game. Nothing was changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../desktop/stolik/table/telling.py" line="+33"/>
        <source>The clock was stopped %n (time|times).</source>
        <translation>
            <numerusform>The clock was stopped once.</numerusform>
            <numerusform>The clock was stopped %n times.</numerusform>
        </translation>
    </message>
</context>
</TS>
