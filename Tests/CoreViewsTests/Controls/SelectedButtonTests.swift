import CoreViews
import Testing
import ViewsTesting

/// Buttons that stand for what is chosen or on, as those hear them who do not see their look.
@MainActor @Suite struct SelectedButtonTests {
  @Test func aToggleThatIsAButtonSaysWhetherItIsOn() {
    struct Lamp: View {
      @State private var isOn = false
      var body: some View { Toggle("Lamp", isOn: $isOn).toggleStyle(.button) }
    }
    let host = HeadlessHost { Lamp() }
    #expect(host.text == "[ Lamp ]")
    host.tap("Lamp")
    #expect(host.text == "[ Lamp ] (selected)")
    host.tap("Lamp")
    #expect(host.text == "[ Lamp ]")
  }

  @Test func aStyleOfOnesOwnSaysItByATrait() {
    struct Check: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          configuration.label
        }
        .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
      }
    }
    let host = HeadlessHost {
      Toggle("Lamp", isOn: .constant(true)).toggleStyle(Check())
      Toggle("Bell", isOn: .constant(true)).toggleStyle(Check())
        .accessibilityRemoveTraits(.isSelected)
    }
    #expect(host.text == "[ Lamp ] (selected)\n[ Bell ]")
  }
}
