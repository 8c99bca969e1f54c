import QtQuick
import Stolik

// Text that its control already says, so that screen readers skip it.
TextLabel { Accessible.ignored: true }
