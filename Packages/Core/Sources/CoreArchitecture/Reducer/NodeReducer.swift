/// A reducer whose logic is in its node only; it implements `_makeNode()`.
public protocol NodeReducer: Reducer where Body == Never {}

extension NodeReducer {
  /// Makes the node and runs it once; a store makes it once for all actions.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _makeNode().run(&state, action)
  }
}
