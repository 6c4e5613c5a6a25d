/// Makes the fields of a struct, or the cases of an enum, observable one by one.
///
/// Applied to a feature's state. Every stored `var` is tracked, apart from those with a property
/// wrapper and those marked ``ObservationStateIgnored()``. Values keep their observers when they
/// are copied, and lose them when they are made anew.
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
