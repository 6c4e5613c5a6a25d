internal import CoreDependencies
internal import Foundation

/// The properties of a test store that the test reads and sets from any thread.
final class Guarded<State>: @unchecked Sendable {
  // Unchecked: the fields are only touched while `lock` is held. Each has an accessor of its own,
  // as a key path into a generic type would be made anew each time.
  private let lock = NSLock()
  private var fields:
    (
      state: State, exhaustivity: Exhaustivity, timeout: UInt64,
      serialExecutor: MainSerialExecutorScope?
    )

  init(_ state: State) {
    fields = (state, .on, 1_000_000_000, MainSerialExecutorScope())
  }

  var state: State {
    get { lock.withLock { fields.state } }
    set { lock.withLock { fields.state = newValue } }
  }

  var exhaustivity: Exhaustivity {
    get { lock.withLock { fields.exhaustivity } }
    set { lock.withLock { fields.exhaustivity = newValue } }
  }

  var timeout: UInt64 {
    get { lock.withLock { fields.timeout } }
    set { lock.withLock { fields.timeout = newValue } }
  }

  var serialExecutor: MainSerialExecutorScope? {
    get { lock.withLock { fields.serialExecutor } }
    set { lock.withLock { fields.serialExecutor = newValue } }
  }
}
