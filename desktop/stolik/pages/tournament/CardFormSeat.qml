pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.TournamentDesk

// One player of the table: what is asked, and what that is worth; on two lines where there is no room for one.
Item {
    id: line

    required property CardFormModel form
    required property bool wide
    required property real nameWidth
    required property real fieldsWidth
    required property real resultWidth
    // The heads of the small points, the big points and the place.
    required property list<string> resultHeads
    required property int seat
    required property string number
    required property string name
    required property string small
    required property string big
    required property string place
    required property string before
    required property bool won
    required property bool faulty

    signal moved(int column, int by)

    function focusColumn(column: int): void {
        const cell = cells.itemAt(column) as CardFormCell;
        if (cell)
            cell.takeFocus();
    }

    implicitHeight: content.implicitHeight + Theme.gap(2)

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: -Theme.gap(2)
        anchors.rightMargin: -Theme.gap(2)
        radius: Theme.radiusSmall
        color: line.faulty ? Theme.dangerWash : "transparent"
        border.width: line.faulty ? Theme.hair : 0
        border.color: Theme.danger
    }
    GridLayout {
        id: content

        y: Theme.gap(1)
        width: parent.width
        columns: line.wide ? 3 : 2
        columnSpacing: Theme.gap(2)
        rowSpacing: Theme.gap(1)

        RowLayout {
            Layout.preferredWidth: line.wide ? line.nameWidth : -1
            Layout.fillWidth: !line.wide
            spacing: Theme.gap(2)

            TextLabel {
                text: line.number
                quiet: true
                tabular: true
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                TextLabel {
                    Layout.fillWidth: true
                    text: line.name
                    strong: true
                    lineHeight: 1
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    elide: Text.ElideRight
                }
                TextLabel {
                    Layout.fillWidth: true
                    visible: line.before !== ""
                    text: line.before
                    kind: "small"
                    quiet: true
                    elide: Text.ElideRight
                }
            }
        }
        Flow {
            id: flow

            // Fields stand on one line under titles of any height.
            readonly property real tallest: {
                let most = 0;
                for (let index = 0; index < cells.count; index++) {
                    const cell = cells.itemAt(index) as CardFormCell;
                    if (cell && cell.visible)
                        most = Math.max(most, cell.implicitHeight);
                }
                return most;
            }

            Layout.row: line.wide ? 0 : 1
            Layout.column: line.wide ? 1 : 0
            Layout.columnSpan: line.wide ? 1 : 2
            Layout.fillWidth: !line.wide
            Layout.preferredWidth: line.wide ? line.fieldsWidth : -1
            spacing: Theme.gap(2)

            Repeater {
                id: cells

                model: line.form.columns

                CardFormCell {
                    required property var modelData
                    required property int index

                    height: titled ? flow.tallest : implicitHeight
                    form: line.form
                    seat: line.seat
                    player: line.name
                    column: modelData
                    titled: !line.wide
                    faulty: line.faulty
                    onMoved: by => line.moved(index, by)
                }
            }
        }
        RowLayout {
            Layout.row: 0
            Layout.column: line.wide ? 2 : 1
            spacing: 0

            CardFormMark {
                visible: line.form.kind === "card"
                Layout.preferredWidth: line.resultWidth
                name: qsTr("%1 has won").arg(line.name)
                single: true
                isOn: line.won
                onClicked: line.form.chooseWinner(line.seat)
            }
            Repeater {
                model: [line.small, line.big, line.place]

                TextLabel {
                    required property string modelData
                    required property int index

                    Accessible.name: line.name + ": " + line.resultHeads[index] + " " + modelData
                    Accessible.ignored: modelData === ""
                    Layout.preferredWidth: line.resultWidth
                    horizontalAlignment: Text.AlignRight
                    text: modelData
                    kind: "lead"
                    strong: true
                    tabular: true
                }
            }
        }
    }
}
