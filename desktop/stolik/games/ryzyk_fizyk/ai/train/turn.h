/* The exact solution of one turn of Ryzyk-Fizyk, as turn_solver.py has it, for the trainers' programs.

   A place is a set of faces that have a group and the number of dice left: place 0 is all six dice, and the last
   six are the tries of the faces 1 to 6. A turn is solved from the most points down. */

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FACES = 6, DICE = 6, PLACES = 55, ALL_PLACES = PLACES + FACES, STRIDE = 64, LINE = 100 };
enum { MOST = 480, GAIN = 36, BEHIND = 240, MOST_CHOICES = 64, MOST_OUTCOMES = 2048, MOST_LINKS = 32768 };

typedef struct { int wins, different, tries, roll_on; } Rules; /* different: 0 off, 1 lose_game, 2 zero_account */

typedef struct { double chance; int first, choices; } Outcome;
typedef struct { double none, different, same; int first, outcomes; } Rolls;

static Rules rules;
static Rolls rolls_of[ALL_PLACES];
static Outcome outcome[MOST_OUTCOMES];
static int link_to[MOST_LINKS]; /* gain x STRIDE + place */
static int outcomes_made, links_made;
static int faces_of[PLACES], left_of[PLACES], place_at[64][7];

static void number_places(void) {
    int made = 1;
    left_of[0] = DICE;
    for (int left = 4; left > 0; left--)
        for (int faces = 1; faces < 64; faces++)
            if (__builtin_popcount(faces) <= (DICE - left) / 2) {
                faces_of[made] = faces, left_of[made] = left;
                place_at[faces][left] = made++;
            }
}

static int ascending(const void *one, const void *other) { return *(const int *)one - *(const int *)other; }

/* Adds the choices of a roll to the links, sorted and each once; returns how many. */
static int list_choices(int place, const int *rolled) {
    int found[1024], count = 0, kept[FACES] = {0}, different = 0;
    for (;;) {
        int face = 0;
        while (face < FACES && kept[face] == rolled[face]) kept[face++] = 0;
        if (face == FACES) break;
        kept[face]++;
        int dice = 0, gain = 0, faces = faces_of[place], legal = 1, five = 0;
        for (int each = 0; each < FACES; each++) {
            if (kept[each] == 1 && !(faces_of[place] >> each & 1)) legal = 0;
            if (kept[each]) faces |= 1 << each;
            dice += kept[each], gain += (each + 1) * kept[each];
            if (kept[each] == 5 && rolled[each] == 5 && left_of[place] == DICE) five = each + 1;
        }
        if (!legal) continue;
        int after = dice == left_of[place] ? 0 : place_at[faces][left_of[place] - dice];
        if (rules.tries && five && dice == 5) after = PLACES + five - 1;
        found[count++] = gain * STRIDE + after;
    }
    qsort(found, count, sizeof *found, ascending);
    for (int each = 0; each < count; each++)
        if (!each || found[each] != found[each - 1]) link_to[links_made + different++] = found[each];
    return different;
}

static void add_outcome(Rolls *rolls, double chance, int choices) {
    for (int each = rolls->first; each < rolls->first + rolls->outcomes; each++)
        if (outcome[each].choices == choices &&
            !memcmp(link_to + outcome[each].first, link_to + links_made, choices * sizeof *link_to)) {
            outcome[each].chance += chance;
            return;
        }
    outcome[outcomes_made++] = (Outcome){chance, links_made, choices};
    rolls->outcomes++;
    links_made += choices;
}

static void list_rolls(int place, int *rolled, int face, int dice, double chance) {
    static const double factorial[] = {1, 1, 2, 6, 24, 120, 720};
    Rolls *rolls = &rolls_of[place];
    if (face < FACES - 1) {
        for (int count = 0; count <= dice; count++) {
            rolled[face] = count;
            list_rolls(place, rolled, face + 1, dice - count, chance / factorial[count]);
        }
        return;
    }
    rolled[face] = dice;
    chance = chance / factorial[dice] * factorial[left_of[place]] / pow(FACES, left_of[place]);
    int highest = 0;
    for (int each = 0; each < FACES; each++) highest = rolled[each] > highest ? rolled[each] : highest;
    int choices = list_choices(place, rolled);
    if (rules.wins && highest == DICE) rolls->same += chance;
    else if (rules.different && left_of[place] == DICE && highest == 1) rolls->different += chance;
    else if (!choices) rolls->none += chance;
    else add_outcome(rolls, chance, choices);
}

static void list_all_rolls(void) {
    number_places();
    for (int place = 0; place < PLACES; place++) {
        int rolled[FACES] = {0};
        rolls_of[place].first = outcomes_made;
        list_rolls(place, rolled, 0, left_of[place], 1);
    }
    for (int face = 1; face <= FACES; face++) {
        Rolls *rolls = &rolls_of[PLACES + face - 1];
        double match = 1 - pow(5 / 6., 3);
        rolls->first = outcomes_made, rolls->none = 1 - match;
        link_to[links_made] = face * STRIDE;
        add_outcome(rolls, match, 1);
    }
}

/* What the ends of a turn are worth: banking 0 to rows - 1 points (more as the last), and what costs or wins. */
typedef struct { int rows; double bank[MOST], lost, different, same; } Payoffs;

typedef struct {
    int from; /* so many points and more: everybody banks, where that is allowed */
    double value[(MOST + GAIN + 1) * STRIDE];
} Solution;

/* How a turn ends: the chance of each number of points banked, and of the other ends. */
typedef struct { int most; double bank[MOST + GAIN + 1], lost, different, same; } Ends;

static double rolled_value(const Rolls *rolls, const Payoffs *payoffs, const double *window) {
    double total = rolls->none * payoffs->lost + rolls->different * payoffs->different + rolls->same * payoffs->same;
    const Outcome *end = outcome + rolls->first + rolls->outcomes;
    for (const Outcome *each = outcome + rolls->first; each < end; each++) {
        const int *links = link_to + each->first;
        double best = window[links[0]];
        for (int choice = 1; choice < each->choices; choice++) {
            double worth = window[links[choice]];
            best = worth > best ? worth : best;
        }
        total += each->chance * best;
    }
    return total;
}

/* Solves the turn and returns what its first roll is worth. */
static double solve(const Payoffs *payoffs, Solution *solution) {
    double limits[ALL_PLACES], most = payoffs->lost, highest = -1e9;
    int places = rules.tries ? ALL_PLACES : PLACES, rows = payoffs->rows;
    for (int points = 0; points < rows; points++) most = fmax(most, payoffs->bank[points]);
    if (rules.wins) most = fmax(most, payoffs->same);
    for (int place = 0; place < places; place++) {
        const Rolls *rolls = &rolls_of[place];
        limits[place] = rolls->none * payoffs->lost + rolls->different * payoffs->different +
                        (1 - rolls->none - rolls->different) * most;
        highest = fmax(highest, limits[place]);
    }
    double *value = solution->value;
    int points = rows - 1;
    if (!rules.roll_on) while (points > 1 && payoffs->bank[points] >= highest) points--;
    solution->from = points + 1;
    for (int above = points + 1; above <= points + GAIN; above++)
        for (int place = 0; place < places; place++)
            value[above * STRIDE + place] = payoffs->bank[above < rows ? above : rows - 1];
    for (; points > 0; points--) {
        double stop = payoffs->bank[points], *window = value + points * STRIDE;
        for (int place = 0; place < places; place++) {
            if (rules.roll_on && !place) window[0] = rolled_value(rolls_of, payoffs, window);
            else if (stop >= limits[place]) window[place] = stop;
            else window[place] = fmax(stop, rolled_value(&rolls_of[place], payoffs, window));
        }
    }
    return value[0] = rolled_value(rolls_of, payoffs, value);
}

/* Follows the best play of a solved turn, from its first roll on. */
static void follow(const Payoffs *payoffs, const Solution *solution, Ends *ends) {
    static double weight[(MOST + GAIN + 1) * STRIDE];
    int places = rules.tries ? ALL_PLACES : PLACES, last = GAIN;
    memset(ends, 0, sizeof *ends);
    memset(weight, 0, (GAIN + 1) * STRIDE * sizeof *weight);
    weight[0] = 1;
    for (int points = 0; points <= last && points <= solution->from + GAIN; points++)
        for (int place = 0; place < places; place++) {
            double chance = weight[points * STRIDE + place];
            if (!chance) continue;
            int forced = !place && (!points || rules.roll_on);
            double stop = payoffs->bank[points < payoffs->rows ? points : payoffs->rows - 1];
            if (points >= solution->from || (!forced && stop >= solution->value[points * STRIDE + place])) {
                ends->bank[points] += chance;
                ends->most = points;
                continue;
            }
            const Rolls *rolls = &rolls_of[place];
            const double *window = solution->value + points * STRIDE;
            if (points + GAIN > last) {
                memset(weight + (last + 1) * STRIDE, 0, (points + GAIN - last) * STRIDE * sizeof *weight);
                last = points + GAIN;
            }
            ends->lost += chance * rolls->none;
            ends->different += chance * rolls->different;
            ends->same += chance * rolls->same;
            for (int each = rolls->first; each < rolls->first + rolls->outcomes; each++) {
                const int *links = link_to + outcome[each].first;
                int best = links[0]; /* of equals the most points */
                for (int choice = 1; choice < outcome[each].choices; choice++)
                    if (window[links[choice]] >= window[best]) best = links[choice];
                weight[points * STRIDE + best] += chance * outcome[each].chance;
            }
        }
}

/* The chance to win in a last turn by the points the seat is behind; a tie counts half. */
static double last_turn[BEHIND + 1];

/* Only the points still missing count, so the turns of all who are behind are parts of one. */
static void solve_last_turns(void) {
    static Payoffs payoffs;
    static Solution solution;
    payoffs.rows = BEHIND + (rules.roll_on ? 101 : 2), payoffs.same = 1;
    for (int points = 0; points < payoffs.rows; points++)
        payoffs.bank[points] = points < BEHIND ? 0 : points == BEHIND ? 0.5 : 1;
    solve(&payoffs, &solution);
    for (int behind = 0; behind <= BEHIND; behind++)
        last_turn[behind] = rolled_value(rolls_of, &payoffs, solution.value + (BEHIND - behind) * STRIDE);
}

static double answered(int lead) { return 1 - last_turn[lead < BEHIND ? lead : BEHIND]; }

static void set_rules(char **words) {
    rules = (Rules){atoi(words[0]), atoi(words[1]), atoi(words[2]), atoi(words[3])};
    list_all_rolls();
    solve_last_turns();
}
