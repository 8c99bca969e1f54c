import QtQuick

// A title, which screen readers announce as a heading.
Paragraph { kind: "title"; Accessible.role: Accessible.Heading }
