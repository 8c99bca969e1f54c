import QtQuick
import Stolik
import Stolik.Table

// A click anywhere on the table ends the running animation, but on what is always live.
MouseArea {
    id: hurry

    required property Director director
    // What is live on the table, once it is there.
    required property GameTable game

    enabled: hurry.director.busy
    containmentMask: QtObject {
        function contains(point: point): bool {
            return point.x >= 0 && point.y >= 0 && point.x < hurry.width && point.y < hurry.height
                && (hurry.director.waits || !hurry.game || !hurry.game.livesAt(hurry, point.x, point.y));
        }
    }
    onPressed: hurry.director.hurry()
}
