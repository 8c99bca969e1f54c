/* Learns what accounts are worth to three and more players of Ryzyk-Fizyk, and plays contests with that.

   Usage:  many_players WINS DIFFERENT TRIES ROLL_ON learn SEATS GAMES SEED POINTS_SHARE OUT [TABLE ...]
           many_players WINS DIFFERENT TRIES ROLL_ON contest SEATS GAMES SEED [TABLE ...]
           many_players WINS DIFFERENT TRIES ROLL_ON check SEATS GAMES SEED [TABLE ...]

   TABLE are files that were made before, in the order of the seats from two on: of two what two_players wrote, of
   more the weights (as doubles) for so many seats. To learn begins with the weights of SEATS if they are given,
   else with those of one seat less. A contest prints the share of
   wins of one seat that plays by the tables against seats that play for points and, like it, for the win in a last
   turn; equals share a win. A check prints how well what was thought before each turn came true when all seats play
   by the tables (who drops out takes what is thought then).

   The worth is the softmax of a logit a seat: the sum of the logarithms of its chances against each other seat alone,
   and of weights that depend on the own account and the seats to wait, on the accounts of both for every other seat
   (and which of both is on turn first), and on the own account with the highest and with the second highest of the
   others. Accounts lie between knots. Without a file for so many seats these weights are 0.

   Learning is TD(lambda) over games against itself, with every turn solved exactly: what the accounts before a
   turn are worth is moved towards the mean over all ends of the turn, and by a share towards what came of the end
   that was drawn. Every weight has a rate of its own that sinks with its corrections (AdaGrad). The mean over the
   last half of the games is what is written. */

#include "turn.h"

enum { WIDTH = LINE + 1, MOST_SEATS = 8, KNOTS = 6, GRID = KNOTS * KNOTS, MOST_TURNS = 4000 };
enum {
    OF_ACCOUNT = 0,                              /* by the seats to wait and the own account */
    OF_PAIR = OF_ACCOUNT + MOST_SEATS * KNOTS,   /* own and other account, on turn before the other one */
    OF_LATER_PAIR = OF_PAIR + GRID,              /* the same, on turn after the other one */
    OF_FIRST = OF_LATER_PAIR + GRID,             /* own and highest other account */
    OF_SECOND = OF_FIRST + GRID,                 /* own and second highest other account */
    WEIGHTS = OF_SECOND + GRID
};
#define LAMBDA 0.7
#define RATE 0.05

typedef struct {
    double account[MOST_SEATS][WIDTH], pair[2][WIDTH][WIDTH], best[2][WIDTH][WIDTH];
} Expanded; /* the logits' terms for every account */

static double two_players[WIDTH][WIDTH];
static double weights[MOST_SEATS + 1][WEIGHTS];
static Expanded expanded[MOST_SEATS + 1];
static uint64_t random_state;

static double uniform(void) {
    random_state ^= random_state << 13, random_state ^= random_state >> 7, random_state ^= random_state << 17;
    return (double)(random_state >> 11) / (double)(1ull << 53);
}

static const int knots[] = {0, 30, 60, 80, 90, 100};

static int knot_of(int account) {
    int knot = 0;
    while (knot < KNOTS - 2 && account >= knots[knot + 1]) knot++;
    return knot;
}

static double beyond(int account) {
    int knot = knot_of(account);
    return (account - knots[knot]) / (double)(knots[knot + 1] - knots[knot]);
}

static double between(const double *grid, int own, int other) {
    int row = knot_of(own), column = knot_of(other);
    double down = beyond(own), right = beyond(other);
    const double *corner = grid + row * KNOTS + column;
    return (1 - down) * ((1 - right) * corner[0] + right * corner[1]) +
           down * ((1 - right) * corner[KNOTS] + right * corner[KNOTS + 1]);
}

static void expand(int seats) {
    Expanded *into = &expanded[seats];
    const double *of = weights[seats];
    for (int own = 0; own < WIDTH; own++) {
        int knot = knot_of(own);
        for (int waits = 0; waits < seats; waits++) {
            const double *corner = of + OF_ACCOUNT + waits * KNOTS + knot;
            into->account[waits][own] = (1 - beyond(own)) * corner[0] + beyond(own) * corner[1];
        }
        for (int other = 0; other < WIDTH; other++) {
            into->pair[0][own][other] = log(two_players[own][other]) + between(of + OF_PAIR, own, other);
            into->pair[1][own][other] = log(1 - two_players[other][own]) + between(of + OF_LATER_PAIR, own, other);
            into->best[0][own][other] = between(of + OF_FIRST, own, other);
            into->best[1][own][other] = between(of + OF_SECOND, own, other);
        }
    }
}

/* The highest and second highest of the other accounts. */
static void best_others(const int *accounts, int seats, int seat, int *best) {
    best[0] = best[1] = -1;
    for (int other = 0; other < seats; other++) {
        if (other == seat) continue;
        if (accounts[other] > best[0]) best[1] = best[0], best[0] = accounts[other];
        else if (accounts[other] > best[1]) best[1] = accounts[other];
    }
}

/* The chances to win, by the accounts in turn order from the seat to move on. */
static void race(const int *accounts, int seats, double *chances) {
    if (seats == 2) {
        chances[0] = two_players[accounts[0]][accounts[1]], chances[1] = 1 - chances[0];
        return;
    }
    const Expanded *terms = &expanded[seats];
    double sum = 0, most = -1e9;
    for (int seat = 0; seat < seats; seat++) {
        int own = accounts[seat], best[2];
        best_others(accounts, seats, seat, best);
        double logit = terms->account[seat][own] + terms->best[0][own][best[0]] + terms->best[1][own][best[1]];
        for (int other = 0; other < seats; other++)
            if (other != seat) logit += terms->pair[other < seat][own][accounts[other]];
        chances[seat] = logit, most = fmax(most, logit);
    }
    for (int seat = 0; seat < seats; seat++) sum += chances[seat] = exp(chances[seat] - most);
    for (int seat = 0; seat < seats; seat++) chances[seat] /= sum;
}

/* The same after the turn of the first seat, which is last then; the chances are by the order before. */
static void after_turn(const int *accounts, int seats, int account, double *chances) {
    int turned[MOST_SEATS];
    double found[MOST_SEATS];
    memcpy(turned, accounts + 1, (seats - 1) * sizeof *turned);
    turned[seats - 1] = account;
    race(turned, seats, found);
    for (int seat = 0; seat < seats; seat++) chances[seat] = found[(seat + seats - 1) % seats];
}

/* The chances after the first seat has banked more than 100, last turns ahead; as win_probability.py has it. */
static void after_passing(const int *accounts, int seats, int account, double *chances) {
    double holds = 1, sum = 0;
    for (int seat = seats - 1; seat > 0; seat--) {
        double held = answered(account - accounts[seat]);
        sum += chances[seat] = (1 - held) * holds;
        holds *= held;
    }
    chances[0] = holds;
    for (int seat = 1; seat < seats; seat++) chances[seat] *= sum ? (1 - holds) / sum : 0;
}

/* The payoffs of the first seat's turn; its ends' chances by account, where they are asked for. */
static void race_payoffs(const int *accounts, int seats, Payoffs *payoffs, double (*ends)[MOST_SEATS]) {
    int own = accounts[0], highest = 0;
    for (int seat = 1; seat < seats; seat++) highest = accounts[seat] > highest ? accounts[seat] : highest;
    payoffs->rows = highest + 160 - own + (rules.roll_on ? 40 : 0);
    for (int points = 0; points < payoffs->rows; points++) {
        double *chances = ends[points];
        if (own + points <= LINE) after_turn(accounts, seats, own + points, chances);
        else after_passing(accounts, seats, own + points, chances);
        payoffs->bank[points] = chances[0];
    }
    payoffs->lost = payoffs->bank[0], payoffs->different = 0, payoffs->same = 1;
    if (rules.different == 2) {
        double chances[MOST_SEATS] = {0};
        after_turn(accounts, seats, 0, chances);
        payoffs->different = chances[0];
    }
}

/* Draws one end of a turn: its points, or -1 for lost, -2 for six different and -3 for six equal dice. */
static int draw(const Ends *ends) {
    double chance = uniform();
    if ((chance -= ends->lost) < 0) return -1;
    if ((chance -= ends->different) < 0) return -2;
    if ((chance -= ends->same) < 0) return -3;
    for (int points = 0; points < ends->most; points++) if ((chance -= ends->bank[points]) < 0) return points;
    return ends->most;
}

static Payoffs payoffs;
static Solution solution;
static double end_chances[MOST][MOST_SEATS];

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
            double worth = own + points < leader ? 0 : own + points == leader ? 1. / (1 + leaders) : 1;
            for (int later = seat + 1; worth && later < seats; later++)
                worth *= answered(own + points - accounts[later]);
            payoffs.bank[points] = worth;
        }
        static Ends ends;
        solve(&payoffs, &solution);
        follow(&payoffs, &solution, &ends);
        int end = draw(&ends);
        if (end >= 0) accounts[seat] += end;
        else if (end == -3) { chances[seat] = 1; return; }
        else if (end == -2 && rules.different == 1) out[seat] = 1;
        else if (end == -2 && rules.different == 2) accounts[seat] = 0;
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

/* ---------------------------------------------------------------------------------------------- learning */

typedef struct {
    int accounts[MOST_SEATS];                        /* from the seat on turn on */
    double target[MOST_SEATS], drawn[MOST_SEATS];    /* in that order: the mean of all ends, and of the one drawn */
    double result[MOST_SEATS];                       /* the outcome, if that ended the game for all */
    int final;                                       /* the one drawn is an outcome: nothing comes after it */
} Turn;

static Turn turns[MOST_TURNS];
static double slope[WEIGHTS], squares[WEIGHTS], mean[WEIGHTS];

static void add_slope(double *grid, int own, int other, double amount) {
    double down = beyond(own), right = beyond(other);
    double *corner = grid + knot_of(own) * KNOTS + knot_of(other);
    corner[0] += amount * (1 - down) * (1 - right), corner[1] += amount * (1 - down) * right;
    corner[KNOTS] += amount * down * (1 - right), corner[KNOTS + 1] += amount * down * right;
}

static void learn_turn(const int *accounts, int seats, const double *target) {
    double chances[MOST_SEATS];
    race(accounts, seats, chances);
    for (int seat = 0; seat < seats; seat++) {
        double amount = target[seat] - chances[seat];
        int own = accounts[seat], best[2];
        best_others(accounts, seats, seat, best);
        double *corner = slope + OF_ACCOUNT + seat * KNOTS + knot_of(own);
        corner[0] += amount * (1 - beyond(own)), corner[1] += amount * beyond(own);
        add_slope(slope + OF_FIRST, own, best[0], amount);
        add_slope(slope + OF_SECOND, own, best[1], amount);
        for (int other = 0; other < seats; other++)
            if (other != seat) add_slope(slope + (other < seat ? OF_LATER_PAIR : OF_PAIR), own, accounts[other], amount);
    }
}

/* Plays one turn of the accounts and turns them; returns whether the game goes on. */
static int play_turn(int *accounts, int seats, Turn *turn, int by_points) {
    static Ends ends;
    memcpy(turn->accounts, accounts, seats * sizeof *accounts);
    race_payoffs(accounts, seats, &payoffs, end_chances);
    if (by_points) ends = for_points[accounts[0]];
    else {
        solve(&payoffs, &solution);
        follow(&payoffs, &solution, &ends);
    }
    double *target = turn->target, different[MOST_SEATS] = {0};
    if (rules.different == 2) after_turn(accounts, seats, 0, different);
    if (rules.different == 1) race(accounts + 1, seats - 1, different + 1);
    for (int seat = 0; seat < seats; seat++)
        target[seat] = ends.lost * end_chances[0][seat] + ends.different * different[seat] + ends.same * !seat;
    for (int points = 1; points <= ends.most; points++) {
        const double *chances = end_chances[points < payoffs.rows ? points : payoffs.rows - 1];
        if (ends.bank[points])
            for (int seat = 0; seat < seats; seat++) target[seat] += ends.bank[points] * chances[seat];
    }
    int end = draw(&ends), account = accounts[0] + (end > 0 ? end : 0);
    turn->final = 1;
    if (end == -3 || (end == -2 && rules.different == 1)) {
        for (int seat = 0; seat < seats; seat++) turn->result[seat] = end == -3 ? !seat : different[seat];
        return 0;
    }
    if (end == -2 && rules.different == 2) account = 0;
    if (account > LINE) {
        /* The outcome takes the place of what was thought of the end that was drawn. */
        const double *chances = end_chances[end < payoffs.rows ? end : payoffs.rows - 1];
        memcpy(turn->drawn, chances, sizeof turn->drawn);
        accounts[0] = account;
        play_last_turns(accounts, seats, turn->result);
        for (int seat = 0; seat < seats; seat++) target[seat] += turn->result[seat] - turn->drawn[seat];
        return 0;
    }
    after_turn(accounts, seats, account, turn->drawn);
    turn->final = 0;
    memmove(accounts, accounts + 1, (seats - 1) * sizeof *accounts);
    accounts[seats - 1] = account;
    return 1;
}

static void learn(int seats, int games, double points_share) {
    all_points_ends();
    for (int weight = 0; weight < WEIGHTS; weight++) squares[weight] = 1;
    double error[2] = {0};
    int measured = 0;
    for (int game = 0; game < games; game++) {
        int accounts[MOST_SEATS] = {0}, count = 0, by_points[MOST_SEATS];
        for (int seat = 0; seat < seats; seat++) by_points[seat] = uniform() < points_share;
        if (game % 2) {
            int middle = (int)(uniform() * 101);
            for (int seat = 0; seat < seats; seat++) {
                int account = middle + (int)(uniform() * 81) - 40;
                accounts[seat] = account < 0 ? 0 : account > LINE ? LINE : account;
            }
        }
        while (play_turn(accounts, seats, &turns[count], by_points[count % seats]) && ++count < MOST_TURNS - 1) {}
        count++;
        memset(slope, 0, sizeof slope);
        for (int each = count - 1; each >= 0; each--) {
            Turn *turn = &turns[each];
            if (!turn->final && each + 1 < count)
                for (int seat = 0; seat < seats; seat++) {
                    double came = turns[each + 1].target[(seat + seats - 1) % seats];
                    turn->target[seat] += LAMBDA * (came - turn->drawn[seat]);
                }
            double chances[MOST_SEATS];
            race(turn->accounts, seats, chances);
            error[0] += turn->target[0] - chances[0], error[1] += fabs(turn->target[0] - chances[0]), measured++;
            learn_turn(turn->accounts, seats, turn->target);
        }
        for (int weight = 0; weight < WEIGHTS; weight++)
            if (slope[weight]) {
                squares[weight] += slope[weight] * slope[weight];
                weights[seats][weight] += RATE * slope[weight] / sqrt(squares[weight]);
            }
        expand(seats);
        if (game >= games / 2)
            for (int weight = 0; weight < WEIGHTS; weight++) mean[weight] += weights[seats][weight] / (games - games / 2);
        if ((game + 1) % (games / 5 + 1) == 0 || game + 1 == games) {
            double chances[MOST_SEATS];
            race((int[MOST_SEATS]){0}, seats, chances);
            fprintf(stderr, "%d seats, %d games: off %.4f (size %.4f), start", seats, game + 1, error[0] / measured, error[1] / measured);
            for (int seat = 0; seat < seats; seat++) fprintf(stderr, " %.4f", chances[seat]);
            fprintf(stderr, "\n");
            error[0] = error[1] = measured = 0;
        }
    }
    memcpy(weights[seats], mean, sizeof mean);
    expand(seats);
}

/* ---------------------------------------------------------------------------------------------- contests */

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
            else {
                race_payoffs(accounts, left, &payoffs, end_chances);
                solve(&payoffs, &solution);
                follow(&payoffs, &solution, &ends);
            }
            int end = draw(from), account = accounts[0] + (end > 0 ? end : 0);
            if (end == -3) { share = !masters; break; }
            if (end == -2 && rules.different == 1) {
                if (!masters) share = 0;
                else if (--left == 1) share = 1;
                memmove(accounts, accounts + 1, left * sizeof *accounts);
                masters--;
                continue;
            }
            if (end == -2 && rules.different == 2) account = 0;
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
}

/* Plays games of all seats by the tables, and prints the bias and the slope of what was thought before each turn. */
static void check(int seats, int games) {
    static double thought[MOST_TURNS][MOST_SEATS];
    static Turn turn;
    double sum[5] = {0}, first = 0, moves = 0; /* of chances, of results, of their products, of squares; their number */
    for (int game = 0; game < games; game++) {
        int accounts[MOST_SEATS] = {0}, count = 0, goes_on = 1;
        while (goes_on && count < MOST_TURNS) {
            race(accounts, seats, thought[count++]);
            goes_on = play_turn(accounts, seats, &turn, 0);
        }
        for (int each = count - 1; each >= 0; each--) {
            for (int seat = 0; seat < seats; seat++) {
                double chance = thought[each][seat], result = turn.result[(seat + seats - (count - 1 - each) % seats) % seats];
                sum[0] += chance, sum[1] += result, sum[2] += chance * result, sum[3] += chance * chance, sum[4]++;
            }
            first += turn.result[(seats - (count - 1 - each) % seats) % seats] - thought[each][0], moves++;
        }
    }
    double slope_found = (sum[2] - sum[0] * sum[1] / sum[4]) / (sum[3] - sum[0] * sum[0] / sum[4]);
    printf("%d seats: bias of the seat on turn %.2f points, slope %.3f\n", seats, 100 * first / moves, slope_found);
}

static int read_file(const char *path, void *into, size_t size) {
    FILE *file = fopen(path, "rb");
    if (!file) return 0;
    int read = fread(into, size, 1, file) == 1;
    fclose(file);
    return read;
}

int main(int count, char **words) {
    if (count < 9) return 2;
    set_rules(words + 1);
    int learns = !strcmp(words[5], "learn"), seats = atoi(words[6]), first = learns ? 11 : 9;
    random_state = 88172645463325252ull + 7919ull * atoi(words[8]);
    for (int each = 0; each < 100; each++) uniform();
    for (int table = 2; first + table - 2 < count; table++) {
        const char *path = words[first + table - 2];
        if (!(table == 2 ? read_file(path, two_players, sizeof two_players)
                         : read_file(path, weights[table], sizeof weights[table])))
            return 1;
    }
    for (int table = 3; table <= MOST_SEATS; table++) expand(table);
    if (!learns) {
        (strcmp(words[5], "check") ? contest : check)(seats, atoi(words[7]));
        return 0;
    }
    if (first + seats - 2 >= count) {
        memcpy(weights[seats], weights[seats - 1], sizeof weights[seats]);
        for (int knot = 0; knot < KNOTS && seats > 3; knot++)
            weights[seats][OF_ACCOUNT + (seats - 1) * KNOTS + knot] = weights[seats][OF_ACCOUNT + (seats - 2) * KNOTS + knot];
        expand(seats);
    }
    learn(seats, atoi(words[7]), atof(words[9]));
    FILE *out = fopen(words[10], "wb");
    if (!out || fwrite(weights[seats], sizeof weights[seats], 1, out) != 1) return 1;
    return fclose(out) ? 1 : 0;
}
