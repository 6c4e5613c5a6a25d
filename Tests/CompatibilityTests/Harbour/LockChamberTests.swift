import ComposableArchitecture
import Testing

/// One of the two gates of a lock; whether it may move is the chamber's business.
@Reducer
struct Gate {
  @ObservableState
  struct State: Equatable {
    var isOpen = false
    var movements = 0
  }

  enum Action: Equatable {
    case leverPulled
  }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.isOpen.toggle()
      state.movements += 1
      return .none
    }
  }
}

/// The barge in the chamber: it rises and falls with the water.
@Reducer
struct Barge {
  @ObservableState
  struct State: Equatable {
    let name: String
    var draught: Int
    var lines: Set<String> = []
  }

  enum Action: Equatable {
    case lineMadeFast(String)
    case linesLetGo
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .lineMadeFast(let bollard): state.lines.insert(bollard)
      case .linesLetGo: state.lines = []
      }
      return .none
    }
  }
}

/// A lock: two gates that never stand open together, the water between them, and a barge or none.
@Reducer
struct LockChamber {
  @ObservableState
  struct State: Equatable {
    var upstream = Gate.State()
    var downstream = Gate.State(isOpen: true)
    var level = 0
    var barge: Barge.State?
    var refusals: [String] = []

    var isSealed: Bool { !upstream.isOpen && !downstream.isOpen }
  }

  enum Action: Equatable {
    case upstream(Gate.Action)
    case downstream(Gate.Action)
    case barge(Barge.Action)
    case sluiceOpened(metres: Int)
    case bargeEntered(name: String, draught: Int)
    case bargeLeft
  }

  var body: some ReducerOf<Self> {
    CombineReducers {
      Reduce { state, action in
        if case .upstream = action, state.downstream.isOpen { state.refusals.append("up") }
        if case .downstream = action, state.upstream.isOpen { state.refusals.append("down") }
        return .none
      }
      Scope(state: \.upstream, action: \.upstream) { Gate() }
      Scope(state: \.downstream, action: \.downstream) { Gate() }
      Reduce { state, action in
        switch action {
        case .upstream where state.downstream.isOpen: state.upstream.isOpen = false
        case .downstream where state.upstream.isOpen: state.downstream.isOpen = false
        case .sluiceOpened(let metres) where state.isSealed: state.level += metres
        case .sluiceOpened: state.refusals.append("sluice")
        case .bargeEntered(let name, let draught):
          state.barge = Barge.State(name: name, draught: draught)
        case .bargeLeft where state.barge?.lines.isEmpty == true: state.barge = nil
        case .upstream, .downstream, .barge, .bargeLeft: break
        }
        return .none
      }
    }
    .ifLet(\.barge, action: \.barge) { Barge() }
  }
}

@MainActor
struct LockChamberTests {
  @Test func gateWorksWithoutItsLock() async {
    let store = TestStore(initialState: Gate.State()) { Gate() }
    await store.send(.leverPulled) {
      $0 = Gate.State(isOpen: true, movements: 1)
    }
    await store.send(.leverPulled) {
      $0.isOpen = false
      $0.movements = 2
    }
  }

  @Test func parentActsBeforeAndAfterItsTwoGates() async {
    let store = TestStore(initialState: LockChamber.State()) { LockChamber() }
    await store.send(.upstream(.leverPulled)) {
      $0.upstream.movements = 1
      $0.refusals = ["up"]
    }
    await store.send(\.downstream.leverPulled) {
      $0.downstream.isOpen = false
      $0.downstream.movements = 1
    }
    await store.send(\.sluiceOpened, 3) { $0.level = 3 }
    await store.send(\.upstream.leverPulled) {
      $0.upstream.isOpen = true
      $0.upstream.movements = 2
    }
    await store.send(.sluiceOpened(metres: -3)) { $0.refusals.append("sluice") }
  }

  @Test func bargeIsWorkedOnlyWhileItIsThere() async {
    let store = TestStore(initialState: LockChamber.State()) { LockChamber() }
    await store.send(.bargeEntered(name: "Elbe", draught: 2)) {
      $0.barge = Barge.State(name: "Elbe", draught: 2)
    }
    await store.send(\.barge.lineMadeFast, "north") { $0.barge?.lines = ["north"] }
    await store.send(.bargeLeft)
    await store.send(\.barge.linesLetGo) { $0.barge?.lines.removeAll() }
    await store.send(.bargeLeft) { $0.barge = nil }
  }

  @Test func storesOfGatesAndBargeShareTheState() throws {
    let lock = Store(initialState: LockChamber.State()) { LockChamber() }
    let gates = [
      lock.scope(state: \.upstream, action: \.upstream),
      lock.scope(state: \.downstream, action: \.downstream),
    ]
    #expect(lock.scope(state: \.barge, action: \.barge) == nil)
    gates[1].send(.leverPulled)
    gates[0].send(.leverPulled)
    #expect(gates.map(\.isOpen) == [true, false])
    lock.send(.bargeEntered(name: "Weser", draught: 1))
    let barge: StoreOf<Barge> = try #require(lock.scope(state: \.barge, action: \.barge))
    barge.send(.lineMadeFast("south"))
    #expect(lock.barge?.lines == ["south"])
    #expect(lock.withState(\.upstream.movements) == 1)
  }
}
