extension GraphRuntime {
  /// Unmounts everything and runs the `onDisappear` closures of views.
  func close() {
    onUpdate = nil
    rootNode?.unmount()
    flush()
    rootNode = nil
    steps = nil
  }

  /// Unmounts everything without running any closure of a view, and cancels their tasks.
  func abandon() {
    nodes.removeAll()
    rootNode?.unmount()
    rootNode = nil
    changedElements = []
    changedLists = []
    unsettled = []
    departed = nil
    unsettledLifecycles = []
    actionsAfterFlush = []
  }
}
