.pragma library

// Eight outlines of about the same size on a 48 px grid.
function polygon(sides, radius, turn, soft) {
    // Corners are rounded by cutting them off at `soft` of the edge and curving through the corner.
    var points = [];
    for (var i = 0; i < sides; i++) {
        var a = turn + 2 * Math.PI * i / sides;
        points.push([24 + radius * Math.cos(a), 24 + radius * Math.sin(a)]);
    }
    var d = "";
    for (var k = 0; k < sides; k++) {
        var p = points[k], prev = points[(k + sides - 1) % sides], next = points[(k + 1) % sides];
        var inX = p[0] + (prev[0] - p[0]) * soft, inY = p[1] + (prev[1] - p[1]) * soft;
        var outX = p[0] + (next[0] - p[0]) * soft, outY = p[1] + (next[1] - p[1]) * soft;
        d += (k === 0 ? "M" : "L") + inX.toFixed(2) + " " + inY.toFixed(2)
            + "Q" + p[0].toFixed(2) + " " + p[1].toFixed(2) + " " + outX.toFixed(2) + " " + outY.toFixed(2);
    }
    return d + "Z";
}

function petals(count, radius, depth) {
    var d = "";
    for (var i = 0; i <= count; i++) {
        var a = 2 * Math.PI * i / count - Math.PI / 2;
        var x = 24 + radius * Math.cos(a), y = 24 + radius * Math.sin(a);
        if (i === 0) {
            d = "M" + x.toFixed(2) + " " + y.toFixed(2);
        } else {
            var m = a - Math.PI / count;
            var cx = 24 + (radius + depth) * Math.cos(m), cy = 24 + (radius + depth) * Math.sin(m);
            d += "Q" + cx.toFixed(2) + " " + cy.toFixed(2) + " " + x.toFixed(2) + " " + y.toFixed(2);
        }
    }
    return d + "Z";
}

var outlines = [
    "M24 1.5A22.5 22.5 0 1 1 24 46.5A22.5 22.5 0 1 1 24 1.5Z",
    polygon(4, 30, Math.PI / 4, 0.26),
    polygon(6, 25, -Math.PI / 2, 0.22),
    petals(8, 20.5, 6.5),
    polygon(4, 28.5, 0, 0.34),
    polygon(8, 24, Math.PI / 8, 0.16),
    polygon(5, 26, -Math.PI / 2, 0.26),
    "M24 2C36 2 45 4.500 45 9V26C45 38 34 44 24 46.500C14 44 3 38 3 26V9C3 4.500 12 2 24 2Z"
];

// The second and third colours of a hue have different outlines.
function outline(colour) {
    return outlines[(((colour + 3 * Math.floor(colour / 8)) % 8) + 8) % 8];
}
