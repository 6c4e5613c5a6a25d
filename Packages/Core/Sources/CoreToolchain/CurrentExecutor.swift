internal import Dispatch

/// The executor on which the current code runs.
public enum CurrentExecutor {
  private typealias Question = @convention(thin) (UnownedSerialExecutor, UInt64) -> Bool

  /// A function of the Swift runtime that tells whether the current code runs on an executor.
  ///
  /// Without flags it returns an answer. Swift's public checks, such as `preconditionIsolated`, end
  /// the process instead, some of them before they print the caller's message. It cannot be linked
  /// by its name, as the standard library declares it with a type that only the compiler knows.
  private static let question = LoadedLibrary.function(
    "swift_task_isCurrentExecutorWithFlags", as: Question.self)

  /// Whether the runtime can be asked.
  static var isKnown: Bool { question != nil }

  /// Whether it is the executor of an actor; also true where the runtime cannot be asked.
  ///
  /// Code that the main queue runs is on the main actor, also where no task runs it.
  public static func isThat(of actor: any Actor) -> Bool {
    question?(actor.unownedExecutor, 0) ?? true
      || actor === MainActor.shared && isMainQueue
  }

  private static var isMainQueue: Bool {
    DispatchQueue.getSpecific(key: mainQueueKey) ?? false
  }

  private static let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
