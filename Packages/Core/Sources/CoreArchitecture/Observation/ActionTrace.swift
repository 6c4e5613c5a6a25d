internal import Synchronization

/// Knows which action the stores of a thread are carrying out, for a host that tells of those that
/// do not return.
@_spi(Hosts) public final class ActionTrace: Sendable {
  /// Where an action is, for as long as its reducers run.
  private struct Running {
    let address: UInt
    let type: Any.Type
  }

  private let running = Mutex<Running?>(nil)
  private let tell: (@Sendable (ActionTrace) -> Void)?

  /// Makes it; the closure is called when reducers are about to run, and when they have.
  public init(telling tell: (@Sendable (ActionTrace) -> Void)? = nil) { self.tell = tell }

  /// Runs a closure, and knows what the stores carry out meanwhile.
  public func follow<Result>(_ body: () throws -> Result) rethrows -> Result {
    let thread = ObservationThread.current
    let outer = thread.trace
    thread.trace = self
    defer { thread.trace = outer }
    return try body()
  }

  /// The action whose reducers run now, for any thread that asks, in some microseconds; nil while
  /// none do.
  public var current: ActionName? { running.withLock { $0.map(Self.name) } }

  /// Whether reducers run now.
  public var isRunning: Bool { running.withLock { $0 != nil } }

  /// Runs reducers of an action, which stays where it is.
  func note<Action>(_ action: UnsafePointer<Action>, while body: () -> Void) {
    let next = Running(address: UInt(bitPattern: action), type: Action.self)
    let outer = running.withLock { running in
      defer { running = next }
      return running
    }
    tell?(self)
    body()
    // Whoever reads the action holds the lock, so that it is there until then.
    running.withLock { $0 = outer }
    tell?(self)
  }

  private static func name(_ running: Running) -> ActionName {
    func name<Action>(_: Action.Type) -> ActionName {
      guard let action = UnsafePointer<Action>(bitPattern: running.address) else {
        preconditionFailure("an action has an address")
      }
      return ActionName(of: action.pointee)
    }
    return _openExistential(running.type, do: name)
  }
}
