extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The store scoped to the case its state is in, to be switched over.
  public var `case`: State.StateReducer.CaseScope {
    State.StateReducer.scope(self)
  }
}
