import CoreViews
import Testing
import ViewsTesting

private struct HatchView: View {
  @State private var isAsking = false
  @State private var isChoosing = false
  @State private var said = "nothing"

  var body: some View {
    VStack {
      Button("Close the hatch") { isAsking = true }
      Button("Which one?") { isChoosing = true }
      Text("Said: \(said)")
    }
    .alert(isPresented: $isAsking) {
      Alert(
        title: Text("Close it?"), message: Text("Someone is below."),
        primaryButton: .destructive(Text("Close")) { said = "close" },
        secondaryButton: .cancel())
    }
    .actionSheet(isPresented: $isChoosing) {
      ActionSheet(
        title: Text("Hatch"),
        buttons: [.default(Text("Fore")) { said = "fore" }, .default(Text("Aft"))])
    }
  }
}

private struct BarView: View {
  var body: some View {
    NavigationStack {
      Text("Log")
        .navigationTitle("Watch")
        .toolbar {
          Button("Share") {}
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .principal) { Text("Dog watch") }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Back a page") {}
            Button("On a page") {}
          }
          ToolbarItem(placement: .keyboard) { Button("Done") {} }
        }
    }
  }
}

/// Alerts and dialogs as values, and the places of a toolbar.
@MainActor
@Suite struct FormerAlertTests {
  @Test func anAlertIsMadeOfAValue() {
    let host = HeadlessHost { HatchView() }
    host.tap("Close the hatch")
    #expect(
      host.text == """
        +-- Close it? ---
        | Someone is below.
        | [ Close ]
        | [ Cancel ]
        +---
        """)
    host.tap("Close")
    #expect(host.text.hasSuffix("Said: close"))
  }

  @Test func anActionSheetGetsAButtonToCancel() {
    let host = HeadlessHost { HatchView() }
    host.tap("Which one?")
    #expect(host.text == "+-- Hatch ---\n| [ Fore ]\n| [ Aft ]\n| [ Cancel ]\n+---")
    host.tap("Fore")
    #expect(host.text.hasSuffix("Said: fore"))
  }

  @Test func aToolbarHasItsItemsInTheirPlaces() {
    let host = HeadlessHost { BarView() }
    #expect(
      host.text == """
        == Watch ==
        [ Cancel ]  Dog watch  [ Share ]
        Log
        [ Back a page ]  [ On a page ]
        [ Done ]
        """)
  }
}
