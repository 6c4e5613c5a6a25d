@_spi(Locked) internal import CoreDependencies
internal import Observation

/// One registered observation, which fires once, at the first change of a property that was read.
final class ObservationToken: Sendable {
  private let onChange: Locked<(@Sendable () -> Void)?>

  init(onChange: @escaping @Sendable () -> Void) {
    self.onChange = Locked(onChange)
  }

  /// Whether it has fired or was cancelled, so that lists of observers can drop it.
  var isSpent: Bool { onChange.withLock { $0 == nil } }

  /// Registers with all that was read, and fires if another thread has changed some of it since.
  func arm(_ accesses: ObservationAccesses) {
    guard !isSpent else { return }
    var isOutdated = false
    for access in accesses.list {
      access.observers.insert(self, for: access.property)
      if access.observers.version != access.version { isOutdated = true }
    }
    if isOutdated { fire() }
  }

  func fire() {
    onChange.withLock { $0.take() }?()
  }

  /// Ends the observation without calling the closure.
  func cancel() {
    onChange.withLock { $0 = nil }
  }
}

/// Calls `apply`, then `onChange` once, at the first change of a property that `apply` read.
///
/// Covers the properties of `@ObservableState` values, stores, shared values and `@Observable`
/// classes. Changes inside a reducer count once the reducer has returned. `onChange` runs on the
/// thread that makes the change. The cost grows with the number of properties read.
public func withPerceptionTracking<Result>(
  _ apply: () -> Result,
  onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
  trackReads(apply, onChange: onChange).result
}

/// Tracks the reads of a closure; also returns the token that ends the observation, nil without
/// reads.
func trackReads<Result>(
  _ apply: () -> Result, onChange: () -> @Sendable () -> Void
) -> (result: Result, token: ObservationToken?) {
  var token: ObservationToken?
  /// Makes the token as soon as something was read.
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
