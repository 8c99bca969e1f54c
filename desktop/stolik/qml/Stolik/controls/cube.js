.pragma library

// A rounded cube in parallel projection. Axes: x to the right, y down, z to the eye.
// Lengths are in half-edges (the cube spans -1 … 1); callers scale.

// Seen from slightly above: the lip under the top face is TILT times the edge.
var TILT = 0.075;
// Radius of the rounded edges; the flat plate on each side ends where they begin.
var ROUND = 0.36;
var LIGHT = [-0.28, -0.46, 0.84];

var REST = (function () {
    var s = TILT, c = Math.sqrt(1 - s * s);
    return [1, 0, 0, 0, c, -s, 0, s, c];
})();

// The normal of each side, and the directions of right and down in its drawing.
var SIDES = [
    { n: [0, 0, 1], u: [1, 0, 0], v: [0, 1, 0] },
    { n: [0, 0, -1], u: [-1, 0, 0], v: [0, 1, 0] },
    { n: [1, 0, 0], u: [0, 0, -1], v: [0, 1, 0] },
    { n: [-1, 0, 0], u: [0, 0, 1], v: [0, 1, 0] },
    { n: [0, 1, 0], u: [1, 0, 0], v: [0, 0, -1] },
    { n: [0, -1, 0], u: [1, 0, 0], v: [0, 0, 1] }
];

// The numbers on the six sides when `face` is on top; opposite sides add up to seven.
function labels(face) {
    if (face < 1 || face > 6)
        return [0, 0, 0, 0, 0, 0];
    var a = face === 1 || face === 6 ? 2 : 1;
    var b = face === 3 || face === 4 ? 2 : 3;
    if (a === b)
        b = 3;
    return [face, 7 - face, a, 7 - a, b, 7 - b];
}

function rotation(x, y, z, angle) {
    var len = Math.sqrt(x * x + y * y + z * z) || 1;
    x /= len; y /= len; z /= len;
    var c = Math.cos(angle), s = Math.sin(angle), t = 1 - c;
    return [t * x * x + c, t * x * y - s * z, t * x * z + s * y,
            t * x * y + s * z, t * y * y + c, t * y * z - s * x,
            t * x * z - s * y, t * y * z + s * x, t * z * z + c];
}

function times(a, b) {
    var m = [];
    for (var i = 0; i < 3; i++)
        for (var j = 0; j < 3; j++)
            m.push(a[3 * i] * b[j] + a[3 * i + 1] * b[3 + j] + a[3 * i + 2] * b[6 + j]);
    return m;
}

function turned(m, p) {
    return [m[0] * p[0] + m[1] * p[1] + m[2] * p[2],
            m[3] * p[0] + m[4] * p[1] + m[5] * p[2],
            m[6] * p[0] + m[7] * p[1] + m[8] * p[2]];
}

// The brightness of a side with this normal: 1 for the top at rest, 0 for the lip.
function light(n) {
    var d = n[0] * LIGHT[0] + n[1] * LIGHT[1] + n[2] * LIGHT[2];
    return Math.max(0.04, Math.min(1, (d + 0.40) / 1.2));
}

function cross(o, a, b) {
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
}

// The outline of the rounded cube: the hull of eight balls at the inner corners.
function outline(m) {
    var r = 1 - ROUND;
    var points = [];
    for (var i = 0; i < 8; i++) {
        var x = i & 1 ? r : -r, y = i & 2 ? r : -r, z = i & 4 ? r : -r;
        points.push([m[0] * x + m[1] * y + m[2] * z, m[3] * x + m[4] * y + m[5] * z]);
    }
    points.sort(function (a, b) { return a[0] - b[0] || a[1] - b[1]; });
    var hull = [];
    var half = function (from, to, step) {
        var start = hull.length;
        for (var k = from; k !== to; k += step) {
            while (hull.length >= start + 2 && cross(hull[hull.length - 2], hull[hull.length - 1], points[k]) <= 1e-4)
                hull.pop();
            hull.push(points[k]);
        }
        hull.pop();
    };
    half(0, 8, 1);
    half(7, -1, -1);
    var wrapped = [];
    var count = hull.length;
    for (var h = 0; h < count; h++) {
        var before = hull[(h + count - 1) % count], here = hull[h], after = hull[(h + 1) % count];
        var from = Math.atan2(-(here[0] - before[0]), here[1] - before[1]);
        var to = Math.atan2(-(after[0] - here[0]), after[1] - here[1]);
        while (to < from)
            to += 2 * Math.PI;
        var steps = Math.max(1, Math.ceil((to - from) / 0.32));
        for (var q = 0; q <= steps; q++) {
            var a = from + (to - from) * q / steps;
            wrapped.push([here[0] + ROUND * Math.cos(a), here[1] + ROUND * Math.sin(a)]);
        }
    }
    return wrapped;
}

// Repeatable pseudo-random numbers, so that no two dice fall alike.
function noise(seed, k) {
    var v = Math.sin(seed * 127.1 + k * 311.7) * 43758.5453;
    return v - Math.floor(v);
}

// The state of a tumbling die after `p` (0 … 1) of its way: the share of the way left, its height above the
// table in edges, and the rotation left.
function flight(p, fromX, fromY, seed) {
    var own = 0.84 + 0.16 * noise(seed, 1);
    var t = Math.min(1, p / own);
    var left = Math.pow(1 - t, 2.2);
    var first = 0.46 + 0.08 * noise(seed, 2);
    var second = first + 0.27;
    var h = 0;
    if (t < first)
        h = parabola(t / first * 0.72 + 0.28) * (0.95 + 0.35 * noise(seed, 3));
    else if (t < second)
        h = parabola((t - first) / (second - first)) * 0.34;
    else if (t < 1)
        h = parabola((t - second) / (1 - second)) * 0.07;
    var len = Math.sqrt(fromX * fromX + fromY * fromY) || 1;
    var dx = -fromX / len, dy = -fromY / len;
    var spin = Math.pow(1 - Math.min(1, t / 0.9), 1.75);
    var turns = (1.5 + 1.3 * noise(seed, 4)) * 2 * Math.PI;
    return {
        left: left,
        height: h,
        matrix: times(rotation(-dy + 0.5 * (noise(seed, 5) - 0.5), dx + 0.5 * (noise(seed, 6) - 0.5),
                               0.9 * (noise(seed, 7) - 0.5), -turns * spin), REST)
    };
}

function parabola(x) {
    return 4 * x * (1 - x);
}
