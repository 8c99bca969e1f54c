pragma Singleton
import QtQuick

// What the computer's levels are called, in every game.
QtObject {
    readonly property list<string> levels: ["gentle", "fair", "sharp", "master"]

    function title(level: string): string {
        switch (level) {
        case "gentle": return qsTr("Gentle");
        case "fair": return qsTr("Fair");
        case "sharp": return qsTr("Sharp");
        case "master": return qsTr("Master");
        }
        return "";
    }
}
