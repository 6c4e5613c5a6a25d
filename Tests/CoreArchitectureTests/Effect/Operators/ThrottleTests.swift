import Core
import Testing

@Suite(.timeLimit(.minutes(20)), .mainSerialExecutor) @MainActor struct ThrottleTests {
  let clock = TestClock()

  private func makeStore(latest: Bool) -> Store<[String], Recorder.Action> {
    let effects = ["a", "b", "c", "d"].map { text in
      Effect<Recorder.Action>.sending(text)
        .throttle(id: "throttle", for: .seconds(1), clock: clock, latest: latest)
    }
    return .recording(effects[0], effects[1], effects[2], effects[3], .cancel(id: "throttle"))
  }

  /// Sends in turn, a quarter of a second apart.
  private func send(_ indices: Range<Int>, to store: Store<[String], Recorder.Action>) async {
    for index in indices {
      store.send(.run(index))
      await clock.advance(by: .milliseconds(250))
    }
  }

  @Test func theFirstAndThenTheLatestOfEachIntervalPass() async {
    let store = makeStore(latest: true)

    await send(0..<3, to: store)
    #expect(store.received == ["a"])

    await clock.advance(by: .milliseconds(250))
    #expect(store.received == ["a", "c"])
  }

  @Test func theFirstAndThenTheEarliestOfEachIntervalPass() async {
    let store = makeStore(latest: false)

    await send(0..<3, to: store)
    #expect(store.received == ["a"])

    await clock.advance(by: .milliseconds(250))
    #expect(store.received == ["a", "b"])
  }

  @Test func anActionAfterAQuietIntervalPassesAtOnce() async {
    let store = makeStore(latest: true)

    await store.send(.run(0)).finish()
    await clock.advance(by: .seconds(1))
    await store.send(.run(1)).finish()

    #expect(store.received == ["a", "b"])
  }

  @Test func anIntervalBeginsAnewWithWhatPassedAtTheEndOfTheLast() async {
    let store = makeStore(latest: true)

    await send(0..<2, to: store)
    await clock.advance(by: .milliseconds(500))
    #expect(store.received == ["a", "b"])

    store.send(.run(2))
    await clock.advance(by: .milliseconds(900))
    #expect(store.received == ["a", "b"])

    await clock.advance(by: .milliseconds(100))
    #expect(store.received == ["a", "b", "c"])
  }

  @Test func whatIsHeldIsCancelledByItsID() async throws {
    let store = makeStore(latest: true)

    await send(0..<2, to: store)
    store.send(.run(4))
    await clock.advance(by: .seconds(1))

    try await clock.checkSuspension()
    #expect(store.received == ["a"])
  }

  @Test func oneEffectWithManyActionsIsThrottledToo() async {
    let effect = Effect<Recorder.Action>.sending("a", "b", "c")
      .throttle(id: 1, for: .seconds(1), scheduler: clock, latest: true)
    let store = Store.recording(effect)

    let task = store.send(.run(0))
    await clock.advance(by: .seconds(1))
    await task.finish()

    #expect(store.received == ["a", "c"])
  }

  @Test func storesAreThrottledEachForItself() async {
    let stores = [makeStore(latest: true), makeStore(latest: true)]

    for store in stores { await store.send(.run(0)).finish() }

    #expect(stores.map(\.received) == [["a"], ["a"]])
  }

  @Test func rowsAreThrottledEachForItself() async {
    let store = Store(initialState: Bells.State()) { Bells(clock: clock) }

    for id in 1...3 { store.send(.bells(.element(id: id, action: .ring("first \(id)")))) }
    for id in 1...3 { store.send(.bells(.element(id: id, action: .ring("second \(id)")))) }
    #expect(store.bells.map(\.heard) == [["first 1"], ["first 2"], ["first 3"]])

    await clock.advance(by: .seconds(1))
    #expect(store.bells.map(\.heard.last) == ["second 1", "second 2", "second 3"])
  }

  @Test func aRowThatHasGoneTakesItsWindowWithIt() async {
    let store = Store(initialState: Bells.State()) { Bells(clock: clock) }
    store.send(.bells(.element(id: 1, action: .ring("a"))))

    store.send(.hang([]))
    store.send(.hang([Bell.State(id: 1)]))
    store.send(.bells(.element(id: 1, action: .ring("b"))))

    #expect(store.bells[id: 1]?.heard == ["b"])
  }

  @Test func actionsOfOtherTypesHaveWindowsOfTheirOwn() async {
    let text = Effect<String>.send("text").throttle(
      id: 1, for: .seconds(1), clock: clock, latest: true)
    let number = Effect<Int>.send(7).throttle(id: 1, for: .seconds(1), clock: clock, latest: true)
    let store = Store.recording(
      text.map { .received($0) }, number.map { .received("\($0)") }, text.map { .received($0) })

    for index in 0..<3 { store.send(.run(index)) }
    #expect(store.received == ["text", "7"])

    await clock.advance(by: .seconds(1))
    #expect(store.received == ["text", "7", "text"])
  }

  @Test func windowsThatAreOverAreForgotten() async {
    final class Ticket: Hashable, Sendable {
      let number: Int
      init(_ number: Int) { self.number = number }
      static func == (lhs: Ticket, rhs: Ticket) -> Bool { lhs.number == rhs.number }
      func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }
    struct Weak { weak var ticket: Ticket? }
    let clock = clock
    var tickets: [Weak] = []
    let sending = LockIsolated<Effect<Int>>(.none)
    let throttling = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        guard action == 0 else {
          state += 1
          return .none
        }
        return sending.value
      }
    }
    for number in 0..<1_000 {
      let ticket = Ticket(number)
      tickets.append(Weak(ticket: ticket))
      sending.setValue(
        .send(1).throttle(id: ticket, for: .seconds(1), clock: clock, latest: true))
      throttling.send(0)
      sending.setValue(.none)
      await clock.advance(by: .milliseconds(100))
    }
    #expect(throttling.withState { $0 } == 1_000)
    #expect(tickets.filter { $0.ticket != nil }.count <= 64)
  }

  @Reducer
  struct Bell {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var heard: [String] = []
    }

    enum Action {
      case ring(String)
      case heard(String)
    }

    let clock: TestClock<Duration>

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .ring(let sound):
          return .send(.heard(sound))
            .throttle(id: "bell", for: .seconds(1), clock: clock, latest: true)
        case .heard(let sound):
          state.heard.append(sound)
          return .none
        }
      }
    }
  }

  @Reducer
  struct Bells {
    @ObservableState
    struct State: Equatable {
      var bells: IdentifiedArrayOf<Bell.State> = [
        Bell.State(id: 1), Bell.State(id: 2), Bell.State(id: 3),
      ]
    }

    enum Action {
      case bells(IdentifiedActionOf<Bell>)
      case hang(IdentifiedArrayOf<Bell.State>)
    }

    let clock: TestClock<Duration>

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .hang(let bells) = action { state.bells = bells }
        return .none
      }
      .forEach(\.bells, action: \.bells) { Bell(clock: clock) }
    }
  }
}
