internal import CoreToolchain
internal import Dispatch
internal import IssueReporting
internal import Synchronization

extension EffectRuntime {
  /// Whether code runs on the store's actor.
  var isOnActor: Bool { CurrentExecutor.isThat(of: isolation) }

  /// Runs a closure on the store's main actor and waits for it.
  ///
  /// For code without an actor, such as an asynchronous test, that uses a store of the main actor.
  /// Ends the process for a store of any other actor.
  func performElsewhere<Result>(_ operation: () -> Result) -> Result {
    guard isolation === MainActor.shared else { trap() }
    isUsedElsewhere.store(true, ordering: .relaxed)
    return withoutActuallyEscaping(operation) { operation in
      let work = Work(operation)
      let done = DispatchSemaphore(value: 0)
      Task { @MainActor in
        work.run()
        done.signal()
      }
      done.wait()
      return work.result!
    }
  }

  private func trap() -> Never {
    fatalError(
      """
      A store was used from outside of the actor that it belongs to, \(type(of: isolation)). Use it \
      on that actor only, for example in one of its methods: elsewhere its state may be changing. \
      A store that is made where there is no actor belongs to the main actor; so does one that is \
      made in a stored property's default value: make it in a method of the actor instead.
      """)
  }
}

/// Work that one thread does while another waits for it.
// Unchecked: the waiting thread touches nothing until the other has signalled its end.
private final class Work<Result>: @unchecked Sendable {
  private var operation: (() -> Result)?
  private(set) var result: Result?

  init(_ operation: @escaping () -> Result) {
    self.operation = operation
  }

  func run() {
    result = operation?()
    operation = nil
  }
}

/// Reports that a store was read while its reducer was changing the state.
func reportReadWhileReducing<State, Action>(_: State.Type, _ action: Action) {
  reportIssue(
    """
    A store's state was read while the store's own reducer was processing an action:

      Action:
    \(debugName(of: action).indented(by: 4))
      State:
    \(typeName(State.self).indented(by: 4))

    What is read may be half done. The reducer, or something it calls, has captured the store. Use \
    the 'state' that the reducer is given, and let an effect do what needs the store.

    More: Documentation/Core.docc/Stores.md#reading-within-a-reducer
    """)
}
