pragma Singleton
import QtQml

// The sheets that are open, the one on top last.
QtObject {
    id: open

    property var sheets: []
    readonly property QtObject top: open.sheets.length > 0 ? open.sheets[open.sheets.length - 1] : null

    // A key was struck anywhere: what the pointer rests on isn't told any longer.
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
