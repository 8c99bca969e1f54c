pragma Singleton
import QtQuick
import Stolik.Models

// The only place that defines colours and sizes. Durations of scenes are in `stolik.engine.event_scenes`.
QtObject {
    id: theme

    // ---- inputs, set by the shell from the player's settings
    property string scheme: "day"           // "day" | "evening" | "contrast"
    property real scale: 1.0                // 0.8 … 2.0: type, and everything that is read or played with
    // The scale of the space between things, which gives way to type in a small window.
    property real airScale: theme.scale
    // The factor for both scales on a screen smaller than the least window.
    property real shrink: 1
    property string pace: "normal"          // "relaxed" | "normal" | "fast" | "off"
    property bool fewKeys: false            // four keys do everything
    property bool byEar: false              // sentences name keys instead of clicks, and none is repeated
    property bool tellsBriefly: true        // a computer's turn is told in one sentence
    property bool reducedMotion: false      // things fade in place instead of travelling
    property string cloth: "linen"          // "linen" | "felt" | "oak" | "night"
    property string pieces: "ivory"         // "ivory" | "large" | "wood": the set of dice and tiles
    property url faceFolder                 // the folder of people's own pictures
    property list<int> ownFaces             // the numbers of faces that have a picture
    property bool idleLife: true            // worms blink under the pointer, and the like

    readonly property int schemeTone: scheme === "evening" ? 1 : scheme === "contrast" ? 2 : 0
    // A dark cloth makes everything else dark too.
    readonly property int tone: clothColors.shownTone
    readonly property ClothColors clothColors: ClothColors {
        cloth: theme.cloth
        tone: theme.schemeTone
    }
    readonly property PieceColors pieceColors: PieceColors {
        pieces: theme.pieces
        tone: theme.tone
    }
    readonly property bool dark: tone > 0
    readonly property bool highContrast: tone === 2

    // ---- colours: Day, Evening, High contrast
    readonly property color table: clothColors.table
    readonly property color tableEdge: clothColors.tableEdge
    readonly property list<color> panels: ["#FBF8F1", "#22302D", "#0A0A0A"]
    readonly property color panel: panels[tone]
    readonly property color raised: ["#FFFFFF", "#2B3B37", "#1A1A1A"][tone]
    readonly property list<color> inks: ["#23211E", "#F3EFE4", "#FFFFFF"]
    readonly property color ink: inks[tone]
    readonly property color muted: ["#6A645A", "#A9B3AD", "#E4E4E4"][tone]
    // Muted text straight on the cloth, which is darker than a panel in Day.
    readonly property color mutedOnTable: clothColors.muted
    readonly property color accent: clothColors.accent
    readonly property color accentInk: ["#FFFFFF", "#0C1A17", "#000000"][tone]
    readonly property color accentHover: clothColors.accentHover
    readonly property color accentPressed: clothColors.accentPressed
    readonly property color accentWash: ["#E0EEE9", "#27423D", "#06303A"][tone]
    readonly property color gold: ["#B7791F", "#E5B454", "#FFC24A"][tone]
    readonly property color goldText: clothColors.goldText
    readonly property color danger: clothColors.danger
    readonly property color dangerWash: ["#FBE9E5", "#43302D", "#2A0F0B"][tone]
    readonly property color focus: clothColors.focus

    // Hairlines separate surfaces; outlines carry meaning, so they need a contrast of 3:1.
    readonly property color hairline: ["#DDD5C4", "#35453F", "#FFFFFF"][tone]
    readonly property color outline: clothColors.outline
    readonly property color hoverWash: ["#0D000000", "#14FFFFFF", "#33FFFFFF"][tone]
    readonly property color pressWash: ["#1A000000", "#24FFFFFF", "#4DFFFFFF"][tone]
    readonly property color disabledFill: ["#D8CFBC", "#2A3734", "#1A1A1A"][tone]
    readonly property color disabledEdge: ["#C4BAA4", "#3D4F49", "#8A8A8A"][tone]
    readonly property color disabledInk: ["#5E574C", "#94A09A", "#C4C4C4"][tone]
    readonly property color scrim: ["#7A2A241B", "#B30A100F", "#D9000000"][tone]
    readonly property color tooltip: ["#2E2A25", "#F3EFE4", "#FFFFFF"][tone]
    readonly property color tooltipInk: ["#FFFFFF", "#17211F", "#000000"][tone]
    readonly property color tooltipLink: ["#9BE0D2", "#0B5A4E", "#003A75"][tone]

    // All shadows are one drawing, shown with this strength.
    readonly property color shadow: "#1B140A"
    readonly property real shadowRest: [0.17, 0.45, 0.0][tone]
    readonly property real shadowLifted: [0.25, 0.60, 0.0][tone]
    readonly property color recess: clothColors.recess
    readonly property color recessEdge: clothColors.recessEdge

    // Paper and ivory are things, not interface, so they stay light in every theme; see also `pieceColors`.
    readonly property color tileFace: ["#FFFBEF", "#FFF6DF", "#FFFFFF"][tone]
    readonly property color tileFaceLow: ["#FAF4E4", "#FBF2DA", "#FFFFFF"][tone]
    readonly property color tileEdge: ["#E0D6BE", "#CFC2A2", "#000000"][tone]
    readonly property color tileFresh: ["#E0D6BE", "#CFC2A2", "#FFE39A"][tone]    // a cell that was just entered
    readonly property color tileLip: ["#C9BDA2", "#A79A7C", "#9A9A9A"][tone]
    readonly property color tileShine: "#FFFFFF"
    readonly property color tileInk: ["#1E1E1E", "#1E1E1E", "#000000"][tone]
    readonly property color tileBlack: ["#1E1E1E", "#1E1E1E", "#000000"][tone]
    readonly property color tileBlue: ["#1746A2", "#1746A2", "#123A8A"][tone]
    readonly property color tileOrange: ["#A85B00", "#A85B00", "#7E4300"][tone]
    readonly property color wormLine: "#7A3F12"   // as in the worm's picture
    // Behind dimmed dice.
    readonly property color dieShade: ["transparent", "#3F3019", "transparent"][tone]
    readonly property color tileMuted: ["#6B6353", "#6B6353", "#3A3A3A"][tone]
    // An outline that must be visible on both ivory and cloth.
    readonly property color pick: accent

    // Eight distinct hues of equal lightness; `Avatar` adds outlines, so that not only colour differs.
    readonly property list<color> seatColors: clothColors.seats
    readonly property color seatInk: ["#FFFFFF", "#17211F", "#000000"][tone]
    function seatColor(colour: int): color { return theme.seatColors[((colour % 8) + 8) % 8]; }

    // A drawing that all games share.
    function art(name: string): url { return Qt.resolvedUrl("art/" + name + ".svg"); }

    // ---- type
    readonly property string family: "Stolik Text"
    readonly property var tabular: ({ "tnum": 1 })
    // The window lacks room for this type with the usual spacing, so secondary things are folded away.
    readonly property bool largeType: scale > 1.15 * airScale
    readonly property real small: dp(14)
    readonly property real body: dp(16)
    readonly property real lead: dp(18)
    readonly property real title: dp(22)
    readonly property real headline: dp(30)
    readonly property real display: dp(44)
    readonly property real lineHeight: 1.25

    // ---- sizes
    function dp(n: real): real { return Math.round(n * theme.scale * 2) / 2; }
    // Steps of four: gap(3) is twelve.
    function gap(steps: real): real { return theme.air(4 * steps); }
    function air(n: real): real { return Math.round(n * Math.min(theme.scale, theme.airScale) * 2) / 2; }
    // Never too low for their text.
    readonly property real target: Math.max(air(44), body * 1.5)
    readonly property real buttonHeight: Math.max(air(52), lead * 1.6)
    readonly property real hair: Math.max(1, Math.round(scale))
    readonly property real line: highContrast ? dp(3) : dp(2)
    readonly property real ring: dp(3)
    readonly property real ringGap: dp(3)
    readonly property real radius: dp(12)
    readonly property real radiusSmall: dp(8)
    readonly property real dieRadius: 0.20      // of the side
    readonly property real tileRadius: 0.14     // of the width
    readonly property real tileLipDepth: 0.055  // of the height
    readonly property real lift: dp(6)
    readonly property real icon: dp(24)
    readonly property real dimmed: highContrast ? 0.6 : 0.45
    readonly property real ghost: highContrast ? 0.9 : 0.82
    readonly property real sheetWidth: dp(560)
    readonly property real drawerWidth: dp(380)

    // ---- motion
    readonly property MotionTimes motion: MotionTimes {
        pace: theme.pace
        reducedMotion: theme.reducedMotion
    }
    readonly property bool moves: motion.moves
    readonly property bool stirs: idleLife && moves
    readonly property int blink: 120
    readonly property int quick: motion.quick
    readonly property int base: motion.base
    readonly property int fade: motion.fade
    // Anything that changes place; like the following, it doesn't move under reduced motion.
    readonly property int travel: motion.travel
    readonly property int gather: motion.gather
    readonly property int dice: motion.dice
    // The delay between the starts of two travelling tiles, and the same for tiles that are dealt.
    readonly property int beat: motion.beat
    readonly property int deal: motion.deal
    // Long enough to be read, whatever the pace.
    readonly property int toastTime: 4500
    // A picture of a scene.
    readonly property int glance: 1100
    // Added for each letter of an answer. How long a great moment of a game is shown.
    readonly property int momentTime: 1500
    readonly property int letterTime: 60
    readonly property int tooltipDelay: 600
    // Only a press held this long counts; a key struck sooner was meant for what was there before.
    readonly property int hold: 600
    readonly property int haste: 400
    // How long the start of another game can be undone.
    readonly property int againUndo: 10000
    // After this time nobody is there any more.
    readonly property int idle: 120000
    readonly property int easeRest: Easing.OutCubic
    readonly property int easeGain: Easing.OutBack
}
