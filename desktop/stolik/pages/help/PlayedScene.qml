pragma ComponentBehavior: Bound
import QtQuick
import Stolik

// A scene that illustrates a passage of the rules: its last picture at rest, or all in sequence when played.
PressButton {
    id: scene

    required property var stills
    readonly property int last: Math.max(0, scene.stills.length - 1)
    // The index of the picture shown.
    property int at: scene.last
    readonly property bool plays: pace.running
    property bool played: false

    signal ended

    function play(): void {
        scene.played = true;
        scene.show(0);
        if (scene.last > 0)
            pace.restart();
        else
            Qt.callLater(scene.ended);
    }
    function rest(): void {
        pace.stop();
        scene.show(scene.last);
    }
    function show(at: int): void {
        if (at === scene.at)
            return;
        below.still = scene.stills[scene.at];
        scene.at = at;
        fading.restart();
    }

    enabled: scene.last > 0
    background: Item {
        FocusRing { shown: scene.visualFocus; around: Theme.radiusSmall }
    }
    contentItem: Item {
        Picture { id: below; visible: fading.running }
        Picture { id: above; still: scene.stills[scene.at] ?? null }
        // The action of a press.
        Pill {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.gap(1)
            visible: scene.hovered && scene.enabled && !scene.plays
            width: Theme.dp(28)
            height: width
            color: Theme.accent

            Icon {
                anchors.centerIn: parent
                name: "play"
                size: Theme.dp(16)
                color: Theme.accentInk
            }
        }
    }

    Timer {
        id: pace

        interval: Theme.glance
        repeat: true
        onTriggered: {
            if (scene.at < scene.last) {
                scene.show(scene.at + 1);
                return;
            }
            pace.stop();
            scene.ended();
        }
    }
    NumberAnimation {
        id: fading

        target: above
        property: "opacity"
        from: 0
        to: 1
        duration: Theme.fade
    }

    component Picture: PositionPicture {
        property var still: null

        anchors.fill: parent
        active: still !== null
        drawing: still?.drawing ?? ""
        position: still?.position ?? null
        colours: still?.colours ?? []
        seat: still?.seat ?? -1
        played: still?.played ?? null
        border.color: scene.hovered && scene.enabled ? Theme.accent : Theme.highContrast ? Theme.outline : Theme.hairline
    }
}
