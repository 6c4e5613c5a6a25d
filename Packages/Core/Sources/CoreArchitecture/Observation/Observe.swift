@_spi(Locked) internal import CoreDependencies
internal import Synchronization

/// Runs a closure now and again after each change of anything observable that it read.
///
/// It runs on the actor on which `observe` is called; on the main actor, if on none. Changes that
/// follow each other before it gets to run again make it run once.
///
/// - Returns: What to hold for as long as the closure is to run.
public func observe(
  isolation: isolated (any Actor)? = #isolation,
  _ apply: @escaping () -> Void
) -> ObserveToken {
  observe(isolation: isolation) { _ in apply() }
}

/// Runs a closure now and again after each change of anything observable that it read, with the
/// transaction in which the change was made.
///
/// - Returns: What to hold for as long as the closure is to run.
public func observe(
  isolation: isolated (any Actor)? = #isolation,
  _ apply: @escaping (_ transaction: UITransaction) -> Void
) -> ObserveToken {
  let observation = ContinuousObservation(isolation ?? MainActor.shared, apply)
  observation.run()
  return ObserveToken { observation.end() }
}

/// Runs its closure after every change until it is ended.
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
    } onChange: {
      { [weak self] in
        guard let self else { return }
        // The task inherits the transaction of the change.
        Task { await self.run(on: isolation) }
      }
    }
    self.token.withLock { $0 = token }
    if isEnded.load(ordering: .relaxed) { end() }
  }

  private func run(on isolation: isolated any Actor) {
    run()
  }
}
