internal import CoreToolchain

/// Runs an operation while all tasks of the process run in turn on the main actor's executor.
///
/// Tasks then start in the order of their creation, which makes tests of unstructured concurrency
/// repeatable. It affects the whole process: run such tests one at a time (`@Suite(.serialized)`).
@MainActor
public func withMainSerialExecutor(
  operation: @MainActor () async throws -> Void
) async rethrows {
  let scope = MainSerialExecutor.enter()
  defer { MainSerialExecutor.leave(scope) }
  try await operation()
}

/// Runs an operation while all tasks it creates are queued on the main actor's executor.
public func withMainSerialExecutor(operation: () throws -> Void) rethrows {
  let scope = MainSerialExecutor.enter()
  defer { MainSerialExecutor.leave(scope) }
  try operation()
}

/// Whether all tasks of the process run in turn on the main actor's executor.
///
/// Set it where a scope is not possible, such as in a test's `setUp`. False ends all scopes of the
/// running test case, those of its test stores included; read in a test case, it tells of its own.
/// Running tasks stay where they are until they next suspend.
public var uncheckedUseMainSerialExecutor: Bool {
  get { MainSerialExecutor.isInUse }
  set { MainSerialExecutor.setUnchecked(newValue) }
}

/// Keeps the scopes in which all tasks run on the main actor's executor.
enum MainSerialExecutor {
  private struct Use {
    /// The scopes, each with the test case of Swift Testing that has begun it.
    var scopes: [UInt64: SwiftTestCase?] = [:]
    var lastScope: UInt64 = 0
    var isUnchecked = false
    var isOn: Bool { !scopes.isEmpty || isUnchecked }
  }

  private static let use = Locked(Use())

  static var isInUse: Bool {
    guard let testCase = SwiftTestCase.current else { return use.withLock(\.isOn) }
    return use.withLock { $0.isUnchecked || $0.scopes.values.contains(testCase) }
  }

  /// Begins a scope, and returns what names it.
  static func enter() -> UInt64 {
    let scope = use.withLock { use in
      use.lastScope += 1
      return use.lastScope
    }
    let testCase = SwiftTestCase.current
    change { $0.scopes.updateValue(testCase, forKey: scope) }
    return scope
  }

  static func leave(_ scope: UInt64) { change { $0.scopes.removeValue(forKey: scope) } }

  /// Whether a scope has neither ended nor been ended by ``setUnchecked(_:)``.
  static func isActive(_ scope: UInt64) -> Bool { use.withLock { $0.scopes.keys.contains(scope) } }

  static func setUnchecked(_ isOn: Bool) {
    let testCase = SwiftTestCase.current
    change { use in
      use.isUnchecked = isOn
      if !isOn { use.scopes = use.scopes.filter { $0.value != testCase } }
    }
  }

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

/// While an instance lives, all tasks of the process run on the main actor's executor.
///
/// `uncheckedUseMainSerialExecutor = false` ends it early.
package final class MainSerialExecutorScope: Sendable {
  private let scope = MainSerialExecutor.enter()

  package init() {}

  deinit { MainSerialExecutor.leave(scope) }

  package var isActive: Bool { MainSerialExecutor.isActive(scope) }
}
