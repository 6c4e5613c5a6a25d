internal import CoreArchitecture
internal import Observation
internal import Synchronization

/// Runs a closure, and calls `onChange` once, before the first change of something that it has
/// read.
///
/// No other function knows how observation is done.
func observing<Result>(
  _ apply: () -> Result, onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
  withPerceptionTracking(apply, onChange: onChange())
}

/// One observation of what a node has read; ends with the first change or when it is cancelled.
///
/// The standard library cannot cancel an observation, so one that is no longer needed would stay
/// registered with everything it has read. To end it, an observation that replaces one without a
/// change also reads a sentinel of its own, which `cancel()` changes.
final class Tracking: Sendable {
  private let id: Element.ID
  private let queue: InvalidationQueue
  private let sentinel: Sentinel?
  private let isWaiting = Atomic<Bool>(true)

  fileprivate init(_ node: ViewNode, _ sentinel: Sentinel?) {
    id = node.id
    queue = node.runtime.queue
    self.sentinel = sentinel
  }

  /// Ends the observation; returns whether it was still waiting for a change.
  @discardableResult
  func cancel() -> Bool {
    guard isWaiting.exchange(false, ordering: .acquiringAndReleasing) else { return false }
    sentinel?.change()
    return true
  }

  fileprivate func fire() {
    if isWaiting.exchange(false, ordering: .acquiringAndReleasing) { queue.insert(id) }
  }
}

private final class Sentinel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }

  func read() { registrar.access(self, keyPath: \.value) }
  func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}

extension GraphRuntime {
  /// Runs the evaluation of a node, and invalidates the node when something changes that it has
  /// read.
  func track<Result>(_ node: ViewNode, _ apply: () -> Result) -> Result {
    let (result, observation) = track(node, replacing: node.evaluationTracking, apply)
    node.evaluationTracking = observation
    return result
  }

  /// Does the same for the closure that describes the node's element.
  func trackDescription<Result>(of node: ViewNode, _ apply: () -> Result) -> Result {
    let (result, observation) = track(node, replacing: node.descriptionTracking, apply)
    node.descriptionTracking = observation
    return result
  }

  /// Returns an observation only if the closure has read something.
  private func track<Result>(
    _ node: ViewNode, replacing previous: Tracking?, _ apply: () -> Result
  ) -> (Result, Tracking?) {
    let sentinel = previous?.cancel() == true ? Sentinel() : nil
    var observation: Tracking?
    func observe() -> @Sendable () -> Void {
      let new = Tracking(node, sentinel)
      observation = new
      return { new.fire() }
    }
    let outer = tracking.reader
    tracking.reader = node.id
    defer { tracking.reader = outer }
    let result = observing(
      {
        sentinel?.read()
        return apply()
      },
      onChange: observe()
    )
    return (result, observation)
  }
}
