/* The exact solution of sixteen turns of Ryzyk-Fizyk at once, with the chances of all seats.

   The turns lie side by side in vectors. Rows are accounts of the seat on turn: a turn begins at the row of the
   account before it, and what banking is worth depends on the row alone. The seat on turn maximises its own chance,
   which is the first of the parts; the other parts are the chances of other seats under that play. */

#include "turn.h"

enum { LANES = 16, MOST_ROWS = 480, MOST_PARTS = 8 };

typedef float Lanes __attribute__((vector_size(4 * LANES)));
typedef int Mask __attribute__((vector_size(4 * LANES)));

/* What the ends of the turns are worth: row by row banking there, and what costs or wins. */
typedef struct {
    int parts, rows;
    Lanes bank[MOST_ROWS][MOST_PARTS], lost[MOST_PARTS], different[MOST_PARTS], same[MOST_PARTS];
} LaneEnds;

static Lanes place_worth[(MOST_ROWS + GAIN) * STRIDE * MOST_PARTS];

static inline Lanes chosen(Mask mask, Lanes one, Lanes other) {
    return (Lanes)((mask & (Mask)one) | (~mask & (Mask)other));
}

static inline __attribute__((always_inline)) void roll_lanes(
    int parts, const Rolls *rolls, const LaneEnds *ends, const Lanes *window, Lanes *into) {
    Lanes total[MOST_PARTS], best[MOST_PARTS];
    for (int part = 0; part < parts; part++)
        total[part] = (float)rolls->none * ends->lost[part] + (float)rolls->different * ends->different[part] +
                      (float)rolls->same * ends->same[part];
    for (const Outcome *each = outcome + rolls->first; each < outcome + rolls->first + rolls->outcomes; each++) {
        const int *links = link_to + each->first;
        for (int part = 0; part < parts; part++) best[part] = window[links[0] * parts + part];
        for (int choice = 1; choice < each->choices; choice++) {
            const Lanes *other = window + links[choice] * parts;
            Mask better = other[0] >= best[0]; /* of equals the most points */
            for (int part = 0; part < parts; part++) best[part] = chosen(better, other[part], best[part]);
        }
        for (int part = 0; part < parts; part++) total[part] += (float)each->chance * best[part];
    }
    for (int part = 0; part < parts; part++) into[part] = total[part];
}

/* Solves the rows from the last down to `first`. In the rows that are wanted the chances before a turn's first roll are
   written to `starts`, row by row. */
static inline __attribute__((always_inline)) void solve_parts(
    int parts, const LaneEnds *ends, int first, const char *wanted, Lanes (*starts)[MOST_PARTS]) {
    int places = rules.tries ? ALL_PLACES : PLACES;
    float most = 0, limits[ALL_PLACES];
    for (int row = first; row < ends->rows; row++)
        for (int lane = 0; lane < LANES; lane++) most = fmaxf(most, ends->bank[row][0][lane]);
    for (int lane = 0; lane < LANES; lane++) most = fmaxf(most, ends->lost[0][lane]);
    if (rules.wins) most = 1;
    for (int place = 0; place < places; place++) {
        const Rolls *rolls = &rolls_of[place];
        limits[place] = 0;
        for (int lane = 0; lane < LANES; lane++)
            limits[place] = fmaxf(limits[place], rolls->none * ends->lost[0][lane] +
                                                     rolls->different * ends->different[0][lane] +
                                                     (1 - rolls->none - rolls->different) * most);
    }
    for (int row = ends->rows; row < ends->rows + GAIN; row++)
        for (int place = 0; place < places; place++)
            memcpy(place_worth + (row * STRIDE + place) * parts, ends->bank[ends->rows - 1], parts * sizeof(Lanes));
    for (int row = ends->rows - 1; row >= first; row--) {
        Lanes *window = place_worth + row * STRIDE * parts;
        const Lanes *stop = ends->bank[row];
        float least = 1;
        for (int lane = 0; lane < LANES; lane++) least = fminf(least, stop[0][lane]);
        for (int place = 0; place < places; place++) {
            Lanes *here = window + place * parts;
            int forced = rules.roll_on && !place;
            if (!forced && least >= limits[place]) {
                for (int part = 0; part < parts; part++) here[part] = stop[part];
                continue;
            }
            roll_lanes(parts, &rolls_of[place], ends, window, here);
            Mask stops = forced ? (Mask){0} : stop[0] >= here[0];
            for (int part = 0; part < parts; part++) here[part] = chosen(stops, stop[part], here[part]);
        }
        if (wanted[row]) roll_lanes(parts, rolls_of, ends, window, starts[row]);
    }
}

static void solve_lanes(const LaneEnds *ends, int first, const char *wanted, Lanes (*starts)[MOST_PARTS]) {
    switch (ends->parts) { /* each number of parts is compiled for itself */
    case 1: solve_parts(1, ends, first, wanted, starts); break;
    case 2: solve_parts(2, ends, first, wanted, starts); break;
    case 3: solve_parts(3, ends, first, wanted, starts); break;
    case 4: solve_parts(4, ends, first, wanted, starts); break;
    case 5: solve_parts(5, ends, first, wanted, starts); break;
    case 6: solve_parts(6, ends, first, wanted, starts); break;
    default: solve_parts(7, ends, first, wanted, starts);
    }
}
