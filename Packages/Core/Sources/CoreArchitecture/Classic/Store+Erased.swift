extension Store {
  /// A store without state, for a view that only sends actions.
  ///
  /// Each access returns a new store. Today a view that reads no state observes none.
  public var stateless: Store<Void, Action> {
    scope(state: { _ in () }, action: { $0 })
  }

  /// A store without actions, for a view that only reads state.
  ///
  /// Each access returns a new store. Today `store.scope(state: \.self, action: \.never)`.
  public var actionless: Store<State, Never> {
    func absurd(_ never: Never) -> Action {}
    return scope(state: { $0 }, action: absurd)
  }
}
