pragma Singleton
import QtQml

// Dates and times in the local format. Days are ordinals, counted from 1 January of year 1.
QtObject {
    // 1 January 1970, where JavaScript's count begins.
    readonly property int firstDay: 719163
    // As the program's language writes in the country of the system.
    readonly property var written: Qt.uiLanguage === "" ? Qt.locale("en") : Qt.locale()

    function day(day: int, today: int): string {
        return today === day ? qsTr("today") : today === day + 1 ? qsTr("yesterday")
            : new Date(1970, 0, 1 + day - firstDay).toLocaleDateString(written, Locale.ShortFormat);
    }
    // From the seconds since 1970; empty if unknown.
    function moment(seconds: real, today: int): string {
        if (seconds <= 0)
            return "";
        const at = new Date(1000 * seconds);
        const day = firstDay + Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86400000;
        return qsTr("%1, %2", "day, time of day").arg(this.day(day, today))
            .arg(at.toLocaleTimeString(written, Locale.ShortFormat));
    }
}
