pragma Singleton
import QtQuick

// The names and descriptions of the computer's levels in every game; "fits" isn't a level but a computer that
// adapts its strength to the people.
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
