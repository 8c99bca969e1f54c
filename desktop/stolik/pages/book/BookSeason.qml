pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.FamilyBook

// The ranking of a season: this month, this year, or from one date to another.
Panel {
    id: season

    required property FamilyBookModel book

    implicitHeight: column.implicitHeight + Theme.gap(10)

    ColumnLayout {
        id: column

        x: Theme.gap(5)
        y: Theme.gap(5)
        width: parent.width - Theme.gap(10)
        spacing: Theme.gap(4)

        SegmentedControl {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.dp(560)
            fill: true
            name: qsTr("Season")
            options: [qsTr("This month"), qsTr("This year"), qsTr("Between dates")]
            current: season.book.season
            onChosen: index => season.book.chooseSeason(index)
        }
        Flow {
            Layout.fillWidth: true
            visible: season.book.season === 2
            spacing: Theme.gap(3)

            TextInputField {
                id: first

                name: qsTr("First date")
                placeholderText: name
                text: season.book.firstDate
                onEditingFinished: season.book.setDates(first.text, last.text)
            }
            TextInputField {
                id: last

                name: qsTr("Last date")
                placeholderText: name
                text: season.book.lastDate
                onEditingFinished: season.book.setDates(first.text, last.text)
            }
        }
        TextLabel {
            Layout.fillWidth: true
            text: season.book.seasonText
            kind: "lead"
            wrapMode: Text.WordWrap
        }
        RankingList {
            Layout.fillWidth: true
            visible: season.book.seasonRanking.count > 0
            ranked: season.book.seasonRanking
        }
        TextLabel {
            Layout.fillWidth: true
            text: season.book.rule
            kind: "small"
            quiet: true
            wrapMode: Text.WordWrap
        }
    }
}
