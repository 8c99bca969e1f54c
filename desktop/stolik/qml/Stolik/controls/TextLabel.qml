import QtQuick
import Stolik

// The program's text. `kind`: "note" (small, muted) | "small" | "body" | "lead" | "title" | "headline" |
// "display".
Text {
    id: words

    property string kind: "body"
    property bool strong: !["note", "small", "body", "lead"].includes(kind)
    property bool quiet: kind === "note"
    property bool onTable: false
    // Digits of equal width, so that scores and clocks don't jump.
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
    // Everything legible can be heard; text that its control already says is ignored there.
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.focusable: words.activeFocusOnTab
    Accessible.ignored: text === ""
    // Qt lets screen readers focus any text, so pass the focus on to something that can be used.
    onActiveFocusChanged: if (words.activeFocus && !words.activeFocusOnTab) words.nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)
}
