internal import CoreArchitecture
internal import CoreToolchain

extension InvalidationQueue: ObservationTarget {
  func readsChanged(_ number: UInt64) { insert(Element.ID(rawValue: number)) }

  func readsWillChange(_ number: UInt64) {
    insert(Element.ID(rawValue: number))
    if !CurrentExecutor.isThat(of: actor) { lookAgain(at: Element.ID(rawValue: number)) }
  }
}

extension GraphRuntime {
  /// Runs the evaluation of a node, and invalidates the node when something changes that it has
  /// read.
  func track<Result>(_ node: ViewNode, _ apply: () -> Result) -> Result {
    let (result, token) = track(node, replacing: node.evaluationTracking, apply)
    node.evaluationTracking = token
    return result
  }

  /// Does the same for the closure that describes the node's element.
  func trackDescription<Result>(of node: ViewNode, _ apply: () -> Result) -> Result {
    let (result, token) = track(node, replacing: node.descriptionTracking, apply)
    node.descriptionTracking = token
    return result
  }

  /// Returns an observation only if the closure has read something.
  private func track<Result>(
    _ node: ViewNode, replacing previous: ObservationToken?, _ apply: () -> Result
  ) -> (result: Result, token: ObservationToken?) {
    let outer = tracking.reader
    tracking.reader = node.id
    defer { tracking.reader = outer }
    return trackReads(for: queue, number: node.id.rawValue, replacing: previous, apply)
  }
}
