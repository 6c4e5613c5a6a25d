// `ifLet`, `ifCaseLet`, `forEach`: one `Composition`, a `…Logic` each; `@Reducer` enums.
//
// PresentedReducer: ObservedChange.

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

  @usableFromInline typealias Parent = (inout State, Action) -> Effect<Action>

  /// Makes the node of the operator.
  ///
  /// `running` runs the child and the parent, for an action that may be the child's; `sweep` looks
  /// for children that have gone while they have effects, and `begin` begins new ones.
  @inlinable
  func node(
    running: @escaping (inout State, Action, Parent) -> Effect<Action>,
    sweep: @escaping (UnsafePointer<State>, inout EffectSweep) -> Void,
    begin: @escaping (UnsafePointer<State>, BeginLook) -> Effect<Action>
  ) -> ReducerNode<State, Action> {
    .composed(
      of: parent, action: action,
      running: { parent in { state, action in running(&state, action, parent) } },
      sweep: sweep, begin: begin)
  }
}
