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

/// Marks a case of a ``Reducer()`` enum whose value is data and no feature.
@attached(peer)
public macro ReducerCaseIgnored() =
  #externalMacro(module: "CoreMacros", type: "ReducerCaseIgnoredMacro")

/// Marks a case of a ``Reducer()`` enum whose value, such as an alert, has no reducer and goes away
/// with the first action it sends.
@attached(peer)
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "CoreMacros", type: "ReducerCaseEphemeralMacro")

/// A conformance that `@Reducer(state:action:)` adds to the generated state or action.
public enum _SynthesizedConformance: Sendable {
  /// Adds the protocol of the same name.
  case codable, decodable, encodable, equatable, hashable, sendable
}
