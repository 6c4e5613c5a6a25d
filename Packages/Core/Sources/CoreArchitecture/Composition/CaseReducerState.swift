public import CoreCasePaths

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
