/* Solves Ryzyk-Fizyk for two players under any options.

   Usage:  two_players WINS DIFFERENT TRIES ROLL_ON OUT

   Writes the chance to win of the seat to move by its own account and the other's, 0 to 100 each, as 10,201 doubles.
   DIFFERENT is 0 for off, 1 for lose_game and 2 for zero_account; the others are 0 or 1.

   The two turns at a pair of accounts hang on each other, since a lost turn changes nothing: they are solved by
   secant steps. The sum of the accounts only grows, so one sweep from the greatest sums down is enough, unless
   six different dice take the account back to 0: then sweeps go on until nothing changes. */

#include "turn.h"

enum { WIDTH = LINE + 1 };

static double chances[WIDTH][WIDTH];

static double turn(int own, int other, double theirs) {
    static Payoffs payoffs;
    static Solution solution;
    int plateau = other + BEHIND - own;
    payoffs.rows = rules.roll_on ? plateau + 60 : plateau;
    for (int points = 0; points < payoffs.rows; points++) {
        int account = own + points;
        payoffs.bank[points] = account <= LINE ? 1 - chances[other][account] : answered(account - other);
    }
    payoffs.bank[0] = payoffs.lost = 1 - theirs;
    payoffs.same = 1;
    payoffs.different = rules.different == 2 ? (own ? 1 - chances[other][0] : 1 - theirs) : 0;
    return solve(&payoffs, &solution);
}

/* Solves the turns of both seats at their accounts; returns the greatest change. */
static double solve_pair(int own, int other, double tolerance) {
    double before[] = {chances[own][other], chances[other][own]};
    double theirs = before[1], mine = turn(own, other, theirs);
    double answer = own == other ? mine : turn(other, own, mine);
    double slope = own == other ? -0.28 : 0.08, mine_slope = -0.28, step;
    for (int steps = 0; fabs(step = (answer - theirs) / (1 - slope)) > tolerance && steps < 20; steps++) {
        double old_mine = mine, old_answer = answer;
        theirs += step;
        mine = turn(own, other, theirs);
        answer = own == other ? mine : turn(other, own, mine);
        mine_slope = (mine - old_mine) / step, slope = (answer - old_answer) / step;
    }
    chances[own][other] = mine + mine_slope * step;
    chances[other][own] = theirs + step;
    return fmax(fabs(chances[own][other] - before[0]), fabs(chances[other][own] - before[1]));
}

int main(int count, char **words) {
    if (count != 6) return 2;
    set_rules(words + 1);
    for (int own = 0; own < WIDTH; own++) for (int other = 0; other < WIDTH; other++) chances[own][other] = 0.5;
    double change = 1;
    for (int sweep = 0; change > 1e-7 && sweep < (rules.different == 2 ? 40 : 1); sweep++) {
        change = 0;
        for (int total = 2 * LINE; total >= 0; total--)
            for (int own = total > LINE ? total - LINE : 0; own <= total / 2; own++) {
                int other = total - own;
                if (!sweep && own < LINE && other < LINE) { /* a guess from the accounts with a point more */
                    double corner = chances[other + 1][own + 1];
                    chances[other][own] = chances[other][own + 1] + chances[other + 1][own] - corner;
                }
                change = fmax(change, solve_pair(own, other, 1e-6));
            }
        fprintf(stderr, "sweep %d: largest change %.2e, start %.6f\n", sweep, change, chances[0][0]);
    }
    FILE *out = fopen(words[5], "wb");
    if (!out || fwrite(chances, sizeof chances, 1, out) != 1) return 1;
    return fclose(out) ? 1 : 0;
}
