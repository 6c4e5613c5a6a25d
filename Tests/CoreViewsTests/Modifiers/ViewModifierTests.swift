import CoreViews
import Testing
import ViewsTesting

private struct Counting: ViewModifier {
  let name: String
  @State private var count = 0

  func body(content: Content) -> some View {
    content
    Button("\(name) \(count)") { count += 1 }
  }
}

private struct Doubling: DynamicProperty {
  @State var number = 1
  @Environment(\.isEnabled) var isEnabled

  var doubled: Int { isEnabled ? number * 2 : 0 }
}

@MainActor @Suite struct ViewModifierTests {
  @Test func aModifierHasStateOfItsOwn() {
    let model = Model()
    let host = HeadlessHost {
      Watched("root", Recorder()) {
        Text("\(model.number)").modifier(Counting(name: "Count"))
      }
    }
    host.tap("Count 0")
    model.number = 5
    #expect(host.text == "5\n[ Count 1 ]")
  }

  @Test func propertiesCanBeBundled() {
    struct Numbers: View {
      var bundle = Doubling()
      var body: some View {
        Button("\(bundle.doubled)") { bundle.number += 1 }
      }
    }
    let host = HeadlessHost { Numbers() }
    host.tap("2")
    #expect(host.text == "[ 4 ]")
  }

  @Test func aToolbarStandsAboveItsView() {
    let host = HeadlessHost {
      NavigationStack {
        Text("content").navigationTitle("Title").toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Add") {} }
          ToolbarItem { Button("Edit") {} }
        }
      }
    }
    #expect(host.text == "== Title ==\n[ Add ]  [ Edit ]\ncontent")
  }

  @Test func stylesReachTheElements() throws {
    let graph = ViewGraph(
      VStack {
        Text("red").foregroundStyle(.red)
        Text("dim").foregroundStyle(.secondary)
        Button("bold") {}
        Text("plain").bold(false)
      }
      .bold()
      .background(.blue)
    )
    let stack = graph.root.children[0]
    #expect(stack.style.background == "blue")
    #expect(stack.children.map(\.style.foreground) == ["red", nil, nil, nil])
    #expect(stack.children.map(\.style.isDimmed) == [false, true, false, false])
    #expect(stack.children.map(\.style.isBold) == [true, true, true, false])
    #expect(stack.children.map(\.style.background) == [nil, nil, nil, nil])
  }
}
