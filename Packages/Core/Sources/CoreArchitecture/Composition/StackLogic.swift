public import CoreCasePaths
internal import CoreDependencies
internal import IssueReporting

/// Runs a child on the screens of a stack, and carries out pushes and pops.
@usableFromInline
final class StackLogic<State, Action, ChildState, ChildAction> {
  @usableFromInline typealias Parts = Composition<
    State, Action, StateAccess<State, StackState<ChildState>>, ChildState, ChildAction,
    StackAction<ChildState, ChildAction>
  >

  @usableFromInline let parts: Parts
  @usableFromInline let observed = ObservedChange<ChildState>()

  @inlinable
  init(_ parts: Parts) {
    self.parts = parts
  }

  @inlinable
  var node: ReducerNode<State, Action> {
    parts.node(
      running: { [self] state, action, parent in
        reduce(into: &state, action: action, parent)
      },
      watching: { [self] state in ending(false, in: &state) })
  }

  @inlinable
  func reduce(into state: inout State, action: Action, _ parent: Parts.Parent) -> Effect<Action> {
    let stackAction = parts.action.extract(from: action)
    if case .popFrom(let id)? = stackAction { return pop(from: id, in: &state, action, parent) }
    let effect = stackAction.map { reduceStack(into: &state, action, $0) } ?? .none
    guard effect.node != nil else {
      return parent(&state, action).merge(with: ending(false, in: &state))
    }
    let before = structure(of: &state)
    let merged = effect.merge(with: parent(&state, action))
    return merged.merge(with: ending(before != structure(of: &state), in: &state))
  }

  @inlinable
  func structure(of state: inout State) -> UInt64 {
    parts.state.peek(&state) { $0.pointee.screens.structure }
  }

  @inlinable
  func reduceStack(
    into state: inout State, _ action: Action, _ stackAction: StackAction<ChildState, ChildAction>
  ) -> Effect<Action> {
    switch stackAction {
    case .element(let id, let childAction):
      return reduceChild(into: &state, action, id: id, childAction)
    case .push(let id, let screen):
      let isNew = parts.state.modify(&state) { stack in
        guard stack.screens.index(id: id) == nil else { return false }
        stack[id: id] = screen
        return true
      }
      if isNew { takeID(id, action) } else { reportTaken(id, action, state) }
    case .popFrom:
      break
    }
    return .none
  }

  /// Runs the parent before the screens leave, so that it can still read them.
  @inlinable
  func pop(
    from id: StackElementID, in state: inout State, _ action: Action, _ parent: Parts.Parent
  ) -> Effect<Action> {
    if parts.state.peek(&state, { $0.pointee.screens.index(id: id) }) == nil {
      AbsentChild.stack(id: "\(id)").report(action: action, state: state, at: parts.location)
    }
    let effect = parent(&state, action)
    parts.state.modify(&state) { $0.pop(from: id) }
    return effect.merge(with: ending(false, in: &state))
  }

  @inlinable
  func reduceChild(
    into state: inout State, _ action: Action, id: StackElementID, _ childAction: ChildAction
  ) -> Effect<Action> {
    let path = parts.state.path
    let key = { ChildKey(path: path, id: AnyHashable(id)) }
    let depth = PresentationDepth.enter()
    let step = ReducerPosition.enter(child: key())
    defer {
      step?.leave()
      depth.leave()
    }
    let effect = parts.state.modify(&state) { stack, isReplaced -> Effect<ChildAction>? in
      guard let index = stack.screens.index(id: id) else { return nil }
      let isObserved = observed.identity != nil
      if isObserved, parts.state.isObservable { stack.screens._renewStructure() }
      let before = stack.screens.structure
      var isOther = false
      // The id of a screen is constant.
      let effect = observed.modify(&stack.screens._elements[index].element, &isOther) {
        parts.child.reduce(into: &$0.pointee, action: childAction)
      }
      if isOther, isObserved { stack.screens._renewStructure() }
      isReplaced = !isObserved || stack.screens.structure != before
      return effect
    }
    guard let effect else {
      AbsentChild.stack(id: "\(id)").report(action: action, state: state, at: parts.location)
      return .none
    }
    guard let node = effect.node else { return .none }
    let action = parts.action
    return Effect(node: MapNode(node) { action.embed(.element(id: id, action: $0)) })
      .ofChild(
        key(), structure: structure(of: &state),
        dismissal: action.embed(.popFrom(id: id)))
  }

  /// Cancels the effects of screens that have left the stack, whoever removed them.
  ///
  /// `hasStarted` says that a screen which may have left has just started an effect.
  @inlinable
  func ending(_ hasStarted: Bool, in state: inout State) -> Effect<Action> {
    guard
      hasStarted
        || ReducerPosition.hasChildren
          && ReducerPosition.hasChildren(at: parts.state.path, notSince: structure(of: &state))
    else { return .none }
    let screens = parts.state.peek(&state) { $0.pointee.screens }
    return .cancelChildren(at: parts.state.path, structure: screens.structure) { id in
      (id.base as? StackElementID).map { screens.index(id: $0) != nil } ?? false
    }
  }

  /// Makes sure that a screen appended later gets another id.
  @usableFromInline
  func takeID(_ id: StackElementID, _ action: Action) {
    let next = DependencyValues._current.stackElementID.take(id)
    guard id.generation > next.generation, DependencyValues._current.context == .test else {
      return
    }
    reportIssue(
      """
      A screen was pushed under the id \(id), though the next to be made is \(next).

        Action:
      \(debugName(of: action).indented(by: 4))

      Ids count up from 0 within a test, and are never used twice: push \(next).

      More: Documentation/Core.docc/Stacks.md#what-is-reported
      """, at: parts.location)
  }

  @usableFromInline
  func reportTaken(_ id: StackElementID, _ action: Action, _ state: State) {
    let ids = parts.state.read(state) { $0.ids.map(\.description).joined(separator: ", ") }
    reportIssue(
      """
      A screen was pushed under the id \(id), which the stack already holds.

        Action:
      \(debugName(of: action).indented(by: 4))
        Ids of the stack, from its root on:
      \(ids.indented(by: 4))

      The stack keeps the screen it has. Ids of pushed screens must be new: push with \
      'NavigationLink(state:)' or 'append', which make them.

      More: Documentation/Core.docc/Stacks.md#what-is-reported
      """, at: parts.location)
  }
}
