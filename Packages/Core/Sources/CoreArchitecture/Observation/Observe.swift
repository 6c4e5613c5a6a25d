@_spi(Locked) internal import CoreDependencies
internal import Synchronization

/// Runs a closure now, and again after each change of an observable property that it read.
///
/// It runs on the caller's actor, or on the main actor if there is none. Several changes before the
/// next run cause a single run.
///
/// - Returns: A token; the closure runs for as long as it is held and not cancelled.
public func observe(
  isolation: isolated (any Actor)? = #isolation,
  _ apply: @escaping () -> Void
) -> ObserveToken {
  observe(isolation: isolation) { _ in apply() }
}

/// Runs a closure as `observe` does, and passes it the transaction of the change.
///
/// - Returns: A token; the closure runs for as long as it is held and not cancelled.
public func observe(
  isolation: isolated (any Actor)? = #isolation,
  _ apply: @escaping (_ transaction: UITransaction) -> Void
) -> ObserveToken {
  let observation = ContinuousObservation(isolation ?? MainActor.shared, apply)
  observation.run()
  return ObserveToken { observation.end() }
}

/// Runs its closure after every change until the observation ends.
private final class ContinuousObservation: @unchecked Sendable {
  // Unchecked: `apply` runs on `isolation` only, or before anyone else has the observation.
  private let isolation: any Actor
  private let apply: (UITransaction) -> Void
  private let isEnded = Atomic<Bool>(false)
  private let token = Locked<ObservationToken?>(nil)

  init(_ isolation: any Actor, _ apply: @escaping (UITransaction) -> Void) {
    self.isolation = isolation
    self.apply = apply
  }

  func end() {
    isEnded.store(true, ordering: .relaxed)
    token.withLock { $0.take() }?.cancel()
  }

  func run() {
    guard !isEnded.load(ordering: .relaxed) else { return }
    let (_, token) = trackReads {
      apply(UITransaction.current)
    } by: {
      ObservationToken(
        ObservationClosure { [weak self] in
          guard let self else { return }
          // The task inherits the transaction of the change.
          Task { await self.run(on: isolation) }
        })
    }
    self.token.withLock { $0 = token }
    if isEnded.load(ordering: .relaxed) { end() }
  }

  private func run(on isolation: isolated any Actor) {
    run()
  }
}
