/// A reducer made of a closure.
public struct Reduce<State, Action>: Reducer {
  @usableFromInline
  let closure: (inout State, Action) -> Effect<Action>
  @usableFromInline
  let wrapped: (() -> ReducerNode<State, Action>)?

  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    closure = reduce
    wrapped = nil
  }

  /// Wraps a reducer and so hides its type; a feature that holds itself can wrap itself.
  public init(_ reducer: some Reducer<State, Action>) {
    closure = { state, action in reducer.reduce(into: &state, action: action) }
    wrapped = { reducer._makeNode() }
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    closure(&state, action)
  }

  public func _makeNode() -> ReducerNode<State, Action> {
    guard let wrapped else { return ReduceNode(closure) }
    return WrappedNode(wrapped)
  }
}

private final class ReduceNode<State, Action>: ReducerNode<State, Action> {
  let closure: (inout State, Action) -> Effect<Action>

  init(_ closure: @escaping (inout State, Action) -> Effect<Action>) {
    self.closure = closure
  }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    closure(&state, action)
  }
}

/// Makes the node of a wrapped reducer when it is first needed.
private final class WrappedNode<State, Action>: ReducerNode<State, Action> {
  let make: () -> ReducerNode<State, Action>
  lazy var node = make()

  init(_ make: @escaping () -> ReducerNode<State, Action>) {
    self.make = make
  }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    node.reduce(into: &state, action: action)
  }
}
