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
  public init(_ reducer: any Reducer<State, Action>) {
    closure = { state, action in reducer.reduce(into: &state, action: action) }
    wrapped = { reducer._makeNode() }
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    closure(&state, action)
  }

  @inlinable
  public func _makeNode() -> ReducerNode<State, Action> {
    guard let wrapped else { return ReducerNode(closure) }
    let node = LazyNode(make: wrapped)
    return ReducerNode { state, action in node.reduce(into: &state, action: action) }
  }
}
