pragma Singleton
import QtQuick

// What the computer's levels are called, and what can be said of them, in every game; "fits" is no level, but
// a computer that gets its strength at the table.
QtObject {
    readonly property list<string> levels: ["gentle", "fair", "sharp", "master"]

    function title(level: string): string {
        switch (level) {
        case "fits": return qsTr("Fits you");
        case "gentle": return qsTr("Gentle");
        case "fair": return qsTr("Fair");
        case "sharp": return qsTr("Sharp");
        case "master": return qsTr("Master");
        }
        return "";
    }
    function line(level: string): string {
        switch (level) {
        case "fits": return qsTr("Matches your play: from your third game on you win about half.");
        case "gentle": return qsTr("For a first game.");
        case "fair": return qsTr("Plays by simple rules of thumb.");
        case "sharp": return qsTr("Plans well, mainly for itself.");
        case "master": return qsTr("Weighs everything and plays to win.");
        }
        return "";
    }
}
