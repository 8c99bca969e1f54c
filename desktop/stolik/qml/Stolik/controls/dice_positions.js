.pragma library

// The positions of dice on the cloth, in pixels; a place is a die's upper left corner and its lean in
// degrees.

// The height of a die on the screen, seen from slightly above, relative to its width.
var TALL = 1.075;
// The distance between dice set aside with one face, and the gap before the next face.
var PITCH = 1.06;
var GAP = 0.32;

// Repeatable pseudo-random numbers.
function noise(seed, k) {
    var v = Math.sin(seed * 91.7 + k * 47.3) * 43758.5453;
    return v - Math.floor(v);
}

function spread(seed, k) {
    return 2 * noise(seed, k) - 1;
}

// The width and height of the cup relative to a die, and the height of its mouth above its centre.
var CUP_WIDE = 2.15;
var CUP_TALL = 2.293;
var CUP_MOUTH = 0.75;
// The share of a throw until the first die leaves the cup, and from the first to the last.
var FIRST = 0.2;
var SPREAD = 0.12;

// The pose of the cup after a share of a throw, or from -1 to 0 while it is shaken: its progress towards
// where it is tipped over, its height above the cloth in dice, its rotation, and its opacity.
function swing(p) {
    if (p < 0)
        return { way: 0, rise: 0.16 * Math.sin(-p * Math.PI), turn: 9 * Math.sin(4 * Math.PI * p), seen: 1 };
    if (p < 0.09) {
        var back = p / 0.09;
        return { way: 0.3 * back, rise: 0.4 * back, turn: -22 * Math.sin(back * Math.PI / 2), seen: 1 };
    }
    if (p < 0.2) {
        var over = (p - 0.09) / 0.11;
        return { way: 0.3 + 0.7 * over, rise: 0.4 - 0.2 * over, turn: -22 + 120 * over * over * (3 - 2 * over), seen: 1 };
    }
    var away = Math.max(0, Math.min(1, (p - 0.42) / 0.26));
    return { way: 1 + 0.35 * away * away, rise: 0.2, turn: 98 + 6 * Math.sin((p - 0.2) * 60) * Math.max(0, 1 - (p - 0.2) / 0.2),
             seen: 1 - away };
}

// The centre of the cup where it stands, and where it is tipped over.
function cupHome(space) {
    return { x: space.open.x + space.open.width / 2, y: space.open.y + space.open.height / 2 };
}
function cupTip(space) {
    return { x: space.open.x + 0.1 * space.die, y: space.open.y + space.open.height / 2 };
}

// The place of a die in the cup, under its mouth and hidden by its front.
function inCup(slot, space) {
    var home = cupHome(space);
    return {
        x: home.x - space.die / 2 + 0.4 * space.die * spread(slot, 1),
        y: home.y - space.die / 2 + 0.1 * space.die * (1 + spread(slot, 2)),
        lean: 30 * spread(slot, 3)
    };
}

// Where a die leaves the tipped cup, most of an edge above the cloth.
function outOfCup(slot, space) {
    var tip = cupTip(space);
    return {
        x: tip.x - 0.1 * space.die,
        y: tip.y + 0.15 * space.die + 0.3 * space.die * spread(slot, 7)
    };
}

// One spot per die, from left to right, alternately up and down, varying with every throw.
function fallen(slot, space) {
    var pitch = Math.min(1.05 * space.die, (space.open.width - space.die) / (space.count - 0.5));
    var seed = space.tosses * space.count + slot;
    var free = Math.max(0, space.open.height - 2 * TALL * space.die);
    var apart = Math.max(Math.min(0.5 * free, 0.45 * space.die), Math.min(0.75 * free, 0.25 * space.die));
    return {
        x: space.open.x + space.open.width / 2 + (slot - (space.count - 1) / 2) * pitch - space.die / 2 + 0.09 * pitch * spread(seed, 4),
        y: space.open.y + space.open.height / 2 - TALL * space.die / 2
            + (slot % 2 === 0 ? -1 : 1) * (TALL * space.die + apart) / 2
            + Math.min(0.12 * space.die, free / 8) * spread(seed, 5),
        lean: 9 * spread(seed, 6)
    };
}

// Groups in the order of setting aside, each in the first of two rows with room for it.
function setAside(groups, space) {
    var rows = [0, 0];
    var places = [];
    var rowHeight = TALL * space.die + 0.14 * space.die;
    var top = space.tray.y + (space.tray.height - 2 * TALL * space.die - 0.14 * space.die) / 2;
    for (var g = 0; g < groups.length; g++) {
        var needed = groups[g] * PITCH * space.die;
        var fits = -1;
        for (var r = 0; r < 2 && fits < 0; r++)
            if (rows[r] + (rows[r] > 0 ? GAP * space.die : 0) + needed <= space.tray.width + 0.1 * space.die)
                fits = r;
        var opened = [false, false];
        for (var n = 0; n < groups[g]; n++) {
            // If a row can't hold all dice of a face, the rest go into the other.
            var row = fits >= 0 ? fits : rows[0] + PITCH * space.die <= space.tray.width + 0.1 * space.die ? 0 : 1;
            if (!opened[row] && rows[row] > 0)
                rows[row] += GAP * space.die;
            opened[row] = true;
            places.push({ x: space.tray.x + rows[row], y: top + row * rowHeight, lean: 0 });
            rows[row] += PITCH * space.die;
        }
    }
    return places;
}

function targets(rows, space) {
    var kept = [];
    for (var i = 0; i < rows.length; i++) {
        if (rows[i].zone === "kept")
            kept[rows[i].slot] = rows[i].face;
    }
    var groups = [];
    for (var k = 0; k < kept.length; k++) {
        if (k > 0 && kept[k] === kept[k - 1])
            groups[groups.length - 1]++;
        else
            groups.push(1);
    }
    var aside = setAside(groups, space);
    return rows.map(function (row) {
        return row.zone === "hand" ? inCup(row.slot, space)
            : row.zone === "kept" ? aside[row.slot] : fallen(row.slot, space);
    });
}
