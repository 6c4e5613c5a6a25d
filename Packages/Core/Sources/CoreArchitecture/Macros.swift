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

/// Holds the optional state of a child feature that is presented while the state is not nil.
///
/// ```swift
/// @ObservableState struct State { @Presents var detail: Detail.State? }
/// enum Action { case detail(PresentationAction<Detail.Action>) }
/// var body: some ReducerOf<Self> {
///   EmptyReducer().ifLet(\.$detail, action: \.detail) { Detail() }
/// }
/// ```
///
/// Applied to a property of an ``ObservableState()`` type. The projection, `$detail`, is the
/// ``PresentationState`` that `ifLet` takes.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() =
  #externalMacro(module: "CoreMacros", type: "PresentsMacro")

/// Completes a type to a reducer.
///
/// ```swift
/// @Reducer struct Toggle {
///   @ObservableState struct State { var isOn = false }
///   enum Action { case tapped }
///   var body: some ReducerOf<Self> {
///     Reduce { state, _ in state.isOn.toggle(); return .none }
///   }
/// }
/// ```
///
/// Generates an empty `State`, `Action` or `body` where it is missing, and makes `Action` and an
/// enum `State` case-pathable. For enums that list features see `@Reducer(state:action:)`.
@attached(
  member,
  names: named(State), named(Action), named(body), named(_makeNode), named(CaseScope), named(scope))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer() =
  #externalMacro(module: "CoreMacros", type: "ReducerMacro")

/// Completes an enum that lists features to a reducer, with more conformances of state and action.
///
/// ```swift
/// @Reducer(state: .equatable, .sendable, action: .sendable)
/// enum Path {
///   case detail(Detail)
///   case settings(Settings)
/// }
/// ```
///
/// With conformances or without, generates the `State`, the `Action` and the `body` that compose
/// the features, and `scope(_:)` for views that switch over them. Mark cases that are no features
/// with ``ReducerCaseIgnored()`` or ``ReducerCaseEphemeral()``.
@attached(
  member,
  names: named(State), named(Action), named(body), named(_makeNode), named(CaseScope), named(scope))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer(
  state: _SynthesizedConformance..., action: _SynthesizedConformance...
) = #externalMacro(module: "CoreMacros", type: "ReducerMacro")

/// A conformance that `@Reducer(state:action:)` adds to the generated state or action.
public enum _SynthesizedConformance: Sendable {
  /// Adds the protocol of the same name.
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

/// Lets a view send its feature's view actions, and only those.
///
/// The view has a `store` of the feature and sends with `send(.tapped)`. Sending to the store
/// itself draws a warning.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "CoreMacros", type: "ViewActionMacro")
where R.Action: ViewAction
