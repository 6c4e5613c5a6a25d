import CoreViews
import Testing
import ViewsTesting

@MainActor @Suite struct RestoreTests {
  private struct Told: View {
    let name: String
    let tell: (String) -> Void
    var body: some View { Text(name).onRestore { tell(name) } }
  }

  private struct Tour: View {
    let tell: (String) -> Void
    @State private var path = [1]
    @State private var isMore = false
    @State private var tab = 1
    var body: some View {
      TabView(selection: $tab) {
        NavigationStack(path: $path) {
          VStack {
            Told(name: "root", tell: tell)
            if isMore { Told(name: "more", tell: tell) }
            Toggle("More", isOn: $isMore)
          }
          .navigationDestination(for: Int.self) { Told(name: "screen \($0)", tell: tell) }
        }
        .tabItem { Text("Left") }.tag(1)
        Told(name: "right", tell: tell).tabItem { Text("Right") }.tag(2)
      }
    }
  }

  @Test func whatASessionBeginsWithIsToldOnce() {
    var told: [String] = []
    let host = HeadlessHost(ViewGraph(restoring: SceneArchive(), Tour { told.append($0) }))
    #expect(told.sorted() == ["root", "screen 1"])
    host.tap("Right")
    host.tap("Left")
    host.tap("Right")
    #expect(told.sorted() == ["right", "root", "screen 1"])
    host.tap("Left")
    host.back()
    host.toggle("More")
    #expect(told.count == 3)
  }

  @Test func aNewSessionIsToldNothing() {
    var told: [String] = []
    let host = HeadlessHost { Tour { told.append($0) } }
    host.tap("Right")
    #expect(told == [])
  }

  private struct Page: View {
    @SceneStorage("page") private var page = 1
    @SceneStorage("note") private var note: String?
    var body: some View {
      Button("Page \(page)") {
        page += 1
        note = "read"
      }
      if let note { Text(note) }
    }
  }

  @Test func valuesOfASceneOutliveTheSession() {
    let graph = ViewGraph(Page())
    HeadlessHost(graph).tap("Page 1")
    let second = ViewGraph(restoring: graph.sceneArchive, Text("Closed"))
    let third = HeadlessHost(ViewGraph(restoring: second.sceneArchive, Page()))
    #expect(third.text == "[ Page 2 ]\nread")
  }

  @Test func aValueOfAnotherTypeBeginsAnew() {
    struct Renamed: View {
      @SceneStorage("page") private var page = "none"
      var body: some View { Text(page) }
    }
    let graph = ViewGraph(Page())
    HeadlessHost(graph).tap("Page 1")
    let host = HeadlessHost(ViewGraph(restoring: graph.sceneArchive, Renamed()))
    #expect(host.text == "none")
  }
}
