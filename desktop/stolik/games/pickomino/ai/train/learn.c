/* Learns the chance of every seat to win Pickomino between two turns, by playing against itself.

   Build:  cc -O3 -march=native -ffast-math -DSEATS=n -DHIDDEN=h -o learn learn.c -lm
   Usage:  learn train GAMES SEED OUT          learns, and writes the weights as floats
           learn check GAMES SEED WEIGHTS      plays against itself: how well the chances are calibrated
           learn contest GAMES SEED WEIGHTS    one seat against exact turns for worms, then against sharp
           learn show GAMES SEED WEIGHTS       prints positions as JSON, with their chances

   A small network takes what lies where, as each seat sees it (win_probability.py is the double of
   find_features, win_probability.py that of forward), and gives the seat a strength; the chances are the softmax
   of the strengths. Every turn is solved exactly, many games at once, and the mean of the chances over the ends of
   the turn is the target of the position before it, plus a share (trace) of what the rest of the game then showed
   beyond it. That share sinks: the early games tell how games end, the late ones how turns follow each other. In
   every second game some turns end at random, so that positions are met that good play avoids, and every eighth
   is played by the option of the extra flip. */

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef SEATS
#define SEATS 2
#endif
#ifndef HIDDEN
#define HIDDEN 64
#endif

enum { TILES = 16, DICE = 8, FACES = 6, LANES = 16, SUMS = 20, NO_STOP = SUMS };
enum { SECOND = 32, STAGES = 6 };
enum { MOST_TURNS = 600 };
#define NEVER (-1e30f)

static uint64_t luck;

static uint64_t draw(void) {
    luck ^= luck << 13;
    luck ^= luck >> 7;
    luck ^= luck << 17;
    return luck >> 11;
}

static double uniform(void) { return (double)draw() / 9007199254740992.0; }

/* ----------------------------------------------------------------------------------------------- the turn */

enum { MOST_POSITIONS = 2100, MOST_NODES = 3100, MOST_OPTIONS = 48 };

typedef struct {
    int count;                      /* option sets, each after the one it extends by a face */
    float none;                     /* the chance of no new face */
    uint8_t depth[MOST_NODES], option[MOST_NODES];
    float chance[MOST_NODES];       /* that a roll offers exactly these options */
} Shape;

typedef struct {
    int used, dice, sum, stop;      /* stop is the index of the sum among the payoffs */
    int faces[FACES], new;
    int child[MOST_OPTIONS];        /* by new face x dice + how many show it - 1 */
    const Shape *shape;
} Place;

static Place places[MOST_POSITIONS];
static int place_count, fresh_place, place_index[64][DICE + 1][41];
static Shape shapes[FACES + 1][DICE + 1];
static double factorial[DICE + 1];

static void add_nodes(Shape *shape, int new, int dice, int face, int left, int depth, double ways) {
    for (; face < new; face++)
        for (int count = 1; count <= left; count++) {
            int rest = left - count, used = FACES - new, node;
            double now = ways / factorial[count];
            if (used || new - face - 1 || !rest) {
                node = shape->count++;
                shape->depth[node] = (uint8_t)depth;
                shape->option[node] = (uint8_t)(face * dice + count - 1);
                shape->chance[node] =
                    rest && !used ? 0
                                  : (float)(now * factorial[dice] / factorial[rest] * pow(used, rest) / pow(FACES, dice));
                add_nodes(shape, new, dice, face + 1, rest, depth + 1, now);
            }
        }
}

static int find_place(int used, int dice, int sum) {
    int *index = &place_index[used][dice][sum];
    if (!*index) {
        *index = -1;
        for (int face = 0; face < FACES; face++)
            if (!(used >> face & 1))
                for (int count = 1; count <= dice; count++)
                    find_place(used | 1 << face, dice - count, sum + count * (face == 5 ? 5 : face + 1));
    }
    return *index;
}

static void set_up_turn(void) {
    factorial[0] = 1;
    for (int i = 1; i <= DICE; i++) factorial[i] = i * factorial[i - 1];
    for (int new = 0; new <= FACES; new++)
        for (int dice = 0; dice <= DICE; dice++) {
            shapes[new][dice].none = (float)pow((FACES - new) / (double)FACES, dice);
            add_nodes(&shapes[new][dice], new, dice, 0, dice, 0, 1);
        }
    find_place(0, DICE, 0);
    for (int dice = 0; dice <= DICE; dice++)
        for (int used = 0; used < 64; used++)
            for (int sum = 0; sum <= 40; sum++) {
                if (!place_index[used][dice][sum]) continue;
                Place *place = &places[place_count];
                place_index[used][dice][sum] = place_count++;
                place->used = used;
                place->dice = dice;
                place->sum = sum;
                place->stop = used >> 5 & 1 && sum >= 21 ? sum - 21 : NO_STOP;
                for (int face = 0; face < FACES; face++)
                    if (!(used >> face & 1)) place->faces[place->new++] = face;
                place->shape = &shapes[place->new][dice];
                for (int i = 0; i < place->new; i++)
                    for (int count = 1; count <= dice; count++)
                        place->child[i * dice + count - 1] =
                            place_index[used | 1 << place->faces[i]][dice - count]
                                       [sum + count * (place->faces[i] == 5 ? 5 : place->faces[i] + 1)];
            }
    fresh_place = place_count - 1;
}

/* What a turn is solved for: first what the mover wants most, then the chances of the others to win. */
enum { VALUED = SEATS };

typedef float Lanes __attribute__((vector_size(sizeof(float) * LANES))); /* a number of every game */
typedef int32_t Marks __attribute__((vector_size(sizeof(int32_t) * LANES)));

static Lanes pick(Marks marks, Lanes here, Lanes elsewhere) {
    return (Lanes)(((Marks)here & marks) | ((Marks)elsewhere & ~marks));
}

typedef struct {
    Lanes stop[SUMS + 1][VALUED]; /* NEVER where no tile is to be had */
    Lanes bust[VALUED];
} Payoffs;

static Lanes values[MOST_POSITIONS][VALUED];
static Marks stopping[MOST_POSITIONS];

static void solve(const Payoffs *payoffs) {
    for (int at = 0; at < place_count; at++) {
        const Place *place = &places[at];
        const Shape *shape = place->shape;
        const Lanes *stop = payoffs->stop[place->stop];
        Lanes best[FACES + 1][VALUED], total[VALUED];
        for (int seat = 0; seat < VALUED; seat++) {
            total[seat] = shape->none * payoffs->bust[seat];
            best[0][seat] = total[seat] * 0 + NEVER;
        }
        for (int node = 0; node < shape->count; node++) {
            int depth = shape->depth[node];
            float chance = shape->chance[node];
            const Lanes *child = values[place->child[shape->option[node]]];
            Marks better = child[0] > best[depth][0];
            for (int seat = 0; seat < VALUED; seat++) {
                Lanes value = pick(better, child[seat], best[depth][seat]);
                best[depth + 1][seat] = value;
                total[seat] += chance * value;
            }
        }
        stopping[at] = place->dice > 0 ? stop[0] >= total[0] : stop[0] > NEVER / 2;
        for (int seat = 0; seat < VALUED; seat++) values[at][seat] = pick(stopping[at], stop[seat], total[seat]);
    }
}

/* Plays the turn of a lane as solved; returns the index of its sum, or -1 for a bust. */
static int play_turn(int lane) {
    for (int at = fresh_place;;) {
        const Place *place = &places[at];
        int shown[FACES] = {0}, best = -1;
        for (int die = 0; die < place->dice; die++) shown[draw() % FACES]++;
        for (int i = 0; i < place->new; i++) {
            int count = shown[place->faces[i]];
            if (!count) continue;
            int child = place->child[i * place->dice + count - 1];
            if (best < 0 || values[child][0][lane] > values[best][0][lane]) best = child;
        }
        if (best < 0) return -1;
        if (stopping[best][lane]) return places[best].stop;
        at = best;
        if (!places[at].dice) return -1;
    }
}

/* ----------------------------------------------------------------------------------------------- the game */

typedef struct {
    uint8_t stack[SEATS][TILES], height[SEATS]; /* tiles from 0 */
    uint32_t centre;                            /* a bit for each tile */
    int turn, flips;
} State;

static int worms_of(int tile) { return tile / 4 + 1; }
static int lowest_of(uint32_t centre) { return __builtin_ctz(centre); }
static int highest_of(uint32_t centre) { return 31 - __builtin_clz(centre); }
static int top_of(const State *state, int seat, int below) {
    return state->height[seat] > below ? state->stack[seat][state->height[seat] - 1 - below] : -1;
}

/* What decides the game: worms, then the highest tile. */
static void ranks_of(const State *state, int *ranks) {
    for (int seat = 0; seat < SEATS; seat++) {
        int worms = 0, highest = -1;
        for (int i = 0; i < state->height[seat]; i++) {
            int tile = state->stack[seat][i];
            worms += worms_of(tile);
            if (tile > highest) highest = tile;
        }
        ranks[seat] = worms * 32 + highest + 1;
    }
}

static void final_shares(const State *state, float *shares) {
    int ranks[SEATS], best = -1, count = 0;
    ranks_of(state, ranks);
    for (int seat = 0; seat < SEATS; seat++) {
        if (ranks[seat] > best) best = ranks[seat], count = 0;
        count += ranks[seat] == best;
    }
    for (int seat = 0; seat < SEATS; seat++) shares[seat] = ranks[seat] == best ? 1.0f / (float)count : 0;
}

static void take(State *state, int tile) {
    state->centre &= ~(1u << tile);
    state->stack[state->turn][state->height[state->turn]++] = (uint8_t)tile;
    state->turn = (state->turn + 1) % SEATS;
}

static void steal(State *state, int owner) {
    int tile = state->stack[owner][--state->height[owner]];
    state->stack[state->turn][state->height[state->turn]++] = (uint8_t)tile;
    state->turn = (state->turn + 1) % SEATS;
}

static void bust(State *state) {
    int seat = state->turn;
    state->turn = (seat + 1) % SEATS;
    if (!state->height[seat]) {
        if (state->flips) state->centre &= ~(1u << highest_of(state->centre));
        return;
    }
    int own = state->stack[seat][--state->height[seat]], highest = highest_of(state->centre);
    state->centre |= 1u << own;
    if (highest > own) state->centre &= ~(1u << highest);
}

/* ------------------------------------------------------------------------------------------- the features */

enum {
    OF_CENTRE = 0,
    OF_COUNT = OF_CENTRE + TILES,
    OF_LOWEST = OF_COUNT + TILES,
    OF_HIGHEST = OF_LOWEST + TILES,
    OF_IN_CENTRE = OF_HIGHEST + TILES,   /* worms in the centre, 1 to 40 */
    OF_GONE = OF_IN_CENTRE + 40,         /* tiles face down, 0 to 15 */
    OF_FLIPS = OF_GONE + TILES,
    OF_WAITING = OF_FLIPS + 1,           /* so many seats move before this one */
    OF_SEATS = OF_WAITING + SEATS,
    /* of each seat, from the one that is asked about */
    MOST_WORMS = 25, MOST_LEAD = 12, MOST_HEIGHT = 7,
    S_TOP = 0,                           /* the top tile, 0 for none; the second; the third */
    S_WORMS = S_TOP + 3 * (TILES + 1),
    S_HEIGHT = S_WORMS + MOST_WORMS + 1,
    S_LEAD = S_HEIGHT + MOST_HEIGHT + 1, /* worms ahead of the best rival, equals parted by the highest tile */
    S_FACTS = S_LEAD + 2 * MOST_LEAD + 3,
    FACTS = 7,
    S_STEALS = S_FACTS + FACTS,          /* would lead with the top tile of the k-th seat after it */
    SEAT_SIZE = S_STEALS + SEATS - 1,
    FEATURES = OF_SEATS + SEATS * SEAT_SIZE,
    MOST_COMMON = 3 * TILES, MOST_OF_SEAT = 6 + FACTS + SEATS
};

/* The numbers of the features that hold: of the centre, and of each seat, counted from that seat's first. */
typedef struct {
    int common_count, count[SEATS];
    uint16_t common[MOST_COMMON], of_seat[SEATS][MOST_OF_SEAT];
} Features;

static int lead_of(int own, int rival) {
    int worms = own / 32 - rival / 32;
    if (worms > MOST_LEAD) worms = MOST_LEAD;
    if (worms < -MOST_LEAD) worms = -MOST_LEAD;
    if (!worms) return MOST_LEAD + (own > rival) + (own >= rival);
    return worms + MOST_LEAD + (worms > 0 ? 2 : 0);
}

/* The rank with a tile more, and without its top tile. */
static int rank_with(int rank, int tile) {
    int highest = rank % 32 > tile + 1 ? rank % 32 : tile + 1;
    return (rank / 32 + worms_of(tile)) * 32 + highest;
}

static int rank_below(const State *state, int seat, int rank) {
    int worms = rank / 32, highest = -1, height = state->height[seat] - 1;
    worms -= worms_of(state->stack[seat][height]);
    for (int i = 0; i < height; i++)
        if (state->stack[seat][i] > highest) highest = state->stack[seat][i];
    return worms * 32 + highest + 1;
}

/* There is a tile in the centre. */
static void find_features(const State *state, Features *features) {
    int count = 0, in_centre = 0, gone = TILES, ranks[SEATS], below[SEATS];
    int lowest = lowest_of(state->centre), highest = highest_of(state->centre);
    int lying = __builtin_popcount(state->centre);
    uint16_t *active = features->common;
    ranks_of(state, ranks);
    for (int tile = 0; tile < TILES; tile++)
        if (state->centre >> tile & 1) {
            active[count++] = (uint16_t)(OF_CENTRE + tile);
            in_centre += worms_of(tile);
            gone--;
        }
    for (int seat = 0; seat < SEATS; seat++) {
        gone -= state->height[seat];
        below[seat] = state->height[seat] ? rank_below(state, seat, ranks[seat]) : 0;
    }
    active[count++] = (uint16_t)(OF_COUNT + lying - 1);
    active[count++] = (uint16_t)(OF_LOWEST + lowest);
    active[count++] = (uint16_t)(OF_HIGHEST + highest);
    active[count++] = (uint16_t)(OF_IN_CENTRE + in_centre - 1);
    active[count++] = (uint16_t)(OF_GONE + gone);
    if (state->flips) active[count++] = OF_FLIPS;
    features->common_count = count;
    for (int seat = 0; seat < SEATS; seat++) {
        int rival = 0, rank = ranks[seat], top = top_of(state, seat, 0), worms = rank / 32, height = state->height[seat];
        active = features->of_seat[seat];
        count = 0;
        for (int other = 0; other < SEATS; other++)
            if (other != seat && ranks[other] > rival) rival = ranks[other];
        for (int i = 0; i < 3; i++) active[count++] = (uint16_t)(S_TOP + i * (TILES + 1) + top_of(state, seat, i) + 1);
        active[count++] = (uint16_t)(S_WORMS + (worms < MOST_WORMS ? worms : MOST_WORMS));
        active[count++] = (uint16_t)(S_HEIGHT + (height < MOST_HEIGHT ? height : MOST_HEIGHT));
        active[count++] = (uint16_t)(S_LEAD + lead_of(rank, rival));
        int facts[FACTS] = {
            rank_with(rank, lowest) > rival,
            rank_with(rank, highest) > rival,
            worms - rival / 32 > in_centre,
            top >= 0 && top < lowest,
            top > 0 && !(state->centre >> (top - 1) & 1),
            top >= 0 && below[seat] > rival,
            top >= 0 && rank_with(rival, top) < below[seat], /* leads even when the best rival has its top tile */
        };
        for (int i = 0; i < FACTS; i++)
            if (facts[i]) active[count++] = (uint16_t)(S_FACTS + i);
        for (int k = 1; k < SEATS; k++) {
            int victim = (seat + k) % SEATS, prey = top_of(state, victim, 0);
            if (prey < 0) continue;
            int own = rank_with(rank, prey), leads = own > below[victim];
            for (int other = 0; other < SEATS; other++)
                if (other != seat && other != victim && ranks[other] >= own) leads = 0;
            if (leads) active[count++] = (uint16_t)(S_STEALS + k - 1);
        }
        features->count[seat] = count;
    }
}

static int stage_of(uint32_t centre) {
    int lying = __builtin_popcount(centre);
    return lying < 4 ? lying - 1 : lying < 6 ? 3 : lying < 9 ? 4 : 5;
}

/* -------------------------------------------------------------------------------------------- the network */

/* Layers in blocks of lanes, so that a row of weights stays in registers. */
enum { WIDE = HIDDEN / LANES, NARROW = SECOND / LANES };

typedef struct {
    Lanes first[FEATURES][WIDE], first_bias[WIDE];
    Lanes second[STAGES][HIDDEN][NARROW], second_bias[STAGES][NARROW];
    Lanes third[STAGES][NARROW];
} Network;

enum { WEIGHTS = sizeof(Network) / sizeof(float) };

static Network network, slope, moment, square, mean_network;

typedef struct {
    Lanes hidden[SEATS][WIDE], second[SEATS][NARROW];
    float chance[SEATS];
} Pass;

static Lanes positive(Lanes values) { return (Lanes)((Marks)values & (values > 0)); }

static float sum_of(Lanes values) {
    float sum = 0;
    for (int i = 0; i < LANES; i++) sum += values[i];
    return sum;
}

static void forward(const Network *net, const State *state, const Features *features, Pass *pass) {
    int stage = stage_of(state->centre);
    float most = NEVER, total = 0;
    Lanes common[WIDE];
    for (int i = 0; i < WIDE; i++) common[i] = net->first_bias[i];
    for (int k = 0; k < features->common_count; k++)
        for (int i = 0; i < WIDE; i++) common[i] += net->first[features->common[k]][i];
    for (int s = 0; s < SEATS; s++) {
        Lanes hidden[WIDE], second[NARROW], strength = {0};
        const Lanes *waiting = net->first[OF_WAITING + (s - state->turn + SEATS) % SEATS];
        for (int i = 0; i < WIDE; i++) hidden[i] = common[i] + waiting[i];
        for (int order = 0; order < SEATS; order++) {
            int seat = (s + order) % SEATS;
            const Lanes(*rows)[WIDE] = &net->first[OF_SEATS + order * SEAT_SIZE];
            for (int k = 0; k < features->count[seat]; k++)
                for (int i = 0; i < WIDE; i++) hidden[i] += rows[features->of_seat[seat][k]][i];
        }
        for (int j = 0; j < NARROW; j++) second[j] = net->second_bias[stage][j];
        for (int i = 0; i < WIDE; i++) pass->hidden[s][i] = positive(hidden[i]);
        const float *unit = (const float *)pass->hidden[s];
        for (int i = 0; i < HIDDEN; i++)
            for (int j = 0; j < NARROW; j++) second[j] += unit[i] * net->second[stage][i][j];
        for (int j = 0; j < NARROW; j++) {
            pass->second[s][j] = positive(second[j]);
            strength += net->third[stage][j] * pass->second[s][j];
        }
        pass->chance[s] = sum_of(strength);
        if (pass->chance[s] > most) most = pass->chance[s];
    }
    for (int s = 0; s < SEATS; s++) total += pass->chance[s] = expf(pass->chance[s] - most);
    for (int s = 0; s < SEATS; s++) pass->chance[s] /= total;
}

/* Adds to the slope of the cross-entropy. */
static void backward(const State *state, const float *target) {
    Pass pass;
    Features features;
    int stage = stage_of(state->centre);
    Lanes all[WIDE] = {{0}};
    find_features(state, &features);
    forward(&network, state, &features, &pass);
    for (int s = 0; s < SEATS; s++) {
        float error = pass.chance[s] - target[s];
        Lanes back[NARROW], front[WIDE] = {{0}};
        for (int j = 0; j < NARROW; j++) {
            back[j] = (Lanes)((Marks)(error * network.third[stage][j]) & (pass.second[s][j] > 0));
            slope.third[stage][j] += error * pass.second[s][j];
            slope.second_bias[stage][j] += back[j];
        }
        const float *unit = (const float *)pass.hidden[s];
        float *into = (float *)front;
        for (int i = 0; i < HIDDEN; i++) {
            if (unit[i] <= 0) continue;
            Lanes sum = {0};
            for (int j = 0; j < NARROW; j++) {
                slope.second[stage][i][j] += unit[i] * back[j];
                sum += back[j] * network.second[stage][i][j];
            }
            into[i] = sum_of(sum);
        }
        Lanes *waiting = slope.first[OF_WAITING + (s - state->turn + SEATS) % SEATS];
        for (int i = 0; i < WIDE; i++) waiting[i] += front[i], all[i] += front[i];
        for (int order = 0; order < SEATS; order++) {
            int seat = (s + order) % SEATS;
            Lanes(*rows)[WIDE] = &slope.first[OF_SEATS + order * SEAT_SIZE];
            for (int k = 0; k < features.count[seat]; k++)
                for (int i = 0; i < WIDE; i++) rows[features.of_seat[seat][k]][i] += front[i];
        }
    }
    for (int i = 0; i < WIDE; i++) slope.first_bias[i] += all[i];
    for (int k = 0; k < features.common_count; k++)
        for (int i = 0; i < WIDE; i++) slope.first[features.common[k]][i] += all[i];
}

/* One step of Adam. */
static void step(float rate, int batch) {
    static double first = 1, second = 1;
    float *weight = (float *)&network, *grad = (float *)&slope, *mean = (float *)&moment, *size = (float *)&square;
    first *= 0.9;
    second *= 0.999;
    float scale = (float)(rate / (1 - first)), spread = (float)(1 / (1 - second));
    for (int i = 0; i < WEIGHTS; i++) {
        float g = grad[i] / (float)batch;
        mean[i] = 0.9f * mean[i] + 0.1f * g;
        size[i] = 0.999f * size[i] + 0.001f * g * g;
        weight[i] -= scale * mean[i] / (sqrtf(size[i] * spread) + 1e-8f);
        grad[i] = 0;
    }
}

static double gauss(void) { return sqrt(-2 * log(uniform() + 1e-300)) * cos(6.283185307179586 * uniform()); }

static void fill(Lanes *weights, int count, double spread) {
    for (int i = 0; i < count; i++)
        for (int lane = 0; lane < LANES; lane++) weights[i][lane] = (float)(gauss() * spread);
}

static void first_weights(void) {
    fill(network.first[0], FEATURES * WIDE, sqrt(2.0 / (12 + 8 * SEATS)));
    fill(network.second[0][0], STAGES * HIDDEN * NARROW, sqrt(2.0 / HIDDEN));
    fill(network.third[0], STAGES * NARROW, 0.3 * sqrt(1.0 / SECOND));
}

static void chances_of(const Network *net, const State *state, float *chances) {
    Features features;
    Pass pass;
    if (!state->centre) {
        final_shares(state, chances);
        return;
    }
    find_features(state, &features);
    forward(net, state, &features, &pass);
    memcpy(chances, pass.chance, sizeof pass.chance);
}

/* ---------------------------------------------------------------------------------------- games in lanes */

typedef struct {
    State state;
    int over;
    int turns;
    State past[MOST_TURNS];
    float ahead[MOST_TURNS][SEATS], after[MOST_TURNS][SEATS]; /* the mean over the turn's ends; what came */
    uint8_t breaks[MOST_TURNS];
    float explored;
    int plain; /* a bit for each seat that plays for the worms of its turn */
} Game;

typedef struct { State state; float chances[SEATS]; } End;

static End ends[LANES][SUMS + 1]; /* the last is a bust */
static float fear = 1;            /* what a worm that a bust costs counts to a plain player */
static uint8_t reached[LANES][SUMS];

/* Enters what an end is worth, NULL where the sum takes no tile: liking to the mover, and to the others. */
static void put(Payoffs *payoffs, int lane, int row, const End *end, int turn, float liking) {
    Lanes *target = row < SUMS ? payoffs->stop[row] : payoffs->bust;
    target[0][lane] = end ? liking : NEVER;
    for (int order = 1; order < VALUED; order++) target[order][lane] = end ? end->chances[(turn + order) % SEATS] : 0;
}

/* Finds the ends of the turn, and what they are worth: a chance to win; to a plain player worms, of which those
   of a stolen tile count more, and a bust costs the top tile. */
static void prepare(const Network *net, Payoffs *payoffs, int lane, const State *state, int plain) {
    End taken = {0};
    End *lost = &ends[lane][SUMS];
    int turn = state->turn, has = 0, top = top_of(state, turn, 0);
    float liked = 0;
    lost->state = *state;
    bust(&lost->state);
    chances_of(net, &lost->state, lost->chances);
    put(payoffs, lane, SUMS, lost, turn, !plain ? lost->chances[turn] : top < 0 ? 0 : -fear * (float)worms_of(top));
    for (int sum = 0; sum < SUMS; sum++) {
        if (sum < TILES && state->centre >> sum & 1) {
            taken.state = *state;
            take(&taken.state, sum);
            chances_of(net, &taken.state, taken.chances);
            liked = plain ? (float)worms_of(sum) : taken.chances[turn];
            has = 1;
        }
        End *end = &ends[lane][sum];
        float liking = liked;
        *end = taken;
        reached[lane][sum] = (uint8_t)has;
        for (int owner = 0; owner < SEATS; owner++)
            if (owner != turn && top_of(state, owner, 0) == sum) {
                End stolen;
                stolen.state = *state;
                steal(&stolen.state, owner);
                chances_of(net, &stolen.state, stolen.chances);
                float other = plain ? (float)worms_of(sum) * (1 + 1.0f / (SEATS - 1)) : stolen.chances[turn];
                if (!has || other > liking) *end = stolen, liking = other;
                reached[lane][sum] = 1;
            }
        put(payoffs, lane, sum, reached[lane][sum] ? end : NULL, turn, liking);
    }
}

static void open_game(Game *game, long number) {
    memset(&game->state, 0, sizeof game->state);
    game->state.centre = (1u << TILES) - 1;
    game->state.turn = (int)(number % SEATS);
    game->over = game->turns = 0;
    game->explored = 0;
    game->plain = 0;
}

/* Plays a turn in every lane. */
static void play_turns(const Network *net, Game *games) {
    static Payoffs payoffs;
    for (int order = 0; order < VALUED; order++)
        for (int lane = 0; lane < LANES; lane++) payoffs.stop[NO_STOP][order][lane] = NEVER;
    for (int lane = 0; lane < LANES; lane++) {
        Game *game = &games[lane];
        if (game->over) continue;
        prepare(net, &payoffs, lane, &game->state, game->plain >> game->state.turn & 1);
    }
    solve(&payoffs);
    for (int lane = 0; lane < LANES; lane++) {
        Game *game = &games[lane];
        if (game->over) continue;
        int sum = play_turn(lane), turn = game->state.turn, at = game->turns++;
        game->breaks[at] = uniform() < game->explored;
        if (game->breaks[at]) do sum = (int)(draw() % (SUMS + 1)); while (sum < SUMS && !reached[lane][sum]);
        const End *end = &ends[lane][sum < 0 ? SUMS : sum];
        game->past[at] = game->state;
        memcpy(game->after[at], end->chances, sizeof end->chances);
        game->ahead[at][turn] = 1;
        for (int order = 1; order < VALUED; order++) {
            float chance = values[fresh_place][order][lane];
            game->ahead[at][(turn + order) % SEATS] = chance;
            game->ahead[at][turn] -= chance;
        }
        game->state = end->state;
        game->over = !game->state.centre || game->turns == MOST_TURNS;
    }
}

/* ------------------------------------------------------------------------------------------------ learning */

enum { MEMORY = 1 << 19, BATCH = 512 };

typedef struct { State state; float target[SEATS]; } Sample;

static Sample *memory;
static long remembered;

static void remember(const Game *game, float trace) {
    float surprise[SEATS] = {0};
    for (int at = game->turns - 1; at >= 0; at--) {
        const State *state = &game->past[at];
        float target[SEATS];
        for (int seat = 0; seat < SEATS; seat++) {
            target[seat] = game->ahead[at][seat] + (game->breaks[at] ? 0 : trace) * surprise[seat];
            surprise[seat] = at ? target[seat] - game->after[at - 1][seat] : 0;
        }
        long slot = remembered < MEMORY ? remembered : (long)(draw() % MEMORY);
        Sample *sample = &memory[slot];
        remembered++;
        sample->state = *state;
        memcpy(sample->target, target, sizeof target);
    }
}

static int train(long count, const char *out) {
    static Game games[LANES];
    const int reused = 8;
    memory = malloc(sizeof(Sample) * MEMORY);
    if (!memory) return perror("memory"), 1;
    first_weights();
    long opened = 0, ended = 0, steps = 0, learned = 0, means = 0;
    double off = 0, squares = 0, turns = 0;
    static double sum[WEIGHTS];
    for (int lane = 0; lane < LANES; lane++) open_game(&games[lane], opened++);
    while (ended < count) {
        double done = (double)ended / (double)count;
        play_turns(&network, games);
        for (int lane = 0; lane < LANES; lane++) {
            Game *game = &games[lane];
            if (!game->over) continue;
            if (!game->state.centre) remember(game, done < 0.25 ? 0.9f : done < 0.5 ? 0.7f : done < 0.75 ? 0.5f : 0.3f);
            for (int at = 1; at < game->turns; at++) {
                double change = game->ahead[at][0] - game->after[at - 1][0];
                off += fabs(change);
                squares += change * change;
                turns++;
            }
            ended++;
            open_game(game, opened++);
            game->explored = opened / SEATS % 2 ? 0.12f : 0;
            game->state.flips = opened / SEATS % 16 < 2;
            if (ended % (count / 40 > 0 ? count / 40 : 1) == 0) {
                printf("%ld games, %ld steps; revaluation of seat 0 in points: mean absolute %.3f, rms %.3f\n", ended, steps,
                       100 * off / turns, 100 * sqrt(squares / turns));
                fflush(stdout);
                off = squares = turns = 0;
            }
        }
        long most = remembered < MEMORY ? remembered : MEMORY;
        /* fast at first, then ever slower */
        float rate = (float)(done < 0.1 ? 1e-3 : 1e-3 * pow(1e-2, (done - 0.1) / 0.9));
        while (learned < reused * remembered && remembered > 20 * BATCH) {
            for (int i = 0; i < BATCH; i++) {
                const Sample *sample = &memory[draw() % (uint64_t)most];
                /* most is to be learned where few tiles are left */
                if (stage_of(sample->state.centre) > 2 && draw() % 2) sample = &memory[draw() % (uint64_t)most];
                backward(&sample->state, sample->target);
            }
            step(rate, BATCH);
            learned += BATCH;
            steps++;
            if (done > 0.9 && steps % 10 == 0) {
                means++;
                for (int i = 0; i < WEIGHTS; i++) sum[i] += ((float *)&network)[i];
            }
        }
    }
    for (int i = 0; i < WEIGHTS; i++) ((float *)&mean_network)[i] = means ? (float)(sum[i] / (double)means) : ((float *)&network)[i];
    FILE *file = fopen(out, "wb");
    if (!file || fwrite(&mean_network, sizeof mean_network, 1, file) != 1) return perror(out), 1;
    printf("%ld games, %ld positions, %ld steps\n", ended, remembered, steps);
    return fclose(file) ? 1 : 0;
}

/* --------------------------------------------------------------------------------------------- measurement */

static int compare(const void *a, const void *b) {
    float x = *(const float *)a, y = *(const float *)b;
    return (x > y) - (x < y);
}

static int check(const Network *net, long count) {
    static Game games[LANES];
    static double said[10], won[10], number[10], by_tiles[17][4], by_seat[SEATS];
    static float sizes[1 << 22];
    long opened = 0, ended = 0, changes = 0;
    double bias = 0, result_square = 0, adjusted_square = 0, mover = 0, xx = 0, xy = 0, x = 0, y = 0, n = 0, absolute = 0, turns = 0;
    for (int lane = 0; lane < LANES; lane++) open_game(&games[lane], opened++);
    while (ended < count) {
        play_turns(net, games);
        for (int lane = 0; lane < LANES; lane++) {
            Game *game = &games[lane];
            if (!game->over) continue;
            float shares[SEATS];
            final_shares(&game->state, shares);
            turns += game->turns;
            for (int seat = 0; seat < SEATS; seat++) {
                double left = 0;
                for (int at = 0; at < game->turns; at++) {
                    double change = at ? game->ahead[at][seat] - game->after[at - 1][seat] : 0;
                    int lying = __builtin_popcount(game->past[at].centre);
                    left += change;
                    double before = game->ahead[at][seat];
                    int tenth = before < 1 ? (int)(10 * before) : 9;
                    said[tenth] += before;
                    won[tenth] += shares[seat];
                    number[tenth]++;
                    x += before, y += shares[seat], xx += before * before, xy += before * shares[seat], n++;
                    if (game->past[at].turn == seat) bias += shares[seat] - before;
                    if (!at) continue;
                    if (changes < 1 << 22) sizes[changes] = (float)fabs(change);
                    changes++;
                    absolute += fabs(change);
                    by_tiles[lying][0]++;
                    by_tiles[lying][1] += fabs(change);
                    by_tiles[lying][2] += change * change;
                    if (game->past[at].turn == seat) mover += change, by_tiles[lying][3] += change;
                }
                double start = game->ahead[0][seat], adjusted = start + left;
                result_square += (shares[seat] - 1.0 / SEATS) * (shares[seat] - 1.0 / SEATS);
                adjusted_square += (adjusted - 1.0 / SEATS) * (adjusted - 1.0 / SEATS);
                by_seat[(seat - game->past[0].turn + SEATS) % SEATS] += shares[seat];
            }
            ended++;
            open_game(game, opened++);
        }
    }
    long kept = changes < 1 << 22 ? changes : 1 << 22;
    qsort(sizes, (size_t)kept, sizeof *sizes, compare);
    double moves = turns;
    printf("games %ld, turns %.1f; bias of the mover %.3f points, slope %.4f\n", ended, turns / (double)ended, 100 * bias / moves,
           (xy - x * y / n) / (xx - x * x / n));
    printf("revaluation: mean absolute %.3f, of the mover %.4f, 99 %% below %.2f; variance ratio %.1f\n", 100 * absolute / (double)changes,
           100 * mover / moves, 100 * sizes[(long)(0.99 * (double)kept)], result_square / adjusted_square);
    for (int i = 0; i < 10; i++) printf("  tenth %d: said %.2f, won %.2f (%.0f)\n", i, 100 * said[i] / number[i], 100 * won[i] / number[i], number[i]);
    double all = 0;
    for (int i = 1; i <= 16; i++) all += by_tiles[i][2];
    for (int i = 1; i <= 16; i++)
        if (by_tiles[i][0] > 0)
            printf("  %2d tiles: mean absolute %.3f, of the mover %.3f, share of the variance %.1f %%, of the turns %.1f %%\n", i,
                   100 * by_tiles[i][1] / by_tiles[i][0], 100 * SEATS * by_tiles[i][3] / by_tiles[i][0], 100 * by_tiles[i][2] / all,
                   100 * by_tiles[i][0] / (double)changes);
    for (int i = 0; i < SEATS; i++) printf("  seat %d after the first wins %.2f %%\n", i, 100 * by_seat[i] / (double)ended);
    return 0;
}

static void open_contest(Game *game, long number) {
    open_game(game, number);
    game->plain = ((1 << SEATS) - 1) & ~(1 << number / SEATS % SEATS);
}

/* One seat plays for the win, the others for the worms of each turn. */
static void contest(const Network *net, long count) {
    static Game games[LANES];
    long opened = 0, ended = 0;
    double won = 0;
    for (int lane = 0; lane < LANES; lane++) open_contest(&games[lane], opened++);
    while (ended < count) {
        play_turns(net, games);
        for (int lane = 0; lane < LANES; lane++) {
            Game *game = &games[lane];
            if (!game->over) continue;
            float shares[SEATS];
            final_shares(&game->state, shares);
            for (int seat = 0; seat < SEATS; seat++)
                if (!(game->plain >> seat & 1)) won += shares[seat];
            ended++;
            open_contest(game, opened++);
        }
    }
    double share = won / (double)ended;
    printf("%ld games of %d seats, a lost worm counts %.1f to the others: %.2f +- %.2f %%\n", ended, SEATS, fear, 100 * share,
           100 * sqrt(share * (1 - share) / (double)ended));
}

static void print_tiles(const uint8_t *tiles, int count) {
    printf("[");
    for (int i = 0; i < count; i++) printf(i ? ", %d" : "%d", tiles[i] + 21);
    printf("]");
}

static void print_chances(const char *name, const float *chances) {
    printf("\"%s\": [", name);
    for (int seat = 0; seat < SEATS; seat++) printf(seat ? ", %.6f" : "%.6f", chances[seat]);
}

/* Prints positions of games as JSON, a line each, with their chances now and as the mean over the turn. */
static int show(const Network *net, long count) {
    static Game games[LANES];
    for (long opened = 0; opened < count; opened += LANES) {
        for (int lane = 0; lane < LANES; lane++) {
            open_game(&games[lane], opened + lane);
            games[lane].explored = 0.3f;
            games[lane].state.flips = lane % 2;
        }
        for (int turn = 0; turn < MOST_TURNS; turn++) {
            play_turns(net, games);
            for (int lane = 0; lane < LANES; lane++) {
                const Game *game = &games[lane];
                if (game->turns <= turn) continue;
                const State *state = &game->past[turn];
                uint8_t centre[TILES];
                int lying = 0;
                float chances[SEATS];
                for (int tile = 0; tile < TILES; tile++)
                    if (state->centre >> tile & 1) centre[lying++] = (uint8_t)tile;
                chances_of(net, state, chances);
                printf("{\"flips\": %d, \"turn\": %d, \"centre\": ", state->flips, state->turn);
                print_tiles(centre, lying);
                printf(", \"stacks\": [");
                for (int seat = 0; seat < SEATS; seat++) {
                    if (seat) printf(", ");
                    print_tiles(state->stack[seat], state->height[seat]);
                }
                printf("], ");
                print_chances("now", chances);
                printf("], ");
                print_chances("ahead", game->ahead[turn]);
                printf("]}\n");
            }
        }
    }
    return 0;
}

int main(int argc, char **argv) {
    if (argc < 5) return fprintf(stderr, "usage: learn train|check|contest|show GAMES SEED FILE\n"), 2;
    long games = atol(argv[2]);
    luck = 0x9E3779B97F4A7C15ULL * (uint64_t)(atol(argv[3]) + 1);
    set_up_turn();
    if (!strcmp(argv[1], "train")) return train(games, argv[4]);
    FILE *file = fopen(argv[4], "rb");
    if (!file || fread(&network, sizeof network, 1, file) != 1) return perror(argv[4]), 1;
    fclose(file);
    if (!strcmp(argv[1], "show")) return show(&network, games);
    if (!strcmp(argv[1], "check")) return check(&network, games);
    contest(&network, games);
    fear = 0.2f; /* as sharp plays */
    contest(&network, games);
    return 0;
}
