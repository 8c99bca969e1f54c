/* Learns what a sheet of Knaster is worth, by playing millions of games against itself.

   Usage:  learn SEATS GAMES SEED OUT [START]

   SEATS is 1 for the game alone, or 0 for races of two to five players in turn. The weights are written to OUT
   as floats, in the order of the feature tables below, then what the lead was off by by empty cells (26 floats).
   START are weights to begin from.

   The worth of a sheet is a sum over its lines and its numbers (see sheet_values.py, which reads the outcome), and
   depends on the stage: how many cells the fullest sheet at the table still has empty. It is learned from one
   round to the next: what a sheet seemed to be worth is moved towards the points of the best entry and what the
   sheet seems to be worth after it. Every weight has a rate of its own, which sinks as soon as its corrections
   change their sign (temporal coherence). The mean over the last fifth of the games is what is written. */

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sheet.h"

enum { STAGES = 11, MOST_SEATS = 5, COUNTS = 8, MOST_NOISE = 10 };
enum { PARTIAL = 1365, MULTISETS = 6188 };  /* lines with an empty cell; lines of 13 kinds of cells */
enum {
    OF_PARTIAL = 0,                         /* the numbers of a line that isn't filled */
    OF_BONUS = OF_PARTIAL + PARTIAL,        /* the kinds of a line's cells, by eighths of its bonus */
    OF_LINE = OF_BONUS + MULTISETS,         /* and for itself */
    OF_NUMBER = OF_LINE + MULTISETS,        /* how many cells hold a number without a circle */
    OF_EMPTY = OF_NUMBER + NUMBERS * COUNTS,/* how many cells are empty */
    STAGE_SIZE = OF_EMPTY + CELLS + 1,
    WEIGHTS = STAGES * STAGE_SIZE
};

static int stage_of[CELLS + 1];
static float weight[WEIGHTS], sum_of[WEIGHTS], size_of[WEIGHTS];
static double mean[WEIGHTS];
static double off[CELLS + 1], off_sum[CELLS + 1], off_count[CELLS + 1];
static int last_roll; /* nothing is to come after it */
static double noise;  /* by so many points entries seem better or worse than they are, on average */
static uint64_t luck;

static uint64_t draw(void) {
    luck ^= luck << 13;
    luck ^= luck >> 7;
    luck ^= luck << 17;
    return luck >> 20;
}

static int roll(void) { return (int)(draw() % 6) + (int)(draw() % 6) + 1; }

/* ------------------------------------------------------------------------------------------------- set-up */

static void set_up_stages(void) {
    for (int empty = 0; empty <= CELLS; empty++) {
        stage_of[empty] = empty < 5 ? empty : empty < 7 ? 5 : empty < 9 ? 6 : empty < 12 ? 7
                        : empty < 16 ? 8 : empty < 21 ? 9 : 10;
        off[empty] = 3 + 0.75 * empty;
        off_sum[empty] = 100 * off[empty] * off[empty];
        off_count[empty] = 100;
    }
}

/* -------------------------------------------------------------------------------------- what it is worth */

typedef struct {
    int place[3 * LINES + NUMBERS + 1];
    float factor[3 * LINES + NUMBERS + 1];
    int count;
} Features;

static void add(Features *features, int place, float factor) {
    features->place[features->count] = place;
    features->factor[features->count++] = factor;
}

static void find_features(const Sheet *sheet, Features *features) {
    int base = stage_of[sheet->stage] * STAGE_SIZE, free_cells[12] = {0};
    features->count = 0;
    for (int cell = 0; cell < CELLS; cell++)
        if (!sheet->circled[cell]) free_cells[sheet->number[cell]]++;
    for (int line = 0; line < LINES; line++) {
        int numbers = 0, kinds = 0, open = 0;
        for (int i = 0; i < 5; i++) {
            int cell = line_cells[line][i], number = sheet->number[cell];
            numbers = numbers * 12 + number;
            kinds = kinds * 13 + (sheet->circled[cell] ? CIRCLED : number);
            open |= !number;
        }
        if (open) add(features, base + OF_PARTIAL + index12[numbers], 1);
        add(features, base + OF_BONUS + index13[kinds], bonus[line] / 8.0f);
        add(features, base + OF_LINE + index13[kinds], 1);
    }
    for (int number = 1; number <= NUMBERS; number++) {
        int count = free_cells[number] < COUNTS ? free_cells[number] : COUNTS - 1;
        add(features, base + OF_NUMBER + (number - 1) * COUNTS + count, 1);
    }
    add(features, base + OF_EMPTY + free_cells[0], 1);
}

static float worth(const Sheet *sheet) {
    if (last_roll) return 0;
    Features features;
    float total = 0;
    find_features(sheet, &features);
    for (int i = 0; i < features.count; i++) total += weight[features.place[i]] * features.factor[i];
    return total;
}

static void learn(const Sheet *sheet, float target) {
    Features features;
    float total = 0, size = 0;
    find_features(sheet, &features);
    for (int i = 0; i < features.count; i++) {
        total += weight[features.place[i]] * features.factor[i];
        size += features.factor[i] * features.factor[i];
    }
    float error = target - total;
    for (int i = 0; i < features.count; i++) {
        int place = features.place[i];
        float rate = size_of[place] > 0 ? fabsf(sum_of[place]) / size_of[place] : 1;
        float step = error * features.factor[i];
        weight[place] += rate * step / size;
        sum_of[place] += step;
        size_of[place] += fabsf(step);
    }
}

/* ------------------------------------------------------------------------------------------------ entries */

/* Draws the circles of filled lines in the best way; returns the points at once and to come. */
static float resolve(const Sheet *sheet, const int *filled, int count, int points, Sheet *best, int *best_points) {
    float most = -1e9f;
    int tried = 0;
    for (int i = 0; i < count; i++) {
        int line = filled[i], numbers = 0, free_cells[5], free_count = 0, rest[4], rest_count = 0;
        for (int j = 0; j < 5; j++) {
            int cell = line_cells[line][j];
            numbers = numbers * 12 + sheet->number[cell];
            if (!sheet->circled[cell]) free_cells[free_count++] = cell;
        }
        int due = given[numbers] < free_count ? given[numbers] : free_count;
        if (!due) continue;
        if (tried && count > 2) break; /* of three or four lines the first one found goes first */
        tried = 1;
        for (int j = 0; j < count; j++)
            if (j != i) rest[rest_count++] = filled[j];
        for (int chosen = 0; chosen < 1 << free_count; chosen++) {
            if (__builtin_popcount((unsigned)chosen) != due) continue;
            Sheet drawn = *sheet, end;
            int now = points, then;
            for (int j = 0; j < free_count; j++)
                if (chosen >> j & 1) now += circle(&drawn, free_cells[j]);
            float total = resolve(&drawn, rest, rest_count, now, &end, &then);
            if (total > most) {
                most = total;
                *best = end;
                *best_points = then;
            }
        }
    }
    if (tried) return most;
    *best = *sheet;
    *best_points = points;
    return points + worth(sheet);
}

static float enter(const Sheet *sheet, int cell, int number, int stage, Sheet *best, int *points) {
    Sheet entered = *sheet;
    int filled[4], count = 0;
    entered.stage = stage;
    if (sheet->number[cell]) {
        *points = circle(&entered, cell);
        *best = entered;
        return *points + worth(&entered);
    }
    entered.number[cell] = (uint8_t)number;
    entered.empty--;
    for (int i = 0; i < lines_count[cell]; i++) {
        int line = lines_at[cell][i], whole = 1;
        for (int j = 0; j < 5; j++) whole &= entered.number[line_cells[line][j]] > 0;
        if (whole) filled[count++] = line;
    }
    return resolve(&entered, filled, count, 0, best, points);
}

static double blurred(double value) { return value + noise * ((double)(draw() % 20001) / 5000 - 2); }

/* What others will have in the end, once all have entered: the more seldom it is passed, the less a total is liked. */
typedef struct {
    double points[MOST_SEATS - 1];
    int count, stage;
} Rivals;

static double liked(double total, const Rivals *rivals) {
    double found = total * 1e-6; /* the hopeless and the safe still play for points */
    for (int i = 0; i < rivals->count; i++)
        found += log(0.5 * erfc((rivals->points[i] - total) / off[rivals->stage] / sqrt(2)) + 1e-30);
    return found;
}

static void meet(Rivals *rivals, const Sheet *sheets, const int *scores, int seats, int seat, int stage) {
    rivals->count = 0;
    rivals->stage = stage;
    for (int other = 0; other < seats; other++) {
        if (other == seat) continue;
        Sheet theirs = sheets[other];
        theirs.stage = stage;
        rivals->points[rivals->count++] = scores[other] + worth(&theirs);
    }
}

typedef struct {
    Sheet sheet; /* after the entry */
    int points;  /* that it brings at once */
} Entry;

/* Enters a roll for a seat, as far as noise lets it see what is best; returns what would be best: by the chance
   to win, alone by points. */
static Entry choose(Sheet *sheets, const int *scores, int seats, int seat, int number, const int *done, int *points) {
    Sheet *own = &sheets[seat];
    Entry best = {*own, 0}, seen = best;
    double most = -1e300, most_seen = -1e300;
    Rivals rivals[2]; /* after a circle and after a number */
    int least = CELLS + 1, known[2] = {0};
    for (int other = 0; other < seats; other++) {
        int empty = sheets[other].empty;
        if (other == seat) continue;
        if (!done[other] && empty && !can_circle(&sheets[other], number)) empty--;
        if (empty < least) least = empty;
    }
    for (int cell = 0; cell < CELLS; cell++) {
        if (own->number[cell] && (own->number[cell] != number || own->circled[cell])) continue;
        int writes = !own->number[cell], empty = own->empty - writes, stage = empty < least ? empty : least;
        Entry tried;
        double value = enter(own, cell, number, stage, &tried.sheet, &tried.points);
        double value_seen = noise > 0 ? blurred(value) : value;
        if (seats > 1 && !last_roll) {
            if (!known[writes]) meet(&rivals[writes], sheets, scores, seats, seat, stage);
            known[writes] = 1;
            value = liked(scores[seat] + value, &rivals[writes]);
            value_seen = noise > 0 ? liked(scores[seat] + value_seen, &rivals[writes]) : value;
        }
        if (value > most) {
            most = value;
            best = tried;
        }
        if (value_seen > most_seen) {
            most_seen = value_seen;
            seen = tried;
        }
    }
    *own = seen.sheet;
    *points = seen.points;
    return best;
}

/* Players of one mind with the same dice would fill the same sheets, so in a race each starts somewhere else. */
static void open_anywhere(Sheet *sheet, int number) {
    sheet->number[draw() % CELLS] = (uint8_t)number;
    sheet->empty--;
}

static int fullest(const Sheet *sheets, int seats, int but) {
    int least = CELLS;
    for (int seat = 0; seat < seats; seat++)
        if (seat != but && sheets[seat].empty < least) least = sheets[seat].empty;
    return least;
}

/* Every other game is played with some noise, for the values are asked for sheets of weaker players too. What is
   learned is always what the best entry leads to. */
static double play(int seats) {
    static double seemed[64][MOST_SEATS];
    static int stages[64];
    Sheet sheets[MOST_SEATS], before[MOST_SEATS];
    int scores[MOST_SEATS] = {0}, rounds = 0;
    memset(sheets, 0, sizeof sheets);
    noise = draw() % 2 ? (double)(draw() % 1000) / 1000 * MOST_NOISE : 0;
    for (int seat = 0; seat < seats; seat++) sheets[seat].empty = sheets[seat].stage = CELLS;
    for (last_roll = 0;;) {
        int number = roll(), done[MOST_SEATS] = {0}, first = (int)(draw() % seats);
        Entry best[MOST_SEATS];
        for (int i = 0; i < seats; i++) {
            int seat = (first + i) % seats, gained = 0;
            if (seats > 1 && !rounds) open_anywhere(&sheets[seat], number);
            else best[seat] = choose(sheets, scores, seats, seat, number, done, &gained);
            scores[seat] += gained;
            done[seat] = 1;
        }
        int stage = fullest(sheets, seats, -1);
        for (int seat = 0; seat < seats; seat++) {
            sheets[seat].stage = stage;
            if (!rounds) continue;
            int others = fullest(sheets, seats, seat);
            Entry *wanted = &best[seat];
            wanted->sheet.stage = wanted->sheet.empty < others ? wanted->sheet.empty : others;
            learn(&before[seat], wanted->points + worth(&wanted->sheet));
        }
        if (last_roll) break;
        stages[rounds] = stage;
        for (int seat = 0; seat < seats; seat++) seemed[rounds][seat] = scores[seat] + worth(&sheets[seat]);
        rounds++;
        memcpy(before, sheets, sizeof before);
        last_roll = stage == 0;
    }
    last_roll = 0;
    double total = 0;
    for (int seat = 0; seat < seats; seat++) total += scores[seat];
    for (int i = 0; i < rounds && !noise; i++)
        for (int seat = 1; seat < seats; seat++) {
            double error = scores[seat] - scores[seat - 1] - (seemed[i][seat] - seemed[i][seat - 1]);
            off_sum[stages[i]] += error * error;
            off_count[stages[i]]++;
        }
    return total / seats;
}

int main(int argc, char **argv) {
    if (argc < 5) return fprintf(stderr, "usage: learn SEATS GAMES SEED OUT [START]\n"), 2;
    int seats = atoi(argv[1]);
    long games = atol(argv[2]), means = 0;
    luck = 0x9E3779B97F4A7C15ULL * (uint64_t)(atol(argv[3]) + 1);
    set_up_lines();
    set_up_stages();
    if (argc > 5) {
        FILE *start = fopen(argv[5], "rb");
        if (!start || fread(weight, sizeof *weight, WEIGHTS, start) != WEIGHTS) return perror(argv[5]), 1;
        fclose(start);
    }
    double total = 0;
    for (long game = 1; game <= games; game++) {
        total += play(seats ? seats : 2 + (int)(game % (MOST_SEATS - 1)));
        if (game % 1000 == 0) {
            for (int stage = 0; stage <= CELLS; stage++) {
                off[stage] = sqrt(off_sum[stage] / off_count[stage]);
                off_sum[stage] *= 0.99;
                off_count[stage] *= 0.99;
            }
            if (game > games / 5 * 4) {
                means++;
                for (int i = 0; i < WEIGHTS; i++) mean[i] += weight[i];
            }
        }
        if (game % 100000 == 0) {
            printf("%ld games, mean score of the last %.2f\n", game, total / 100000);
            fflush(stdout);
            total = 0;
        }
    }
    for (int i = 0; i < WEIGHTS && means; i++) weight[i] = (float)(mean[i] / means);
    FILE *out = fopen(argv[4], "wb");
    if (!out || fwrite(weight, sizeof *weight, WEIGHTS, out) != WEIGHTS) return perror(argv[4]), 1;
    for (int stage = 0; stage <= CELLS; stage++) {
        float leads = (float)off[stage];
        fwrite(&leads, sizeof leads, 1, out);
    }
    return fclose(out) ? 1 : 0;
}
