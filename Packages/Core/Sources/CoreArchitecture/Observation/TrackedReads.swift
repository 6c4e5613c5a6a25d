internal import CoreToolchain
internal import Observation

/// Calls `apply`, then `onChange` once, at the first change of a property that `apply` read.
///
/// Covers the properties of `@ObservableState` values, stores, shared values and `@Observable`
/// classes. Changes inside a reducer count once the reducer has returned. `onChange` runs on the
/// thread that makes the change. The cost grows with the number of properties read.
public func withPerceptionTracking<Result>(
  _ apply: () -> Result,
  onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
  trackReads(apply) { ObservationToken(ObservationClosure(onChange())) }.result
}

/// Tracks the reads of a closure for a target, in place of an earlier observation; returns the new
/// one, nil without reads.
@_spi(Views) public func trackReads<Result>(
  for target: any ObservationTarget, number: UInt64, replacing previous: ObservationToken?,
  _ apply: () -> Result
) -> (result: Result, token: ObservationToken?) {
  guard previous?.cancel() == true else {
    return trackReads(apply) { ObservationToken(target, number: number) }
  }
  let sentinel = ObservationSentinel()
  return trackReads {
    sentinel.read()
    return apply()
  } by: {
    ObservationToken(target, number: number, sentinel: sentinel)
  }
}

/// Tracks the reads of a closure for a target that other threads tell of changes.
///
/// The target is told after each change, until the token is cancelled. An earlier observation stays
/// until the new one stands, so that no change between two is missed.
@_spi(Views) public func trackReadsLastingly<Result>(
  for target: any ObservationTarget, number: UInt64, replacing previous: ObservationToken?,
  _ apply: () -> Result
) -> (result: Result, token: ObservationToken) {
  let sentinel = ObservationSentinel()
  let token = ObservationToken(target, number: number, sentinel: sentinel, isLasting: true)
  let thread = ObservationThread.current
  let outer = (thread.accesses, thread.changes)
  let accesses = thread.makeAccesses()
  (thread.accesses, thread.changes) = (accesses, nil)
  let result = withLastingTracking {
    sentinel.read()
    return apply()
  } didChange: {
    token.fire()
    return !token.isSpent
  }
  (thread.accesses, thread.changes) = outer
  outer.0?.append(contentsOf: accesses)
  token.arm(accesses)
  thread.reuse(accesses)
  previous?.cancel()
  return (result, token)
}

/// Tracks the reads of a closure; also returns the token that ends the observation, nil without
/// reads.
func trackReads<Result>(
  _ apply: () -> Result, by makeToken: () -> ObservationToken
) -> (result: Result, token: ObservationToken?) {
  let thread = ObservationThread.current
  let outer = thread.accesses
  let changes = thread.changes
  let accesses = thread.makeAccesses()
  func fire() -> @Sendable () -> Void {
    let token = accesses.token(madeBy: makeToken)
    return { token.fire(byStandard: true) }
  }
  thread.accesses = accesses
  thread.changes = nil
  let result = withObservationTracking(apply, onChange: fire())
  thread.accesses = outer
  thread.changes = changes
  if !accesses.list.isEmpty {
    outer?.append(contentsOf: accesses)
    accesses.token(madeBy: makeToken).arm(accesses)
  }
  let token = accesses.token
  thread.reuse(accesses)
  return (result, token)
}
