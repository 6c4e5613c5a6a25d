/// Runs several reducers, one after the other, as one; useful to apply an operator to all of them.
public struct CombineReducers<State, Action, Reducers: Reducer>: Reducer
where Reducers.State == State, Reducers.Action == Action {
  @usableFromInline let reducers: Reducers

  @inlinable
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
    reducers = build()
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }

  public func _makeNode() -> ReducerNode<State, Action> {
    reducers._makeNode()
  }
}

/// A reducer that does nothing.
public struct EmptyReducer<State, Action>: Reducer {
  @inlinable
  public init() {}

  @inlinable
  public func reduce(into _: inout State, action _: Action) -> Effect<Action> {
    .none
  }

  public func _makeNode() -> ReducerNode<State, Action> {
    SequenceNode([])
  }
}

/// Runs nodes in turn; a sequence inside a sequence becomes part of it.
final class SequenceNode<State, Action>: ReducerNode<State, Action> {
  let nodes: [ReducerNode<State, Action>]

  init(_ nodes: [ReducerNode<State, Action>]) {
    self.nodes = nodes.flatMap { node in (node as? SequenceNode)?.nodes ?? [node] }
  }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    var effect = Effect<Action>.none
    for node in nodes {
      let next = node.reduce(into: &state, action: action)
      if next.node != nil { effect = effect.merge(with: next) }
    }
    return effect
  }
}
