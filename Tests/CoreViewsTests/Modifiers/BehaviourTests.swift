import CoreViews
import Foundation
import Testing
import ViewsTesting

private struct Catalogue: View {
  @State private var query = ""
  @State private var scope = "Ships"
  @FocusState private var isSearching: Bool

  var body: some View {
    Button("Find") { isSearching = true }
    Text("\(scope) \(query)")
      .searchable(text: $query)
      .searchSuggestions { Text("schooner").searchCompletion("schooner") }
      .searchFocused($isSearching)
      .searchScopes($scope) {
        Text("Ships").tag("Ships")
        Text("Crews").tag("Crews")
      }
  }
}

private struct LengthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct DepthKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Modifiers that change what a view does, seen by a person.
@MainActor
@Suite struct BehaviourTests {
  private func text(@ViewBuilder _ content: () -> some View) -> String {
    HeadlessHost(content).text
  }

  @Test func searchFieldsAreFocusedAndSuggest() throws {
    let host = HeadlessHost { Catalogue() }
    #expect(!host.text.contains("schooner"))
    host.tap("Find")
    let field = try #require(host.front.controls.first { $0.role == .searchField })
    #expect(field.isFocused)
    host.type("Search", "sch")
    host.tap("schooner")
    #expect(host.text.contains("Ships schooner"))
    let roles = host.session.root.flattened.map(\.role)
    #expect(
      try #require(roles.firstIndex(of: .searchField))
        < (try #require(roles.firstIndex(of: .picker))))
    host.choose("Search in", "Crews")
    #expect(host.text.contains("Crews schooner"))
  }

  @Test func barsHaveSubtitlesAndColours() throws {
    func screen(@ViewBuilder _ content: () -> some View) throws -> Element {
      let root = ViewGraph(NavigationStack(root: content)).root
      return try #require(root.flattened.first { $0.role == .screen })
    }
    let log = Text("log").navigationTitle("Log")
    #expect(try screen { log.navigationSubtitle("today") }.label == "Log · today")
    #expect(try screen { log.navigationSubtitle("") }.label == "Log")
    #expect(try screen { log.toolbarVisibility(.hidden, for: .navigationBar) }.label == "")
    #expect(try screen { log.toolbarVisibility(.hidden, for: .tabBar) }.label == "Log")
    #expect(try screen { log.navigationBarHidden(true) }.label == "")
    #expect(try screen { Text("a").navigationBarTitle("Book") }.label == "Book")
    #expect(try screen { log.toolbarForegroundStyle(.red) }.style.foreground == "red")
    #expect(try screen { log.toolbarColorScheme(.dark) }.style.foreground == "white")
    let colored = NavigationStack { log.toolbarBackgroundVisibility(.hidden) }
      .toolbarBackground(.blue)
    let root = ViewGraph(colored).root
    #expect(root.flattened.contains { $0.role == .screen && $0.label == "Log" })
  }

  @Test func toolbarsHoldMenusAndActions() {
    #expect(text { Text("a").toolbarTitleMenu { Button("Rename") {} } }.contains("More v"))
    #expect(
      text { Text("a").contentToolbar(for: .automatic) { Button("Sort") {} } }
        .hasPrefix("[ Sort ]"))
    #expect(text { Text("a").navigationBarItems(trailing: Button("Add") {}) }.contains("Add"))
    #expect(
      text { List { Section("S") { Text("a") }.sectionActions { Button("New") {} } } }
        .contains("[ New ]"))
  }

  @Test func aRenameButtonDoesWhatTheViewAroundSays() {
    struct Boat: View {
      @State private var isRenaming = false
      let canRename: Bool
      var body: some View {
        Text(isRenaming ? "renaming" : "still")
        if canRename {
          RenameButton().renameAction { isRenaming = true }
        } else {
          RenameButton()
        }
      }
    }
    let host = HeadlessHost { Boat(canRename: true) }
    host.tap("Rename")
    #expect(host.text.hasPrefix("renaming"))
    let fixed = HeadlessHost { Boat(canRename: false) }
    #expect(fixed.front.controls.map(\.isEnabled) == [false])
  }

  @Test func inspectorsStandBeside() {
    struct Chart: View {
      @State private var isShown = false
      var body: some View {
        Button("Details") { isShown.toggle() }
          .inspector(isPresented: $isShown) { Text("Depth 3").inspectorColumnWidth(200) }
      }
    }
    let host = HeadlessHost { Chart() }
    #expect(host.text == "[ Details ]")
    host.tap("Details")
    #expect(host.text == "[ Details ]\nDepth 3")
  }

  @Test func groundsAreDrawn() {
    func grounds(@ViewBuilder _ content: () -> some View) -> [String?] {
      ViewGraph(content()).root.flattened.map(\.style.background).filter { $0 != nil }
    }
    let text = Text("a")
    #expect(grounds { text.containerBackground(.red, for: .navigation) } == ["red"])
    #expect(grounds { text.background().backgroundStyle(.green) } == ["green"])
    #expect(grounds { text.background() } == [])
    let tinted = ViewGraph(List { text.listItemTint(.pink) }).root.flattened
    #expect(tinted.contains { $0.style.foreground == "pink" })
    let multiplied = ViewGraph(text.colorMultiply(.mint)).root.flattened
    #expect(multiplied.contains { $0.style.foreground == "mint" })
  }

  @Test func optionsStandSideBySide() throws {
    let picker = Picker("Side", selection: .constant(1)) { Text("Port").tag(1) }
    let root = ViewGraph(picker.pickerStyle(.radioGroup).horizontalRadioGroupLayout()).root
    #expect(try root.find("Side").get().traits.look == .segmented)
    let bar = ViewGraph(Text("a").safeAreaBar(edge: .bottom) { Text("bar") }).root
    #expect(bar.flattened.contains { $0.style.layout.arrangement != .byRole })
  }

  @Test func sizesAndPreferencesArriveFromWithin() {
    struct Sounding: View {
      @State private var width = 0.0
      var body: some View {
        Text("deep").preference(key: DepthKey.self, value: 7)
          .onGeometryChange(for: Double.self, of: { Double($0.size.width) }) { width = $0 }
          .overlayPreferenceValue(DepthKey.self) { Text("over \($0)") }
          .backgroundPreferenceValue(DepthKey.self) { Text("under \($0)") }
        Text(width > 0 ? "measured" : "unknown")
      }
    }
    let text = text { Sounding() }
    for part in ["over 7", "under 7", "measured"] { #expect(text.contains(part), "\(text)") }
  }

  @Test func whatMeasuresAViewBeginsAsAPoint() {
    struct Plank: View {
      @State private var width = 0.0
      var body: some View {
        Text("\(Int(width)) wide")
          .background(
            GeometryReader { Color.clear.preference(key: LengthKey.self, value: $0.size.width) }
          )
          .frame(minWidth: width)
          .onPreferenceChange(LengthKey.self) { width = $0 }
      }
    }
    #expect(text { Plank() } == "1 wide")
  }

  @Test func keysReachCommands() {
    struct Deck: View {
      @State private var page = 1
      @State private var log = ""
      var body: some View {
        Text("page \(page) \(log)")
        Text("Chart").focusable()
          .onMoveCommand { log += "\($0) " }
          .onExitCommand { log += "exit " }
          .onDeleteCommand { log += "delete " }
          .onPlayPauseCommand { log += "play " }
          .pageCommand(value: $page, in: 1...2)
      }
    }
    let host = HeadlessHost { Deck() }
    for key in ["left", "esc", "del", "space", "pagedown"] { host.key(key) }
    #expect(host.text.hasPrefix("page 2 left exit delete play"), "\(host.text)")
    #expect(
      host.session.press(.init(key: "\u{F72D}"))
        == .refused("nothing on screen takes the key pagedown"))
  }
}
