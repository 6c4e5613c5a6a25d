public import CoreCasePaths

/// A reducer written as an enum with one case per feature; conformance comes from `@Reducer`.
public protocol CaseReducer<State, Action>: Reducer
where
  State: CasePathable, State: CaseReducerState, Action: CasePathable, Body: Reducer,
  Body.State == State, Body.Action == Action
{
  /// The state, with one case per feature.
  associatedtype State
  /// The action, with one case per feature.
  associatedtype Action
  /// The type of `body`.
  associatedtype Body
  /// An enum with one case per feature, each holding the store of that feature.
  associatedtype CaseScope

  /// The reducers of all cases, each scoped to its case of the state and the action.
  @ReducerBuilder<State, Action>
  static var body: Body { get }

  /// Returns the store of the feature whose case the state of `store` is in.
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  /// The static `body`; never called, as an enum reducer has no instances.
  @inlinable
  public var body: Body { Self.body }

  /// Makes the node of the static `body`.
  @inlinable
  public func _makeNode() -> ReducerNode<State, Action> {
    Self.body._makeNode()
  }
}
