import CoreViews
import Testing
import ViewsTesting

private enum Place: Hashable { case home, settings, extra }

private struct Places: View {
  let selection: Box<Place>
  let model: Model

  var body: some View {
    TabView(selection: selection.binding) {
      Text("at home").tabItem { Label("Home", systemImage: "house") }.tag(Place.home)
      Counter(name: "S").tag(Place.settings).tabItem { Text("Settings") }
      if model.isOn {
        Text("more").tabItem { Text("Extra") }.tag(Place.extra)
      }
    }
  }
}

private struct Home: View {
  let model: Model

  var body: some View {
    Text("at home").sheet(isPresented: .constant(model.isOn)) { Text("a letter") }
  }
}

private struct Veiled: View {
  var body: AnyView { AnyView(Text("lost")) }
}

@MainActor @Suite struct TabTests {
  @Test func theSelectionIsABindingToATag() {
    let selection = Box(Place.home)
    let host = HeadlessHost { Places(selection: selection, model: Model()) }
    #expect(host.text == "at home\n--- (Home) | Settings ---")
    host.tab("Settings")
    #expect(selection.value == .settings)
    #expect(host.text == "S: 0  [ Add to S ]\n--- Home | (Settings) ---")
    host.tap("Add to S")
    selection.value = .home
    #expect(host.text == "at home\n--- (Home) | Settings ---")
    selection.value = .settings
    #expect(host.text == "S: 1  [ Add to S ]\n--- Home | (Settings) ---")
  }

  @Test func tabsComeAndGo() {
    let selection = Box(Place.extra)
    let model = Model()
    let host = HeadlessHost { Places(selection: selection, model: model) }
    #expect(host.text == "at home\n--- (Home) | Settings ---")
    model.isOn = true
    #expect(host.text == "more\n--- Home | Settings | (Extra) ---")
    model.isOn = false
    #expect(host.text == "at home\n--- (Home) | Settings ---")
  }

  @Test func unvisitedTabsAreThereWithoutContent() {
    let graph = ViewGraph(Places(selection: Box(.home), model: Model()))
    let tabs = graph.root.children[0]
    #expect(tabs.role == .tabs)
    #expect(tabs.children.map(\.label) == ["Home", "Settings"])
    #expect(tabs.children.map(\.isSelected) == [true, false])
    #expect(tabs.children.map(\.isHidden) == [false, true])
    #expect(tabs.children.map(\.children.count) == [1, 0])
  }

  @Test func rowsAreTabsThatGoByTheirIDs() {
    let selection = Box("b")
    let host = HeadlessHost {
      TabView(selection: selection.binding) {
        ForEach(["a", "b"], id: \.self) { name in
          Text("content \(name)").tabItem { Text(name) }
        }
        Tab("c", value: "c") { Text("content c") }
      }
    }
    #expect(host.text == "content b\n--- a | (b) | c ---")
    host.tab("c")
    #expect(host.text == "content c\n--- a | b | (c) ---")
    #expect(selection.value == "c")
  }

  @Test func aStackInATabKeepsItsScreens() {
    let host = HeadlessHost {
      TabView {
        NavigationStack {
          NavigationLink("Go", value: 1)
            .navigationDestination(for: Int.self) { Text("screen \($0)") }
        }
        .tabItem { Text("A") }
        Text("b").tabItem { Text("B") }
      }
    }
    host.tap("Go")
    host.tab("B")
    #expect(!host.front.canGoBack)
    host.tab("A")
    #expect(host.text == "< Back\nscreen 1\n--- (A) | B ---")
  }

  @Test func aSheetInATabThatIsNotSelectedCoversNothing() {
    let selection = Box(Place.home)
    let model = Model()
    let host = HeadlessHost {
      TabView(selection: selection.binding) {
        Home(model: model).tabItem { Text("Home") }.tag(Place.home)
        Counter(name: "S").tabItem { Text("Settings") }.tag(Place.settings)
      }
    }
    host.tab("Settings")
    model.isOn = true

    host.tap("Add to S")
    #expect(host.text.hasPrefix("S: 1"))
    #expect(host.session.perform(.back) == .refused("there is nowhere to go back to"))

    host.tab("Home")
    #expect(host.text.contains("a letter"))
  }

  @Test func aViewThatIsNoTabIsReported() {
    withKnownIssue {
      _ = ViewGraph(TabView { Veiled() })
    } matching: { issue in
      "\(issue)".contains("holds a view that is not a tab (a text \"lost\")")
    }
  }
}

extension TabTests {
  @Test func aTabThatIsSelectedAgainShowsItsFirstScreen() {
    struct Fleet: View {
      @State var path: [String] = ["Brig"]
      var body: some View {
        TabView {
          NavigationStack(path: $path) {
            Text("Ships").navigationTitle("Ships").navigationDestination(for: String.self) { name in
              Text("The \(name)").navigationTitle(name)
            }
          }
          .tabItem { Text("Fleet") }
          Text("Sea").tabItem { Text("Chart") }
        }
      }
    }
    let host = HeadlessHost { Fleet() }
    #expect(host.text.contains("The Brig"))
    host.tab("Fleet")
    #expect(!host.text.contains("The Brig"))
    host.tab("Chart")
    host.tab("Fleet")
    #expect(host.text.contains("Ships"))
  }
}
