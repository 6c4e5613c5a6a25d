public import CoreCasePaths
public import CoreDependencies

/// What an operator composes: the reducers of a parent and a child, where the parent's state holds
/// the child's, and the case of the parent's action that carries the child's.
@usableFromInline
struct Composition<State, Action, Access, ChildState, ChildAction, Carried> {
  @usableFromInline let parent: ReducerNode<State, Action>
  @usableFromInline let child: LazyNode<ChildState, ChildAction>
  @usableFromInline let state: Access
  @usableFromInline let action: AnyCasePath<Action, Carried>
  /// Where the operator is written.
  @usableFromInline let location: _SourceLocation

  @inlinable
  init<Parent: Reducer<State, Action>, Child: Reducer<ChildState, ChildAction>>(
    _ parent: Parent, _ child: Child, state: Access, action: AnyCasePath<Action, Carried>,
    at location: _SourceLocation
  ) {
    self.parent = parent._makeNode()
    self.child = LazyNode(child)
    self.state = state
    self.action = action
    self.location = location
  }
}
