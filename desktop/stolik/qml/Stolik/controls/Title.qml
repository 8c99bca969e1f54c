import QtQuick

// The name of what follows, which a screen reader tells as a heading.
Paragraph { kind: "title"; Accessible.role: Accessible.Heading }
