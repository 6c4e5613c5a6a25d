/// What ``Reducer/_printChanges(_:)`` returns.
public struct _PrintChangesReducer<Base: Reducer>: NodeReducer {
  /// The state of the reducer that prints.
  public typealias State = Base.State
  /// Its action.
  public typealias Action = Base.Action

  let base: Base
  let printer: _ReducerPrinter<State, Action>?

  /// Makes the node that the store runs.
  public func _makeNode() -> ReducerNode<State, Action> {
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
