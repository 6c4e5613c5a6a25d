import CoreViews
import Testing
import ViewsTesting

private struct Leaflet: View {
  let name: String
  var body: some View { VStack { Text("leaflet \(name)") } }
}

private struct Marked: View {
  var body: some View { Text("marked").tabItem { Label("Own", systemImage: "star.fill") } }
}

@MainActor @Suite struct TabPagesTests {
  @Test func viewsWithoutATitleArePagesWithNumbers() {
    let page = Box("b")
    let host = HeadlessHost {
      TabView(selection: page.binding) {
        ForEach(["a", "b", "c"], id: \.self) { Leaflet(name: $0).tag($0) }
      }
      .tabViewStyle(.page)
    }
    #expect(host.text == "leaflet b\n--- Page 1 | (Page 2) | Page 3 ---")
    #expect(host.session.root.children[0].traits.look == .pages)
    host.tab("Page 3")
    #expect(page.value == "c")
    page.value = "a"
    #expect(host.text == "leaflet a\n--- (Page 1) | Page 2 | Page 3 ---")
  }

  @Test func aPageIsBuiltWhenItIsFirstShown() {
    let graph = ViewGraph(
      TabView {
        Text("one")
        Group { if true { Leaflet(name: "two") } }
      })
    #expect(graph.root.children[0].children.map(\.children.count) == [1, 0])
  }

  @Test func pagesAndTabsStandSideBySide() {
    let host = HeadlessHost {
      TabView {
        Leaflet(name: "first")
        Marked()
        AnyView(Text("hidden type"))
      }
    }
    #expect(host.text == "leaflet first\n--- (Page 1) | Own | Page 3 ---")
    host.tab("Own")
    #expect(host.text.hasPrefix("marked\n"))
    host.tab("Page 3")
    #expect(host.text.hasPrefix("hidden type\n"))
  }

  @Test func aTabSaysItsSymbol() {
    let graph = ViewGraph(
      TabView {
        Tab("Berths", systemImage: "house") { Text("at the berth") }
        Tab("Log") { Text("log") }
        Marked()
      })
    let tabs = graph.root.children[0].children
    #expect(tabs.map(\.traits.symbol) == ["house", "", "star.fill"])
    #expect(tabs.map(\.label) == ["Berths", "Log", "Own"])
  }

  @Test func pagesComeAndGo() {
    let model = Model()
    let host = HeadlessHost { Pages(model: model) }
    #expect(host.text == "leaflet first\n--- (Page 1) ---")
    model.isOn = true
    #expect(host.text == "leaflet more\n--- (Page 1) | Page 2 ---")
    host.tab("Page 2")
    #expect(host.text.hasPrefix("leaflet first\n"))
    model.isOn = false
    #expect(host.text == "leaflet first\n--- (Page 1) ---")
  }
}

private struct Pages: View {
  let model: Model
  var body: some View {
    TabView {
      if model.isOn { Leaflet(name: "more") }
      Leaflet(name: "first")
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
  }
}
