import QtQuick

// The outcome of something, announced as soon as there is one.
Paragraph { visible: text !== ""; wrapMode: Text.Wrap; Accessible.role: Accessible.AlertMessage }
