public import CoreCasePaths

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
    _ action: CaseKeyPath<Parent.Action, HolderAction>, _ place: _SourcePlace
  ) -> ReducerNode<Parent.State, Parent.Action> where Child.State == _ChildState
}

/// Marks a child held by `@Presents`, with a `PresentationAction`.
public enum _DollarAndPresentationAction {}

extension Optional: _OptionalOrPresents {
  /// The wrapped value is the state of the child.
  public typealias _ChildState = Wrapped
  /// Marks a child held as an optional, with its own action.
  public typealias _Holding = _OptionalAndItsAction

  /// Makes the node for a child held as an optional.
  @inlinable
  public static func _ifLet<Parent: Reducer, HolderAction, Child: Reducer>(
    _ parent: Parent, _ child: Child, _ state: WritableKeyPath<Parent.State, Self>,
    _ action: CaseKeyPath<Parent.Action, HolderAction>, _ place: _SourcePlace
  ) -> ReducerNode<Parent.State, Parent.Action> where Child.State == Wrapped {
    // The constraints of 'ifLet' ensure this type.
    let action = action as AnyKeyPath as! CaseKeyPath<Parent.Action, Child.Action>
    return IfLetReducer(
      parent: parent, child: child, state: state, action: AnyCasePath(action), place: place.place
    )._makeNode()
  }
}

extension PresentationState: _OptionalOrPresents {
  /// The presented value is the state of the child.
  public typealias _ChildState = State
  /// Marks a child held as a presentation state.
  public typealias _Holding = _DollarAndPresentationAction

  /// Makes the node for a presented child, which can also be dismissed.
  @inlinable
  public static func _ifLet<Parent: Reducer, HolderAction, Child: Reducer>(
    _ parent: Parent, _ child: Child, _ state: WritableKeyPath<Parent.State, Self>,
    _ action: CaseKeyPath<Parent.Action, HolderAction>, _ place: _SourcePlace
  ) -> ReducerNode<Parent.State, Parent.Action> where Child.State == State {
    // The constraints of 'ifLet' ensure this type.
    let action =
      action as AnyKeyPath as! CaseKeyPath<Parent.Action, PresentationAction<Child.Action>>
    return PresentationReducer(
      parent: parent, child: child, state: state, action: AnyCasePath(action), place: place.place
    )._makeNode()
  }
}

extension Reducer {
  /// Runs the reducer of a child feature while its state is there.
  ///
  /// The child runs before the parent. `$child` of a `@Presents` property takes an action case that
  /// holds a `PresentationAction`: its `dismiss` makes the state nil after the parent has run. When
  /// the state becomes nil or its `id` changes, the child's effects are cancelled. An action for
  /// absent state is reported.
  @inlinable
  public func ifLet<Holder: _OptionalOrPresents, HolderAction: CasePathable, Child: Reducer>(
    _ toChildState: WritableKeyPath<State, Holder>,
    action toChildAction: CaseKeyPath<Action, HolderAction>,
    @ReducerBuilder<Holder._ChildState, HolderAction._ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    Holder._Holding == HolderAction._ChildHolding, Child.State == Holder._ChildState,
    Child.Action == HolderAction._ChildAction
  {
    HolderReducer(
      parent: self, child: child(), state: toChildState, action: toChildAction,
      place: _SourcePlace(
        SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)))
  }
}

/// The place in the source where an `ifLet` or a `forEach` is written.
@frozen
public struct _SourcePlace {
  @usableFromInline let place: SourcePlace

  @inlinable
  init(_ place: SourcePlace) {
    self.place = place
  }
}

@usableFromInline
struct HolderReducer<Parent: Reducer, Holder: _OptionalOrPresents, HolderAction, Child: Reducer>:
  NodeReducer
where Child.State == Holder._ChildState {
  @usableFromInline typealias State = Parent.State
  @usableFromInline typealias Action = Parent.Action

  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let state: WritableKeyPath<Parent.State, Holder>
  @usableFromInline let action: CaseKeyPath<Parent.Action, HolderAction>
  @usableFromInline let place: _SourcePlace

  @inlinable
  init(
    parent: Parent, child: Child, state: WritableKeyPath<Parent.State, Holder>,
    action: CaseKeyPath<Parent.Action, HolderAction>, place: _SourcePlace
  ) {
    self.parent = parent
    self.child = child
    self.state = state
    self.action = action
    self.place = place
  }

  @inlinable
  func _makeNode() -> ReducerNode<Parent.State, Parent.Action> {
    Holder._ifLet(parent, child, state, action, place)
  }
}
