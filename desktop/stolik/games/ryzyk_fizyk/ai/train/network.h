/* A small network that corrects chances of several seats, and how it learns.

   The inputs are a number a seat, an account or the points a seat is behind. Each adds a vector to the hidden units,
   which lies in straight lines between the vectors at the knots. The first hidden units pass on what they got; of the
   others x becomes x / (1 + |x|). The outputs are sums of the hidden units and a constant; they are added to the
   logarithms of the chances that are to be corrected, and the softmax is taken. */

enum { MOST_INPUTS = 8, KNOTS = 13, HIDDEN = 32, LINEAR = 8, REACH = 241 };

typedef struct {
    float into[MOST_INPUTS][KNOTS][HIDDEN], out[MOST_INPUTS][HIDDEN + 1];
} Network;

enum { PARAMETERS = sizeof(Network) / sizeof(float) };

typedef struct {
    Network slope, first, second, mean; /* the gradient, its running moments, and the weights' running mean */
    int steps;
} Learning;

static const int account_knots[KNOTS] = {0, 15, 30, 45, 58, 68, 75, 80, 84, 88, 92, 96, 100};
static const int behind_knots[KNOTS] = {0, 4, 9, 14, 19, 25, 32, 41, 52, 66, 86, 120, 240};

static uint64_t random_state;

static double uniform(void) {
    random_state ^= random_state << 13, random_state ^= random_state >> 7, random_state ^= random_state << 17;
    return (double)(random_state >> 11) / (double)(1ull << 53);
}

static double normal(void) { return sqrt(-2 * log(1 - uniform())) * cos(2 * M_PI * uniform()); }

typedef struct { int knot; float beyond; } Between;

static Between between(const int *knots, int number) {
    int knot = 0;
    number = number > knots[KNOTS - 1] ? knots[KNOTS - 1] : number;
    while (knot < KNOTS - 2 && number >= knots[knot + 1]) knot++;
    return (Between){knot, (number - knots[knot]) / (float)(knots[knot + 1] - knots[knot])};
}

static void start_network(Network *network, int inputs, const int *knots) {
    memset(network, 0, sizeof *network);
    for (int input = 0; input < inputs; input++)
        for (int unit = LINEAR; unit < HIDDEN; unit++) {
            double slope = normal(), at = normal();
            for (int knot = 0; knot < KNOTS; knot++)
                network->into[input][knot][unit] =
                    (slope * (2. * knots[knot] / knots[KNOTS - 1] - 1) + 0.5 * at + 0.2 * normal()) / sqrt(inputs);
        }
    for (int unit = 0; unit < LINEAR; unit++) network->out[unit][unit] = 1;
}

/* Adds the vector of an input to the hidden units. */
static inline void add_input(const Network *network, const int *knots, int input, int number, float *sums) {
    Between at = between(knots, number);
    const float *low = network->into[input][at.knot], *high = network->into[input][at.knot + 1];
    for (int unit = 0; unit < HIDDEN; unit++) sums[unit] += low[unit] + at.beyond * (high[unit] - low[unit]);
}

static inline void activate(const float *sums, float *hidden) {
    for (int unit = 0; unit < LINEAR; unit++) hidden[unit] = sums[unit];
    for (int unit = LINEAR; unit < HIDDEN; unit++) hidden[unit] = sums[unit] / (1 + fabsf(sums[unit]));
}

/* Corrects the logarithms to chances. */
static void correct(const Network *network, int outputs, const float *hidden, const double *logs, double *chances) {
    double sum = 0, most = -1e9;
    for (int seat = 0; seat < outputs; seat++) {
        float more = network->out[seat][HIDDEN];
        for (int unit = 0; unit < HIDDEN; unit++) more += network->out[seat][unit] * hidden[unit];
        chances[seat] = logs[seat] + more, most = fmax(most, chances[seat]);
    }
    for (int seat = 0; seat < outputs; seat++) sum += chances[seat] = exp(chances[seat] - most);
    for (int seat = 0; seat < outputs; seat++) chances[seat] /= sum;
}

/* Adds to the gradient of one position; `missing` is by how much each chance falls short of what it should be. */
static void add_slope(Learning *learning, const Network *network, const int *knots, int inputs, int outputs,
                      const int *numbers, const float *sums, const float *hidden, const float *missing) {
    float back[HIDDEN] = {0};
    for (int seat = 0; seat < outputs; seat++) {
        float *slope = learning->slope.out[seat];
        for (int unit = 0; unit < HIDDEN; unit++)
            slope[unit] += missing[seat] * hidden[unit], back[unit] += missing[seat] * network->out[seat][unit];
        slope[HIDDEN] += missing[seat];
    }
    for (int unit = LINEAR; unit < HIDDEN; unit++)
        back[unit] /= (1 + fabsf(sums[unit])) * (1 + fabsf(sums[unit]));
    for (int input = 0; input < inputs; input++) {
        Between at = between(knots, numbers[input]);
        float *low = learning->slope.into[input][at.knot], *high = learning->slope.into[input][at.knot + 1];
        for (int unit = 0; unit < HIDDEN; unit++)
            low[unit] += (1 - at.beyond) * back[unit], high[unit] += at.beyond * back[unit];
    }
}

/* One step of Adam with the gradient gathered; `share` of the running mean is kept. */
static void step(Learning *learning, Network *network, double rate, double share) {
    float *weight = (float *)network, *slope = (float *)&learning->slope, *mean = (float *)&learning->mean;
    float *first = (float *)&learning->first, *second = (float *)&learning->second;
    double made = ++learning->steps, warm = sqrt(1 - pow(0.999, made)) / (1 - pow(0.9, made));
    float size = rate * warm, kept = share;
    for (int each = 0; each < PARAMETERS; each++) {
        first[each] = 0.9f * first[each] + 0.1f * slope[each];
        second[each] = 0.999f * second[each] + 0.001f * slope[each] * slope[each];
        weight[each] += size * first[each] / (sqrtf(second[each]) + 1e-7f);
        mean[each] = kept * mean[each] + (1 - kept) * weight[each];
    }
    memset(slope, 0, sizeof learning->slope);
}
