@_spi(Locked) internal import CoreDependencies

/// The properties of a test store that the test reads and sets from any thread.
///
/// Each has an accessor of its own, as a key path into a generic type would be made anew each time.
final class Guarded<State>: Sendable {
  // Unchecked: a lock guards the fields, and only the test uses the states that leave it.
  private struct Fields: @unchecked Sendable {
    var state: State
    var exhaustivity = Exhaustivity.on
    var timeout: UInt64 = 1_000_000_000
    var serialExecutor: MainSerialExecutorScope? = MainSerialExecutorScope()
  }

  private let fields: Locked<Fields>

  init(_ state: State) {
    fields = Locked(Fields(state: state))
  }

  var state: State {
    get { fields.withLock { $0.state } }
    set { fields.withLock { $0.state = newValue } }
  }

  var exhaustivity: Exhaustivity {
    get { fields.withLock { $0.exhaustivity } }
    set { fields.withLock { $0.exhaustivity = newValue } }
  }

  var timeout: UInt64 {
    get { fields.withLock { $0.timeout } }
    set { fields.withLock { $0.timeout = newValue } }
  }

  var serialExecutor: MainSerialExecutorScope? {
    get { fields.withLock { $0.serialExecutor } }
    set { fields.withLock { $0.serialExecutor = newValue } }
  }
}
