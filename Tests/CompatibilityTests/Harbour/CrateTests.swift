import ComposableArchitecture
import Foundation
import Testing

/// A crate holds crates, and may be looked into, which is a crate again.
@Reducer
private struct Crate {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var weight = 1
    var seal: String?
    var contents: IdentifiedArrayOf<State> = []
    @Presents var inspected: Crate.State?

    var total: Int { contents.reduce(weight) { $0 + $1.total } }
  }

  indirect enum Action {
    case packed(weight: Int)
    case sealed(String)
    case opened
    case inspected(PresentationAction<Action>)
    case contents(IdentifiedAction<UUID, Action>)
  }

  @Dependency(\.uuid) var uuid

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .packed(let weight):
        guard state.seal == nil else { return .none }
        state.contents.append(State(id: uuid(), weight: weight))
        return .none
      case .sealed(let seal):
        state.seal = seal
        return .merge(
          state.contents.ids.map { .send(.contents(.element(id: $0, action: .sealed(seal)))) })
      case .opened:
        state.inspected = state.contents.max { $0.total < $1.total }
        return .none
      case .contents(.element(let id, .sealed)) where state.seal == nil:
        state.contents.remove(id: id)
        return .none
      case .inspected(.dismiss):
        guard let crate = state.inspected else { return .none }
        state.contents[id: crate.id] = crate
        return .none
      case .inspected, .contents:
        return .none
      }
    }
    .forEach(\.contents, action: \.contents) { Self() }
    .ifLet(\.$inspected, action: \.inspected) { Crate() }
  }
}

@MainActor
struct CrateTests {
  private func store() -> TestStoreOf<Crate> {
    TestStore(initialState: Crate.State(id: UUID(-1))) {
      Crate()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test func cratesArePackedAtEveryDepth() async {
    let store = store()
    await store.send(.packed(weight: 4)) {
      $0.contents = [Crate.State(id: UUID(0), weight: 4)]
    }
    await store.send(\.contents[id: UUID(0)].packed, 9) {
      $0.contents[id: UUID(0)]?.contents = [Crate.State(id: UUID(1), weight: 9)]
    }
    await store.send(\.contents[id: UUID(0)].contents[id: UUID(1)].packed, 2) {
      $0.contents[0].contents[0].contents = [Crate.State(id: UUID(2), weight: 2)]
    }
    #expect(store.state.total == 16)
  }

  @Test func sealGoesDownToTheInnermostCrate() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.packed(weight: 1))
    await store.send(\.contents[id: UUID(0)].packed, 1)
    await store.send(.sealed("7F"))
    await store.receive(\.contents[id: UUID(0)].sealed, "7F")
    await store.receive(\.contents[id: UUID(0)].contents[id: UUID(1)].sealed, "7F") {
      $0.contents[0].contents[0].seal = "7F"
    }
    await store.send(\.packed, 5)
    #expect(store.state.contents.count == 1)
  }

  @Test func crateThatIsSealedInAnOpenOneIsTakenAway() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.packed(weight: 3))
    await store.send(\.contents[id: UUID(0)].sealed, "2A") { $0.contents = [] }
  }

  @Test func inspectionIsAFeatureWithinItself() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.packed(weight: 3))
    await store.send(.packed(weight: 8))
    await store.send(.opened) { $0.inspected = $0.contents[1] }
    await store.send(\.inspected.packed, 1)
    await store.send(\.inspected.opened)
    await store.send(\.inspected.inspected.sealed, "5C") { $0.inspected?.inspected?.seal = "5C" }
    await store.send(\.inspected.inspected.dismiss) { $0.inspected?.inspected = nil }
    await store.send(\.inspected.dismiss) { $0.inspected = nil }
    #expect(store.state.contents[1].contents.map(\.seal) == ["5C"])
  }
}
