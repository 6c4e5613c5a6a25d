import ComposableArchitecture
import Testing

/// An observatory: a dome that asks before it opens, and telescopes that are looked through.
@Reducer
private struct Telescope {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var degrees = 0.0
    var name = ""
  }
  enum Action: BindableAction, ViewAction, Equatable {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case view(View)
    case turned(by: Double, afterwards: Bool)

    @CasePathable enum Delegate: Equatable { case found(String), lost }
    @CasePathable enum View: Equatable { case look, turn(Double) }
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .view(.look):
        return .send(state.degrees > 45 ? .delegate(.found(state.name)) : .delegate(.lost))
      case .view(.turn(let degrees)):
        return .send(.turned(by: degrees, afterwards: true))
      case .turned(let degrees, _):
        state.degrees += degrees
        return .none
      case .binding, .delegate:
        return .none
      }
    }
  }
}

@Reducer
private struct Observatory {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Telescope.State>()
    var rows: IdentifiedArrayOf<Telescope.State> = []
    @Presents var destination: Destination.State?
    var findings: [String] = []
  }
  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case open
    case path(StackActionOf<Telescope>)
    case rows(IdentifiedActionOf<Telescope>)
  }
  @Reducer
  enum Destination {
    case telescope(Telescope)
    case question(AlertState<Question>)
    @CasePathable enum Question { case yes, no }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .open:
        state.destination = .question(
          AlertState {
            TextState("Open the dome?")
          } actions: {
            ButtonState(action: .yes) { TextState("Yes") }
            ButtonState(role: .cancel, action: .no) { TextState("No") }
          })
        return .none
      case .destination(.presented(.question(.yes))):
        state.destination = .telescope(.init(id: 9))
        return .none
      case .path(.element(_, .delegate(.found(let name)))),
        .rows(.element(_, .delegate(.found(let name)))):
        state.findings.append(name)
        return .none
      case .destination, .path, .rows:
        return .none
      }
    }
    .forEach(\.path, action: \.path) { Telescope() }
    .forEach(\.rows, action: \.rows) { Telescope() }
    .ifLet(\.$destination, action: \.destination)
  }
}
extension Observatory.Destination.State: Equatable {}

@MainActor
@Suite(.timeLimit(.minutes(20)))
struct TestStoreFormsTests {
  private func makeStore() -> TestStoreOf<Observatory> {
    TestStore(initialState: .init(rows: [.init(id: 1), .init(id: 2)])) { Observatory() }
  }

  @Test func actionsOfAPresentedChild() async {
    let store = makeStore()
    await store.send(\.open) {
      $0.destination = .question(
        AlertState {
          TextState("Open the dome?")
        } actions: {
          ButtonState(action: .yes) { TextState("Yes") }
          ButtonState(role: .cancel, action: .no) { TextState("No") }
        })
    }
    await store.send(\.destination.question.yes) {
      $0.destination = .telescope(.init(id: 9))
    }
    await store.send(\.destination.telescope.view.turn, 50)
    await store.receive(\.destination.telescope.turned) {
      $0.destination?.modify(\.telescope) { $0.degrees = 50 }
    }
    await store.send(\.destination.telescope.binding.name, "Mars") {
      $0.destination?.modify(\.telescope) { $0.name = "Mars" }
    }
    await store.send(\.destination.presented.telescope.view.look)
    await store.receive(\.destination.presented.telescope.delegate.found, "Mars")
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func actionsOfAScreen() async {
    let store = makeStore()
    await store.send(\.path.push, (id: 0, state: .init(id: 5))) { $0.path[id: 0] = .init(id: 5) }
    await store.send(\.path[id: 0].view.look)
    await store.receive(\.path[id: 0].delegate.lost)
    await store.send(\.path[id: 0].binding.degrees, 60) { $0.path[id: 0]?.degrees = 60 }
    await store.send(.path(.element(id: 0, action: .view(.look))))
    await store.receive(\.path[id: 0].delegate.found, "", timeout: .seconds(1)) {
      $0.findings = [""]
    }
    await store.send(\.path.popFrom, 0) { $0.path = StackState() }
  }

  @Test func actionsOfARow() async {
    let store = makeStore()
    await store.send(\.rows[id: 2].view.turn, 80)
    await store.receive(\.rows[id: 2].turned, timeout: NSEC_PER_SEC) {
      $0.rows[id: 2]?.degrees = 80
    }
    await store.send(\.rows[id: 2].binding.name, "Io") { $0.rows[id: 2]?.name = "Io" }
    await store.send(.rows(.element(id: 2, action: .view(.look))))
    await store.receive(\.rows[id: 2].delegate) { $0.findings.append("Io") }
  }

  @Test func actionsThatCompare() async {
    let store = TestStore(initialState: .init(id: 1)) { Telescope() }
    await store.send(\.view.turn, 10).finish()
    await store.receive(.turned(by: 10, afterwards: true)) { $0.degrees = 10 }
    await store.send(\.view.turn, 10)
    await store.receive(\.turned, timeout: .seconds(1)) { $0.degrees = 20 }
    await store.send(\.view.turn, 10)
    await store.receive {
      guard case .turned(let degrees, _) = $0 else { return false }
      return degrees == 10
    } assert: {
      $0.degrees = 30
    }
    await store.send(\.view.look)
    await store.receive(\.delegate, .lost, timeout: .milliseconds(500))
    await store.send(\.binding.degrees, 90) { $0.degrees = 90 }
    await store.send(.binding(.set(\.degrees, 91))) { $0.degrees = 91 }
    await store.send(.set(\.name, "Sirius")) { $0.name = "Sirius" }
    await store.send(\.view.look).cancel()
    await store.skipReceivedActions(strict: false)
    store.assert { $0.name = "Sirius" }
  }
}
