extension Reducer {
  /// Prints every action that this reducer has run, and how it changed the state.
  ///
  /// Debug builds only: in others the reducer runs as it is.
  ///
  /// - Parameter printer: How to print; nil prints nothing.
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
    #if DEBUG
      if let printer { return PrintChangesNode(base._makeNode(), printer) }
    #endif
    return base._makeNode()
  }
}

private final class PrintChangesNode<State, Action>: ReducerNode<State, Action> {
  let base: ReducerNode<State, Action>
  let printer: _ReducerPrinter<State, Action>

  init(_ base: ReducerNode<State, Action>, _ printer: _ReducerPrinter<State, Action>) {
    self.base = base
    self.printer = printer
  }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let oldState = state
    let effect = base.reduce(into: &state, action: action)
    printer.printChange(receivedAction: action, oldState: oldState, newState: state)
    return effect
  }
}
