/// While an instance lives, all tasks of the process run on the main actor's executor.
package final class MainSerialExecutorScope {
  package init() { MainSerialExecutor.enter() }
  deinit { MainSerialExecutor.leave() }
}
