import CoreViews
import Testing
import ViewsTesting

@MainActor @Suite struct CommandsTests {
  @Test func commandsAreMenusAboveTheViews() {
    final class Count { var value = 0 }
    let count = Count()
    let scene = WindowGroup { Text("harbour") }
      .commands {
        CommandGroup(replacing: .newItem) { Button("New boat") { count.value += 1 } }
        CommandGroup(replacing: .help) {}
        CommandMenu("Boats") { Button("Moor") {}.keyboardShortcut("m") }
      }
    let host = HeadlessHost { scene._content }
    #expect(host.text.contains("File") && host.text.contains("Boats"))
    #expect(!host.text.contains("Help") && host.text.hasSuffix("harbour"))
    host.tap("New boat")
    #expect(count.value == 1)
  }
}
