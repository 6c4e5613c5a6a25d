import Core
import Dispatch
import XCTest

/// Many stores on many threads, cancelled from others.
///
/// The checks hold in every order of events; the thread sanitizer looks for the rest.
final class EffectStressXCTests: XCTestCase {
  /// The actions that one store has received, and how its effects began and ended.
  final class Account: Sendable {
    let begun = LockIsolated(0)
    let ended = LockIsolated(0)
    let received = LockIsolated(0)
  }

  @Reducer
  struct Mill {
    @ObservableState
    struct State: Equatable {
      var turns = 0
      var stones: IdentifiedArrayOf<Stone.State> = [Stone.State(id: 0), Stone.State(id: 1)]
      @Presents var guest: Stone.State? = Stone.State(id: 2)
    }

    enum Action: Sendable {
      case grind, turned, stop, send(guestAway: Bool)
      case stones(IdentifiedActionOf<Stone>)
      case guest(PresentationAction<Stone.Action>)
    }

    enum CancelID { case grinding }

    let account: Account

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .grind:
          return Self.work(account, .turned).cancellable(id: CancelID.grinding)
        case .turned:
          state.turns += 1
          account.received.withValue { $0 += 1 }
        case .stop:
          return .cancel(id: CancelID.grinding)
        case .send(let guestAway):
          if guestAway { state.guest = nil } else { state.stones.remove(id: 0) }
        case .stones, .guest:
          break
        }
        return .none
      }
      .forEach(\.stones, action: \.stones) { Stone(account: account) }
      .ifLet(\.$guest, action: \.guest) { Stone(account: account) }
    }

    /// Sends from the store's actor and from elsewhere, until it is cancelled.
    static func work<Action: Sendable>(_ account: Account, _ action: Action) -> Effect<Action> {
      .run { send in
        account.begun.withValue { $0 += 1 }
        defer { account.ended.withValue { $0 += 1 } }
        await send(action)
        await withTaskGroup(of: Void.self) { $0.addTask { await send(action) } }
        try? await withTaskCancellation(id: CancelID.grinding, cancelInFlight: true) {
          try await Task.never()
        }
        await send(action)
      }
    }
  }

  @Reducer
  struct Stone {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var turns = 0
    }

    enum Action: Sendable { case grind, turned }

    let account: Account

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .grind: return Mill.work(account, .turned)
        case .turned:
          state.turns += 1
          account.received.withValue { $0 += 1 }
          return .none
        }
      }
    }
  }

  /// Owns a store, so that each store has an actor of its own.
  actor Miller {
    private var store: StoreOf<Mill>?
    let account = Account()

    func begin() -> [StoreTask] {
      let store = Store(initialState: Mill.State()) { Mill(account: account) }
      self.store = store
      return [
        store.send(.grind), store.send(.grind),
        store.send(.stones(.element(id: 0, action: .grind))),
        store.send(.stones(.element(id: 1, action: .grind))),
        store.send(.guest(.presented(.grind))),
      ]
    }

    func upset() {
      store?.send(.send(guestAway: true))
      store?.send(.send(guestAway: false))
      store?.send(.stop)
    }

    func turns() -> Int {
      store?.withState { $0.turns + $0.stones.map(\.turns).reduce(0, +) } ?? 0
    }

    func close() { store = nil }
  }

  func testAThousandStoresEndWhatTheyBegan() async {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<1_000 {
        group.addTask { await Self.run(number) }
      }
    }
  }

  private static func run(_ number: Int) async {
    let miller = Miller()
    let tasks = await miller.begin()
    if number % 2 == 0 {
      DispatchQueue.global().async { for task in tasks { task.cancel() } }
    }
    let upsetting = Task.detached { await miller.upset() }
    if number % 3 == 0 { await miller.close() }
    if number % 5 == 0 { Thread.detachNewThread { tasks.last?.cancel() } }
    await upsetting.value
    for task in tasks { task.cancel() }
    for task in tasks { await task.finish() }

    let account = miller.account
    let received = account.received.value
    XCTAssertEqual(account.begun.value, tasks.count)
    XCTAssertEqual(account.ended.value, account.begun.value)
    XCTAssertLessThanOrEqual(received, 2 * tasks.count)
    await miller.upset()
    XCTAssertEqual(account.received.value, received, "nothing comes after the end")
    let turns = await miller.turns()
    XCTAssertLessThanOrEqual(turns, received)
  }

  /// Sends from many threads to one store arrive one after the other, each once.
  func testWhatManyThreadsSendArrivesOnce() async {
    let miller = Counting()
    let task = await miller.begin(threads: 16, sends: 500)

    await task.finish()

    let count = await miller.count()
    XCTAssertEqual(count, 16 * 500)
  }

  actor Counting {
    private var store: Store<Int, Int>?

    func begin(threads: Int, sends: Int) -> StoreTask {
      let store = Store<Int, Int>(initialState: 0) {
        Reduce { state, action in
          guard action == 0 else {
            state += 1
            return .none
          }
          return .run { send in
            await withTaskGroup(of: Void.self) { group in
              for _ in 0..<threads {
                group.addTask { for _ in 0..<sends { await send(1) } }
              }
            }
          }
        }
      }
      self.store = store
      return store.send(0)
    }

    func count() -> Int { store?.withState { $0 } ?? 0 }
  }
}
