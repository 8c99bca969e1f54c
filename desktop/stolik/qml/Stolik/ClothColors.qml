import QtQuick

// The colours of a cloth, and of text straight on it. Part of the theme: each list is by tone (Day, Evening,
// High contrast), for linen, felt, oak and the night sky.
QtObject {
    id: colors

    required property string cloth
    // The current one of the three tones.
    required property int tone

    readonly property int kind: Math.max(0, ["linen", "felt", "oak", "night"].indexOf(cloth))
    // The night sky is dark even in Day, so things on it are light.
    readonly property int shownTone: kind === 3 && tone === 0 ? 1 : tone
    // The drawing on the cloth, if any; High contrast has none.
    readonly property string drawing: shownTone === 2 ? "" : ["", "cloth-felt", "cloth-oak", "cloth-night"][kind]
    readonly property real drawingStrength: shownTone === 0 ? 1 : [0, 0.7, 0.8, 1][kind]

    // How much it darkens towards the rim, where text must stay legible; linen's colours leave little room.
    readonly property real rimStrength: shownTone === 2 ? 0 : shownTone === 1 ? 0.55 : kind === 0 ? 0.04 : 0.13

    readonly property color table: pick([
        ["#E8E1D1", "#17211F", "#000000"],
        ["#9FC8A5", "#1A4630", "#07271A"],
        ["#E3C898", "#432D1B", "#28180B"],
        ["#182347", "#182347", "#0A1230"]
    ])
    readonly property color tableEdge: pick([
        ["#D9D0BC", "#0E1614", "#000000"],
        ["#92BD99", "#123322", "#07271A"],
        ["#D6B985", "#322011", "#28180B"],
        ["#0E1630", "#0E1630", "#0A1230"]
    ])
    readonly property color recess: pick([
        ["#D8CFBC", "#0F1715", "#000000"],
        ["#8AB592", "#113122", "#021610"],
        ["#D0B17C", "#2C1B0E", "#170D05"],
        ["#0D1530", "#0D1530", "#040818"]
    ])
    readonly property color recessEdge: pick([
        ["#C4BAA4", "#2A3733", "#7A7A7A"],
        ["#76A480", "#2F6A4B", "#7E9A8C"],
        ["#B9965D", "#6A4A2C", "#9A8770"],
        ["#36447A", "#36447A", "#7E88B4"]
    ])
    readonly property color muted: pick([
        ["#5A544B", "#A9B3AD", "#E4E4E4"],
        ["#34302A", "#BCCBC2", "#E4E4E4"],
        ["#383127", "#CFC3B3", "#E4E4E4"],
        ["#D2DAEE", "#D2DAEE", "#E4E4E4"]
    ])
    readonly property color accent: pick([
        ["#0F6B5E", "#63C7B4", "#5CE1FF"],
        ["#053C34", "#86E2CF", "#5CE1FF"],
        ["#063C34", "#7BD6C3", "#5CE1FF"],
        ["#92E8DB", "#92E8DB", "#5CE1FF"]
    ])
    readonly property color accentHover: pick([
        ["#0C5A4F", "#7AD6C4", "#9CEEFF"],
        ["#074A40", "#9DEEDD", "#9CEEFF"],
        ["#084A41", "#93E4D3", "#9CEEFF"],
        ["#A6F0E5", "#A6F0E5", "#9CEEFF"]
    ])
    readonly property color accentPressed: pick([
        ["#094840", "#4FB3A0", "#2FC4E6"],
        ["#032A25", "#66CBB6", "#2FC4E6"],
        ["#042B26", "#62C0AD", "#2FC4E6"],
        ["#5FC0B2", "#5FC0B2", "#2FC4E6"]
    ])
    readonly property color goldText: pick([
        ["#85540F", "#E5B454", "#FFC24A"],
        ["#482C04", "#F3CB78", "#FFC24A"],
        ["#472C03", "#F0C469", "#FFC24A"],
        ["#F8D68C", "#F8D68C", "#FFC24A"]
    ])
    readonly property color danger: pick([
        ["#B42318", "#FF8A7A", "#FF9C8F"],
        ["#6D110A", "#FFB5AB", "#FF9C8F"],
        ["#6C100A", "#FFA598", "#FF9C8F"],
        ["#FFC4BC", "#FFC4BC", "#FF9C8F"]
    ])
    readonly property color focus: pick([
        ["#1D4ED8", "#8AB4FF", "#FFFF33"],
        ["#1237A8", "#A4C4FF", "#FFFF33"],
        ["#163DB6", "#9DC0FF", "#FFFF33"],
        ["#A4C4FF", "#A4C4FF", "#FFFF33"]
    ])
    readonly property color outline: pick([
        ["#857D6F", "#7E8C85", "#FFFFFF"],
        ["#565145", "#93A69B", "#FFFFFF"],
        ["#63563F", "#A09485", "#FFFFFF"],
        ["#8D98BE", "#8D98BE", "#FFFFFF"]
    ])
    readonly property list<color> seats: shownTone === 0 && kind > 0
        ? ["#245793", "#8F3912", "#225E3B", "#6C4195", "#6E4F00", "#96254F", "#3D4958", "#095C6B"]
        : [
            ["#2B67AE", "#B94A1A", "#2B774A", "#7A4BA6", "#8A6200", "#B02E66", "#475464", "#0B7285"],
            ["#86B6F2", "#F39A69", "#84CFA0", "#C6A8EA", "#E4C063", "#F294BA", "#BCC7D1", "#6FCDDF"],
            ["#93C2FF", "#FFA878", "#8CE0AC", "#D2B6F7", "#F0D06E", "#FFA3C8", "#D0DAE4", "#7CDDF0"]
        ][shownTone]

    function pick(kinds: var): color { return kinds[colors.kind][colors.shownTone]; }
}
