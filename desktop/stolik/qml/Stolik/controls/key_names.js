.pragma library

// The name of a key, such as "R", "7", "F2" or "Ctrl+1", ignoring Shift; empty for arrows and others without
// one.
function name(event) {
    const plain = event.key >= Qt.Key_F1 && event.key <= Qt.Key_F12 ? "F" + (event.key - Qt.Key_F1 + 1)
        : event.key > Qt.Key_Space && event.key < Qt.Key_BraceLeft ? String.fromCharCode(event.key) : "";
    return plain === "" || event.modifiers & (Qt.AltModifier | Qt.MetaModifier) ? ""
        : event.modifiers & Qt.ControlModifier ? "Ctrl+" + plain : plain;
}
