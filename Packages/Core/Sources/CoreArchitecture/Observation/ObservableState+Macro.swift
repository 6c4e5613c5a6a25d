/// Makes the fields of a struct, or the cases of an enum, observable one by one.
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   var count = 0
///   @ObservationStateIgnored var isLogged = false
/// }
/// ```
///
/// Applied to a feature's state. Tracks every stored `var` that has no property wrapper and is not
/// marked ``ObservationStateIgnored()``. A copy shares the observers of the original; a value made
/// with an initializer begins with none.
@attached(
  member,
  names: named(_$observationRegistrar), named(_$id), named(_$willModify), named(_$storage),
  named(_$registrar))
@attached(memberAttribute)
@attached(extension, conformances: ObservableState)
public macro ObservableState() =
  #externalMacro(module: "CoreMacros", type: "ObservableStateMacro")

/// Observes one property; ``ObservableState()`` applies it to those that it tracks.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "CoreMacros", type: "ObservationStateTrackedMacro")

/// Keeps a property of an ``ObservableState()`` from being observed.
@attached(accessor, names: named(willSet))
public macro ObservationStateIgnored() =
  #externalMacro(module: "CoreMacros", type: "ObservationStateIgnoredMacro")
