/// What ``Reducer/_printChanges(_:)`` returns.
public struct _PrintChangesReducer<Base: Reducer>: NodeReducer {
  let base: Base
  let printer: _ReducerPrinter<Base.State, Base.Action>?

  /// Whether a feature within it may begin.
  public static func _mayBegin(_ types: inout _ReducerTypes) -> Bool {
    types.mayBegin(Base.self)
  }

  /// Makes the node that the store runs.
  public func _makeNode() -> ReducerNode<Base.State, Base.Action> {
    let base = base._makeNode()
    #if DEBUG
      guard let printer else { return base }
      let run: ReducerNode<State, Action>.Run = { state, action in
        let oldState = state
        let shared = SharedChangeTracker()
        let effect = shared.follow { base.run(&state, action) }
        shared.assertion(after: nil).run {
          printer.printChange(receivedAction: action, oldState: oldState, newState: state)
        }
        return effect
      }
      return ReducerNode(run, sweep: base.sweep, begin: base.begin)
    #else
      return base
    #endif
  }
}
