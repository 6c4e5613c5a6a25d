import Core
import Testing

@Suite(.timeLimit(.minutes(20))) struct StoreActorTests {
  @Test func aStoreLivesOnTheActorThatMakesIt() async {
    let session = Session()

    await session.begin()
    let received = await session.run(0)

    #expect(received == ["on the session", "still on the session"])
  }

  @Test func effectsThatLeaveTheActorComeBackToIt() async {
    let session = Session()

    await session.begin()
    let received = await session.run(1)

    #expect(received == ["from elsewhere"])
  }

  /// In a closure of one expression, the compiler once chose another `send`.
  ///
  /// That one hopped to the main actor and came back when the effect had ended.
  @Test func anEffectOfOneExpressionSendsBeforeItEnds() async {
    let session = Session()

    await session.begin()
    let received = await session.run(2)

    #expect(received == ["at once"])
  }

  @Test func whatAClosureOnTheMainActorSendsIsProcessedBeforeTheEffectEnds() async {
    let session = Session()

    await session.begin()
    let received = await session.run(3)

    #expect(received == ["first", "second", "then it threw"])
  }

  @Test func aSendThatEscapesFromAClosureOnTheMainActorIsReported() async {
    await withKnownIssue {
      let (ends, end) = AsyncStream<Void>.makeStream()
      let session = Session()
      await session.begin()
      await session.escape { end.finish() }
      for await _ in ends {}
    } matching: {
      $0.description.contains("sent from an effect that has already ended")
    }
  }

  private actor Session {
    private struct Stop: Error {}

    private var store: Store<[String], Recorder.Action>?
    private var escaping: Store<Int, Int>?

    func begin() {
      // The closure must not capture `self`: Swift 6.3.1 would start it elsewhere.
      let home: any Actor = self
      let onSession = Effect<Recorder.Action>.run { send in
        home.preconditionIsolated("Effects start on the store's actor.")
        await send(.received("on the session"))
        home.preconditionIsolated("Effects come back to the store's actor.")
        await send(.received("still on the session"))
      }
      let elsewhere = Effect<Recorder.Action>.run { send in
        await Task.detached { await send(.received("from elsewhere")) }.value
      }
      let brief = Effect<Recorder.Action>.run { send in await send(.received("at once")) }
      let onMainActor = Effect<Recorder.Action>.run { @MainActor send in
        MainActor.preconditionIsolated()
        send(.received("first"))
        send(.received("second"))
        throw Stop()
      } catch: { _, send in
        await send(.received("then it threw"))
      }
      store = Store(initialState: []) {
        Recorder(effects: [onSession, elsewhere, brief, onMainActor])
      }
    }

    /// Runs an effect whose `send` is used when the effect has ended.
    func escape(_ onReceipt: @escaping @Sendable () -> Void) async {
      let (gate, open) = AsyncStream<Void>.makeStream()
      let store = Store<Int, Int>(initialState: 0) {
        Reduce { state, action in
          if action > 0 {
            onReceipt()
            return .none
          }
          return .run { @MainActor send in
            Task {
              for await _ in gate {}
              send(1)
            }
          }
        }
      }
      escaping = store
      await store.send(0).finish()
      open.finish()
    }

    func run(_ index: Int) async -> [String] {
      await store?.send(.run(index)).finish()
      return store?.received ?? []
    }
  }
}

@Suite(.timeLimit(.minutes(20))) @MainActor struct ReentrancyTests {
  @Test func anActionSentWhileAnotherIsProcessedWaitsForItsTurn() {
    let box = StoreBox()
    let store = Store<[String], String>(initialState: []) {
      Reduce { state, action in
        state.append("\(action) begins")
        if action == "outer" { box.store?.send("inner") }
        state.append("\(action) ends")
        return .none
      }
    }
    box.store = store

    store.send("outer")

    #expect(
      store.withState { $0 } == ["outer begins", "outer ends", "inner begins", "inner ends"])
  }

  @Test func effectsOfAnActionThatWaitedAreAwaitedByItsTask() async {
    let box = StoreBox()
    let log = Log()
    var inner: StoreTask?
    let store = Store<[String], String>(initialState: []) {
      Reduce { _, action in
        switch action {
        case "outer":
          inner = box.store?.send("inner")
          return .none
        case "inner":
          return .run { send in await send("from the effect") }
        default:
          log(action)
          return .none
        }
      }
    }
    box.store = store

    store.send("outer")
    await inner?.finish()

    #expect(log.take() == ["from the effect"])
  }

  /// The list of waiting actions was changed while it was being emptied.
  @Test func anActionMaySendWhenItIsGone() {
    let log = Log()
    let box = Kicks()
    let store = Store<Int, Kick>(initialState: 0) {
      Reduce { state, action in
        state += 1
        switch action {
        case .begin:
          return .merge(
            .send(.carry(AtEnd { box.store?.send(.stop) })),
            .send(.carry(AtEnd { box.store?.send(.stop) })))
        case .carry: log("carry")
        case .stop: log("stop")
        case .gone: break
        }
        return .none
      }
    }
    box.store = store

    store.send(.begin)
    store.send(.stop)

    #expect(log.take().sorted() == ["carry", "carry", "stop", "stop", "stop"])
    #expect(store.withState { $0 } == 6)
  }

  @Test func whatAThrottleLetsGoOfMaySend() async {
    let clock = TestClock()
    let log = Log()
    let box = Kicks()
    let store = Store<Int, Kick>(initialState: 0) {
      Reduce { state, action in
        switch action {
        case .begin:
          return .run { send in
            for _ in 0..<4 { await send(.carry(AtEnd { box.send(.gone) })) }
          }
          .throttle(id: 1, for: .seconds(1), clock: clock, latest: true)
        case .carry: log("carry")
        case .stop: log("stop")
        case .gone: log("gone")
        }
        return .none
      }
    }
    box.store = store

    let task = store.send(.begin)
    await Task.megaYield()
    task.cancel()
    await task.finish()

    #expect(log.take().contains("gone"))
  }

  private enum Kick: Sendable {
    case begin, gone, stop
    case carry(AtEnd)
  }

  /// Calls back when nobody has it any more.
  private final class AtEnd: Sendable {
    let callback: @MainActor @Sendable () -> Void

    init(_ callback: @escaping @MainActor @Sendable () -> Void) {
      self.callback = callback
    }

    deinit { MainActor.assumeIsolated { [callback] in callback() } }
  }

  @MainActor private final class Kicks {
    weak var store: Store<Int, Kick>?

    func send(_ kick: Kick) { store?.send(kick) }
  }

  private final class StoreBox {
    weak var store: Store<[String], String>?
  }
}
