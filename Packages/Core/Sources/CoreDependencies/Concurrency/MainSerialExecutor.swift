internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

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

/// While an instance lives, all tasks of the process run on the main actor's executor.
package final class MainSerialExecutorScope {
  package init() { MainSerialExecutor.enter() }
  deinit { MainSerialExecutor.leave() }
}

/// Sends the jobs of the global executor to that of the main actor.
private enum MainSerialExecutor {
  private struct Use {
    var scopes = 0
    var isUnchecked = false
    var isOn: Bool { scopes > 0 || isUnchecked }
  }

  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  private static let use = Locked(Use())

  /// The runtime's `swift_task_enqueueGlobal_hook`, a function called for each job in place of the
  /// runtime's own.
  ///
  /// `nonisolated(unsafe)`: the address never changes. What it points to is written under the lock
  /// of `use` only. The runtime reads it without a lock, which a pointer-sized aligned store cannot
  /// tear: a job enqueued at that moment goes to one executor or the other, and runs on either.
  nonisolated(unsafe) private static let hook: UnsafeMutablePointer<Hook?>? = {
    dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook")?
      .assumingMemoryBound(to: Hook?.self)
  }()

  static var isInUse: Bool { use.withLock(\.isOn) }

  static func enter() { change { $0.scopes += 1 } }
  static func leave() { change { $0.scopes -= 1 } }
  static func setUnchecked(_ isOn: Bool) { change { $0.isUnchecked = isOn } }

  private static func change(_ update: (inout Use) -> Void) {
    guard let hook else {
      return reportIssue(
        """
        Tasks cannot be sent to the main actor's executor: this Swift runtime has no \
        'swift_task_enqueueGlobal_hook' (it is not exported where the standard library is linked \
        statically). They run in parallel, as always.
        """)
    }
    use.withLock { use in
      update(&use)
      // A `thin` Swift function of a job and the original function is what the runtime's
      // declaration of the hook says (`SWIFT_CC(swift)`, two pointers).
      hook.pointee = use.isOn ? { job, _ in MainActor.shared.enqueue(job) } : nil
    }
  }
}
