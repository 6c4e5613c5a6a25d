public import CoreCasePaths

/// State that holds a child feature's, or none: an optional or a presentation state.
///
/// With this, one `ifLet` serves both. Were there two, the compiler would try each of them at every
/// link of a chain, all combinations of them, and take minutes for twenty.
public protocol _OptionalOrPresents {
  associatedtype _ChildState
  associatedtype _Holding

  static func _ifLet<Parent: Reducer, HolderAction, Child: Reducer>(
    _ parent: Parent, _ child: Child, _ state: WritableKeyPath<Parent.State, Self>,
    _ action: CaseKeyPath<Parent.Action, HolderAction>, _ place: _SourcePlace
  ) -> ReducerNode<Parent.State, Parent.Action> where Child.State == _ChildState
}

extension Optional: _OptionalOrPresents {
  public typealias _ChildState = Wrapped
  public typealias _Holding = _OptionalAndItsAction

  @inlinable
  public static func _ifLet<Parent: Reducer, HolderAction, Child: Reducer>(
    _ parent: Parent, _ child: Child, _ state: WritableKeyPath<Parent.State, Self>,
    _ action: CaseKeyPath<Parent.Action, HolderAction>, _ place: _SourcePlace
  ) -> ReducerNode<Parent.State, Parent.Action> where Child.State == Wrapped {
    // 'ifLet' demands that the action is of this kind.
    let action = action as AnyKeyPath as! CaseKeyPath<Parent.Action, Child.Action>
    return IfLetReducer(
      parent: parent, child: child, state: state, action: AnyCasePath(action), place: place.place
    )._makeNode()
  }
}

extension PresentationState: _OptionalOrPresents {
  public typealias _ChildState = State
  public typealias _Holding = _DollarAndPresentationAction

  @inlinable
  public static func _ifLet<Parent: Reducer, HolderAction, Child: Reducer>(
    _ parent: Parent, _ child: Child, _ state: WritableKeyPath<Parent.State, Self>,
    _ action: CaseKeyPath<Parent.Action, HolderAction>, _ place: _SourcePlace
  ) -> ReducerNode<Parent.State, Parent.Action> where Child.State == State {
    // 'ifLet' demands that the action is of this kind.
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
  /// The child runs before the parent. `$child` of a `@Presents` state goes with a
  /// `PresentationAction`: its `dismiss` makes the state nil after the parent has seen it. When the
  /// state becomes nil, or another child's by its `id`, the effects of the child that went are
  /// cancelled. An action for absent state is reported.
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

/// Where an `ifLet` was written.
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
