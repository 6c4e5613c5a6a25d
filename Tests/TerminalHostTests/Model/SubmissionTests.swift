import CoreViews
import Testing

@testable import TerminalHost

private struct DeskView: View {
  @State private var name = ""
  @State private var guests: [String] = []
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List {
        TextField("Name", text: $name).onSubmit { if !name.isEmpty { guests.append(name) } }
        Button("Check in") {}
        ForEach(guests, id: \.self) { Text("guest \($0)") }
        Text("looking for <\(query)>")
      }
      .searchable(text: $query, prompt: "Find a guest")
    }
  }
}

/// What a person hears of a field that is submitted, or left by Esc.
@MainActor
@Suite struct SubmissionTests {
  @Test func anEmptyFieldThatIsSubmittedSaysSoAndKeepsTheFocus() {
    var probe = TerminalProbe(width: 40, height: 20) { DeskView() }
    while !probe.isInField(named: "Name") { probe.press(.tab) }
    let field = probe.focus
    probe.press(.enter)
    #expect(probe.text.contains(" Name is empty"))
    #expect(probe.focus == field)
    probe.type("Ann")
    #expect(!probe.text.contains("is empty"))
    probe.press(.enter)
    #expect(probe.rows(with: "guest A") == ["│ guest Ann                      │"])
  }

  @Test func escapeEmptiesTheSearch() {
    var probe = TerminalProbe(width: 40, height: 20) { DeskView() }
    while !probe.isInField(named: "Find a guest") { probe.press(.tab) }
    probe.type("An")
    #expect(probe.text.contains("looking for <An>"))
    probe.press(.escape)
    #expect(probe.text.contains("looking for <>"))
    #expect(probe.model.field?.editor.text == "")
    probe.press(.escape)
    #expect(probe.lastCommand == .perform(.back))
  }
}

extension TerminalProbe {
  /// Whether the focus is in the field of a label.
  fileprivate func isInField(named label: String) -> Bool {
    model.field.flatMap { model.tree[$0.id] }?.element.label == label
  }
}
