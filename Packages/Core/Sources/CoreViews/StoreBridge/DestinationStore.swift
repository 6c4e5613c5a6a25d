public import CoreArchitecture

/// The store of a `@Reducer` enum, as a constraint for bindings to one of its cases.
public protocol _DestinationStore {
  /// The state of the enum.
  associatedtype _Destination: CaseReducerState & ObservableState

  /// The store, with the action type that belongs to the state.
  var _store: Store<_Destination, _Destination.StateReducer.Action> { get }
}

extension Store: _DestinationStore
where State: CaseReducerState & ObservableState, Action == State.StateReducer.Action {
  /// The state of the enum is that of the store.
  public typealias _Destination = State

  /// The store itself.
  public var _store: Store<State, State.StateReducer.Action> { self }
}
