internal import Synchronization

// Every body here observes what it reads, so there is nothing to check. These are for code from
// systems where a view that reads state outside of `WithPerceptionTracking` is told so.

/// Whether an app wants to be told of state that is read unobserved; nothing here depends on it.
public var isPerceptionCheckingEnabled: Bool {
  get { isChecking.load(ordering: .relaxed) }
  set { isChecking.store(newValue, ordering: .relaxed) }
}

private let isChecking = Atomic(true)

/// What is said for a while about the checking of reads; nothing here depends on it.
public enum _PerceptionLocals {
  /// Whether the code runs in a closure whose reads are observed.
  @TaskLocal public static var isInPerceptionTracking = false

  /// Whether reads are not checked.
  @TaskLocal public static var skipPerceptionChecking = false
}
