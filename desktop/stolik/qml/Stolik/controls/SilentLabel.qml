import QtQuick
import Stolik

// Text that its control already says: a screen reader skips it.
TextLabel { Accessible.ignored: true }
