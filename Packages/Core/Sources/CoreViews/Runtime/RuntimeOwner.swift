/// Keeps a runtime alive; others refer to it weakly, in place of the runtime.
///
/// An object with weak references is retained and released at three times the cost, and nothing is
/// retained more often than a runtime.
final class RuntimeOwner {
  let runtime: GraphRuntime

  init(_ runtime: GraphRuntime) {
    self.runtime = runtime
    runtime.queue.connect(self)
  }
}
