extension Reducer {
  /// Prints every action that this reducer runs, and how the action changes the state.
  ///
  /// Works in debug builds only; in others the reducer runs as it is.
  ///
  /// - Parameter printer: The printer to use; nil prints nothing.
  /// - Returns: A reducer that does the same and prints.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> _PrintChangesReducer<Self> {
    _PrintChangesReducer(base: self, printer: printer)
  }
}
