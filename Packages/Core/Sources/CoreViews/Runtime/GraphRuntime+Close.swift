extension GraphRuntime {
  /// Unmounts everything; what views want done when they disappear is done.
  func close() {
    onUpdate = nil
    rootNode?.unmount()
    flush()
    rootNode = nil
    tree.children = []
  }

  /// Unmounts everything without running any closure of a view; their tasks end.
  func abandon() {
    rootNode?.unmount()
    rootNode = nil
    unsettledLifecycles = []
    actionsAfterFlush = []
  }
}
