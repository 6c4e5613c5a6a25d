import CoreViews
import Testing
import ViewsTesting

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

private struct Board<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    Group(subviews: content) { notes in
      Text("\(notes.count) notes, \(notes.count(where: \.containerValues.isPinned)) pinned")
      ForEach(notes) { note in
        HStack {
          Text(note.containerValues.isPinned ? "*" : "-")
          note
        }
      }
    }
  }
}

@MainActor @Suite struct SubviewTests {
  @Test func aContainerTakesItsViewsOneByOne() {
    struct Quay: View {
      @State private var isOpen = true
      var body: some View {
        Board {
          Text("Tide")
          ForEach(["Wren", "Auk"], id: \.self) { name in
            Text(name).containerValue(\.isPinned, name == "Auk")
          }
          if isOpen { Group { Text("Bar") }.containerValue(\.isPinned, true) }
        }
        Button("Close") { isOpen = false }
      }
    }
    let host = HeadlessHost { Quay() }
    #expect(
      host.text == """
        4 notes, 2 pinned
        -  Tide
        -  Wren
        *  Auk
        *  Bar
        [ Close ]
        """)
    host.tap("Close")
    #expect(host.text.hasPrefix("3 notes, 1 pinned"))
  }

  @Test func subviewsKeepTheirStateAndModifiers() {
    struct Counter: View {
      @State private var count = 0
      let name: String
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Deck: View {
      @State private var isTurned = false
      private var names: [String] { isTurned ? ["B", "A"] : ["A", "B"] }
      var body: some View {
        ForEach(subviews: ForEach(names, id: \.self) { Counter(name: $0) }.disabled(false)) { $0 }
        Button("Turn") { isTurned.toggle() }
      }
    }
    let host = HeadlessHost { Deck() }
    host.tap("A 0")
    host.tap("Turn")
    #expect(host.text == "[ B 0 ]\n[ A 1 ]\n[ Turn ]")
  }

  @Test func sectionsAreTakenWithTheirHeaders() {
    let host = HeadlessHost {
      ForEach(
        sections: Group {
          Text("loose")
          Section {
            Text("one")
            Text("two")
          } header: {
            Text("Head")
          }
        }
      ) { section in
        section.header
        Text("\(section.content.count) rows")
        section.content
      }
    }
    #expect(host.text == "1 rows\nloose\nHead\n2 rows\none\ntwo")
  }

  @Test func aTagIsReadBack() {
    let host = HeadlessHost {
      ForEach(subviews: Text("x").tag(7)) { view in
        Text("\(view.containerValues.tag(for: Int.self) ?? 0)")
        Text(view.containerValues.hasTag("x") ? "other" : "none")
      }
    }
    #expect(host.text == "7\nnone")
  }
}
