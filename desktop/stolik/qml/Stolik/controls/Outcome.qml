import QtQuick

// What has come of something, told as soon as there is anything to tell.
Paragraph { visible: text !== ""; wrapMode: Text.Wrap; Accessible.role: Accessible.AlertMessage }
