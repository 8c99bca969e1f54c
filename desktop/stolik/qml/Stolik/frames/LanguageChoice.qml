pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Shell

// The choice of language: two side by side, a button with the other one, or a list behind a button.
Loader {
    id: choice

    required property Settings settings
    property bool oneButton: false
    readonly property int current: settings.languages.indexOf(settings.language)

    function choose(index: int): void { choice.settings.language = choice.settings.languages[index]; }

    sourceComponent: settings.languages.length > 2 ? menu : choice.oneButton ? other : strip

    Component {
        id: strip

        SegmentedControl {
            name: qsTr("Language")
            options: choice.settings.languageNames
            current: choice.current
            onChosen: index => choice.choose(index)
        }
    }
    Component {
        id: other

        IconButton {
            iconName: "language"
            text: choice.settings.languageNames[1 - choice.current]
            showText: true
            onClicked: choice.choose(1 - choice.current)
        }
    }
    Component {
        id: menu

        IconButton {
            iconName: "language"
            text: choice.settings.languageNames[choice.current]
            showText: true
            Accessible.name: qsTr("Language: %1").arg(text)
            onClicked: sheet.open()

            LaterSheet {
                id: sheet

                sourceComponent: ModalSheet {
                    id: list

                    title: qsTr("Language")

                    Repeater {
                        model: choice.settings.languageNames

                        ActionButton {
                            required property string modelData
                            required property int index

                            Layout.fillWidth: true
                            focus: index === choice.current
                            iconName: index === choice.current ? "check" : ""
                            text: modelData
                            onClicked: {
                                list.close();
                                choice.choose(index);
                            }
                        }
                    }
                }
            }
        }
    }
}
