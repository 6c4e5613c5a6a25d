import CoreViews
import Testing
import ViewsTesting

private struct Numbers: View {
  let model: Model

  var body: some View {
    @Bindable var model = model
    NavigationStack(path: $model.path) {
      NavigationLink("To 1", value: 1)
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Counter(name: "C\(number)")
            NavigationLink("To \(number + 1)", value: number + 1)
          }
          .navigationTitle("Number \(number)")
        }
    }
  }
}

private struct Chain: View {
  let depth: Int
  @State private var isPresented = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Deeper") { isPresented = true }
      Button("Leave") { dismiss() }
    }
    .navigationTitle("Depth \(depth)")
    .navigationDestination(isPresented: $isPresented) { AnyView(Chain(depth: depth + 1)) }
  }
}

/// Links with a title, of which a value outside says whether their screen is open.
private struct Doors: View {
  @State private var isOpen = false
  @State private var door: Int?

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Cellar", isActive: $isOpen) { Text("Dark") }
        NavigationLink("Attic", tag: 1, selection: $door) { Text("Dusty") }
        NavigationLink("Yard", tag: 2, selection: $door) { Text("Wet") }
        Text(isOpen ? "in" : door.map { "door \($0)" } ?? "out")
      }
      .navigationTitle("House")
    }
  }
}

@MainActor @Suite struct NavigationTests {
  @Test func aTitledLinkIsOpenWhileAValueSaysSo() {
    let host = HeadlessHost { Doors() }
    for (title, room) in [("Cellar", "Dark"), ("Attic", "Dusty"), ("Yard", "Wet")] {
      host.tap(title)
      #expect(host.text.contains(room))
      host.back()
      #expect(host.text.hasSuffix("out"))
    }
  }

  @Test func linksAppendToThePathAndGoingBackShortensIt() {
    let model = Model()
    let host = HeadlessHost { Numbers(model: model) }
    #expect(host.text == "== Root ==\n[ To 1 > ]")
    host.tap("To 1")
    host.tap("To 2")
    #expect(model.path == [1, 2])
    #expect(host.text == "== Number 2 ==\n< Back\nC2: 0  [ Add to C2 ]\n[ To 3 > ]")
    host.back()
    #expect(model.path == [1])
    #expect(host.front.title == "Number 1")
  }

  @Test func screensThatStayOnThePathKeepTheirState() {
    let model = Model()
    model.path = [1, 2, 3]
    let host = HeadlessHost { Numbers(model: model) }
    host.tap("Add to C3")
    model.path = [1, 2, 3, 4]
    #expect(host.front.title == "Number 4")
    model.path = [1, 2, 3]
    #expect(host.text.contains("C3: 1"))
    model.path = [1, 5]
    #expect(host.front.title == "Number 5")
    model.path = []
    #expect(host.text == "== Root ==\n[ To 1 > ]")
    #expect(!host.front.canGoBack)
  }

  @Test func lowerScreensStayMountedAndHidden() {
    let model = Model()
    model.path = [1]
    let graph = ViewGraph(Numbers(model: model))
    let navigation = graph.root.children[0]
    #expect(navigation.role == .navigation)
    #expect(navigation.children.map(\.label) == ["Root", "Number 1"])
    #expect(navigation.children.map(\.isHidden) == [true, false])
  }

  @Test func presentedScreensStackUpAndAreLeftOneByOne() {
    let host = HeadlessHost { NavigationStack { Chain(depth: 0) } }
    host.tap("Deeper")
    host.tap("Deeper")
    #expect(host.front.title == "Depth 2")
    host.back()
    #expect(host.front.title == "Depth 1")
    host.tap("Leave")
    #expect(host.front.title == "Depth 0")
    host.tap("Deeper")
    #expect(host.front.title == "Depth 1")
  }

  @Test func anotherItemIsAnotherScreen() {
    let model = Model()
    let host = HeadlessHost {
      NavigationStack {
        Text("root").navigationDestination(item: Bindable(model).choice) { Counter(name: $0) }
      }
    }
    model.choice = "A"
    host.session.update()
    host.tap("Add to A")
    model.choice = "B"
    #expect(host.text == "< Back\nB: 0  [ Add to B ]")
    host.back()
    #expect(model.choice == nil)
    #expect(host.text == "root")
  }

  @Test func aStackKeepsItsPathWhereNobodyElseDoes() {
    let host = HeadlessHost {
      NavigationStack {
        NavigationLink("To a view") { Text("a view").navigationTitle("View") }
      }
    }
    host.tap("To a view")
    #expect(host.text == "== View ==\n< Back\na view")
    host.back()
    #expect(host.text == "[ To a view > ]")
    host.tap("To a view")
    #expect(host.front.title == "View")
  }

  @Test func aPathOfManyTypesFindsTheScreensByType() {
    let path = Box(NavigationPath())
    path.value.append(1)
    path.value.append("two")
    let host = HeadlessHost {
      NavigationStack(path: path.binding) {
        Text("root")
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationDestination(for: String.self) { Text("word \($0)") }
      }
    }
    #expect(host.text == "< Back\nword two")
    host.back()
    #expect(path.value.count == 1)
  }

  @Test func aValueWithoutDestinationIsReported() {
    withKnownIssue {
      let host = HeadlessHost { NavigationStack { NavigationLink("Go", value: 1) } }
      host.tap("Go")
    } matching: { issue in
      "\(issue)".contains("navigationDestination(for: Int.self)")
    }
  }

  @Test func theInnermostStackThatCanGoBackDoesSo() {
    let outer = Box([1])
    let inner = Box([1])
    let host = HeadlessHost {
      NavigationStack(path: outer.binding) {
        Text("outer root").navigationDestination(for: Int.self) { _ in
          NavigationStack(path: inner.binding) {
            Text("inner root").navigationDestination(for: Int.self) { _ in Text("inner top") }
          }
        }
      }
    }
    #expect(host.text.hasSuffix("inner top"))
    host.back()
    #expect((outer.value, inner.value) == ([1], []))
    host.back()
    #expect(outer.value == [])
    #expect(host.text == "outer root")
  }

  @Test func aScreensTitleFollowsWhatItIsMadeOf() {
    let model = Model()
    let host = HeadlessHost {
      NavigationStack {
        Watched("root", Recorder()) { Text("a").navigationTitle("\(model.number) items") }
      }
    }
    model.number = 2
    #expect(host.text == "== 2 items ==\na")
  }

  @Test func aDestinationFollowsTheStateOfWhoDeclaresIt() {
    let model = Model()
    let host = HeadlessHost {
      NavigationStack {
        Watched("root", Recorder()) {
          let text = model.text
          NavigationLink("Go", value: 1)
            .navigationDestination(for: Int.self) { Text("\($0) \(text)") }
        }
      }
    }
    host.tap("Go")
    model.text = "new"
    #expect(host.text == "< Back\n1 new")
  }
}
