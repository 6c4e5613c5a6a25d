public import CoreCasePaths

/// State that holds child features' in order: an identified array or a stack.
///
/// With this, one `forEach` serves both, as ``_OptionalOrPresents`` lets one `ifLet` serve two: a chain of
/// eight would otherwise take the compiler half a minute.
public protocol _IdentifiedArrayOrStack {
  associatedtype _ChildState
  associatedtype _Collecting
}

/// An action of one of several child features.
public protocol _ChildElementsAction {
  associatedtype _ElementAction
  associatedtype _Collecting

  static func _forEach<Parent: Reducer, Elements, Child: Reducer>(
    _ parent: Parent, _ child: Child, _ state: WritableKeyPath<Parent.State, Elements>,
    _ action: CaseKeyPath<Parent.Action, Self>, _ place: _SourcePlace
  ) -> ReducerNode<Parent.State, Parent.Action> where Child.Action == _ElementAction
}

/// Children are held in an identified array, with ids of a type.
public enum _IdentifiedCollecting<ID> {}

/// Children of a type are held in a stack.
public enum _StackCollecting<State> {}

extension IdentifiedArray: _IdentifiedArrayOrStack {
  public typealias _ChildState = Element
  public typealias _Collecting = _IdentifiedCollecting<ID>
}

extension StackState: _IdentifiedArrayOrStack {
  public typealias _ChildState = Element
  public typealias _Collecting = _StackCollecting<Element>
}

extension IdentifiedAction: _ChildElementsAction {
  public typealias _ElementAction = Action
  public typealias _Collecting = _IdentifiedCollecting<ID>

  @inlinable
  public static func _forEach<Parent: Reducer, Elements, Child: Reducer>(
    _ parent: Parent, _ child: Child, _ state: WritableKeyPath<Parent.State, Elements>,
    _ action: CaseKeyPath<Parent.Action, Self>, _ place: _SourcePlace
  ) -> ReducerNode<Parent.State, Parent.Action> where Child.Action == Action {
    // 'forEach' demands that the elements are of this kind.
    let state =
      state as AnyKeyPath as! WritableKeyPath<Parent.State, IdentifiedArray<ID, Child.State>>
    return ForEachReducer(
      parent: parent, child: child, state: state, action: AnyCasePath(action), place: place.place
    )._makeNode()
  }
}

extension StackAction: _ChildElementsAction {
  public typealias _ElementAction = Action
  public typealias _Collecting = _StackCollecting<State>

  @inlinable
  public static func _forEach<Parent: Reducer, Elements, Child: Reducer>(
    _ parent: Parent, _ child: Child, _ state: WritableKeyPath<Parent.State, Elements>,
    _ action: CaseKeyPath<Parent.Action, Self>, _ place: _SourcePlace
  ) -> ReducerNode<Parent.State, Parent.Action> where Child.Action == Action {
    // 'forEach' demands that the screens and the child are of one state.
    let state = state as AnyKeyPath as! WritableKeyPath<Parent.State, StackState<Child.State>>
    let action =
      action as AnyKeyPath as! CaseKeyPath<Parent.Action, StackAction<Child.State, Action>>
    return StackReducer(
      parent: parent, child: child, state: state, action: AnyCasePath(action), place: place.place
    )._makeNode()
  }
}

extension Reducer {
  /// Runs the reducer of a child feature on the elements of an identified array, or on the screens
  /// of a stack.
  ///
  /// The child runs before the parent. A screen that is pushed is there when the parent sees it, and
  /// so are those that are popped. A child's effects end when it is removed. An action for an absent
  /// child is reported. Takes constant time, however many children there are.
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

  /// Runs the reducer of a `@Reducer` enum on the elements of an identified array, or on the
  /// screens of a stack.
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
