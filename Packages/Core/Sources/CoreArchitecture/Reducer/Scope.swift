public import CoreCasePaths

/// Runs a child reducer on a part of the parent's state: a property, or a case of an enum.
public struct Scope<ParentState, ParentAction, Child: Reducer>: NodeReducer {
  public typealias State = ParentState
  public typealias Action = ParentAction

  enum Part {
    case property(WritableKeyPath<ParentState, Child.State>)
    case enumCase(AnyCasePath<ParentState, Child.State>, StatePath, SourcePlace)
  }

  let part: Part
  let action: AnyCasePath<ParentAction, Child.Action>
  let child: Child

  /// Embeds a child whose state is a property of the parent's.
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    part = .property(toChildState)
    action = casePath(toChildAction)
    self.child = child()
  }

  /// Embeds a child whose state is the payload of a case of the parent's.
  ///
  /// A child action that comes while the state is in another case is reported and dropped.
  public init<ChildState, ChildAction>(
    state toChildState: CaseKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    part = .enumCase(
      casePath(toChildState), StatePath(toChildState),
      SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    action = casePath(toChildAction)
    self.child = child()
  }

  public func _makeNode() -> ReducerNode<ParentState, ParentAction> {
    switch part {
    case .property(let keyPath):
      ScopeNode(state: StateAccess(keyPath), action: action, child: LazyNode(child))
    case .enumCase(let state, let path, let place):
      CaseNode(
        state: state, path: path, action: action, child: LazyNode(child), place: place)
    }
  }
}

private final class ScopeNode<State, Action, Child: Reducer>: ReducerNode<State, Action> {
  let state: StateAccess<State, Child.State>
  let action: AnyCasePath<Action, Child.Action>
  let child: LazyNode<Child>

  init(
    state: StateAccess<State, Child.State>, action: AnyCasePath<Action, Child.Action>,
    child: LazyNode<Child>
  ) {
    self.state = state
    self.action = action
    self.child = child
  }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let childAction = self.action.extract(from: action) else { return .none }
    let effect = self.state.modify(&state) { child.reduce(into: &$0, action: childAction) }
    return effect.embedded(by: self.action, at: self.state.path)
  }
}

private final class CaseNode<State, Action, Child: Reducer>: ReducerNode<State, Action> {
  let state: AnyCasePath<State, Child.State>
  let path: StatePath
  let action: AnyCasePath<Action, Child.Action>
  let child: LazyNode<Child>
  let place: SourcePlace

  init(
    state: AnyCasePath<State, Child.State>, path: StatePath,
    action: AnyCasePath<Action, Child.Action>, child: LazyNode<Child>, place: SourcePlace
  ) {
    self.state = state
    self.path = path
    self.action = action
    self.child = child
    self.place = place
  }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let childAction = self.action.extract(from: action) else { return .none }
    let effect = self.state.update(&state) { child.reduce(into: &$0, action: childAction) }
    guard let effect else {
      AbsentChild.scope.report(action: action, state: state, at: place)
      return .none
    }
    return effect.embedded(by: self.action, at: path)
  }
}

extension Effect {
  /// The effect of a child as one of its parent.
  @inline(__always)
  func embedded<Parent>(
    by action: AnyCasePath<Parent, Action>, at path: StatePath
  ) -> Effect<Parent> {
    guard let node else { return .none }
    return Effect<Parent>(node: EmbedNode(node, action, path))
  }
}
