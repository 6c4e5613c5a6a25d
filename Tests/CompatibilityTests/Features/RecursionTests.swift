import ComposableArchitecture
import Foundation
import Testing

@Reducer
struct Nested {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var name: String = ""
    var rows: IdentifiedArrayOf<State> = []
  }

  enum Action {
    case addRowButtonTapped
    case nameTextFieldChanged(String)
    case onDelete(IndexSet)
    indirect case rows(IdentifiedActionOf<Nested>)
  }

  @Dependency(\.uuid) var uuid

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .addRowButtonTapped:
        state.rows.append(State(id: self.uuid()))
        return .none
      case let .nameTextFieldChanged(name):
        state.name = name
        return .none
      case let .onDelete(indexSet):
        state.rows.remove(atOffsets: indexSet)
        return .none
      case .rows:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) {
      Self()
    }
  }
}

@Reducer
struct SelfPresenting {
  @ObservableState
  struct State: Equatable {
    @Presents var child: SelfPresenting.State?
    var depth = 0
  }
  enum Action {
    indirect case child(PresentationAction<SelfPresenting.Action>)
    case presentChild
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .presentChild:
        state.child = State(depth: state.depth + 1)
        return .none
      case .child:
        return .none
      }
    }
    .ifLet(\.$child, action: \.child) { Self() }
  }
}

@MainActor
struct RecursionTests {
  @Test func rowsHaveRows() async {
    let store = TestStore(initialState: Nested.State(id: UUID())) {
      Nested()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.addRowButtonTapped) {
      $0.rows.append(Nested.State(id: UUID(0)))
    }
    await store.send(.rows(.element(id: UUID(0), action: .addRowButtonTapped))) {
      $0.rows[id: UUID(0)]?.rows.append(Nested.State(id: UUID(1)))
    }
    await store.send(
      \.rows[id: UUID(0)].rows[id: UUID(1)].nameTextFieldChanged, "Blob"
    ) {
      $0.rows[id: UUID(0)]?.rows[id: UUID(1)]?.name = "Blob"
    }
    await store.send(\.rows[id: UUID(0)].onDelete, [0]) {
      $0.rows[id: UUID(0)]?.rows = []
    }
  }

  @Test func aFeaturePresentsItself() async {
    let store = TestStore(initialState: SelfPresenting.State()) { SelfPresenting() }
    await store.send(.presentChild) { $0.child = SelfPresenting.State(depth: 1) }
    await store.send(\.child.presentChild) { $0.child?.child = SelfPresenting.State(depth: 2) }
    await store.send(\.child.child.dismiss) { $0.child?.child = nil }
    await store.send(\.child.dismiss) { $0.child = nil }
  }
}
