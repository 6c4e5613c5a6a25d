extension Reducer {
  /// Prints every action that this reducer runs, and how the action changes the state.
  ///
  /// Works in debug builds only; in others the reducer runs as it is.
  ///
  /// - Parameter printer: The printer to use; nil prints nothing.
  /// - Returns: A reducer that does the same and prints.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> some Reducer<State, Action> {
    PrintChangesReducer(base: self, printer: printer)
  }
}

private struct PrintChangesReducer<Base: Reducer>: NodeReducer {
  typealias State = Base.State
  typealias Action = Base.Action

  let base: Base
  let printer: _ReducerPrinter<State, Action>?

  func _makeNode() -> ReducerNode<State, Action> {
    let base = base._makeNode()
    #if DEBUG
      guard let printer else { return base }
      return ReducerNode { state, action in
        let oldState = state
        let shared = SharedChangeTracker()
        let effect = shared.follow { base.run(&state, action) }
        shared.assertion(after: nil).run {
          printer.printChange(receivedAction: action, oldState: oldState, newState: state)
        }
        return effect
      }
    #else
      return base
    #endif
  }
}
