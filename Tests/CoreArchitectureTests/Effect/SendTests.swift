import Core
import Dispatch
import Testing

@Suite(.timeLimit(.minutes(20))) struct SendTests {
  @Test func aSendWhoseTaskIsCancelledOnItsWayToTheStoreDoesNothing() async {
    let pier = Pier()
    await pier.begin()
    #expect(await pier.log() == ["depart", "closed"])
  }
}

/// The actor of a store, whose executor can do something right before it takes its next job.
private actor Pier {
  private let quay = Quay()
  private var store: Store<[String], String>?

  nonisolated var unownedExecutor: UnownedSerialExecutor { quay.asUnownedSerialExecutor() }

  func begin() {
    store = Store<[String], String>(initialState: []) {
      Reduce { [quay] log, action in
        log.append(action)
        guard action == "depart" else { return .none }
        return .run { send in
          let (ships, sail) = AsyncStream<Task<Void, Never>>.makeStream()
          let ship = Task.detached {
            for await ship in ships {
              quay.beforeNextJob { ship.cancel() }
              await send("arrive")
              return
            }
          }
          sail.yield(ship)
          await ship.value
          await send("closed")
        }
      }
    }
  }

  func log() async -> [String] {
    await store?.send("depart").finish()
    return store?.withState { $0 } ?? []
  }
}

private final class Quay: SerialExecutor {
  private let queue = DispatchQueue(label: "quay")
  private let action = LockIsolated<(@Sendable () -> Void)?>(nil)

  func beforeNextJob(_ newAction: @escaping @Sendable () -> Void) { action.setValue(newAction) }

  func enqueue(_ job: consuming ExecutorJob) {
    let action = action.withValue { action in
      defer { action = nil }
      return action
    }
    action?()
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
