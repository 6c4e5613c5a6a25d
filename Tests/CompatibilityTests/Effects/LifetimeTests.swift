import ComposableArchitecture
import Testing

/// An oven that bakes until somebody takes the bread out.
@Reducer
private struct Oven {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var minutes = 0
    @Presents var tray: Tray.State?
  }
  enum Action: Equatable {
    case light
    case minutePassed
    case putOut
    case tray(PresentationAction<Tray.Action>)
  }
  enum CancelID { case baking }
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .light:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(60)) { await send(.minutePassed) }
        }
        .cancellable(id: CancelID.baking)
      case .minutePassed:
        state.minutes += 1
        return .none
      case .putOut:
        return .cancel(id: CancelID.baking)
      case .tray:
        return .none
      }
    }
    .ifLet(\.$tray, action: \.tray) { Tray() }
  }
}

@Reducer
private struct Tray {
  @ObservableState
  struct State: Equatable {
    var rolls = 0
  }
  enum Action: Equatable {
    case rise
    case rollRose
    case takeOut
  }
  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rise:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(60)) { await send(.rollRose) }
        }
        .cancellable(id: Oven.CancelID.baking)
      case .rollRose:
        state.rolls += 1
        return .none
      case .takeOut:
        return .run { send in
          await dismiss()
          await send(.rollRose)
        }
      }
    }
  }
}

/// Ovens in all the ways that a bakery can hold them, and a street of bakeries behind each door.
@Reducer
private struct Bakery {
  @Reducer
  enum Door {
    case oven(Oven)
    case cellar(Bakery)
  }

  @ObservableState
  struct State: Equatable {
    var ovens: IdentifiedArrayOf<Oven.State> = []
    var path = StackState<Door.State>()
    @Presents var open: Door.State?
  }
  enum Action {
    case close
    case open(PresentationAction<Door.Action>)
    case ovens(IdentifiedActionOf<Oven>)
    case path(StackActionOf<Door>)
    case putOutAll
    case switchTo(Door.State?)
    case sell(id: Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .close:
        state.path.removeAll()
        return .none
      case .putOutAll:
        return .cancel(id: Oven.CancelID.baking)
      case .switchTo(let door):
        state.open = door
        return .none
      case .sell(let id):
        state.ovens.remove(id: id)
        return .none
      case .open, .ovens, .path:
        return .none
      }
    }
    .forEach(\.ovens, action: \.ovens) { Oven() }
    .forEach(\.path, action: \.path)
    .ifLet(\.$open, action: \.open)
  }
}

extension Bakery.Door.State: Equatable {}

@MainActor
@Suite(.serialized, .timeLimit(.minutes(20)))
struct LifetimeTests {
  let clock = TestClock()

  private func makeStore(_ state: Bakery.State) -> TestStoreOf<Bakery> {
    TestStore(initialState: state) {
      Bakery()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func anEnumOfDestinationsEndsTheEffectsOfTheCaseItLeaves() async {
    let store = makeStore(Bakery.State(open: .oven(Oven.State())))
    await store.send(.open(.presented(.oven(.light))))
    await clock.advance(by: .seconds(60))
    await store.receive(\.open.oven.minutePassed) { $0.open = .oven(Oven.State(minutes: 1)) }

    await store.send(.switchTo(.cellar(Bakery.State()))) { $0.open = .cellar(Bakery.State()) }
    await clock.advance(by: .seconds(60))
    await store.send(.open(.dismiss)) { $0.open = nil }
  }

  @Test func aDismissalEndsAllThatIsPresentedWithin() async {
    let store = makeStore(Bakery.State(open: .oven(Oven.State(tray: Tray.State()))))
    await store.send(.open(.presented(.oven(.light))))
    await store.send(.open(.presented(.oven(.tray(.presented(.rise))))))
    await store.send(.open(.dismiss)) { $0.open = nil }
    await clock.advance(by: .seconds(600))
  }

  @Test func whoDismissesItselfSendsNothingAfterwards() async {
    let store = makeStore(Bakery.State(open: .oven(Oven.State(tray: Tray.State()))))
    await store.send(.open(.presented(.oven(.tray(.presented(.takeOut))))))
    await store.receive(\.open.oven.tray.dismiss) { $0.open = .oven(Oven.State()) }
    await store.finish()
  }

  @Test func anIDCancelsTheFeatureAndWhatItHoldsButNoSibling() async {
    let ovens: IdentifiedArrayOf<Oven.State> = [
      Oven.State(id: 1, tray: Tray.State()), Oven.State(id: 2),
    ]
    let store = makeStore(Bakery.State(ovens: ovens))
    await store.send(.ovens(.element(id: 1, action: .light)))
    await store.send(.ovens(.element(id: 1, action: .tray(.presented(.rise)))))
    await store.send(.ovens(.element(id: 2, action: .light)))

    await store.send(.ovens(.element(id: 1, action: .putOut)))
    await clock.advance(by: .seconds(60))
    await store.receive(\.ovens[id: 2].minutePassed) { $0.ovens[id: 2]?.minutes = 1 }

    await store.send(.putOutAll)
    await clock.advance(by: .seconds(60))
  }

  @Test func aRowThatIsSoldEndsItsEffectsAndNoOthers() async {
    let store = makeStore(Bakery.State(ovens: [Oven.State(id: 1), Oven.State(id: 2)]))
    for id in 1...2 { await store.send(.ovens(.element(id: id, action: .light))) }
    await store.send(.sell(id: 1)) { $0.ovens.remove(id: 1) }
    await clock.advance(by: .seconds(60))
    await store.receive(\.ovens[id: 2].minutePassed) { $0.ovens[id: 2]?.minutes = 1 }
    await store.send(.sell(id: 2)) { $0.ovens = [] }
  }

  @Test func aStackWithinAStackEndsWithTheScreenThatHoldsIt() async {
    let cellar = Bakery.State(path: StackState([.oven(Oven.State(id: 7))]))
    let store = makeStore(Bakery.State(path: StackState([.cellar(cellar), .oven(Oven.State())])))
    let (outer, other) = (store.state.path.ids[0], store.state.path.ids[1])
    let inner = store.state.path[id: outer, case: \.cellar]!.path.ids[0]
    await store.send(
      .path(.element(id: outer, action: .cellar(.path(.element(id: inner, action: .oven(.light))))))
    )
    await store.send(.path(.element(id: other, action: .oven(.light))))

    await store.send(.path(.element(id: outer, action: .cellar(.close)))) {
      $0.path[id: outer, case: \.cellar]?.path.removeAll()
    }
    await clock.advance(by: .seconds(60))
    await store.receive(\.path[id: other].oven.minutePassed) {
      $0.path[id: other, case: \.oven]?.minutes = 1
    }
    await store.send(.path(.popFrom(id: outer))) { $0.path.removeAll() }
    await clock.advance(by: .seconds(60))
  }

  @Test func theTaskOfASendEndsOnlyWhatThatSendBegan() async {
    let store = makeStore(Bakery.State(ovens: [Oven.State(id: 1)]))
    let first = await store.send(.ovens(.element(id: 1, action: .light)))
    let second = await store.send(.ovens(.element(id: 1, action: .light)))
    await first.cancel()
    #expect(first.isCancelled && !second.isCancelled)

    await clock.advance(by: .seconds(60))
    await store.receive(\.ovens[id: 1].minutePassed) { $0.ovens[id: 1]?.minutes = 1 }
    await second.cancel()
    await second.finish()
  }
}
