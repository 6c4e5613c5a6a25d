internal import CoreToolchain

/// Runs an operation while all tasks of the process run in turn on the main actor's executor.
///
/// Tasks then start in the order of their creation, which makes tests of unstructured concurrency
/// repeatable. It affects the whole process: run such tests one at a time (`@Suite(.serialized)`).
@MainActor
public func withMainSerialExecutor(
  operation: @MainActor () async throws -> Void
) async rethrows {
  MainSerialExecutor.enter()
  defer { MainSerialExecutor.leave() }
  try await operation()
}

/// Runs an operation while all tasks it creates are queued on the main actor's executor.
public func withMainSerialExecutor(operation: () throws -> Void) rethrows {
  MainSerialExecutor.enter()
  defer { MainSerialExecutor.leave() }
  try operation()
}

/// Whether all tasks of the process run in turn on the main actor's executor.
///
/// Set it where a scope is not possible, such as in a test's `setUp`. Running tasks stay where they
/// are until they next suspend.
public var uncheckedUseMainSerialExecutor: Bool {
  get { MainSerialExecutor.isInUse }
  set { MainSerialExecutor.setUnchecked(newValue) }
}

/// Counts the scopes in which all tasks run on the main actor's executor.
enum MainSerialExecutor {
  private struct Use {
    var scopes = 0
    var isUnchecked = false
    var isOn: Bool { scopes > 0 || isUnchecked }
  }

  private static let use = Locked(Use())

  static var isInUse: Bool { use.withLock(\.isOn) }

  static func enter() { change { $0.scopes += 1 } }
  static func leave() { change { $0.scopes -= 1 } }
  static func setUnchecked(_ isOn: Bool) { change { $0.isUnchecked = isOn } }

  private static func change(_ update: (inout Use) -> Void) {
    guard GlobalExecutorHook.isAvailable else {
      return reportIssue(
        """
        Tasks cannot be sent to the main actor's executor: this Swift runtime has no \
        'swift_task_enqueueGlobal_hook' (it is not exported where the standard library is linked \
        statically). They run in parallel, as always.

        More: Documentation/Core.docc/TimeInTests.md#traps
        """)
    }
    use.withLock { use in
      update(&use)
      GlobalExecutorHook.sendJobsToMainActor(use.isOn)
    }
  }
}
