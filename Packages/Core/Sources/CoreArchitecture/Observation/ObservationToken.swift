@_spi(Locked) internal import CoreDependencies
internal import Observation

/// One armed observation: fires once, at the first change of anything that was read.
final class ObservationToken: Sendable {
  private let onChange: Locked<(@Sendable () -> Void)?>

  init(onChange: @escaping @Sendable () -> Void) {
    self.onChange = Locked(onChange)
  }

  /// Whether it has fired, so that extents may forget it.
  var isSpent: Bool { onChange.withLock { $0 == nil } }

  func arm(_ accesses: ObservationAccesses) {
    guard !isSpent else { return }
    for access in accesses.list { access.extent.insert(self, for: access.property) }
  }

  func fire() {
    onChange.withLock { $0.take() }?()
  }

  /// Ends the observation without a call.
  func cancel() {
    onChange.withLock { $0 = nil }
  }
}

/// Calls `apply` and then `onChange` once, at the first change of any observable property that
/// `apply` read: of `@ObservableState` values, stores, shared values and `@Observable` classes.
///
/// What changes inside a reducer is told when the reducer has returned. `onChange` runs on the
/// thread that changes the property. Costs a small amount per property read.
public func withPerceptionTracking<Result>(
  _ apply: () -> Result,
  onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
  trackReads(apply, onChange: onChange).result
}

/// Tracks what a closure reads, and returns also what ends the observation; nil if it read nothing.
func trackReads<Result>(
  _ apply: () -> Result, onChange: () -> @Sendable () -> Void
) -> (result: Result, token: ObservationToken?) {
  var token: ObservationToken?
  /// Made only when something was read.
  func makeToken() -> ObservationToken {
    let made = token ?? ObservationToken(onChange: onChange())
    token = made
    return made
  }
  func fire() -> @Sendable () -> Void {
    let token = makeToken()
    return { token.fire() }
  }
  let thread = ObservationThread.current
  let outer = thread.accesses
  let changes = thread.changes
  let accesses = thread.makeAccesses()
  thread.accesses = accesses
  thread.changes = nil
  let result = withObservationTracking(apply, onChange: fire())
  thread.accesses = outer
  thread.changes = changes
  if !accesses.list.isEmpty {
    outer?.append(contentsOf: accesses)
    makeToken().arm(accesses)
  }
  thread.reuse(accesses)
  return (result, token)
}
