import QtQuick

// A set of dice and tiles: its colours and the size of its numbers. Part of the theme: each list is by tone
// (Day, Evening, High contrast), for the ivory set, the large one and the wooden one.
QtObject {
    id: colors

    required property string pieces
    required property int tone

    readonly property int kind: Math.max(0, ["ivory", "large", "wood"].indexOf(pieces))

    readonly property color face: pick([
        ["#FFFBEF", "#FFF6DF", "#FFFFFF"], ["#FFFFFF", "#FFFFFF", "#FFFFFF"], ["#F3DFB6", "#EDD7AB", "#FFF3DC"]
    ])
    readonly property color faceLow: pick([
        ["#FAF4E4", "#FBF2DA", "#FFFFFF"], ["#FAFAF7", "#F7F5EF", "#FFFFFF"], ["#E9D0A0", "#E5CB9A", "#FFF3DC"]
    ])
    readonly property color shine: pick([
        ["#FFFFFF", "#FFFFFF", "#FFFFFF"], ["#FFFFFF", "#FFFFFF", "#FFFFFF"], ["#F9EACB", "#F5E4C0", "#FFF3DC"]
    ])
    readonly property color edge: pick([
        ["#E0D6BE", "#CFC2A2", "#000000"], ["#6E675C", "#6E675C", "#000000"], ["#B98F55", "#A97F47", "#000000"]
    ])
    readonly property color lip: pick([
        ["#C9BDA2", "#A79A7C", "#9A9A9A"], ["#B0A99B", "#A79F90", "#9A9A9A"], ["#B0803F", "#9A6E36", "#A98A5C"]
    ])
    readonly property color lipLow: pick([
        ["#AFA286", "#857A60", "#6E6E6E"], ["#857E72", "#756E62", "#6E6E6E"], ["#875A2A", "#6F4A22", "#7A6038"]
    ])
    readonly property color side: pick([
        ["#CDC2A8", "#BFB08C", "#C8C8C8"], ["#C4C0B6", "#B9B4A8", "#C8C8C8"], ["#C29A5C", "#B0894F", "#D9BE8E"]
    ])
    readonly property color ink: pick([
        ["#1E1E1E", "#1E1E1E", "#000000"], ["#000000", "#000000", "#000000"], ["#1E1408", "#1E1408", "#000000"]
    ])
    readonly property color red: pick([
        ["#B5103C", "#B5103C", "#A80040"], ["#A80040", "#A80040", "#A80040"], ["#9C0434", "#9C0434", "#A0043A"]
    ])
    readonly property color blue: pick([
        ["#1746A2", "#1746A2", "#123A8A"], ["#123A8A", "#123A8A", "#123A8A"], ["#123E93", "#123E93", "#123A8A"]
    ])
    readonly property color orange: pick([
        ["#A85B00", "#A85B00", "#7E4300"], ["#7E4300", "#7E4300", "#7E4300"], ["#7A3F00", "#7A3F00", "#743E00"]
    ])
    readonly property color muted: pick([
        ["#6B6353", "#6B6353", "#3A3A3A"], ["#3A3A3A", "#3A3A3A", "#3A3A3A"], ["#4A3A22", "#4A3A22", "#3A3020"]
    ])
    readonly property color news: pick([
        ["#B7791F", "#B7791F", "#8A5A00"], ["#8A5A00", "#8A5A00", "#8A5A00"], ["#7A4A00", "#7A4A00", "#6E4200"]
    ])
    // The best move, where `news` is the move played.
    readonly property color best: pick([
        ["#0F6B5E", "#0F6B5E", "#00564A"], ["#00564A", "#00564A", "#00564A"], ["#00564A", "#00564A", "#00564A"]
    ])
    readonly property color back: pick([
        ["#A9A294", "#4A5753", "#4A4A4A"], ["#A9A294", "#4A5753", "#4A4A4A"], ["#B98A4E", "#5C3D1F", "#4A3014"]
    ])
    readonly property color backLow: pick([
        ["#9A9385", "#404C48", "#3C3C3C"], ["#9A9385", "#404C48", "#3C3C3C"], ["#AB7D43", "#503419", "#3C260F"]
    ])
    readonly property color backMark: pick([
        ["#BDB6A8", "#5A6863", "#7C7C7C"], ["#BDB6A8", "#5A6863", "#7C7C7C"], ["#CDA268", "#74512E", "#8A6A40"]
    ])
    readonly property color backLip: pick([
        ["#7F7869", "#2E3835", "#222222"], ["#7F7869", "#2E3835", "#222222"], ["#875A2A", "#3A2410", "#22150A"]
    ])
    readonly property color backInk: pick([
        ["#23211E", "#F3EFE4", "#FFFFFF"], ["#000000", "#FFFFFF", "#FFFFFF"], ["#1E1408", "#F6E9D2", "#FFFFFF"]
    ])

    // The drawings of the sides of a die (a prefix), of the cup, and of the grain of a tile, if any.
    readonly property string pips: kind === 1 ? "pips-large" : grain !== "" ? "pips-wood" : "pips"
    readonly property string cup: tone === 2 ? "plain" : kind === 2 ? "wood" : "leather"
    readonly property string grain: kind === 2 && tone < 2 ? "grain" : ""
    // The size of a tile's number, and of the game's symbol on a die, relative to the usual set.
    readonly property bool large: kind === 1
    readonly property real symbolScale: large ? 1.2 : 1

    function pick(kinds: var): color { return kinds[colors.kind][colors.tone]; }
}
