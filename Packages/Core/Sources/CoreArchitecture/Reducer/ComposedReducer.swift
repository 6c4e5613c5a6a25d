/// A reducer that an operator makes of a parent and a child, known by the node that it makes.
@usableFromInline
struct ComposedReducer<Parent: Reducer, Child: Reducer>: NodeReducer {
  @usableFromInline typealias State = Parent.State
  @usableFromInline typealias Action = Parent.Action

  @usableFromInline let make: () -> ReducerNode<State, Action>

  @inlinable
  init(_: Parent, _: Child, _ make: @escaping () -> ReducerNode<State, Action>) {
    self.make = make
  }

  @inlinable
  func _makeNode() -> ReducerNode<State, Action> {
    make()
  }

  @usableFromInline
  static func _mayBegin(_ types: inout _ReducerTypes) -> Bool {
    types.mayBegin(Parent.self) || types.mayBegin(Child.self)
  }
}
