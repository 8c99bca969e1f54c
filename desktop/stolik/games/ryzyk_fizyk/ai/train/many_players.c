/* Learns the chances of three and more players of Ryzyk-Fizyk, and plays contests with them.

   Usage:  many_players WINS DIFFERENT TRIES ROLL_ON FILE TWO last SEATS POSITIONS SEED
           many_players WINS DIFFERENT TRIES ROLL_ON FILE TWO race SEATS POSITIONS SEED
           many_players WINS DIFFERENT TRIES ROLL_ON FILE TWO contest SEATS GAMES SEED
           many_players WINS DIFFERENT TRIES ROLL_ON FILE TWO blind SEATS GAMES SEED
           many_players WINS DIFFERENT TRIES ROLL_ON FILE TWO check SEATS GAMES SEED
           many_players 0 0 0 0 FILE TWO best 3 PLAY 0

   FILE holds the networks of all numbers of seats; what is learned is written back to it, and learning goes on from
   what it holds. TWO is what two_players wrote. `last` learns the last turns that so many seats still have, `race` the
   chances of so many seats before anybody has passed 100, which needs those of one seat less. A contest prints the share
   of wins of one seat that plays by the networks against seats that play for points and, like it, for the win in a last
   turn; equals share a win. `blind` is the same against seats that play a last turn for points too, and `best` solves what
   one seat wins against two of each kind: with PLAY 0 at most, with 1 by the networks, with 2 for points itself. A check
   prints how well what was thought before each turn came true when all seats play by the networks (who drops out takes
   what is thought then), and the revaluations: how far it was from what the solution of the turn made of it.

   Learning is fitted value iteration. The target of a position is what the exact solution of the next turn makes of the
   chances of all seats, with the present networks at the ends of that turn. Sixteen turns are solved at once. In the race
   these are a position of a game of all seats against themselves and fifteen with other accounts of the seat on turn; every
   second game begins with accounts drawn at random. */

#include "lanes.h"
#include "network.h"

enum { WIDTH = LINE + 1, MOST_SEATS = 8, BATCH = 8, MOST_TURNS = 4000 };
enum { FARTHEST = 200, AHEAD = 200 }; /* rows of the last turns: points behind and ahead of the leader */
#define RATE 0.006 /* of the first steps; it falls with the square of what is left to learn */

typedef struct { Network race[MOST_SEATS + 1], last[MOST_SEATS]; } Networks;

static Networks networks;
static double two_players[WIDTH][WIDTH];
static double odds_before[WIDTH][WIDTH], odds_after[WIDTH][WIDTH]; /* against the own seat, on turn before or after */

static void set_odds(void) {
    for (int own = 0; own < WIDTH; own++)
        for (int other = 0; other < WIDTH; other++) {
            odds_before[own][other] = 1 / two_players[own][other] - 1;
            odds_after[own][other] = 1 / (1 - two_players[other][own]) - 1;
        }
}

/* What the networks correct: the logarithms of the chances by those against each other seat alone. */
static void race_logs(const int *accounts, int seats, double *logs) {
    for (int seat = 0; seat < seats; seat++) {
        double odds = 1;
        for (int other = 0; other < seats; other++)
            if (other != seat) odds += (other > seat ? odds_before : odds_after)[accounts[seat]][accounts[other]];
        logs[seat] = -log(odds);
    }
}

/* The same in the last turns: of the seats that wait, by the points they are behind, and of the leader. */
static void last_logs(const int *behind, int waiting, double *logs) {
    double holds = 0;
    for (int seat = waiting - 1; seat >= 0; seat--) {
        double chance = last_turn[behind[seat] < BEHIND ? behind[seat] : BEHIND];
        logs[seat] = log(fmax(chance, 1e-9)) + holds;
        holds += log(fmax(1 - chance, 1e-9));
    }
    logs[waiting] = holds;
}

static void hidden_of(const Network *network, const int *knots, const int *numbers, int inputs, float *sums,
                      float *hidden) {
    memset(sums, 0, HIDDEN * sizeof *sums);
    for (int input = 0; input < inputs; input++) add_input(network, knots, input, numbers[input], sums);
    activate(sums, hidden);
}

/* The chances to win, by the accounts in turn order from the seat to move on. */
static void race(const int *accounts, int seats, double *chances) {
    if (seats <= 2) {
        chances[0] = seats == 1 ? 1 : two_players[accounts[0]][accounts[1]];
        if (seats == 2) chances[1] = 1 - chances[0];
        return;
    }
    float sums[HIDDEN], hidden[HIDDEN];
    double logs[MOST_SEATS];
    race_logs(accounts, seats, logs);
    hidden_of(&networks.race[seats], account_knots, accounts, seats, sums, hidden);
    correct(&networks.race[seats], seats, hidden, logs, chances);
}

/* The chances in the last turns, by the points that the waiting seats are behind the leader, whose chance is last. */
static void last(const int *behind, int waiting, double *chances) {
    if (waiting <= 1) {
        if (waiting) chances[0] = 1 - answered(behind[0]);
        chances[waiting] = waiting ? answered(behind[0]) : 1;
        return;
    }
    float sums[HIDDEN], hidden[HIDDEN];
    double logs[MOST_SEATS];
    last_logs(behind, waiting, logs);
    hidden_of(&networks.last[waiting], behind_knots, behind, waiting, sums, hidden);
    correct(&networks.last[waiting], waiting + 1, hidden, logs, chances);
}

/* The chances after the turn of the first seat, by the order before: it has banked so much, and may have passed 100. */
static void after_turn(const int *accounts, int seats, int account, double *chances) {
    int turned[MOST_SEATS] = {0};
    double found[MOST_SEATS];
    if (account > LINE) {
        for (int seat = 1; seat < seats; seat++) turned[seat - 1] = account - accounts[seat];
        last(turned, seats - 1, found);
    } else {
        memcpy(turned, accounts + 1, (seats - 1) * sizeof *turned);
        turned[seats - 1] = account;
        race(turned, seats, found);
    }
    for (int seat = 0; seat < seats; seat++) chances[seat] = found[(seat + seats - 1) % seats];
}

/* The chances after six different dice that cost the first seat something. */
static void after_different(const int *accounts, int seats, double *chances) {
    memset(chances, 0, seats * sizeof *chances);
    if (rules.different == 2) after_turn(accounts, seats, 0, chances);
    else if (rules.different == 1) race(accounts + 1, seats - 1, chances + 1);
}

static int highest_of(const int *accounts, int seats) {
    int highest = 0;
    for (int seat = 0; seat < seats; seat++) highest = accounts[seat] > highest ? accounts[seat] : highest;
    return highest;
}

/* ---------------------------------------------------------------------------------------------- learning */

static LaneEnds lane_ends;
static Lanes starts[MOST_ROWS][MOST_PARTS];
static Learning learning;

/* Moves the network towards a target; returns by how much the chances were off, seat by seat. */
static void learn_position(const Network *network, const int *knots, int inputs, const int *numbers, int outputs,
                           const double *logs, const float *target, double weight, double *off) {
    float sums[HIDDEN], hidden[HIDDEN], missing[MOST_SEATS];
    double chances[MOST_SEATS];
    hidden_of(network, knots, numbers, inputs, sums, hidden);
    correct(network, outputs, hidden, logs, chances);
    for (int seat = 0; seat < outputs; seat++)
        off[seat] = target[seat] - chances[seat], missing[seat] = weight * off[seat];
    add_slope(&learning, network, knots, inputs, outputs, numbers, sums, hidden, missing);
}

/* The target of a lane: the parts, and what is left for the last seat. */
static void target_of(const Lanes *parts, int outputs, int lane, float *target) {
    target[outputs - 1] = 1;
    for (int part = 0; part < outputs - 1; part++)
        target[part] = parts[part][lane], target[outputs - 1] -= parts[part][lane];
}

/* Begins a network, or goes on with it; returns the rate of the first steps, which are smaller if it goes on. */
static double begin(Network *network, int inputs, const int *knots) {
    int goes_on = network->out[0][0] != 0;
    if (!goes_on) start_network(network, inputs, knots);
    learning.mean = *network;
    return goes_on ? RATE / 5 : RATE;
}

static double rate_at(double first, int made, int positions) {
    double left = 1 - made / (double)positions;
    return first * left * left + 1e-5;
}

/* Fills in what the last turn of a lane's seat leaves itself, those to come, and the leaders as one: from level on. */
static void last_ends(const int *behind, int waiting, int lane, int leaders) {
    lane_ends.parts = waiting, lane_ends.rows = FARTHEST + AHEAD;
    for (int row = FARTHEST; row < lane_ends.rows; row++) {
        int later[MOST_SEATS], more = row - FARTHEST;
        double chances[MOST_SEATS];
        for (int seat = 1; seat < waiting; seat++) later[seat - 1] = behind[seat] + more;
        last(later, waiting - 1, chances);
        lane_ends.bank[row][0][lane] = chances[waiting - 1] / (more ? 1 : 1 + leaders);
        for (int part = 1; part < waiting; part++) {
            lane_ends.bank[row][part][lane] = chances[part - 1];
            if (!more) lane_ends.lost[part][lane] = chances[part - 1];
        }
    }
}

/* Fills in that whoever stays behind, or loses its points, wins nothing. */
static void lose_last_turns(void) {
    lane_ends.lost[0] = (Lanes){0};
    for (int row = 0; row < FARTHEST; row++) memcpy(lane_ends.bank[row], lane_ends.lost, sizeof lane_ends.lost);
    memcpy(lane_ends.different, lane_ends.lost, sizeof lane_ends.lost);
    memset(lane_ends.same, 0, sizeof lane_ends.same);
    lane_ends.same[0] = (Lanes){0} + 1;
}

/* The last turns of `waiting` seats: rows are the points ahead of the leader, the lanes differ in the seats to come. */
static void learn_last(int waiting, int positions) {
    static char wanted[MOST_ROWS];
    Network *network = &networks.last[waiting];
    double size = 0;
    int measured = 0;
    double first_rate = begin(network, waiting, behind_knots);
    for (int made = 0; made < positions; made++) {
        int behind[LANES][MOST_SEATS];
        for (int lane = 0; lane < LANES; lane++) {
            int lead = LINE + 1 + (int)(70 * uniform() * uniform()) + (made % 4 ? 0 : (int)(100 * uniform()));
            int middle = (int)(uniform() * 101);
            for (int seat = 1; seat < waiting; seat++) {
                int account = middle + (int)(uniform() * 101) - 50;
                behind[lane][seat] = lead - (account < 0 ? 0 : account > LINE ? LINE : account);
            }
            last_ends(behind[lane], waiting, lane, 1);
        }
        lose_last_turns();
        memset(wanted, 0, sizeof wanted);
        for (int each = 0; each < LANES; each++)
            wanted[FARTHEST - 1 - (int)(each % 2 ? 60 * uniform() : 140 * uniform())] = 1;
        solve_lanes(&lane_ends, 40, wanted, starts);
        for (int row = 40; row < FARTHEST; row++)
            for (int lane = 0; wanted[row] && lane < LANES; lane++) {
                float target[MOST_SEATS];
                double logs[MOST_SEATS], off[MOST_SEATS] = {0};
                behind[lane][0] = FARTHEST - row;
                target_of(starts[row], waiting + 1, lane, target);
                last_logs(behind[lane], waiting, logs);
                learn_position(network, behind_knots, waiting, behind[lane], waiting + 1, logs, target, 1, off);
                for (int seat = 0; seat <= waiting; seat++) size += fabs(off[seat]), measured++;
            }
        step(&learning, network, rate_at(first_rate, made, positions), 0.99);
        if ((made + 1) % (positions / 4 + 1) == 0 || made + 1 == positions) {
            fprintf(stderr, "%d last turns, %d positions: off by %.5f\n", waiting, made + 1, size / measured);
            size = measured = 0;
        }
    }
    *network = learning.mean;
}

/* Fills in what banking and losing are worth to the lanes, which differ in the account of the seat on turn. */
static void race_ends(const int *accounts, int seats, const int *lanes, int first) {
    lane_ends.parts = seats - 1;
    lane_ends.rows = highest_of(accounts + 1, seats - 1) + 160 + (rules.roll_on ? 40 : 0);
    for (int row = first; row < lane_ends.rows; row++) {
        double chances[MOST_SEATS];
        after_turn(accounts, seats, row, chances);
        for (int part = 0; part < seats - 1; part++) lane_ends.bank[row][part] = (Lanes){0} + (float)chances[part];
    }
    for (int lane = 0; lane < LANES; lane++)
        for (int part = 0; part < seats - 1; part++)
            lane_ends.lost[part][lane] = lane_ends.bank[lanes[lane]][part][lane];
    double different[MOST_SEATS];
    after_different(accounts, seats, different);
    for (int part = 0; part < seats - 1; part++) {
        lane_ends.different[part] = (Lanes){0} + (float)different[part];
        lane_ends.same[part] = (Lanes){0} + (float)!part;
    }
}

enum { LOST = -1, DIFFERENT = -2, SAME = -3 };

/* Plays the turn of the first lane as it was solved; returns the account that it banks, or another end. */
static int play_lane(int account) {
    int place = 0, parts = lane_ends.parts;
    for (;;) {
        const Rolls *rolls = &rolls_of[place];
        const Lanes *window = place_worth + account * STRIDE * parts;
        double chance = uniform();
        if ((chance -= rolls->none) < 0) return LOST;
        if ((chance -= rolls->different) < 0) return DIFFERENT;
        if ((chance -= rolls->same) < 0) return SAME;
        int each = rolls->first;
        while (each < rolls->first + rolls->outcomes - 1 && (chance -= outcome[each].chance) >= 0) each++;
        const int *links = link_to + outcome[each].first;
        int best = links[0];
        for (int choice = 1; choice < outcome[each].choices; choice++)
            if (window[links[choice] * parts][0] >= window[best * parts][0]) best = links[choice];
        account += best / STRIDE, place = best % STRIDE;
        if (account >= lane_ends.rows) return account;
        int forced = rules.roll_on && !place;
        if (!forced && lane_ends.bank[account][0][0] >= place_worth[(account * STRIDE + place) * parts][0])
            return account;
    }
}

static void draw_accounts(int *accounts, int seats, int at_random) {
    int middle = (int)(uniform() * 101);
    for (int seat = 0; seat < seats; seat++) {
        int account = middle + (int)(uniform() * 81) - 40;
        accounts[seat] = !at_random || account < 0 ? 0 : account > LINE ? LINE : account;
    }
}

static void learn_race(int seats, int positions) {
    static char wanted[MOST_ROWS];
    Network *network = &networks.race[seats];
    int accounts[MOST_SEATS] = {0}, game = 0, drawn = 1, measured = 0;
    double size = 0, last_seat = 0;
    double first_rate = begin(network, seats, account_knots);
    for (int made = 0; made < positions; made++) {
        int lanes[LANES] = {accounts[0]}, first = accounts[0];
        for (int lane = 1; lane < LANES; lane++) {
            lanes[lane] = (int)((lane - 1 + uniform()) * WIDTH / (LANES - 1));
            first = lanes[lane] < first ? lanes[lane] : first;
        }
        memset(wanted, 0, sizeof wanted);
        for (int lane = 0; lane < LANES; lane++) wanted[lanes[lane]] = 1;
        race_ends(accounts, seats, lanes, first);
        solve_lanes(&lane_ends, first, wanted, starts);
        for (int lane = 0; lane < LANES; lane++) {
            float target[MOST_SEATS];
            double logs[MOST_SEATS], off[MOST_SEATS];
            int numbers[MOST_SEATS];
            memcpy(numbers, accounts, sizeof numbers);
            numbers[0] = lanes[lane];
            target_of(starts[lanes[lane]], seats, lane, target);
            race_logs(numbers, seats, logs);
            learn_position(network, account_knots, seats, numbers, seats, logs, target, lane ? 1 : 4, off);
            if (lane || drawn) continue;
            for (int seat = 0; seat < seats; seat++) size += fabs(off[seat]) / seats;
            last_seat += off[seats - 1], measured++;
        }
        int end = play_lane(accounts[0]), account = end >= 0 ? end : accounts[0];
        if (end == DIFFERENT && rules.different == 2) account = 0;
        drawn = 0;
        if (account > LINE || end == SAME || (end == DIFFERENT && rules.different == 1))
            draw_accounts(accounts, seats, ++game % 2), drawn = 1;
        else {
            memmove(accounts, accounts + 1, (seats - 1) * sizeof *accounts);
            accounts[seats - 1] = account;
        }
        if (made % BATCH == BATCH - 1) step(&learning, network, rate_at(first_rate, made, positions), 0.995);
        if ((made + 1) % (positions / 5 + 1) == 0 || made + 1 == positions) {
            double chances[MOST_SEATS];
            race((int[MOST_SEATS]){0}, seats, chances);
            fprintf(stderr, "%d seats, %d positions: off by %.4f, last seat %+.4f, start", seats, made + 1, size / measured,
                    last_seat / measured);
            for (int seat = 0; seat < seats; seat++) fprintf(stderr, " %.4f", chances[seat]);
            fprintf(stderr, "\n");
            size = last_seat = measured = 0;
        }
    }
    *network = learning.mean;
}

#include "contest.h"
#include "best_response.h"

static int read_file(const char *path, void *into, size_t size) {
    FILE *file = fopen(path, "rb");
    if (!file) return 0;
    int read = fread(into, size, 1, file) == 1;
    fclose(file);
    return read;
}

int main(int count, char **words) {
    if (count != 11) return 2;
    const char *path = words[5], *what = words[7];
    int seats = atoi(words[8]), number = atoi(words[9]);
    set_rules(words + 1);
    random_state = 88172645463325252ull + 7919ull * atoi(words[10]);
    for (int each = 0; each < 100; each++) uniform();
    read_file(path, &networks, sizeof networks);
    if (!read_file(words[6], two_players, sizeof two_players)) return 1;
    set_odds();
    if (!strcmp(what, "contest") || !strcmp(what, "blind")) contest(seats, number, *what == 'b');
    else if (!strcmp(what, "best")) {
        if (seats != 3 || memcmp(&rules, &(Rules){0}, sizeof rules) || number < BEST || number > POINTS) return 2;
        best_response(number);
    }
    else if (!strcmp(what, "check")) check(seats, number);
    else {
        (strcmp(what, "last") ? learn_race : learn_last)(seats, number);
        FILE *out = fopen(path, "wb");
        if (!out || fwrite(&networks, sizeof networks, 1, out) != 1) return 1;
        return fclose(out) ? 1 : 0;
    }
    return 0;
}
