public import CoreCasePaths

/// The state of a `@Reducer` enum: an enum with one case per feature.
public protocol CaseReducerState: CasePathable, _ReducedState
where _ReducedAction == StateReducer.Action {
  /// The `@Reducer` enum whose state this is.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}

extension CaseReducerState {
  /// Returns the node of the enum reducer, whose body runs the feature of the current case.
  @inlinable
  public static func _reducedNode() -> ReducerNode<Self, StateReducer.Action> {
    StateReducer.body._makeNode()
  }

  /// Unavailable: tells that `case` is a property of the store, not of its state.
  ///
  /// Without it the compiler has no message for an unknown name inside a `switch`.
  @available(*, unavailable, message: "a state has no stores: switch over it, or over 'store.case'")
  public var `case`: Never { preconditionFailure("A state has no 'case'.") }
}

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
