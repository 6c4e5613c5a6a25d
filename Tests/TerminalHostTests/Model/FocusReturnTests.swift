import CoreViews
import Testing

@testable import TerminalHost

/// Where the focus is when what was in front is gone.
@MainActor
struct FocusReturnTests {
  @Test func aRowThatADialogTookAwayLeavesTheFocusToTheNextOne() {
    var probe = TerminalProbe(width: 40, height: 20) { Jars() }
    probe.press(.down, .down, .enter)
    #expect(probe.text.contains("Eat quince?"))
    probe.press(.left, .enter)
    #expect(probe.rows(with: "quince").isEmpty)
    probe.press(.enter)
    #expect(probe.text.contains("Eat rhubarb?"))
  }

  @Test func theStackInPlaceOfColumnsKeepsTheFocusOfEachScreen() {
    var probe = TerminalProbe(width: 40, height: 20) { Shelves() }
    probe.press(.down, .down)
    probe.press(.enter)
    #expect(probe.text.contains("on shelf 3"))
    probe.press(.escape, .down, .enter)
    #expect(probe.text.contains("on shelf 4"))
  }
}

private struct Jars: View {
  @State private var jars = ["plum", "quince", "rhubarb", "sloe"]
  @State private var eaten: String?

  var body: some View {
    VStack {
      Button("Add") { jars.append("another") }
      List { ForEach(jars, id: \.self) { jar in Button(jar) { eaten = jar } } }
    }
    .alert(
      "Eat \(eaten ?? "")?",
      isPresented: Binding(get: { eaten != nil }, set: { if !$0 { eaten = nil } })
    ) {
      Button("Eat", role: .destructive) { jars.removeAll { $0 == eaten } }
      Button("Keep", role: .cancel) {}
    }
  }
}

private struct Shelves: View {
  @State private var shelf: Int?

  var body: some View {
    NavigationSplitView {
      List(1..<6, id: \.self, selection: $shelf) { NavigationLink("Shelf \($0)", value: $0) }
        .navigationTitle("Shelves")
    } detail: {
      VStack {
        Text("on shelf \(shelf ?? 0)")
        Button("Dust") {}
      }
    }
  }
}
