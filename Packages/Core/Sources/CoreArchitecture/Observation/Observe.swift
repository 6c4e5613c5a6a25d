@_spi(Locked) internal import CoreDependencies
internal import Synchronization

/// Runs a closure now, and again after each change of an observable property that it read.
///
/// It runs on the caller's actor, or on the main actor if there is none. Several changes before the
/// next run cause a single run; those that the closure itself makes cause none. A change that
/// another thread makes to an `@Observable` object during the first run, after it was read there,
/// may be missed: the standard library registers what was read when the closure has returned.
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
private final class ContinuousObservation: ObservationTarget, @unchecked Sendable {
  // Unchecked: `apply` runs on `isolation` only, or before anyone else has the observation.
  private let isolation: any Actor
  private let apply: (UITransaction) -> Void
  private let isEnded = Atomic<Bool>(false)
  private let token = Locked<ObservationToken?>(nil)
  /// Whether a task is on its way that will run the closure.
  private let isExpected = Atomic<Bool>(false)
  /// The thread that runs the closure now.
  private let running = Locked<ObjectIdentifier?>(nil)

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
    isExpected.store(false, ordering: .relaxed)
    running.withLock { $0 = ObjectIdentifier(ObservationThread.current) }
    let previous = token.withLock { $0 }
    let (_, token) = trackReadsLastingly(for: self, number: 0, replacing: previous) {
      apply(UITransaction.current)
    }
    running.withLock { $0 = nil }
    self.token.withLock { $0 = token }
    if isEnded.load(ordering: .relaxed) { end() }
  }

  func readsChanged(_: UInt64) {
    let thread = ObservationThread.existing.map { ObjectIdentifier($0) }
    guard thread == nil || running.withLock({ $0 }) != thread,
      !isExpected.exchange(true, ordering: .acquiringAndReleasing)
    else { return }
    // The task inherits the transaction of the change.
    Task { await self.run(on: isolation) }
  }

  private func run(on isolation: isolated any Actor) {
    run()
  }
}

/// Keeps an observation running until the token is cancelled or released.
public final class ObserveToken: Sendable, Hashable {
  private let onCancel: Locked<(@Sendable () -> Void)?>

  /// Makes a token that calls a closure once, when it is cancelled or released.
  public init(onCancel: @escaping @Sendable () -> Void = {}) {
    self.onCancel = Locked(onCancel)
  }

  deinit {
    cancel()
  }

  /// Whether the observation has ended.
  public var isCancelled: Bool { onCancel.withLock { $0 == nil } }

  /// Ends the observation; later calls do nothing.
  public func cancel() {
    let end = onCancel.withLock { onCancel in
      defer { onCancel = nil }
      return onCancel
    }
    end?()
  }

  /// Stores the token in a set, which keeps the observation running.
  public func store(in tokens: inout Set<ObserveToken>) {
    tokens.insert(self)
  }

  /// Stores the token in a collection, which keeps the observation running.
  public func store(in tokens: inout some RangeReplaceableCollection<ObserveToken>) {
    tokens.append(self)
  }

  /// Equal when both are the same instance.
  public static func == (lhs: ObserveToken, rhs: ObserveToken) -> Bool { lhs === rhs }

  /// Hashes the identity of the instance.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
