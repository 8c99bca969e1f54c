"""The golden games of Rummikub: who plays those that are found, and what lies where in those arranged.

The points are worked out by hand from the law; the sums stand beside them. Ends such as that of an
announcement hardly ever come about by chance, and never with points that are easy to follow: such games are
arranged.
"""

from __future__ import annotations

from random import Random

from stolik.engine.game import Seat
from stolik.engine.session import Session
from stolik.games.rummikub.rules.legality import simple_tables
from stolik.games.rummikub.rules.moves import Move, Play

from tests.golden.rummikub import shown
from tests.golden.rummikub.arranged import ONE_GAME, Arranged, Scored, all_of, dealt, play_arranged
from tests.golden.wanted import Wanted, has, play_by_turns

# The 10s open with 40 points, and all the other sets go with them or later: this rack goes out.
QUICK = "k10a r10a b10a o10a k1a k2a k3a r6a r7a r8a b3a b4a b5a b6a"
TENS, THE_REST = "k10a r10a b10a o10a", "k1a k2a k3a / r6a r7a r8a / b3a b4a b5a b6a"

# No set at all lies in these.
POOR = "k4a k6a b1a b2a b8a o1a o3a o5a o7a o9a b11a k12a r12a b13a"
POOR_TOO = "r1a r3a r5a r11a r13a b2b b4b b7a b9b o2a o4a o6a o8a o12a"
POOR_AS_WELL = "r2b r4b r6b r9b b1b b3b b5b b8b o1b o3b o5b o7b k8a k11a"

# 13 tiles in a row, and a 9 that is left over.
BUT_A_RED_9 = "k1b k2b k3b k4b k5b k6b k7b k8b k9b k10b k11b k12b k13b r9a"
BUT_A_BLUE_9 = "r1b r2b r3b r4b r5b r6b r7b r8b r9b r10b r11b r12b r13b b9a"
BLACK_ROW = BUT_A_RED_9.removesuffix(" r9a")
RED_ROW = BUT_A_BLUE_9.removesuffix(" b9a")

# k4-k6 are 15, r2-r5 are 14; with r1 it is an opening of 30.
WORTH_29 = "k4a k5a k6a r2a r3a r4a r5a b1a o7a b8a k11a r12a o13a b11b"
WORTH_30 = "k4a k5a k6a r1a r2a r3a r4a r5a b1a o7a b8a k11a r12a o13a"

# 13s to open with; the others are 5+1+1+2+4+4+8+7+12+8+9 = 61.
SIXTY_ONE = "k13a r13a b13a k5a r1a b1a o2a o4a r4a k8a o7a r12a b8a o9a"
THIRTEENS = "k13a r13a b13a"

TENS_AND_JOKER = "k10a r10a b10a ja"

ORANGE = "o11a o12a o13a"

# Each colour's first copies in a row where a 5 is left over, and its second copies, 1 to 13.
TO_4 = {colour: " ".join([f"{colour}{number}a" for number in range(1, 5)]) for colour in "krbo"}
FROM_6 = {colour: " ".join([f"{colour}{number}a" for number in range(6, 14)]) for colour in "krbo"}
ALL_13 = {colour: " ".join([f"{colour}{number}b" for number in range(1, 14)]) for colour in "krbo"}
BLACK_ROWS = f"{TO_4['k']} ja {FROM_6['k']} / {ALL_13['k']}"
RED_ROWS = f"{TO_4['r']} jb {FROM_6['r']} / {ALL_13['r']}"
BLUE_ROWS = f"{TO_4['b']} / {FROM_6['b']} / {ALL_13['b']}"
ORANGE_ROWS = f"{TO_4['o']} / {FROM_6['o']} / {ALL_13['o']}"

# What three lay of the same rows, but for a 5 each.
ORANGE_PARTS = "o1a o2a o3a o4a", "o5a o6a o7a o8a", "o9a o10a o11a o12a o13a"
FIRST_OF_THREE = f"{BLACK_ROWS} / {TO_4['b']} / {ORANGE_PARTS[2]}"
SECOND_OF_THREE = f"{RED_ROWS} / {FROM_6['b']}"
THIRD_OF_THREE = f"{ALL_13['b']} / {ALL_13['o']} / {ORANGE_PARTS[0]} {ORANGE_PARTS[1]}"

# What becomes of four 13s and two red tiles with a joker, when a 13 takes its place.
AGAIN = "k13a b13a o13a / r11a r12a r13a / r7a r8a ja"

WANTED: tuple[Wanted, ...] = (
    Arranged(
        "going_out",
        3,
        lambda s: (
            has(s, "tiles_played", "game_scored") and shown.reasons(s) == ["winner", "opened", "cannot_open"]
        ),
        # A joker is 50: 50+4+8+13+6+2+2+4+12+13+5 = 119. The winner gets 119+100.
        points=(((219, -119, -100), (4, 0, 2)),),
        deals=(
            (
                "k10a r10a b10a o10a k1a k2a k3a r4a r5a r6a b7a b8a b9a o12a",
                "o9a o10b o11a ja k4a r8a b13a k6a o2a r2a b4a k12a r13a o5a",
                "k5a r1a b2a o1a k7a r3a b5a o3a k8b r9b b11a o6a r12a b13b",
                "k13a",
            ),
        ),
        script=f"""
            0 play {TENS}; 1 play . / o9a o10b o11a; 2 draw
            0 play {TENS} / o9a o10b o11a o12a / k1a k2a k3a / r4a r5a r6a / b7a b8a b9a
        """,
    ),
    Arranged(
        "a_rack_worth_29_costs_100",
        2,
        lambda s: shown.reasons(s) == ["winner", "cannot_open"] and shown.proofs(s)[1] == (None, 0, 0),
        points=(((100, -100), (4, 0)),),
        deals=((QUICK, WORTH_29, "o1b"),),
        script=f"0 play {TENS}; 1 draw; 0 play . / {THE_REST}",
    ),
    Arranged(
        "a_rack_worth_30_costs_200",
        2,
        lambda s: shown.reasons(s) == ["winner", "could_open"] and shown.proofs(s)[1] == (None, 0, 30),
        points=(((200, -200), (4, 0)),),
        deals=((QUICK, WORTH_30, "o2b"),),
        script=f"0 play {TENS}; 1 draw; 0 play . / {THE_REST}",
    ),
    Arranged(
        "a_rack_worth_30_without_a_turn_costs_100",
        2,
        lambda s: shown.reasons(s) == ["winner", "no_turn"] and shown.proofs(s)[1] == (None, 0, 30),
        points=(((100, -100), (4, 0)),),
        deals=((QUICK, WORTH_30),),
        script=f"0 play {TENS} / {THE_REST}",
    ),
    Arranged(
        "announced_in_the_last_turn_costs_100",
        4,
        # Seat 2 drew in its last turn too, but kept silent; seat 3 announced, and then drew again.
        lambda s: (
            shown.reasons(s) == ["winner", "announced", "could_open", "could_open"]
            and shown.proofs(s)[1:] == [("b13a", 2, 39), ("o13a", 2, 36), ("o12b", 1, 36)]
        ),
        points=(((500, -100, -200, -200), (4, 2, 1, 1)),),
        deals=(
            (
                QUICK,
                "k13a r13a k5a b1a o2a r4a b8a o6a k7a r9b b11a o4a b2a o8a",
                "o11a o12a k4a r2a b7a o1a k6b r3b b9b o5a k8b r5b k12a r11a",
                "r12a b12a k5b b1b o3a r4b b8b o7a k7b k11b o4b b2b o8b r1b",
                "k9b k1b o12b b13a o13a k3b",
            ),
        ),
        script=f"""
            0 play {TENS}; 1 draw; 2 draw; 3 draw; 3 announce; 3 end_turn; 0 play . / k1a k2a k3a; 1 draw
            1 announce; 1 end_turn; 2 draw; 2 end_turn; 3 draw; 0 play . / r6a r7a r8a / b3a b4a b5a b6a
        """,
    ),
    Arranged(
        "announced_after_a_penalty_tile",
        3,
        # The time is up for a second time in both turns: it only closes them.
        lambda s: (
            shown.reasons(s) == ["winner", "announced", "could_open"]
            and shown.proofs(s)[1:] == [("b13a", 1, 39), ("o13a", 1, 36)]
            and shown.outcomes(s) == ["restored", "closed", "unmoved", "closed"]
            and shown.penalties(s) == ["b13a"]
        ),
        points=(((300, -100, -200), (4, 2, 0)),),
        deals=(
            (
                QUICK,
                "k13a r13a k5a b1a o2a r4a b8a o6a k7a r9b b11a o4a b2a o8a",
                "o11a o12a k4a r2a b7a o1a k6b r3b b9b o5a k8b r5b k12a r11a",
                "b13a o13a",
            ),
        ),
        script=f"""
            0 play {TENS}; table time_up . / k13a r13a; 1 announce; table time_up .; table time_up .
            table time_up .; 0 play . / {THE_REST}
        """,
    ),
    Scored(
        "empty_bank_and_all_pass",
        3,
        lambda s: shown.ends(s) == ["bank"] and not shown.counted_anew(s),
        {**ONE_GAME, "turn_seconds": None},
        # 3+13+3+11+13+1+11+4+11+1+5 = 76, 3+3+1+2+13+3+13+8+10+5+6 = 67, 1+1+2+9+1+11+11+13+7+4+10+3 = 73
        points=(((-9, 15, -6), (0, 4, 2)),),
    ),
    Scored(
        "empty_bank_a_laid_tile_starts_the_count_anew",
        4,
        shown.counted_anew,
        # 1+2+5+8+9+3+12+9+2+11+6+10 = 78, 3+8+12+13+2+13+6+5+1+7+3 = 73,
        # 7+12+3+6+5+6+6+8+2+10+7+1+11+13+2 = 99, 9+10+6+10+13+12+11+7+6+11+6+2+13+9+1+2+2+8+9+5 = 152
        points=(((-5, 110, -26, -79), (2, 4, 1, 0)),),
    ),
    Scored(
        "empty_bank_equal_points_and_fewer_tiles",
        2,
        shown.fewer_tiles_win,
        # 8+4+1+10+11+4+1+6 = 45 and 9+6+12+1+11+6 = 45
        points=(((0, 0), (0, 4)),),
    ),
    Scored(
        "empty_bank_equal_points_and_tiles",
        2,
        shown.later_layer_wins,
        # 2+2+3+11+10+11+8 = 47 and 8+8+3+2+3+11+12 = 47
        points=(((0, 0), (0, 4)),),
        tries=3_000,
        shortest=False,
    ),
    Arranged(
        "empty_bank_nobody_has_laid",
        2,
        # Both hold one copy of each tile: the starter wins.
        lambda s: shown.ends(s) == ["bank"] and s.state.layers == (),
        starter=1,
        points=(((0, 0), (0, 4)),),
        deals=(dealt("01" * 39, all_of("a"), all_of("b")),),
        script="draw_to 0; 1 pass; 0 pass",
    ),
    Arranged(
        "empty_bank_three_on_0",
        3,
        # All hold a 5, and the second lays last.
        lambda s: shown.ends(s) == ["bank"] and s.state.layers == (2, 0, 1),
        points=(((0, 0, 0), (2, 4, 2)),),
        deals=(
            dealt(
                "012" * 21 + "0", f"k5a {FIRST_OF_THREE}", f"r5a {SECOND_OF_THREE}", f"b5a {THIRD_OF_THREE}"
            ),
        ),
        script=f"""
            draw_to 0; 1 play {RED_ROWS}; 2 play . / {THIRD_OF_THREE}; 0 play . / {FIRST_OF_THREE}
            1 play . / {FROM_6["b"]}; 2 pass; 0 pass; 1 pass
        """,
    ),
    Arranged(
        "empty_bank_four_on_0",
        4,
        # All hold a 5, and seat 1 lays last.
        lambda s: shown.ends(s) == ["bank"] and s.state.layers == (2, 3, 0, 1),
        points=(((0, 0, 0, 0), (2, 4, 2, 2)),),
        deals=(
            dealt(
                "0123" * 12 + "01",
                f"k5a {BLACK_ROWS}",
                f"r5a {RED_ROWS}",
                f"b5a {BLUE_ROWS}",
                f"o5a {ORANGE_ROWS}",
            ),
        ),
        script=f"""
            draw_to 0; 2 play {BLUE_ROWS}; 3 play . / {ORANGE_ROWS}; 0 play . / {BLACK_ROWS}
            1 play . / {RED_ROWS}; 2 pass; 3 pass; 0 pass; 1 pass
        """,
    ),
    Arranged(
        "a_new_deal_after_three_doublets",
        3,
        lambda s: shown.right_again(s) and shown.reasons(s) == ["cannot_open", "no_turn", "winner"],
        starter=None,
        points=(((-100, -100, 200), (2, 2, 4)),),
        # In the first deal seat 2 has two doublets and both jokers, which are no doublet.
        deals=(
            (
                "ja jb k9a k9b r9a r9b o1a o3a b2a b4a k11a r12a o13a b6a",
                "k1a k1b k2a k2b r5a r5b k4a b8a o5a o7a o9a b11a k12a b13a",
                "o2a o2b o4a o4b o6a o6b r1a r3a b10a k6a k8a r7a r11a b1a",
            ),
            (
                "k1a k2a k3a k1b k2b k3b k10a r10a b10a o10a r6a r7a r8a r9a",
                POOR,
                "k4b k5b k6b r1a r2a r3a r4a r5a b1b o7b b8b k11a r12b o13a",
            ),
        ),
        script=f"""
            table drawn_for_start ja k13a r13a; table drawn_for_start b5a - -
            table drawn_for_start - k2a o7b; 0 keep_rack; 1 redeal; 2 keep_rack
            2 play {TENS} / k1a k2a k3a / k1b k2b k3b / r6a r7a r8a r9a
        """,
    ),
    Arranged(
        "joker_swapped_from_the_rack",
        2,
        # For one of the two colours that a group lacks; then in a run, and it stays in the same set.
        lambda s: (
            shown.swaps(s, from_rack=True) == [("ja", "o10b"), ("ja", "b6a")]
            and ("b4a", "b5a", "b6a", "ja") in s.state.table
        ),
        # 5+1+2+4+4+8+1+12 = 37
        points=(((37, -37), (4, 0)),),
        deals=(
            (
                "k10a r10a ja b6a k1a k2a k3a r6a r7a r8a b9a b10a b11a b12a",
                "o11a o12a o13a o10b b4a b5a k5a r1a o2a o4a r4a k8a b1a r12a",
            ),
        ),
        script=f"""
            0 play k10a r10a ja; 1 play . / {ORANGE}; 0 play . / r6a r7a r8a / b9a b10a b11a
            1 play k10a r10a o10b / {ORANGE} / r6a r7a r8a / b9a b10a b11a / b4a b5a ja
            0 play k10a r10a o10b / {ORANGE} / r6a r7a r8a / b9a b10a b11a b12a / b4a b5a b6a ja / k1a k2a k3a
        """,
    ),
    Arranged(
        "joker_swapped_from_the_table",
        2,
        # Each time a group of four gives the tile.
        lambda s: shown.swaps(s, from_rack=False) == [("ja", "k5a"), ("ja", "r13a")],
        # 1+2+7+8+9+4 = 31, and the 10 drawn
        points=(((41, -41), (4, 0)),),
        deals=(
            (
                "k3a k4a ja k6a b9a b10a b11a r11a r12a o1a o2a o3a r7a r8a",
                "k5a r5a b5a o5a k13a r13a b13a o13a k1b r2a b7a o8a k9a r4a",
                "o10a",
            ),
        ),
        script=f"""
            0 play k3a k4a ja k6a / b9a b10a b11a; 1 play . / k5a r5a b5a o5a / {THIRTEENS} o13a
            0 play k3a k4a k5a k6a / b9a b10a b11a / r5a b5a o5a / {THIRTEENS} o13a / r11a r12a ja; 1 draw
            0 play k3a k4a k5a k6a / b9a b10a b11a / r5a b5a o5a / {AGAIN} / o1a o2a o3a
        """,
    ),
    Arranged(
        "run_with_two_jokers",
        2,
        shown.both_jokers_in_a_run,
        # 5+1+2+4+11+7+3+10 = 43
        points=(((43, -43), (4, 0)),),
        deals=(
            (
                "b9a ja jb b12a k1a k2a k3a r6a r7a r8a r9a o6a o7a o8a",
                "k13a r13a b13a b10a o3a o4a k5a r1a b2a b4a r11a k7b r3a k10a",
            ),
        ),
        script="""
            0 play b9a ja jb; 1 play . / k13a r13a b13a; 0 play b9a ja jb b12a / k13a r13a b13a
            1 play b9a b10a jb b12a / k13a r13a b13a / o3a o4a ja
            0 play . / k1a k2a k3a / r6a r7a r8a r9a / o6a o7a o8a
        """,
    ),
    Arranged(
        "time_up_restores_the_table",
        2,
        lambda s: (
            shown.outcomes(s) == ["restored"]
            and shown.penalties(s) == ["k4a"]
            and has(s, "tiles_returned", "tile_drawn")
        ),
        # 61, and the 11 drawn
        points=(((72, -72), (4, 0)),),
        deals=((QUICK, SIXTY_ONE, "k4a o11a"),),
        script=f"""
            0 play {TENS}; 1 play . / {THIRTEENS}
            table time_up k10a / r10a b10a o10a / {THIRTEENS} / k1a k2a k3a / r6a r7a; 1 draw
            0 play . / k1a k2a k3a k4a / r6a r7a r8a / b3a b4a b5a b6a
        """,
    ),
    Arranged(
        "time_up_an_orderly_table_stands",
        2,
        # An opening stands, and so does a win; who moved nothing draws one tile, whatever the penalty.
        lambda s: (
            shown.outcomes(s) == ["stands", "unmoved", "stands"]
            and has(s, "time_ran_out", "tiles_played", "game_ended")
            and shown.penalties(s) == []
            and has(s, "time_ran_out", "tile_drawn")
        ),
        {**ONE_GAME, "timeout_penalty": 3},
        points=(((100, -100), (4, 0)),),
        deals=((QUICK, POOR, "o11b"),),
        script=f"table time_up {TENS}; table time_up .; table time_up . / {THE_REST}",
    ),
    Arranged(
        "time_up_without_restoring",
        2,
        # Before its opening a seat only gets its tiles back; later it sweeps what is in no set, also jokers.
        lambda s: (
            shown.outcomes(s) == ["restored", "swept"]
            and shown.penalties(s) == ["o11a", "o10a"]
            and shown.swept(s)
        ),
        {**ONE_GAME, "timeout_restores": False},
        # 61, and the 11 of the penalty
        points=(((72, -72), (4, 0)),),
        deals=(("k10a r10a b10a ja k1a k2a k3a r6a r7a r8a b3a b4a b5a b6a", SIXTY_ONE, "o11a o10a"),),
        script=f"""
            0 play k10a r10a b10a ja; table time_up . / k13a r13a
            table time_up k10a r10a b10a / ja / k1a k2a k3a / r6a r7a; 1 play . / {THIRTEENS}
            0 play k10a r10a b10a o10a / k1a k2a k3a / {THIRTEENS} / r6a r7a r8a ja / b3a b4a b5a b6a
        """,
    ),
    Arranged(
        "time_up_takes_the_last_tiles",
        4,
        shown.last_tiles,
        {**ONE_GAME, "timeout_penalty": 3},
        # 6+21+18 and 4+7+9+13+3+8+12+9+12+6+11+13 = 152,
        # 94 and 1+5+7+10+13+4+9+13+10+13+8+11 and two jokers = 298,
        # 87 and 2+5+8+11+1+5+10+6+11+2+9+12 = 169, 73 and 3+6+9+12+2+7+11+7+12+4+10+13 = 169
        points=(((180, -146, -17, -17), (4, 0, 2, 2)),),
        deals=((QUICK, POOR, POOR_TOO, POOR_AS_WELL),),
        script=f"""
            0 play {TENS}; draw_to 3; table time_up .; table time_up . / k12a r12a
            table time_up . / b2b o2a; 3 pass; 0 pass; 1 pass
        """,
    ),
    Arranged(
        "time_up_sweeps_at_an_empty_bank",
        2,
        # It takes the last two tiles; then a set that stays is no pass, though nothing is drawn; then nothing
        # is laid, which is one. In the end both hold one copy of each tile, and seat 0 never laid any.
        shown.swept_without_bank,
        {**ONE_GAME, "timeout_penalty": 3, "timeout_restores": False},
        points=(((0, 0), (0, 4)),),
        deals=(
            dealt("0" + "01" * 37 + "011", all_of("b"), all_of("a", TENS_AND_JOKER + " k1a k2a k3a r6a")),
        ),
        script=f"""
            draw_to 77; 1 play {TENS_AND_JOKER}; draw_to 2; table time_up k10a r10a / b10a ja; 0 pass
            table time_up k1a k2a k3a / r6a; 0 pass; table time_up k1a k2a / k3a
        """,
    ),
    Arranged(
        "three_players_two_tied_for_second",
        3,
        lambda s: s.state.results[0].places == (1, 2, 2),
        points=(((200, -100, -100), (4, 2, 2)),),
        deals=((QUICK, POOR, POOR_TOO, "o11b k13a"),),
        script=f"0 play {TENS}; 1 draw; 2 draw; 0 play . / {THE_REST}",
    ),
    Arranged(
        "four_players_two_tied_for_second",
        4,
        lambda s: s.state.results[0].places == (1, 2, 2, 4),
        points=(((118, -9, -9, -100), (4, 2, 2, 0)),),
        deals=((QUICK, BUT_A_RED_9, BUT_A_BLUE_9, POOR, "o11b"),),
        script=f"""
            0 play {TENS}; 1 play . / {BLACK_ROW}; 2 play . / {RED_ROW}; 3 draw; 0 play . / {THE_REST}
        """,
    ),
    Arranged(
        "four_players_two_tied_for_third",
        4,
        lambda s: s.state.results[0].places == (1, 2, 3, 3),
        points=(((209, -9, -100, -100), (4, 2, 1, 1)),),
        deals=((QUICK, BUT_A_RED_9, POOR, POOR_TOO, "o11b k13a"),),
        script=f"0 play {TENS}; 1 play . / {BLACK_ROW}; 2 draw; 3 draw; 0 play . / {THE_REST}",
    ),
    Arranged(
        "four_players_three_tied_for_second",
        4,
        lambda s: s.state.results[0].places == (1, 2, 2, 2),
        points=(((300, -100, -100, -100), (4, 2, 2, 2)),),
        deals=((QUICK, POOR, POOR_TOO, POOR_AS_WELL, "o11b k13a o9b"),),
        script=f"0 play {TENS}; 1 draw; 2 draw; 3 draw; 0 play . / {THE_REST}",
    ),
    Scored(
        "a_match_of_two_games",
        3,
        shown.passed_on,
        {},
        starter=None,
        # 3+2+2 = 7, 3+12+7+8+2+10+9+12+6 = 69, 8+12+2+12+12+8+3+9+11+3 = 80 at an empty bank;
        # then 9+10+2+7+11+11 = 50 and 3+2+6+8+11+13+2 = 45 when seat 1 goes out.
        points=(((135, -62, -73), (4, 2, 0)), ((-50, 95, -45), (0, 4, 2))),
    ),
    Arranged(
        "a_match_that_two_share",
        2,
        lambda s: [standing.rank for standing in s.standings] == [1, 1],
        {},
        points=(((100, -100), (4, 0)), ((-100, 100), (0, 4))),
        deals=((QUICK, WORTH_30), (QUICK, WORTH_30)),
        script=f"0 play {TENS} / {THE_REST}; 1 play {TENS} / {THE_REST}",
    ),
)


def play(session: Session, wanted: Wanted, rng: Random) -> None:
    if isinstance(wanted, Arranged):
        play_arranged(session, wanted)
    else:
        play_by_turns(session, rng, choose)


def choose(session: Session, seat: Seat, courage: float, rng: Random) -> Move:
    """Return a simple move that lays as much as the courage wants; now and then nothing at all."""
    state = session.state
    moves: list[Move] = list(session.game.legal_moves(state, seat))
    if state.phase != "turn":
        return rng.choice(moves)
    first = moves[0]
    if not isinstance(first, Play) or rng.random() < 0.1:
        return moves[-1]
    table, rack = first.table, state.racks[seat]
    while state.opened[seat] and rng.random() < courage:
        rack = tuple([tile for tile in rack if all(tile not in tiles for tiles in table)])
        more = simple_tables(table, rack, True)
        if not more:
            break
        table = more[0]
    return Play(table)
