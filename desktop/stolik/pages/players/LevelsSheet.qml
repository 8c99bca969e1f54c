pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// How each level of the computer plays this game, and how often it wins against the one before.
ModalSheet {
    id: sheet

    required property LineUpModel lineUp

    title: qsTr("How the computers play")
    wide: Theme.dp(900)

    Repeater {
        model: sheet.lineUp.levels

        GridLayout {
            id: row

            required property int index
            required property string level
            required property int wins
            required property string line

            Layout.fillWidth: true
            columns: 3
            columnSpacing: Theme.gap(4)
            rowSpacing: Theme.gap(2)
            Accessible.role: Accessible.StaticText
            Accessible.name: `${title.text}: ${told.text} ${strength.text}`

            Rectangle {
                Layout.columnSpan: 3
                Layout.fillWidth: true
                visible: row.index > 0
                implicitHeight: Theme.hair
                color: Theme.hairline
            }
            TextLabel {
                id: title

                Layout.preferredWidth: Theme.dp(88)
                Layout.alignment: Qt.AlignTop
                text: LevelNames.title(row.level)
                strong: true
                Accessible.ignored: true
            }
            TextLabel {
                id: told

                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                text: row.level === "fits" ? qsTr("Its strength follows the finished games that you play against one computer. Now it is %1 of 100.").arg(sheet.lineUp.fittingStrength())
                    : row.line !== "" ? qsTranslate(sheet.lineUp.gameId, row.line) : ""
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            TextLabel {
                id: strength

                Layout.preferredWidth: Theme.dp(210)
                Layout.alignment: Qt.AlignTop
                text: row.wins > 0 ? qsTr("Wins %1 of 100 games against “%2”.").arg(row.wins).arg(LevelNames.title(sheet.lineUp.levels.field(row.index - 1, "level"))) : ""
                quiet: true
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
}
