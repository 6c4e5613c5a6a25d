public import CoreCasePaths
public import CoreDependencies

/// State that holds a child feature's state or none: an optional or a presentation state.
///
/// With this protocol one `ifLet` serves both. With two overloads the compiler would try both at
/// every link of a chain, in all combinations, and take minutes for twenty links.
public protocol _OptionalOrPresents {
  /// The state of the child feature.
  associatedtype _ChildState
  /// How the child is held; it equals the mark of the matching action.
  associatedtype _Holding

  /// Makes the node that runs `child` while its state is there, and then `parent`.
  static func _ifLet<Parent: Reducer, HolderAction, Child: Reducer>(
    _ parent: Parent, _ child: Child, _ state: WritableKeyPath<Parent.State, Self>,
    _ action: CaseKeyPath<Parent.Action, HolderAction>, _ location: _SourceLocation
  ) -> ReducerNode<Parent.State, Parent.Action> where Child.State == _ChildState

  /// The same state as an optional, for views.
  static func _optional<Root>(at state: KeyPath<Root, Self>) -> KeyPath<Root, _ChildState?>
}

extension Optional: _OptionalOrPresents {
  /// The wrapped value is the state of the child.
  public typealias _ChildState = Wrapped
  /// Marks a child held as an optional, with its own action.
  public typealias _Holding = _OptionalAndItsAction

  /// The key path itself.
  public static func _optional<Root>(at state: KeyPath<Root, Self>) -> KeyPath<Root, Wrapped?> {
    state
  }

  /// Makes the node for a child held as an optional.
  @inlinable
  public static func _ifLet<Parent: Reducer, HolderAction, Child: Reducer>(
    _ parent: Parent, _ child: Child, _ state: WritableKeyPath<Parent.State, Self>,
    _ action: CaseKeyPath<Parent.Action, HolderAction>, _ location: _SourceLocation
  ) -> ReducerNode<Parent.State, Parent.Action> where Child.State == Wrapped {
    // The constraints of 'ifLet' ensure this type.
    let action = action as AnyKeyPath as! CaseKeyPath<Parent.Action, Child.Action>
    return IfLetLogic(
      Composition(
        parent, child, state: StateAccess(state), action: AnyCasePath(action), at: location)
    ).node
  }
}

extension PresentationState: _OptionalOrPresents {
  /// The presented value is the state of the child.
  public typealias _ChildState = State
  /// Marks a child held as a presentation state.
  public typealias _Holding = _DollarAndPresentationAction

  /// The key path to the presented value.
  public static func _optional<Root>(at state: KeyPath<Root, Self>) -> KeyPath<Root, State?> {
    state.appending(path: \.wrappedValue)
  }

  /// Makes the node for a presented child, which can also be dismissed.
  @inlinable
  public static func _ifLet<Parent: Reducer, HolderAction, Child: Reducer>(
    _ parent: Parent, _ child: Child, _ state: WritableKeyPath<Parent.State, Self>,
    _ action: CaseKeyPath<Parent.Action, HolderAction>, _ location: _SourceLocation
  ) -> ReducerNode<Parent.State, Parent.Action> where Child.State == State {
    // The constraints of 'ifLet' ensure this type.
    let action =
      action as AnyKeyPath as! CaseKeyPath<Parent.Action, PresentationAction<Child.Action>>
    return PresentationLogic(
      Composition(
        parent, child, state: StateAccess(state), action: AnyCasePath(action), at: location)
    ).node
  }
}
