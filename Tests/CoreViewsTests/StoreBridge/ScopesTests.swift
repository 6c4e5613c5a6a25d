import Testing
import Views
import ViewsTesting

@Reducer
private struct Lamp {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var isOn = false
    var label = "lamp"
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case toggled
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if case .toggled = action { state.isOn.toggle() }
      return .none
    }
  }
}

@Reducer
private struct House {
  @ObservableState
  struct State: Equatable {
    @Presents var cellar: Lamp.State?
    var attic: Lamp.State?
    var hall = Lamp.State()
    var levels = ["low": 1]

    subscript(level name: String) -> Int { levels[name, default: 0] }
  }

  enum Action {
    case attic(Lamp.Action)
    case cellar(PresentationAction<Lamp.Action>)
    case cellarTapped
    case hall(Lamp.Action)
    case levelChanged(Int)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.hall, action: \.hall) { Lamp() }
    Reduce { state, action in
      switch action {
      case .cellarTapped: state.cellar = Lamp.State(label: "cellar")
      case .levelChanged(let level): state.levels["low"] = level
      default: break
      }
      return .none
    }
    .ifLet(\.attic, action: \.attic) { Lamp() }
    .ifLet(\.$cellar, action: \.cellar) { Lamp() }
  }
}

private struct LampView: View {
  @Bindable var store: StoreOf<Lamp>

  var body: some View {
    Toggle(store.label, isOn: $store.isOn)
    Button("Switch \(store.label)") { store.send(.toggled) }
  }
}

private struct HouseView: View {
  @Bindable var store: StoreOf<House>

  var body: some View {
    NavigationStack {
      VStack {
        LampView(store: store.scope(state: \.hall, action: \.hall))
        if let attic = store.scope(state: \.attic, action: \.attic) {
          LampView(store: attic)
        }
        Button("Cellar") { store.send(.cellarTapped) }
        Level(level: $store[level: "low"].sending(\.levelChanged))
      }
      .navigationTitle("House")
      .navigationDestination(item: $store.scope(state: \.cellar, action: \.cellar)) { store in
        LampView(store: store).navigationTitle("Cellar")
      }
    }
  }
}

private struct Level: View {
  @Binding var level: Int

  var body: some View { Button("Level \(level)") { level += 1 } }
}

/// Hands the store of the screen below on through a binding.
private struct BoundView: View {
  @Binding var store: StoreOf<House>

  var body: some View {
    Text("House").sheet(item: $store.scope(state: \.cellar, action: \.cellar)) {
      LampView(store: $0)
    }
    Level(level: $store[level: "low"].sending(\.levelChanged))
  }
}

/// A session of its own, as a web host has one for each visitor.
private actor Visit {
  private var parts: (store: StoreOf<House>, host: HeadlessHost)?

  func begin() {
    let store = Store(initialState: House.State()) { House() }
    parts = (store, HeadlessHost { HouseView(store: store) })
  }

  func tap(_ label: String) { parts?.host.tap(label) }
  func flip(_ label: String) { parts?.host.toggle(label) }
  func back() { parts?.host.back() }
  func text() -> String { parts?.host.text ?? "" }
}

@MainActor
struct ScopesTests {
  private let store = Store(initialState: House.State()) { House() }

  @Test func childrenShowAndChangeTheirPartOfTheState() {
    let host = HeadlessHost { HouseView(store: store) }
    host.toggle("lamp")
    #expect(store.withState(\.hall.isOn))
    host.tap("Switch lamp")
    #expect(!store.withState(\.hall.isOn))
    #expect(host.text.contains("[ ] lamp"))
  }

  @Test func anOptionalChildComesAndGoesWithItsState() {
    let store = Store(initialState: House.State(attic: Lamp.State(label: "attic"))) { House() }
    let host = HeadlessHost { HouseView(store: store) }
    host.toggle("attic")
    #expect(store.withState { $0.attic?.isOn } == true)
    #expect(host.text.contains("[x] attic"))
  }

  @Test func aScreenIsPushedForAPresentedFeature() {
    let host = HeadlessHost { HouseView(store: store) }
    host.tap("Cellar")
    #expect(host.front.title == "Cellar")
    host.toggle("cellar")
    #expect(store.withState { $0.cellar?.isOn } == true)
    #expect(host.front.title == "Cellar")
    host.back()
    #expect(store.withState { $0.cellar } == nil)
    #expect(host.front.title == "House")
  }

  @Test func subscriptsOfTheStateMaySendActionsToo() {
    let host = HeadlessHost { HouseView(store: store) }
    host.tap("Level 1")
    #expect(store.withState { $0[level: "low"] } == 2)
    #expect(host.text.contains("[ Level 2 ]"))
  }

  @Test func aBindingToAStoreScopesLikeTheStoreItself() {
    let host = HeadlessHost { BoundView(store: .constant(store)) }
    host.tap("Level 1")
    #expect(host.text.contains("[ Level 2 ]"))
    store.send(.cellarTapped)
    host.toggle("cellar")
    host.back()
    #expect(store.withState { $0.cellar } == nil)
  }

  @Test func theStoreOfAChildIsTheSameForAsLongAsAGrandchildIsHeld() {
    var hall: StoreOf<Lamp>? = store.scope(state: \.hall, action: \.hall)
    let id = hall.map(ObjectIdentifier.init)
    #expect(id == ObjectIdentifier(store.scope(state: \.hall, action: \.hall)))
    let grandchild = hall?.scope(state: \.label, action: \.self)
    hall = nil
    #expect(id == ObjectIdentifier(store.scope(state: \.hall, action: \.hall)))
    #expect(grandchild?.withState { $0 } == "lamp")
  }

  @Test func aStoreAndItsViewsMayLiveOnAnyActor() async {
    let visit = Visit()
    await visit.begin()
    await visit.flip("lamp")
    await visit.tap("Cellar")
    await visit.flip("cellar")
    #expect(await visit.text().contains("[x] cellar"))
    await visit.back()
    #expect(await visit.text().contains("[x] lamp"))
  }

  @Test func nothingOfAStoreStaysWhenItsViewsHaveGone() {
    weak var kept: StoreOf<House>?
    do {
      let store = Store(initialState: House.State()) { House() }
      kept = store
      let host = HeadlessHost { HouseView(store: store) }
      host.tap("Cellar")
      host.toggle("cellar")
      host.session.close()
    }
    #expect(kept == nil)
  }
}
