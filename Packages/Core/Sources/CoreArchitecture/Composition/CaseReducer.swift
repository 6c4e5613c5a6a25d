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

/// The state of a `@Reducer` enum: an enum with one case per feature.
public protocol CaseReducerState: CasePathable, _ReducedState, _CaseIdentified
where _ReducedAction == StateReducer.Action {
  /// The `@Reducer` enum whose state this is.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}

extension CaseReducerState {
  /// Nil: without the macro, ids are found by the case paths.
  public static func _idReader(of state: Self) -> _IDReader<Self>? { nil }

  /// Returns the node of the enum reducer, whose body runs the feature of the current case.
  @inlinable
  public static func _reducedNode() -> ReducerNode<Self, StateReducer.Action> {
    StateReducer.body._makeNode()
  }

  /// Whether a feature of one of the cases may begin.
  public static func _mayBegin(_ types: inout _ReducerTypes) -> Bool {
    types.mayBegin(StateReducer.self)
  }

  /// Unavailable: tells that `case` is a property of the store, not of its state.
  ///
  /// Without it the compiler has no message for an unknown name inside a `switch`.
  @available(*, unavailable, message: "a state has no stores: switch over it, or over 'store.case'")
  public var `case`: Never { preconditionFailure("A state has no 'case'.") }
}

/// Returns the reducer of a case that holds a feature; called by code that `@Reducer` generates.
@inlinable
public func _caseBody<R: Reducer>(_ reducer: @autoclosure () -> R) -> R {
  reducer()
}

/// Returns the body of a case that holds another `@Reducer` enum.
///
/// Called by code that `@Reducer` generates.
@inlinable
public func _caseBody<R: CaseReducer>(_ reducer: @autoclosure () -> R) -> R.Body {
  R.body
}

extension CaseReducer {
  /// Lets code that `@Reducer` generates write `Feature()` for structs and enums alike.
  ///
  /// Never called: an enum reducer runs its static body and has no instances.
  public init() {
    preconditionFailure("\(Self.self) has no instances: use \(Self.self).body as the reducer.")
  }
}

extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The store of the case that the state is in, as an enum to switch over.
  public var `case`: State.StateReducer.CaseScope {
    State.StateReducer.scope(self)
  }
}
