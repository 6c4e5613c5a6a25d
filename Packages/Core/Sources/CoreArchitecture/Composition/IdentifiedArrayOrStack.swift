public import CoreCasePaths
public import CoreDependencies

/// State that holds the states of child features in order: an identified array or a stack.
///
/// With this protocol one `forEach` serves both. Two overloads would make the compiler try all
/// combinations: a chain of eight would take it half a minute.
public protocol _IdentifiedArrayOrStack {
  /// The state of a child feature.
  associatedtype _ChildState
  /// The kind of collection; it equals that of the matching action.
  associatedtype _Collecting
}

extension IdentifiedArray: _IdentifiedArrayOrStack {
  /// The elements are the states of the children.
  public typealias _ChildState = Element
  /// Marks an identified array.
  public typealias _Collecting = _IdentifiedCollecting<ID>
}

extension StackState: _IdentifiedArrayOrStack {
  /// The screens are the states of the children.
  public typealias _ChildState = Element
  /// Marks a stack.
  public typealias _Collecting = _StackCollecting<Element>
}

/// Marks children held in an identified array, with ids of type `ID`.
public enum _IdentifiedCollecting<ID> {}

/// Marks children with state of type `State`, held in a stack.
public enum _StackCollecting<State> {}

/// An action of one child feature of several, with the id of the child.
public protocol _ChildElementsAction {
  /// The action of a child feature.
  associatedtype _ElementAction
  /// The kind of collection; it equals that of the matching state.
  associatedtype _Collecting

  /// Makes the node that runs `child` on the elements and then `parent`.
  static func _forEach<Parent: Reducer, Elements, Child: Reducer>(
    _ parent: Parent, _ child: Child, _ state: WritableKeyPath<Parent.State, Elements>,
    _ action: CaseKeyPath<Parent.Action, Self>, _ location: _SourceLocation
  ) -> ReducerNode<Parent.State, Parent.Action> where Child.Action == _ElementAction
}

extension IdentifiedAction: _ChildElementsAction {
  /// The action of an element.
  public typealias _ElementAction = Action
  /// Marks an identified array.
  public typealias _Collecting = _IdentifiedCollecting<ID>

  /// Makes the node for children in an identified array.
  @inlinable
  public static func _forEach<Parent: Reducer, Elements, Child: Reducer>(
    _ parent: Parent, _ child: Child, _ state: WritableKeyPath<Parent.State, Elements>,
    _ action: CaseKeyPath<Parent.Action, Self>, _ location: _SourceLocation
  ) -> ReducerNode<Parent.State, Parent.Action> where Child.Action == Action {
    // The constraints of 'forEach' ensure this type.
    let state =
      state as AnyKeyPath as! WritableKeyPath<Parent.State, IdentifiedArray<ID, Child.State>>
    return ForEachLogic(
      Composition(
        parent, child, state: StateAccess(state), action: AnyCasePath(action), at: location)
    ).node
  }
}

extension StackAction: _ChildElementsAction {
  /// The action of a screen.
  public typealias _ElementAction = Action
  /// Marks a stack.
  public typealias _Collecting = _StackCollecting<State>

  /// Makes the node for children in a stack.
  @inlinable
  public static func _forEach<Parent: Reducer, Elements, Child: Reducer>(
    _ parent: Parent, _ child: Child, _ state: WritableKeyPath<Parent.State, Elements>,
    _ action: CaseKeyPath<Parent.Action, Self>, _ location: _SourceLocation
  ) -> ReducerNode<Parent.State, Parent.Action> where Child.Action == Action {
    // The constraints of 'forEach' ensure that the screens are states of the child.
    let state = state as AnyKeyPath as! WritableKeyPath<Parent.State, StackState<Child.State>>
    let action =
      action as AnyKeyPath as! CaseKeyPath<Parent.Action, StackAction<Child.State, Action>>
    return StackLogic(
      Composition(
        parent, child, state: StateAccess(state), action: AnyCasePath(action), at: location)
    ).node
  }
}
