/// A reducer prepared to run many times: bodies are evaluated and key paths resolved once.
///
/// Nodes hold closures made in inlinable code, which is compiled with the feature and so is
/// specialized for its types.
public final class ReducerNode<State, Action> {
  @usableFromInline let run: (inout State, Action) -> Effect<Action>
  /// The nodes of a sequence, in order; empty for any other node.
  @usableFromInline let parts: [ReducerNode]

  /// Makes a node that calls a closure for each action.
  @inlinable
  public init(_ run: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    self.run = run
    parts = []
  }

  @inlinable
  init(parts: [ReducerNode]) {
    self.parts = parts
    run = { state, action in
      var effect = Effect<Action>.none
      for part in parts {
        let next = part.run(&state, action)
        if next.node != nil { effect = effect.merge(with: next) }
      }
      return effect
    }
  }

  /// Runs the node and returns the effect to start.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    run(&state, action)
  }

  /// Makes a node that runs nodes in turn; sequences inside are flattened.
  @inlinable
  static func sequence(_ nodes: [ReducerNode]) -> ReducerNode {
    let parts = nodes.flatMap { $0.parts.isEmpty ? [$0] : $0.parts }
    return parts.count == 1 ? parts[0] : ReducerNode(parts: parts)
  }
}

/// Returns the node of a reducer, such as an evaluated body.
@inlinable
public func _makeNode<R: Reducer>(of reducer: R) -> ReducerNode<R.State, R.Action> {
  reducer._makeNode()
}
