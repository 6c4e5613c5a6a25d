extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The store of the case that the state is in, as an enum to switch over.
  public var `case`: State.StateReducer.CaseScope {
    State.StateReducer.scope(self)
  }
}
