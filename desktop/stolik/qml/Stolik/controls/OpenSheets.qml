pragma Singleton
import QtQml

// The open sheets, the topmost last.
QtObject {
    id: open

    property var sheets: []
    readonly property QtObject top: open.sheets.length > 0 ? open.sheets[open.sheets.length - 1] : null

    // A key was struck anywhere, so the tool tip under the pointer goes away.
    signal keyStruck

    function add(sheet: QtObject): void {
        open.sheets = [...open.sheets.filter(each => each !== sheet), sheet];
    }
    function remove(sheet: QtObject): void { open.sheets = open.sheets.filter(each => each !== sheet); }
    function closeAll(): void {
        for (const sheet of open.sheets)
            sheet.close();
    }
}
