public import CoreArchitecture

/// The store of a `@Reducer` enum while it is presented, else nil.
public protocol _PresentedDestination: ExpressibleByNilLiteral {
  /// The state of the enum.
  associatedtype _Destination: CaseReducerState & ObservableState

  /// The store; nil while nothing is presented.
  var _presented: Store<_Destination, _Destination.StateReducer.Action>? { get }
}

extension Optional: _PresentedDestination where Wrapped: _DestinationStore {
  /// The wrapped store, with the action type that belongs to its state.
  public var _presented: Store<Wrapped._Destination, Wrapped._Destination.StateReducer.Action>? {
    map(\._store)
  }
}
