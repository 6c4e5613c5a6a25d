public import Observation
internal import Synchronization

// Names that code for systems without Observation uses.

/// `Observable`, under the name that code for older systems uses.
public typealias Perceptible = Observable

/// Makes a class observable, as `@Observable` does.
@attached(
  member,
  names: named(_$observationRegistrar), named(access), named(withMutation),
  named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: Observable)
public macro Perceptible() = #externalMacro(module: "CoreMacros", type: "PerceptibleMacro")

/// Keeps a property of a ``Perceptible()`` class from being observed.
@attached(accessor, names: named(willSet))
public macro PerceptionIgnored() =
  #externalMacro(module: "CoreMacros", type: "ObservationStateIgnoredMacro")

/// `ObservationRegistrar`, under the name that code for older systems uses.
public typealias PerceptionRegistrar = ObservationRegistrar

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
