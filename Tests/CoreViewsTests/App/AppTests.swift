import Testing
import Views
import ViewsTesting

private struct Tally: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup("Tally") {
      Button("Count \(count)") { count += 1 }
    }
    Settings { Text("never shown") }
  }
}

@Reducer
private struct Entries {
  @ObservableState struct State { var count = 0 }
  enum Action { case added }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

private struct EntriesView: View {
  let store: StoreOf<Entries>
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Button("Entries: \(store.count)") { store.send(.added) }
    Text("\(phase == .inactive ? "inactive" : "active")")
  }
}

private struct Ledger: App {
  var body: some Scene {
    WindowGroup { EntriesView(store: Store(initialState: Entries.State()) { Entries() }) }
  }
}

private struct Lamp: App {
  @Environment(\.colorScheme) private var scheme

  var body: some Scene {
    let text = scheme == .dark ? "dark" : "light"
    WindowGroup { Text(text) }
  }
}

#Preview("A tally") {
  @Previewable @State var count = 4
  Button("Tallied \(count)") { count += 1 }
}

private struct TallyPreviews: PreviewProvider {
  static var previews: some View { Text("An older preview") }
}

@MainActor @Suite struct AppTests {
  @Test func anAppIsAViewOfItsFirstScene() {
    let host = HeadlessHost { AppView(Tally()) }
    host.tap("Count 0")
    #expect(host.text == "== Tally ==\n[ Count 1 ]")
  }

  @Test func aStoreThatAnAppMakesStaysWhenTheScreenChanges() {
    let host = HeadlessHost { AppView(Ledger()) }
    host.tap("Entries: 0")
    _ = host.session.perform(.colorScheme(.dark))
    _ = host.session.perform(.width(.compact))
    _ = host.session.perform(.phase(.inactive))
    #expect(host.text == "[ Entries: 1 ]\ninactive")
  }

  @Test func anAppThatReadsTheEnvironmentFollowsIt() {
    let host = HeadlessHost { AppView(Lamp()) }
    _ = host.session.perform(.colorScheme(.dark))
    #expect(host.text == "dark")
    _ = host.session.perform(.colorScheme(.light))
    #expect(host.text == "light")
  }

  @Test func previewsAreFoundInTheProgram() throws {
    let named = try #require(Preview.all.first { $0.title == "A tally" })
    let host = HeadlessHost { named.view }
    host.tap("Tallied 4")
    #expect(host.text == "[ Tallied 5 ]")
    let old = try #require(Preview.all.first { $0.title == "TallyPreviews" })
    #expect(HeadlessHost { old.view }.text == "An older preview")
  }
}
