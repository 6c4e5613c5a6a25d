/// While an instance lives, all tasks of the process run on the main actor's executor.
///
/// `uncheckedUseMainSerialExecutor = false` ends it early.
package final class MainSerialExecutorScope: Sendable {
  private let scope = MainSerialExecutor.enter()

  package init() {}

  deinit { MainSerialExecutor.leave(scope) }

  package var isActive: Bool { MainSerialExecutor.isActive(scope) }
}
