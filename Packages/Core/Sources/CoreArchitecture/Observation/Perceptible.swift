public import Observation

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
