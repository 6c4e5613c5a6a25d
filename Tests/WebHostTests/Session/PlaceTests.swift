import Testing
import Views

@testable import WebHost

/// Where the address bar is in a program whose places have no names.
@Suite struct PlaceTests {
  @Reducer
  struct Ferry {
    @ObservableState
    struct State: Equatable {
      var decks: [Int] = []
      var isCrewThere = false
      var isDoorLocked = false
      var tab = "Decks"
    }
    enum Action: BindableAction { case binding(BindingAction<State>) }
    var body: some ReducerOf<Self> { BindingReducer() }
  }

  struct FerryView: View {
    @Bindable var store: StoreOf<Ferry>
    var body: some View {
      TabView(selection: $store.tab) {
        NavigationStack(path: $store.decks) {
          Text("Car deck").navigationDestination(for: Int.self) { Text("Deck \($0)") }
        }
        .tabItem { Text("Decks") }.tag("Decks")
        Text("Bridge").tabItem { Text("Bridge") }.tag("Bridge")
      }
      .sheet(isPresented: $store.isCrewThere) {
        Text("Crew").interactiveDismissDisabled(store.isDoorLocked)
      }
    }
  }

  private static func session(_ state: Ferry.State) async throws -> PageSession {
    let views = ServedViews { actor, _ in
      let store = Store(initialState: state) { Ferry() }
      return ServedSession(views: ViewGraph(isolation: actor, FerryView(store: store)))
    }
    let session = PageSession(
      id: "id", client: Client(browser: "browser"), views: views, writer: nil)
    try await session.begin(with: nil)
    return session
  }

  private func go(to place: String, _ number: UInt64 = 1) -> ClientAction {
    ClientAction(number: number, seen: 0, step: .go(place))
  }

  @Test(
    arguments: [
      (Ferry.State(), "/"), (Ferry.State(decks: [1, 2]), "/#2"),
      (Ferry.State(decks: [1, 2], tab: "Bridge"), "/"),
      (Ferry.State(decks: [1], isCrewThere: true), "/#2"),
    ])
  func `It counts the steps back to the start`(state: Ferry.State, place: String) async throws {
    #expect(try await Self.session(state).shownPlace == place)
  }

  @Test func `The browser's history goes back, and not forward`() async throws {
    let session = try await Self.session(Ferry.State(decks: [1, 2], isCrewThere: true))
    #expect(await session.shownPlace == "/#3")
    await session.perform(go(to: "/#1"))
    #expect(await session.shownPlace == "/#1")
    #expect(await session.snapshot().html.contains("Deck 1"))
    await session.perform(go(to: "/#2", 2))
    #expect(await session.shownPlace == "/#1")
    await session.perform(go(to: "/", 3))
    #expect(await session.shownPlace == "/")
  }

  @Test(arguments: ["/#-3", "/#", "", "/elsewhere", "/#99999999999999999999"])
  func `A place that is none leads nowhere`(place: String) async throws {
    let session = try await Self.session(Ferry.State(decks: [1]))
    await session.perform(go(to: place))
    #expect(await session.shownPlace == "/#1")
  }

  @Test func `What cannot be closed stays, and the page is told`() async throws {
    let session = try await Self.session(Ferry.State(isCrewThere: true, isDoorLocked: true))
    let queue = OutboundQueue(page: "p")
    await session.attach(queue, epoch: session.epoch, seen: 0)
    var frames = queue.frames.makeAsyncIterator()
    _ = await frames.next()
    await session.perform(go(to: "/"))
    #expect(await frames.next()?.contains(#""p","/#1""#) == true)
    #expect(await session.snapshot().html.contains("Crew"))
  }
}
