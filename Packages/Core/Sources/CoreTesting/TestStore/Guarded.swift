internal import CoreDependencies
internal import Foundation

/// What a test reads and sets of its store, from any thread.
@dynamicMemberLookup
final class Guarded<State>: @unchecked Sendable {
  // Unchecked: `fields` is only touched while `lock` is held.
  struct Fields {
    var state: State
    var exhaustivity = Exhaustivity.on
    var timeout: UInt64 = 1_000_000_000
    var serialExecutor: MainSerialExecutorScope? = MainSerialExecutorScope()
  }

  private let lock = NSLock()
  private var fields: Fields

  init(_ state: State) {
    fields = Fields(state: state)
  }

  subscript<Field>(dynamicMember field: WritableKeyPath<Fields, Field>) -> Field {
    get { lock.withLock { fields[keyPath: field] } }
    set { lock.withLock { fields[keyPath: field] = newValue } }
  }
}
