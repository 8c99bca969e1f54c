import QtQuick
import Stolik

// A paragraph that its control already says.
Paragraph { Accessible.ignored: true }
