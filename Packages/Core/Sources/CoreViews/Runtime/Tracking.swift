internal import Observation
internal import Synchronization

#if canImport(CoreArchitecture)
  internal import CoreArchitecture
#endif

/// Runs a closure and calls `onChange` once, before the first change of anything observable that
/// the closure has read. The only place that knows how observation is done.
func observing<Result>(
  _ apply: () -> Result, onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
  #if canImport(CoreArchitecture)
    withPerceptionTracking(apply, onChange: onChange())
  #else
    withObservationTracking(apply, onChange: onChange())
  #endif
}

/// Which node is being evaluated; read by `State`, which keeps its own list of readers.
///
/// Belongs to its session's actor.
final class TrackingContext {
  var reader: Element.ID?
}

/// One observation of what a node has read; it ends with the first change or when it is cancelled.
///
/// The standard library offers no way to cancel an observation, and one that nobody needs any more
/// stays with everything it has read. So that they do not pile up, an observation that follows
/// one without a change also reads a sentinel of its own, and a change of that ends it.
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

  /// Tells whether there was something to cancel.
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
  /// Runs what evaluates a node, and has the node evaluated again when something that it has read
  /// changes.
  func track<Result>(_ node: ViewNode, _ apply: () -> Result) -> Result {
    let (result, observation) = track(node, replacing: node.evaluationTracking, apply)
    node.evaluationTracking = observation
    return result
  }

  /// The same for what describes the node's element.
  func trackDescription<Result>(of node: ViewNode, _ apply: () -> Result) -> Result {
    let (result, observation) = track(node, replacing: node.descriptionTracking, apply)
    node.descriptionTracking = observation
    return result
  }

  /// Makes an observation only if something was read.
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
