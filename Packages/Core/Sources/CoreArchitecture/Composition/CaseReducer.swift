public import CoreCasePaths

/// The state of a `@Reducer` enum.
public protocol CaseReducerState: CasePathable, _ReducedState
where _ReducedAction == StateReducer.Action {
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}

extension CaseReducerState {
  @inlinable
  public static func _reducedNode() -> ReducerNode<Self, StateReducer.Action> {
    StateReducer.body._makeNode()
  }

  /// Only for a message: with a `switch` around it, a name that there is not gets none.
  @available(*, unavailable, message: "a state has no stores: switch over it, or over 'store.case'")
  public var `case`: Never { preconditionFailure("A state has no 'case'.") }
}

/// A reducer written as an enum with one case per feature; conformance comes from `@Reducer`.
public protocol CaseReducer<State, Action>: Reducer
where
  State: CasePathable, State: CaseReducerState, Action: CasePathable, Body: Reducer,
  Body.State == State, Body.Action == Action
{
  associatedtype State
  associatedtype Action
  associatedtype Body
  associatedtype CaseScope

  @ReducerBuilder<State, Action>
  static var body: Body { get }

  /// The store scoped to the case that its state is in.
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  @inlinable
  public var body: Body { Self.body }

  @inlinable
  public func _makeNode() -> ReducerNode<State, Action> {
    Self.body._makeNode()
  }
}
