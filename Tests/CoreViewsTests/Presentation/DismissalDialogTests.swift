import CoreViews
import Testing
import ViewsTesting

/// A sheet that asks before it is closed, while something is written in it.
@MainActor @Suite struct DismissalDialogTests {
  private struct Sheet: View {
    @Environment(\.dismiss) private var dismiss
    @State private var text = ""
    let note: Binding<String>
    var body: some View {
      TextField("Entry", text: $text)
      Button("Leave") { dismiss() }
        .dismissalConfirmationDialog("Lose the entry?", shouldPresent: !text.isEmpty) {
          Button("Save") { note.wrappedValue = text }
          Button("Lose it", role: .destructive) {}
          Button("Go on", role: .cancel) {}
        } message: {
          Text("It is not saved.")
        }
    }
  }

  private struct LogView: View {
    @State private var isWriting = true
    @State private var note = "nothing"
    var body: some View {
      Text("Log: \(note)").sheet(isPresented: $isWriting) { Sheet(note: $note) }
    }
  }

  @Test func nothingIsAskedWhereNothingWouldBeLost() {
    let host = HeadlessHost { LogView() }
    host.back()
    #expect(host.text == "Log: nothing")
  }

  @Test func goingBackIsAskedAbout() {
    let host = HeadlessHost { LogView() }
    host.type("Entry", "fog")
    host.back()
    #expect(
      host.text == """
        +-- Lose the entry? ---
        | It is not saved.
        | [ Save ]
        | [ Lose it ]
        | [ Go on ]
        +---
        """)
    host.tap("Go on")
    #expect(host.text.contains("Entry: [fog]"))
    host.back()
    host.tap("Lose it")
    #expect(host.text == "Log: nothing")
  }

  @Test func leavingByAButtonIsAskedAboutToo() {
    let host = HeadlessHost { LogView() }
    host.type("Entry", "fog")
    host.tap("Leave")
    host.tap("Save")
    #expect(host.text == "Log: fog")
  }
}
