import Core
import Testing

/// Effects of children whose state is removed by a reducer other than the one that runs them.
@Suite(.timeLimit(.minutes(20))) @MainActor struct LeftBehindEffectsTests {
  let log = Log()

  private func start(_ place: Anchorage.Place, in queue: StackState<Child.State>)
    -> Anchorage.Action
  {
    switch place {
    case .presented: .guest(.presented(.start))
    case .optional: .pilot(.start)
    case .row: .berths(.element(id: 1, action: .start))
    case .screen: .queue(.element(id: queue.ids[0], action: .start))
    }
  }

  @Test(arguments: Anchorage.Place.allCases, Anchorage.Side.allCases)
  func theyEndWhoeverTakesTheChildAway(_ place: Anchorage.Place, _ side: Anchorage.Side) async {
    let store = Store(initialState: Anchorage.State()) { Anchorage(log: log) }
    let task = store.send(start(place, in: store.queue))

    store.send(.storm(place, side))
    store.send(.calm)
    await task.finish()

    #expect(log.take() == ["child 1 is cancelled"])
  }

  @Test func aChildThatIsReplacedLeavesNothingBehindEither() async {
    let store = Store(initialState: Coast.State()) { Coast(log: log) }
    let task = store.send(.anchorage(.guest(.presented(.start))))

    store.send(.flood { $0.anchorage.guest = Child.State(id: 7) })
    let other = store.send(.anchorage(.guest(.presented(.start))))
    await task.finish()
    #expect(log.take() == ["child 1 is cancelled"])

    store.send(.anchorage(.guest(.dismiss)))
    await other.finish()
    #expect(log.take() == ["child 7 is cancelled"])
  }

  @Test(arguments: Anchorage.Place.allCases)
  func theyEndWhenAGrandparentTakesTheChildAway(_ place: Anchorage.Place) async {
    let store = Store(initialState: Coast.State()) { Coast(log: log) }
    func start(in anchorage: Anchorage.State) -> Anchorage.Action {
      self.start(place, in: anchorage.queue)
    }
    let tasks = store.withState { state in
      [
        .anchorage(start(in: state.anchorage)),
        .visited(.presented(start(in: state.visited!))),
        .lighthouses(
          .element(id: 1, action: .anchorage(start(in: state.lighthouses[id: 1]!.anchorage)))),
      ]
    }.map { store.send($0) }

    store.send(
      .flood {
        $0.anchorage.takeAway(place)
        $0.visited?.takeAway(place)
        $0.lighthouses[id: 1]?.anchorage.takeAway(place)
      })
    store.send(.anchorage(.calm))
    store.send(.visited(.presented(.calm)))
    store.send(.lighthouses(.element(id: 1, action: .anchorage(.calm))))
    for task in tasks { await task.finish() }

    #expect(log.take() == Array(repeating: "child 1 is cancelled", count: 3))
  }

  @Test(arguments: Anchorage.Place.allCases)
  func thoseOfOthersGoOn(_ place: Anchorage.Place) async {
    let store = Store(initialState: Coast.State()) { Coast(log: log) }
    func start(_ id: Int) -> Coast.Action {
      let queue = store.withState { $0.lighthouses[id: id]!.anchorage.queue }
      return .lighthouses(.element(id: id, action: .anchorage(self.start(place, in: queue))))
    }
    let gone = store.send(start(1))
    let staying = [
      store.send(.anchorage(self.start(place, in: store.anchorage.queue))),
      store.send(start(2)),
      store.send(.anchorage(.berths(.element(id: 2, action: .start)))),
    ]

    store.send(.flood { $0.lighthouses[id: 1]?.anchorage.takeAway(place) })
    store.send(.lighthouses(.element(id: 1, action: .anchorage(.calm))))
    store.send(.lighthouses(.element(id: 2, action: .anchorage(.calm))))
    store.send(.anchorage(.calm))
    await gone.finish()
    #expect(log.take() == ["child 1 is cancelled"])

    for task in staying { task.cancel() }
    for task in staying { await task.finish() }
    #expect(log.take().count == 3)
  }

  @Test func whatAChildStartsWhileItIsTakenAwayEndsAtOnce() async {
    let store = Store(initialState: Anchorage.State()) {
      Anchorage(log: log)
      Reduce { state, action in
        if case .guest = action { state.guest = nil }
        return .none
      }
    }
    let task = store.send(.guest(.presented(.start)))

    store.send(.calm)
    await task.finish()

    #expect(log.take() == ["child 1 is cancelled"])
  }

  @Test func theyEndAlsoBehindAReducerThatMakesItsChildrenAnew() async {
    struct Wrapper: Reducer {
      let log: Log

      func reduce(into state: inout Coast.State, action: Coast.Action) -> Effect<Coast.Action> {
        Coast(log: log).reduce(into: &state, action: action)
      }
    }
    let store = Store(initialState: Coast.State()) { Wrapper(log: log) }
    let task = store.send(.anchorage(.guest(.presented(.start))))

    store.send(.flood { $0.anchorage.guest = nil })
    store.send(.anchorage(.calm))
    await task.finish()

    #expect(log.take() == ["child 1 is cancelled"])
  }

  @Test func anEffectOfWhatIsTakenAwaySendsNothingAnyMore() async {
    let gate = Gate()
    let store = Store(initialState: Tide.State()) { Tide(gate: gate) }

    let task = store.send(.pool(.presented(.fill)))
    store.send(.ebb)
    gate.open()
    await task.finish()
    #expect(store.drops == 0)
  }

  @Reducer
  struct Tide {
    @Reducer
    struct Pool {
      struct State: Equatable {}
      enum Action { case fill, drop }
      let gate: Gate

      var body: some ReducerOf<Self> {
        Reduce { _, action in
          guard case .fill = action else { return .none }
          return .run { [gate] send in
            await gate.wait()
            for _ in 0..<1_000 { await send(.drop) }
          }
        }
      }
    }

    @ObservableState
    struct State: Equatable {
      @Presents var pool: Pool.State? = Pool.State()
      var drops = 0
    }

    enum Action {
      case pool(PresentationAction<Pool.Action>)
      case ebb
    }

    let gate: Gate

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .pool(.presented(.drop)) = action { state.drops += 1 }
        return .none
      }
      .ifLet(\.$pool, action: \.pool) { Pool(gate: gate) }
      Reduce { state, action in
        if case .ebb = action { state.pool = nil }
        return .none
      }
    }
  }
}

/// The same in an enum, whose case changes.
@Suite(.timeLimit(.minutes(20))) @MainActor struct LeftBehindCaseTests {
  let log = Log()

  @Test func theyEndWhenAnotherReducerSwitchesTheCase() async {
    let store = Store(initialState: Tower.State.open(Child.State())) { Tower(log: log) }
    let task = store.send(.open(.start))

    store.send(.close)
    store.send(.look)
    await task.finish()

    #expect(log.take() == ["child 1 is cancelled"])
  }

  @Reducer
  struct Tower {
    @CasePathable
    enum State: Equatable {
      case open(Child.State)
      case closed
    }

    enum Action {
      case open(Child.Action)
      case close
      case look
    }

    let log: Log

    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifCaseLet(\.open, action: \.open) { Child(log: log) }
      Reduce { state, action in
        if case .close = action { state = .closed }
        return .none
      }
    }
  }
}
