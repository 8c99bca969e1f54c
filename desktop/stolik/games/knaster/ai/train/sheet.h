/* The sheet of Knaster: its cells and lines, their combinations, and circles drawn. */

#include <stdint.h>

enum { CELLS = 25, LINES = 12, NUMBERS = 11, CIRCLED = 12 };

typedef struct {
    uint8_t number[CELLS]; /* 0 for none, else 1 to 11 for the sums 2 to 12 */
    uint8_t circled[CELLS];
    int empty, stage;
} Sheet;

static int line_cells[LINES][5], bonus[LINES], lines_at[CELLS][4], lines_count[CELLS];
static int index12[248832], index13[371293]; /* a line's cells as five digits -> its multiset */
static int given[248832];                    /* -> the circles of its combination */

static void number_multisets(int kinds, int *index) {
    int place = 0;
    for (int a = 0; a < kinds; a++)
        for (int b = a; b < kinds; b++)
            for (int c = b; c < kinds; c++)
                for (int d = c; d < kinds; d++)
                    for (int e = d; e < kinds; e++)
                        index[(((a * kinds + b) * kinds + c) * kinds + d) * kinds + e] = place++;
    int all = kinds * kinds * kinds * kinds * kinds;
    for (int code = 0; code < all; code++) {
        int digit[5], sorted = 0;
        for (int i = 4, rest = code; i >= 0; i--, rest /= kinds) digit[i] = rest % kinds;
        for (int i = 0; i < 5; i++)
            for (int j = i + 1; j < 5; j++)
                if (digit[j] < digit[i]) {
                    int swapped = digit[i];
                    digit[i] = digit[j];
                    digit[j] = swapped;
                }
        for (int i = 0; i < 5; i++) sorted = sorted * kinds + digit[i];
        index[code] = index[sorted];
    }
}

static int circles_of(int code) {
    int count[12] = {0}, most = 0, pairs = 0, kinds = 0, low = 99, high = 0;
    for (int i = 0; i < 5; i++, code /= 12) {
        int number = code % 12;
        if (!number) return 0;
        count[number]++;
        if (number < low) low = number;
        if (number > high) high = number;
    }
    for (int number = 1; number < 12; number++) {
        kinds += count[number] > 0;
        pairs += count[number] == 2;
        if (count[number] > most) most = count[number];
    }
    if (kinds == 5) return high - low == 4 ? 3 : 0;
    if (most == 3) return pairs ? 2 : 1;
    return most > 3 ? most - 2 : pairs == 2;
}

static void set_up_lines(void) {
    for (int i = 0; i < 5; i++) {
        bonus[i] = bonus[5 + i] = 9 - i;
        for (int j = 0; j < 5; j++) line_cells[i][j] = line_cells[5 + j][i] = 5 * i + j;
        line_cells[10][i] = 6 * i;
        line_cells[11][i] = 4 * (i + 1);
    }
    bonus[10] = bonus[11] = 10;
    for (int line = 0; line < LINES; line++)
        for (int i = 0; i < 5; i++) {
            int cell = line_cells[line][i];
            lines_at[cell][lines_count[cell]++] = line;
        }
    number_multisets(12, index12);
    number_multisets(13, index13);
    for (int code = 0; code < 248832; code++) given[code] = circles_of(code);
}

/* Draws a circle; returns its points, with the bonuses of the lines that it completes. */
static int circle(Sheet *sheet, int cell) {
    int points = 1;
    sheet->circled[cell] = 1;
    for (int i = 0; i < lines_count[cell]; i++) {
        int line = lines_at[cell][i], whole = 1;
        for (int j = 0; j < 5; j++) whole &= sheet->circled[line_cells[line][j]];
        if (whole) points += bonus[line];
    }
    return points;
}

static int can_circle(const Sheet *sheet, int number) {
    for (int cell = 0; cell < CELLS; cell++)
        if (sheet->number[cell] == number && !sheet->circled[cell]) return 1;
    return 0;
}
