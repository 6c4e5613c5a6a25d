import CoreDependencies
import Testing

@testable import CoreToolchain

@Suite struct GlobalExecutorHookTests {
  private let hook = ToolchainChange(
    "'swift_task_enqueueGlobal_hook' holds a function that is called for each job",
    "GlobalExecutorHook")

  @Test func theRuntimeHasTheHook() {
    #expect(GlobalExecutorHook.isAvailable, hook.comment)
  }

  @Test func jobsGoToTheMainActor() async {
    let isOnMainActor = LockIsolated(false)
    await withMainSerialExecutor {
      await Task.detached {
        isOnMainActor.setValue(CurrentExecutor.isThat(of: MainActor.shared))
      }.value
    }
    #expect(isOnMainActor.value, hook.comment)
  }
}
