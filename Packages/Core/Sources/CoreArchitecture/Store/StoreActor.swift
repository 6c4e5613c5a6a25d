internal import Dispatch
internal import Foundation
internal import Synchronization

/// Tells on which actor the current code runs.
private enum CurrentActor {
  private typealias Question = @convention(thin) (UnownedSerialExecutor, UInt64) -> Bool

  /// The Swift runtime's `swift_task_isCurrentExecutorWithFlags`.
  ///
  /// Called without flags it returns an answer. Swift's public checks end the process instead,
  /// without a message of ours.
  private static let question: Question? =
    dlsym(dlopen(nil, RTLD_LAZY), "swift_task_isCurrentExecutorWithFlags")
    .map { unsafeBitCast($0, to: Question.self) }

  private static let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether code runs on an actor; also true where that cannot be determined.
  static func isSurely(_ actor: any Actor) -> Bool {
    question?(actor.unownedExecutor, 0) ?? true
  }

  static var isOnMainQueue: Bool {
    DispatchQueue.getSpecific(key: mainQueueKey) ?? false
  }
}

extension EffectRuntime {
  /// Whether code runs on the store's actor.
  var isOnActor: Bool {
    CurrentActor.isSurely(isolation) || isOfMainActor && CurrentActor.isOnMainQueue
  }

  private var isOfMainActor: Bool { isolation === MainActor.shared }

  /// Runs a closure on the store's main actor and waits for it.
  ///
  /// For code without an actor, such as an asynchronous test, that uses a store of the main actor.
  /// Ends the process for a store of any other actor.
  func performElsewhere<Result>(_ operation: () -> Result) -> Result {
    guard isOfMainActor else { trap() }
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

  /// Prints a message and ends the process; on Linux the check prints a text of its own only.
  private func trap() -> Never {
    let text = """
      A store was used from outside of the actor that it belongs to, \(type(of: isolation)). Use it \
      on that actor only, for example in one of its methods: elsewhere its state may be changing. \
      A store that is made where there is no actor belongs to the main actor; so does one that is \
      made in a stored property's default value: make it in a method of the actor instead.

      """
    FileHandle.standardError.write(Data(text.utf8))
    isolation.preconditionIsolated(text)
    fatalError(text)
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
