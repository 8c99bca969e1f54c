/* What one seat can win at most against two that play for points, solved exactly. Part of many_players.c.

   The two bank for the most mean points whatever the accounts are, so their turns end by fixed chances, and a position
   is the own account and those of the next seat and of the one after it. A turn that banks moves the game on for good; only
   where all three turns are lost does a position come back, and that is one unknown a position: it is solved by itself,
   sixteen pairs of the others' accounts at once. No options are on. */

enum { OURS_LEADS, OURS_SECOND, OURS_FIRST, ROLES };

/* The own play: the best there is, that of the networks, or for points as the others have it. */
typedef enum { BEST, NETWORKS, POINTS } Play;

static double on_turn[WIDTH][WIDTH][WIDTH], next_on_turn[WIDTH][WIDTH][WIDTH], last_on_turn[WIDTH][WIDTH][WIDTH];
static double last_worth[ROLES][FARTHEST + 1][FARTHEST + 1]; /* by how far behind the first and the second to come are */
static double last_shared[BEHIND + 1];                       /* the chance of the last to come behind two leaders */
static double holds_alone[BEHIND + 1], holds_shared[BEHIND + 1]; /* a leader's share before an opponent's last turn */
static double below[BEHIND + 1], level[BEHIND + 1]; /* what a turn for points brings of so many points behind */

static int within(int behind, int most) { return behind < most ? behind : most; }

/* The first part is what the seat on turn thinks of an end, the last what that is worth to the own seat. */
static void bank_lane(int row, int lane, double thought, double worth) {
    lane_ends.bank[row][0][lane] = thought, lane_ends.bank[row][lane_ends.parts - 1][lane] = worth;
}

static void lose_as_row(int row) {
    for (int part = 0; part < lane_ends.parts; part++) lane_ends.lost[part] = lane_ends.bank[row][part];
    memset(lane_ends.different, 0, sizeof lane_ends.different);
    memset(lane_ends.same, 0, sizeof lane_ends.same);
}

/* What the last turns hold before an opponent has its own: it wins as well as it can, or plays on for points. */
static void set_opponent_last(int blind) {
    static Payoffs ends;
    static Solution solved;
    ends.rows = BEHIND + 2;
    for (int points = 0; points < ends.rows; points++)
        ends.bank[points] = points < BEHIND ? 0 : points == BEHIND ? 1 / 3. : 1;
    solve(&ends, &solved);
    for (int behind = 0; behind <= BEHIND; behind++) {
        const Ends *turn = for_points;
        last_shared[behind] = rolled_value(rolls_of, &ends, solved.value + (BEHIND - behind) * STRIDE);
        below[behind] = turn->lost, level[behind] = behind <= turn->most ? turn->bank[behind] : 0;
        for (int points = 0; points < behind && points <= turn->most; points++) below[behind] += turn->bank[points];
        holds_alone[behind] = blind ? below[behind] + level[behind] / 2 : answered(behind);
        holds_shared[behind] = blind ? below[behind] / 2 + level[behind] / 3 : (1 - last_shared[behind]) / 2;
    }
}

/* Solves the first of two last turns for sixteen seats that come second, and writes one role's worth of it. */
static void solve_last_role(int role, int second, int thinks) {
    static char wanted[MOST_ROWS];
    lane_ends.parts = thinks ? 2 : 1, lane_ends.rows = FARTHEST + AHEAD;
    for (int lane = 0; lane < LANES; lane++)
        for (int row = 0; row < lane_ends.rows; row++) {
            int more = row - FARTHEST, behind = second + lane, later = within(behind + (more > 0 ? more : 0), BEHIND);
            double thought = more < 0 ? 0 : answered(later) / (more ? 1 : 2), worth = 0;
            if (role == OURS_FIRST && more >= 0) worth = (more ? holds_alone : holds_shared)[later];
            if (role == OURS_LEADS && more <= 0) worth = (more ? holds_alone : holds_shared)[later];
            if (role == OURS_SECOND) worth = more ? last_turn[later] : last_shared[later];
            bank_lane(row, lane, thinks ? thought : worth, worth);
        }
    lose_as_row(0);
    memset(wanted, 1, sizeof wanted);
    solve_lanes(&lane_ends, 0, wanted, starts);
    for (int lane = 0; lane < LANES; lane++)
        for (int behind = 1; behind <= FARTHEST && second + lane <= FARTHEST; behind++)
            last_worth[role][behind][second + lane] = starts[FARTHEST - behind][thinks][lane];
}

/* The same where the opponents play their last turns for points. */
static void blind_last_roles(int first, int second) {
    const Ends *turn = for_points;
    double here = below[first] * last_turn[second] + level[first] * last_shared[second];
    for (int points = first + 1; points <= turn->most; points++)
        here += turn->bank[points] * last_turn[within(second + points - first, BEHIND)];
    last_worth[OURS_SECOND][first][second] = here;
    last_worth[OURS_LEADS][first][second] = below[first] * below[second] + level[first] * level[second] / 3 +
                                            (below[first] * level[second] + level[first] * below[second]) / 2;
}

static void solve_last_roles(Play play, int blind) {
    set_opponent_last(blind);
    for (int second = 1; second <= FARTHEST; second += LANES) {
        solve_last_role(OURS_FIRST, second, play != BEST);
        if (blind) continue;
        solve_last_role(OURS_LEADS, second, 1);
        solve_last_role(OURS_SECOND, second, 1);
    }
    for (int first = 1; blind && first <= FARTHEST; first++)
        for (int second = 1; second <= FARTHEST; second++) blind_last_roles(first, second);
}

static double last_as(int role, int account, int first, int second) {
    return last_worth[role][within(account - first, FARTHEST)][within(account - second, FARTHEST)];
}

/* The worth after the own turn but for what three lost turns add; the same before the last opponent's turn. */
static double after_own(int own, int next, int last_seat, double *before_last) {
    const Ends *turn = for_points;
    double here = 0, later = 0;
    for (int points = 1; points <= turn->most; points++) {
        int account = last_seat + points;
        here += turn->bank[points] * (account > LINE ? last_as(OURS_FIRST, account, own, next) : on_turn[own][next][account]);
        account = next + points;
        later += turn->bank[points] *
                 (account > LINE ? last_as(OURS_SECOND, account, last_seat, own) : last_on_turn[own][account][last_seat]);
    }
    *before_last = here;
    return later + turn->lost * here;
}

/* Fills in the ends of the own turn for sixteen pairs of the others' accounts. */
static void own_ends(Play play, int (*pairs)[2]) {
    int highest = 0;
    for (int lane = 0; lane < LANES; lane++) highest = pairs[lane][0] > highest ? pairs[lane][0] : highest;
    for (int lane = 0; lane < LANES; lane++) highest = pairs[lane][1] > highest ? pairs[lane][1] : highest;
    lane_ends.parts = play == NETWORKS ? 2 : 1, lane_ends.rows = highest + 160;
    for (int lane = 0; lane < LANES; lane++)
        for (int row = 0; row < lane_ends.rows; row++) {
            int next = pairs[lane][0], last_seat = pairs[lane][1], accounts[] = {0, next, last_seat};
            double thoughts[MOST_SEATS] = {0}, worth = 0;
            worth = row > LINE ? last_as(OURS_LEADS, row, next, last_seat) : next_on_turn[row][next][last_seat];
            if (play == NETWORKS) after_turn(accounts, 3, row, thoughts);
            bank_lane(row, lane, play == NETWORKS ? thoughts[0] : worth, worth);
        }
}

/* Solves one own account for sixteen pairs: the chances of losing thrice are found by Newton's steps. */
static void solve_own(int own, int (*pairs)[2]) {
    static char wanted[MOST_ROWS];
    double known[LANES], before_last[LANES], guess[LANES], lost = for_points->lost, off = 1;
    const double loses = 0.5; /* near enough the chance to lose the own turn */
    int worth = lane_ends.parts - 1;
    for (int lane = 0; lane < LANES; lane++) {
        int next = pairs[lane][0], last_seat = pairs[lane][1];
        known[lane] = after_own(own, next, last_seat, &before_last[lane]);
        guess[lane] = own < LINE ? next_on_turn[own + 1][next][last_seat] : 0.5;
        if (own < LINE - 1) guess[lane] += guess[lane] - next_on_turn[own + 2][next][last_seat];
    }
    wanted[own] = 1;
    for (int steps = 0; off > 1e-6 && steps < 30; steps++) {
        off = 0;
        for (int lane = 0; lane < LANES; lane++) lane_ends.bank[own][worth][lane] = guess[lane];
        lose_as_row(own);
        solve_lanes(&lane_ends, own, wanted, starts);
        for (int lane = 0; lane < LANES; lane++) {
            double step = (known[lane] + lost * lost * starts[own][worth][lane] - guess[lane]) / (1 - lost * lost * loses);
            guess[lane] += step, off = fmax(off, fabs(step));
        }
    }
    wanted[own] = 0;
    for (int lane = 0; lane < LANES; lane++) {
        int next = pairs[lane][0], last_seat = pairs[lane][1];
        lane_ends.bank[own][worth][lane] = next_on_turn[own][next][last_seat] = guess[lane];
        on_turn[own][next][last_seat] = (guess[lane] - known[lane]) / (lost * lost);
        last_on_turn[own][next][last_seat] = before_last[lane] + (guess[lane] - known[lane]) / lost;
    }
}

/* The same for points: the own turn ends by chances that don't hang on the accounts. */
static void own_for_points(int own, int next, int last_seat) {
    const Ends *turn = for_points;
    double before_last, known = after_own(own, next, last_seat, &before_last), mine = 0, lost = turn->lost;
    for (int points = 1; points <= turn->most; points++) {
        int account = own + points;
        mine += turn->bank[points] * (account > LINE ? last_as(OURS_LEADS, account, next, last_seat)
                                                     : next_on_turn[account][next][last_seat]);
    }
    mine = (mine + lost * known) / (1 - lost * lost * lost);
    on_turn[own][next][last_seat] = mine;
    last_on_turn[own][next][last_seat] = before_last + lost * mine;
    next_on_turn[own][next][last_seat] = known + lost * lost * mine;
}

static void solve_against_points(Play play, int blind) {
    solve_last_roles(play, blind);
    for (int total = 2 * LINE; total >= 0; total--) {
        int least = total > LINE ? total - LINE : 0, most = total - least, pairs[LANES][2];
        for (int next = least; next <= most; next += LANES) {
            for (int lane = 0; lane < LANES; lane++) {
                pairs[lane][0] = within(next + lane, most);
                pairs[lane][1] = total - pairs[lane][0];
            }
            if (play != POINTS) own_ends(play, pairs);
            for (int own = LINE; own >= 0; own--) {
                if (play != POINTS) solve_own(own, pairs);
                for (int lane = 0; play == POINTS && lane < LANES; lane++)
                    own_for_points(own, pairs[lane][0], pairs[lane][1]);
            }
        }
    }
}

/* Prints the share of wins of the own seat by where it sits, against each kind of the others' last turns. */
static void best_response(Play play) {
    static const char *const names[] = {"the best response", "the networks", "for points"};
    all_points_ends();
    for (int blind = 0; blind < 2; blind++) {
        solve_against_points(play, blind);
        double first = on_turn[0][0][0], second = last_on_turn[0][0][0], third = next_on_turn[0][0][0];
        printf("%s against two for points, their last turns %s: first %.3f, second %.3f, third %.3f, mean %.3f\n",
               names[play], blind ? "too" : "for the win", 100 * first, 100 * second, 100 * third,
               100 * (first + second + third) / 3);
        fflush(stdout);
    }
}
