public import CoreCasePaths

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

/// An action of one child feature of several, with the id of the child.
public protocol _ChildElementsAction {
  /// The action of a child feature.
  associatedtype _ElementAction
  /// The kind of collection; it equals that of the matching state.
  associatedtype _Collecting

  /// Makes the node that runs `child` on the elements and then `parent`.
  static func _forEach<Parent: Reducer, Elements, Child: Reducer>(
    _ parent: Parent, _ child: Child, _ state: WritableKeyPath<Parent.State, Elements>,
    _ action: CaseKeyPath<Parent.Action, Self>, _ place: _SourcePlace
  ) -> ReducerNode<Parent.State, Parent.Action> where Child.Action == _ElementAction
}

/// Marks children held in an identified array, with ids of type `ID`.
public enum _IdentifiedCollecting<ID> {}

/// Marks children with state of type `State`, held in a stack.
public enum _StackCollecting<State> {}

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

extension IdentifiedAction: _ChildElementsAction {
  /// The action of an element.
  public typealias _ElementAction = Action
  /// Marks an identified array.
  public typealias _Collecting = _IdentifiedCollecting<ID>

  /// Makes the node for children in an identified array.
  @inlinable
  public static func _forEach<Parent: Reducer, Elements, Child: Reducer>(
    _ parent: Parent, _ child: Child, _ state: WritableKeyPath<Parent.State, Elements>,
    _ action: CaseKeyPath<Parent.Action, Self>, _ place: _SourcePlace
  ) -> ReducerNode<Parent.State, Parent.Action> where Child.Action == Action {
    // The constraints of 'forEach' ensure this type.
    let state =
      state as AnyKeyPath as! WritableKeyPath<Parent.State, IdentifiedArray<ID, Child.State>>
    return ForEachReducer(
      parent: parent, child: child, state: state, action: AnyCasePath(action), place: place.place
    )._makeNode()
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
    _ action: CaseKeyPath<Parent.Action, Self>, _ place: _SourcePlace
  ) -> ReducerNode<Parent.State, Parent.Action> where Child.Action == Action {
    // The constraints of 'forEach' ensure that the screens are states of the child.
    let state = state as AnyKeyPath as! WritableKeyPath<Parent.State, StackState<Child.State>>
    let action =
      action as AnyKeyPath as! CaseKeyPath<Parent.Action, StackAction<Child.State, Action>>
    return StackReducer(
      parent: parent, child: child, state: state, action: AnyCasePath(action), place: place.place
    )._makeNode()
  }
}

extension Reducer {
  /// Runs the reducer of a child feature on the elements of an array or the screens of a stack.
  ///
  /// The child runs before the parent. When the parent runs, a pushed screen is in the stack
  /// already, and popped screens are in it still. A child's effects are cancelled when it is
  /// removed. An action for an absent child is reported. Takes constant time, whatever the number
  /// of children.
  @inlinable
  public func forEach<
    Elements: _IdentifiedArrayOrStack, ElementsAction: _ChildElementsAction, Child: Reducer
  >(
    _ toElements: WritableKeyPath<State, Elements>,
    action toElementsAction: CaseKeyPath<Action, ElementsAction>,
    @ReducerBuilder<Elements._ChildState, ElementsAction._ElementAction> element: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    Elements._Collecting == ElementsAction._Collecting, Child.State == Elements._ChildState,
    Child.Action == ElementsAction._ElementAction
  {
    ElementsReducer(
      parent: self, child: element(), state: toElements, action: toElementsAction,
      place: _SourcePlace(
        SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)))
  }

  /// Runs the reducer of a `@Reducer` enum on the elements of an array or the screens of a stack.
  ///
  /// For an identified array or a stack whose elements are the state of the enum.
  @inlinable
  public func forEach<Elements: _IdentifiedArrayOrStack, ElementsAction: _ChildElementsAction>(
    _ toElements: WritableKeyPath<State, Elements>,
    action toElementsAction: CaseKeyPath<Action, ElementsAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    Elements._Collecting == ElementsAction._Collecting, Elements._ChildState: _ReducedState,
    Elements._ChildState._ReducedAction == ElementsAction._ElementAction
  {
    forEach(
      toElements, action: toElementsAction,
      element: { ReducedStateReducer<Elements._ChildState>() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

@usableFromInline
struct ElementsReducer<
  Parent: Reducer, Elements, ElementsAction: _ChildElementsAction, Child: Reducer
>: NodeReducer
where Child.Action == ElementsAction._ElementAction {
  @usableFromInline typealias State = Parent.State
  @usableFromInline typealias Action = Parent.Action

  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let state: WritableKeyPath<Parent.State, Elements>
  @usableFromInline let action: CaseKeyPath<Parent.Action, ElementsAction>
  @usableFromInline let place: _SourcePlace

  @inlinable
  init(
    parent: Parent, child: Child, state: WritableKeyPath<Parent.State, Elements>,
    action: CaseKeyPath<Parent.Action, ElementsAction>, place: _SourcePlace
  ) {
    self.parent = parent
    self.child = child
    self.state = state
    self.action = action
    self.place = place
  }

  @inlinable
  func _makeNode() -> ReducerNode<Parent.State, Parent.Action> {
    ElementsAction._forEach(parent, child, state, action, place)
  }
}
