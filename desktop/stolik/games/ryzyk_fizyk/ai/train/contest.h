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

/* Plays the last turns after the first seat has passed 100; the chances are the outcome, equals sharing. */
static void play_last_turns(const int *before, int seats, double *chances) {
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
        int end = draw(&ends);
        if (end >= 0) accounts[seat] += end;
        else if (end == SAME) { chances[seat] = 1; return; }
        else if (end == DIFFERENT && rules.different == 1) out[seat] = 1;
        else if (end == DIFFERENT && rules.different == 2) accounts[seat] = 0;
    }
    for (int seat = 0; seat < seats; seat++) if (!out[seat] && accounts[seat] > best) best = accounts[seat];
    for (int seat = 0; seat < seats; seat++) winners += !out[seat] && accounts[seat] == best;
    for (int seat = 0; seat < seats; seat++) if (!out[seat] && accounts[seat] == best) chances[seat] = 1. / winners;
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

static void contest(int seats, int games) {
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
                play_last_turns(accounts, left, chances);
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

/* Plays games of all seats by the networks, and prints the bias and the slope of what was thought before each turn. */
static void check(int seats, int games) {
    static double thought[MOST_TURNS][MOST_SEATS];
    static Ends ends;
    double sum[5] = {0}, first = 0, moves = 0; /* of chances, of results, of their products, of squares; their number */
    for (int game = 0; game < games; game++) {
        int accounts[MOST_SEATS] = {0}, count = 0, account = 0;
        double result[MOST_SEATS] = {0};
        while (count < MOST_TURNS) {
            race(accounts, seats, thought[count++]);
            solve_race(accounts, seats, &ends);
            int end = draw(&ends);
            account = accounts[0] + (end > 0 ? end : 0);
            if (end == SAME) result[0] = 1;
            if (end == DIFFERENT && rules.different == 1) after_different(accounts, seats, result);
            if (end == SAME || (end == DIFFERENT && rules.different == 1)) break;
            if (end == DIFFERENT && rules.different == 2) account = 0;
            if (account > LINE) {
                accounts[0] = account;
                play_last_turns(accounts, seats, result);
                break;
            }
            memmove(accounts, accounts + 1, (seats - 1) * sizeof *accounts);
            accounts[seats - 1] = account;
        }
        for (int each = count - 1; each >= 0; each--) {
            int turned = (count - 1 - each) % seats;
            for (int seat = 0; seat < seats; seat++) {
                double chance = thought[each][seat], came = result[(seat + seats - turned) % seats];
                sum[0] += chance, sum[1] += came, sum[2] += chance * came, sum[3] += chance * chance, sum[4]++;
            }
            first += result[(seats - turned) % seats] - thought[each][0], moves++;
        }
    }
    double slope_found = (sum[2] - sum[0] * sum[1] / sum[4]) / (sum[3] - sum[0] * sum[0] / sum[4]);
    printf("%d seats: bias of the seat on turn %.2f points, slope %.3f\n", seats, 100 * first / moves, slope_found);
    fflush(stdout);
}
