import QtQuick
import Stolik

// Text in the house's type. `kind`: "note" (small and quiet) | "small" | "body" | "lead" | "title" | "headline" | "display".
Text {
    id: words

    property string kind: "body"
    property bool strong: !["note", "small", "body", "lead"].includes(kind)
    property bool quiet: kind === "note"
    property bool onTable: false
    // Scores and clocks: digits of one width, so that they don't dance.
    property bool tabular: false

    color: !quiet ? Theme.ink : onTable ? Theme.mutedOnTable : Theme.muted
    textFormat: Text.PlainText
    font.family: Theme.family
    font.weight: strong ? Font.Bold : Font.Normal
    font.pixelSize: kind === "small" || kind === "note" ? Theme.small : kind === "lead" ? Theme.lead
        : kind === "title" ? Theme.title : kind === "headline" ? Theme.headline
        : kind === "display" ? Theme.display : Theme.body
    font.features: tabular ? Theme.tabular : ({})
    lineHeight: wrapMode === Text.NoWrap ? 1.0 : Theme.lineHeight
    // Everything that can be read can be heard; what its control says already is ignored there.
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.focusable: words.activeFocusOnTab
    Accessible.ignored: text === ""
    // Qt lets a screen reader put the focus on any text: it goes on to what can be acted on.
    onActiveFocusChanged: if (words.activeFocus && !words.activeFocusOnTab) words.nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)
}
