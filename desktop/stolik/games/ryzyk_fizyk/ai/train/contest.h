/* Contests of the networks against players for points, and checks of what they think. Part of many_players.c. */

static Payoffs payoffs;
static Solution solution;

/* Draws one end of a turn: its points, or another end. */
static int draw(const Ends *ends) {
    double chance = uniform();
    if ((chance -= ends->lost) < 0) return LOST;
    if ((chance -= ends->different) < 0) return DIFFERENT;
    if ((chance -= ends->same) < 0) return SAME;
    for (int points = 0; points < ends->most; points++) if ((chance -= ends->bank[points]) < 0) return points;
    return ends->most;
}

/* Solves the turn of the first seat by the networks, and how it ends. */
static void solve_race(const int *accounts, int seats, Ends *ends) {
    double chances[MOST_SEATS];
    payoffs.rows = highest_of(accounts + 1, seats - 1) + 160 - accounts[0] + (rules.roll_on ? 40 : 0);
    for (int points = 0; points < payoffs.rows; points++) {
        after_turn(accounts, seats, accounts[0] + points, chances);
        payoffs.bank[points] = chances[0];
    }
    after_different(accounts, seats, chances);
    payoffs.lost = payoffs.bank[0], payoffs.different = chances[0], payoffs.same = 1;
    solve(&payoffs, &solution);
    follow(&payoffs, &solution, ends);
}

/* How the turn of a seat ends that plays for the most mean points, its account unheeded but for what it can lose. */
static Ends for_points[WIDTH];

static void points_ends(int account, Ends *ends) {
    payoffs.rows = 250;
    for (int points = 0; points < payoffs.rows; points++) payoffs.bank[points] = points;
    payoffs.lost = 0, payoffs.same = 100, payoffs.different = rules.different == 2 ? -account : -100;
    solve(&payoffs, &solution);
    follow(&payoffs, &solution, ends);
}

static void all_points_ends(void) {
    for (int account = 0; account < WIDTH; account++)
        if (!account || rules.different == 2) points_ends(account, &for_points[account]);
        else for_points[account] = for_points[0];
}

/* Plays the last turns after the first seat has passed 100; the chances are the outcome, equals sharing. All seats play
   for the win, or blindly all but one for points. */
static void play_last_turns(const int *before, int seats, int blind, int but, double *chances) {
    int accounts[MOST_SEATS], out[MOST_SEATS] = {0}, best = 0, winners = 0;
    memcpy(accounts, before, seats * sizeof *accounts);
    memset(chances, 0, seats * sizeof *chances);
    for (int seat = 1; seat < seats; seat++) {
        int leader = 0, leaders = 0, own = accounts[seat];
        for (int other = 0; other < seats; other++)
            if (other != seat && !out[other] && accounts[other] >= leader) {
                leaders = accounts[other] == leader ? leaders + 1 : 1;
                leader = accounts[other];
            }
        payoffs.rows = leader - own + (seat < seats - 1 ? 100 : 2) + (rules.roll_on ? 60 : 0);
        payoffs.lost = payoffs.different = 0, payoffs.same = 1;
        for (int points = 0; points < payoffs.rows; points++) {
            int behind[MOST_SEATS];
            double found[MOST_SEATS];
            for (int later = seat + 1; later < seats; later++) behind[later - seat - 1] = own + points - accounts[later];
            payoffs.bank[points] = 0;
            if (own + points < leader) continue;
            last(behind, seats - seat - 1, found);
            payoffs.bank[points] = found[seats - seat - 1] / (own + points == leader ? 1 + leaders : 1);
        }
        static Ends ends;
        solve(&payoffs, &solution);
        follow(&payoffs, &solution, &ends);
        int end = draw(blind && seat != but ? &for_points[own] : &ends);
        if (end >= 0) accounts[seat] += end;
        else if (end == SAME) { chances[seat] = 1; return; }
        else if (end == DIFFERENT && rules.different == 1) out[seat] = 1;
        else if (end == DIFFERENT && rules.different == 2) accounts[seat] = 0;
    }
    for (int seat = 0; seat < seats; seat++) if (!out[seat] && accounts[seat] > best) best = accounts[seat];
    for (int seat = 0; seat < seats; seat++) winners += !out[seat] && accounts[seat] == best;
    for (int seat = 0; seat < seats; seat++) if (!out[seat] && accounts[seat] == best) chances[seat] = 1. / winners;
}

static void contest(int seats, int games, int blind) {
    static Ends ends;
    double won = 0, squares_won = 0;
    all_points_ends();
    for (int game = 0; game < games; game++) {
        int accounts[MOST_SEATS] = {0}, masters = game % seats, left = seats; /* masters: the seat of the master */
        double chances[MOST_SEATS] = {0}, share = -1;
        while (share < 0) {
            const Ends *from = &ends;
            if (masters) from = &for_points[accounts[0]];
            else solve_race(accounts, left, &ends);
            int end = draw(from), account = accounts[0] + (end > 0 ? end : 0);
            if (end == SAME) { share = !masters; break; }
            if (end == DIFFERENT && rules.different == 1) {
                if (!masters) share = 0;
                else if (--left == 1) share = 1;
                memmove(accounts, accounts + 1, left * sizeof *accounts);
                masters--;
                continue;
            }
            if (end == DIFFERENT && rules.different == 2) account = 0;
            if (account > LINE) {
                accounts[0] = account;
                play_last_turns(accounts, left, blind, masters, chances);
                share = chances[masters];
                break;
            }
            memmove(accounts, accounts + 1, (left - 1) * sizeof *accounts);
            accounts[left - 1] = account;
            masters = (masters + left - 1) % left;
        }
        won += share, squares_won += share * share;
    }
    double share = won / games;
    printf("%d seats: %.2f of %.2f +- %.2f\n", seats, 100 * share, 100. / seats,
           100 * sqrt((squares_won / games - share * share) / games));
    fflush(stdout);
}

/* What a check gathers: the thoughts before the turns of a game, and how they change when the turns are solved. */
static double thought[MOST_TURNS][MOST_SEATS], changes[MOST_SEATS], amounts[1 << 20];
static int movers[MOST_TURNS], amount_count, change_count;
static double mover_change;

/* Notes what was thought of each seat, and how the solved turn of the first lane changes it; the seats are given. */
static void note(int turn, int before, const int *order, int seats, const double *chances, const float *solved) {
    for (int each = 0; each < seats; each++) {
        double change = solved[each] - chances[each];
        thought[turn][order[each]] = chances[each];
        if (!turn) continue;
        changes[order[each]] += change;
        if (amount_count < 1 << 20) amounts[amount_count++] = fabs(change);
        if (order[each] == before) mover_change += change, change_count++;
    }
}

/* Plays the last turns as they are solved, the seat that has passed 100 being the last in order; writes the result. */
static void check_last_turns(int turn, int *accounts, const int *order, int seats, double *result) {
    static char wanted[MOST_ROWS];
    int most = accounts[order[seats - 1]], leaders = 1, leading[MOST_SEATS] = {order[seats - 1]};
    for (int waiting = seats - 1; waiting > 0; waiting--) {
        const int *to_come = order + seats - 1 - waiting;
        int behind[MOST_SEATS], row;
        double found[MOST_SEATS], chances[MOST_SEATS] = {0};
        float target[MOST_SEATS], solved[MOST_SEATS] = {0};
        for (int each = 0; each < waiting; each++) behind[each] = most - accounts[to_come[each]];
        row = behind[0] < FARTHEST ? FARTHEST - behind[0] : 0;
        last(behind, waiting, found);
        last_ends(behind, waiting, 0, leaders);
        lose_last_turns();
        memset(wanted, 0, sizeof wanted);
        wanted[row] = 1;
        solve_lanes(&lane_ends, row, wanted, starts);
        target_of(starts[row], waiting + 1, 0, target);
        for (int seat = 0; seat < seats; seat++) {
            for (int each = 0; each < waiting; each++)
                if (to_come[each] == order[seat]) chances[seat] = found[each], solved[seat] = target[each];
            for (int each = 0; each < leaders; each++)
                if (leading[each] == order[seat])
                    chances[seat] = found[waiting] / leaders, solved[seat] = target[waiting] / leaders;
        }
        note(turn, movers[turn - 1], order, seats, chances, solved);
        movers[turn++] = to_come[0];
        int end = play_lane(row);
        if (end == SAME) {
            memset(result, 0, seats * sizeof *result);
            result[to_come[0]] = 1;
            return;
        }
        if (end > FARTHEST) most += end - FARTHEST, leaders = 0;
        if (end >= FARTHEST) leading[leaders++] = to_come[0];
    }
    for (int each = 0; each < leaders; each++) result[leading[each]] = 1. / leaders;
}

static int ascending_amounts(const void *one, const void *other) {
    return (*(const double *)one > *(const double *)other) - (*(const double *)one < *(const double *)other);
}

/* Plays games of all seats by the networks, and prints the bias and the slope of what was thought before each turn of the
   race, and the revaluations. */
static void check(int seats, int games) {
    static char wanted[MOST_ROWS];
    double sum[5] = {0}, first = 0, moves = 0; /* of chances, of results, of their products, of squares; their number */
    double start[MOST_SEATS] = {0}, spread = 0, left = 0;
    race((int[MOST_SEATS]){0}, seats, start);
    for (int game = 0; game < games; game++) {
        int accounts[MOST_SEATS] = {0}, order[MOST_SEATS], count = 0; /* accounts by seat, seats in turn order */
        double result[MOST_SEATS] = {0};
        for (int seat = 0; seat < seats; seat++) order[seat] = seat;
        memset(changes, 0, sizeof changes);
        while (count < MOST_TURNS - MOST_SEATS) {
            int turned[MOST_SEATS] = {0}, lanes[LANES], seat = order[0];
            double chances[MOST_SEATS];
            float solved[MOST_SEATS];
            for (int each = 0; each < seats; each++) turned[each] = accounts[order[each]];
            for (int lane = 0; lane < LANES; lane++) lanes[lane] = turned[0];
            race(turned, seats, chances);
            race_ends(turned, seats, lanes, turned[0]);
            memset(wanted, 0, sizeof wanted);
            wanted[turned[0]] = 1;
            solve_lanes(&lane_ends, turned[0], wanted, starts);
            target_of(starts[turned[0]], seats, 0, solved);
            note(count, count ? movers[count - 1] : 0, order, seats, chances, solved);
            movers[count++] = seat;
            int end = play_lane(turned[0]);
            if (end == SAME) result[seat] = 1;
            if (end == DIFFERENT && rules.different == 1) {
                after_different(turned, seats, chances);
                for (int each = 0; each < seats; each++) result[order[each]] = chances[each];
            }
            if (end == SAME || (end == DIFFERENT && rules.different == 1)) break;
            accounts[seat] = end >= 0 ? end : end == DIFFERENT && rules.different == 2 ? 0 : accounts[seat];
            memmove(order, order + 1, (seats - 1) * sizeof *order);
            order[seats - 1] = seat;
            if (end > LINE) {
                check_last_turns(count, accounts, order, seats, result);
                break;
            }
        }
        for (int each = 0; each < count; each++)
            for (int seat = 0; seat < seats; seat++) {
                double chance = thought[each][seat];
                sum[0] += chance, sum[1] += result[seat], sum[2] += chance * result[seat], sum[3] += chance * chance, sum[4]++;
                if (movers[each] == seat) first += chance - result[seat], moves++;
            }
        for (int seat = 0; seat < seats; seat++)
            spread += (result[seat] - start[seat]) * (result[seat] - start[seat]), left += changes[seat] * changes[seat];
    }
    double slope_found = (sum[2] - sum[0] * sum[1] / sum[4]) / (sum[3] - sum[0] * sum[0] / sum[4]), mean = 0;
    qsort(amounts, amount_count, sizeof *amounts, ascending_amounts);
    for (int each = 0; each < amount_count; each++) mean += amounts[each] / amount_count;
    printf("%d seats: bias of the seat on turn %.2f points, slope %.3f; a revaluation %.3f, of the mover %+.3f, "
           "99 %% below %.2f points; variance of results by that without luck %.0f\n",
           seats, 100 * first / moves, slope_found, 100 * mean, 100 * mover_change / change_count,
           100 * amounts[(int)(0.99 * amount_count)], spread / left);
    fflush(stdout);
}
