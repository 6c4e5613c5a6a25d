@_spi(Locked) internal import CoreDependencies

/// The properties of a test store that the test reads and sets from any thread.
///
/// Each has an accessor of its own, as a key path into a generic type would be made anew each time.
/// The lock holds nothing: a lock of a generic type costs a look-up of that type at each access.
final class Guarded<State>: @unchecked Sendable {
  // Unchecked: `lock` guards the fields, and only the test uses the states that leave it.
  private struct Settings {
    var exhaustivity = Exhaustivity.on
    var timeout: UInt64 = 1_000_000_000
    var serialExecutor: MainSerialExecutorScope? = MainSerialExecutorScope()
  }

  private let lock = Locked(())
  private var value: State
  private var settings = Settings()

  init(_ state: State) {
    value = state
  }

  private func access<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  var state: State {
    get { access { value } }
    set { access { value = newValue } }
  }

  var exhaustivity: Exhaustivity {
    get { access { settings.exhaustivity } }
    set { access { settings.exhaustivity = newValue } }
  }

  var timeout: UInt64 {
    get { access { settings.timeout } }
    set { access { settings.timeout = newValue } }
  }

  var serialExecutor: MainSerialExecutorScope? {
    get { access { settings.serialExecutor } }
    set { access { settings.serialExecutor = newValue } }
  }
}
