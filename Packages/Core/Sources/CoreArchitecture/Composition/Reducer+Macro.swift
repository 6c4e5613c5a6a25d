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
