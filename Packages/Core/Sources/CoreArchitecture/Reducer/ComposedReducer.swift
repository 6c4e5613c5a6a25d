/// A reducer that an operator makes of others, known by the node that it makes.
@usableFromInline
struct ComposedReducer<State, Action>: NodeReducer {
  @usableFromInline let make: () -> ReducerNode<State, Action>

  @inlinable
  init(_ make: @escaping () -> ReducerNode<State, Action>) {
    self.make = make
  }

  @inlinable
  func _makeNode() -> ReducerNode<State, Action> {
    make()
  }
}
