/// The Swift runtime's `swift_task_enqueueGlobal_hook`.
///
/// The runtime calls the function that is stored there for each job of the global executor, in
/// place of its own.
package enum GlobalExecutorHook {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  // `nonisolated(unsafe)`: the address never changes. Callers of `sendJobsToMainActor` see to it
  // that one at a time writes what it points to. The runtime reads that without a lock, which a
  // pointer-sized aligned store cannot tear: a job enqueued at that moment goes to one executor or
  // the other, and runs in both.
  nonisolated(unsafe) private static let hook: UnsafeMutablePointer<Hook?>? = {
    LoadedLibrary.address("swift_task_enqueueGlobal_hook")?.assumingMemoryBound(to: Hook?.self)
  }()

  /// Whether the runtime has the hook.
  ///
  /// It is not exported where the standard library is linked statically.
  package static var isAvailable: Bool { hook != nil }

  /// Sends all jobs to the main actor's executor, or again to the global one; call it under a lock.
  package static func sendJobsToMainActor(_ isOn: Bool) {
    // A `thin` Swift function of a job and the original function is what the runtime's declaration
    // of the hook says (`SWIFT_CC(swift)`, two pointers).
    hook?.pointee = isOn ? { job, _ in MainActor.shared.enqueue(job) } : nil
  }
}
