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

/// Holds the state of a feature that is shown while it is not nil.
///
/// Applied to an optional property of an ``ObservableState()`` type. The projection, `$child`, is
/// what `ifLet` composes the feature with.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() =
  #externalMacro(module: "CoreMacros", type: "PresentsMacro")

/// Completes a type to a reducer.
///
/// On a struct: adds the conformance, makes `Action` and an enum `State` case-pathable, and lets
/// `body` list reducers. `State`, `Action` and `body` are generated, empty, where they are missing.
///
/// On an enum that lists features, `case detail(Detail)`: generates the `State`, the `Action` and
/// the `body` that compose them, and `scope(_:)` for views that switch over them. Mark cases that
/// are no features with ``ReducerCaseIgnored()`` or ``ReducerCaseEphemeral()``.
@attached(
  member,
  names: named(State), named(Action), named(body), named(_makeNode), named(CaseScope), named(scope))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer() =
  #externalMacro(module: "CoreMacros", type: "ReducerMacro")

/// Completes an enum that lists features to a reducer whose state and action conform to more
/// protocols: `@Reducer(state: .equatable)`.
@attached(
  member,
  names: named(State), named(Action), named(body), named(_makeNode), named(CaseScope), named(scope))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer(
  state: _SynthesizedConformance..., action: _SynthesizedConformance...
) = #externalMacro(module: "CoreMacros", type: "ReducerMacro")

/// A conformance that `@Reducer(state:action:)` writes after the generated type's name.
public enum _SynthesizedConformance: Sendable {
  case codable, decodable, encodable, equatable, hashable, sendable
}

/// Marks a case of a ``Reducer()`` enum whose value is data and no feature.
@attached(peer)
public macro ReducerCaseIgnored() =
  #externalMacro(module: "CoreMacros", type: "ReducerCaseIgnoredMacro")

/// Marks a case of a ``Reducer()`` enum whose value, such as an alert, has no reducer and goes away
/// with the first action it sends.
@attached(peer)
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "CoreMacros", type: "ReducerCaseEphemeralMacro")

/// Lets a view send the actions of its feature that are marked as the view's, and only those.
///
/// The view has a `store` of the feature; it sends with `send(.tapped)`. Sending to the store itself
/// draws a warning.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "CoreMacros", type: "ViewActionMacro")
where R.Action: ViewAction
