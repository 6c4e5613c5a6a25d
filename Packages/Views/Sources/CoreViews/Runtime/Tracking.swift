@_spi(Views) internal import CoreArchitecture

extension InvalidationQueue: ObservationTarget {
  func readsChanged(_ number: UInt64) { insert(Element.ID(rawValue: number)) }

  /// Notes that another thread is about to change what a node has read.
  ///
  /// What is read meanwhile may be the old value. So the node is told of changes once they are
  /// made, from its next evaluation on, and evaluated once more then.
  func readsWillChange(_ number: UInt64) {
    let id = Element.ID(rawValue: number)
    if !isOnActor { noteForeignChange(of: id) }
    insert(id)
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
    if node.isChangedElsewhere { return trackLastingly(node, replacing: previous, apply) }
    return trackReads(for: queue, number: node.id.rawValue, replacing: previous, apply)
  }

  private func trackLastingly<Result>(
    _ node: ViewNode, replacing previous: ObservationToken?, _ apply: () -> Result
  ) -> (result: Result, token: ObservationToken?) {
    let isFirst = previous?.isLasting != true
    let (result, token) = trackReadsLastingly(
      for: queue, number: node.id.rawValue, replacing: previous, apply)
    if isFirst { queue.insert(node.id) }
    return (result, token)
  }
}

/// The node being evaluated, which `State` adds to its list of readers.
///
/// Belongs to its session's actor.
final class TrackingContext {
  @exclusivity(unchecked) var reader: Element.ID?
}
