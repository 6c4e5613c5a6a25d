public import CoreCasePaths
@_spi(Views) internal import CoreDependencies
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
      sweep: { [self] state, sweep in
        guard sweep.holds(parts.state.path) else { return }
        parts.state.peek(at: state) { look(at: $0, &sweep) }
      },
      begin: { [self] state, look in
        parts.state.peek(at: state) { begin($0, look) }
      })
  }

  @inlinable
  func reduce(into state: inout State, action: Action, _ parent: Parts.Parent) -> Effect<Action> {
    let stackAction = parts.action.extract(from: action)
    if case .popFrom(let id)? = stackAction { return pop(from: id, in: &state, action, parent) }
    let effect = stackAction.map { reduceStack(into: &state, action, $0) } ?? .none
    return effect.merge(with: parent(&state, action))
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
      let held = parts.state.read(state) { $0.ids.map(\.description) }
      AbsentChild.pop(id: "\(id)", held: held)
        .report(action: action, state: state, at: parts.location)
    }
    let effect = parent(&state, action)
    parts.state.modify(&state) { $0.pop(from: id) }
    return effect
  }

  @inlinable
  func reduceChild(
    into state: inout State, _ action: Action, id: StackElementID, _ childAction: ChildAction
  ) -> Effect<Action> {
    let path = parts.state.path
    let key = { ChildKey(path: path, id: AnyHashable(id)) }
    let depth = PresentationDepth.enter()
    let step = ReducerPosition.enter(child: key(), isRow: true)
    var (before, after) = (UInt64(0), UInt64(0))
    let effect = parts.state.modify(&state) { stack, isReplaced -> Effect<ChildAction>? in
      guard let index = stack.screens.index(id: id) else { return nil }
      let isObserved = observed.identity != nil
      if isObserved, parts.state.isObservable { stack.screens._renewStructure() }
      let structure = stack.screens.structure
      var isOther = false
      // The id of a screen is constant.
      let effect = observed.modify(&stack.screens._elements[index].element, &isOther) {
        parts.child.reduce(into: &$0.pointee, action: childAction)
      }
      if isOther, isObserved { stack.screens._renewStructure() }
      isReplaced = !isObserved || stack.screens.structure != structure
      before = stack.screens._revision
      if step != nil || effect.node != nil { stack.screens._revision = _nextStructureToken() }
      after = stack.screens._revision
      return effect
    }
    step?.leave()
    depth.leave()
    if step != nil { ReducerPosition.didChangeRow(at: path, from: before, to: after) }
    guard let effect else {
      AbsentChild.stack(id: "\(id)").report(action: action, state: state, at: parts.location)
      return .none
    }
    guard let node = effect.node else { return .none }
    let action = parts.action
    return Effect(node: MapNode(node) { action.embed(.element(id: id, action: $0)) })
      .ofChild(
        key(), structure: after,
        dismissal: action.embed(.popFrom(id: id)))
  }

  @inlinable
  func begin(
    _ stack: UnsafePointer<StackState<ChildState>>, _ look: BeginLook
  ) -> Effect<Action> {
    let (action, path) = (parts.action, parts.state.path)
    let revision = stack.pointee.screens._revision
    return stack.pointee.screens._elements.reduce(.none) { all, screen in
      let id = screen.id
      let begun = withUnsafePointer(to: screen.element) {
        parts.child.begin($0, at: ChildKey(path: path, id: AnyHashable(id)), look)
      }
      guard let (effect, key) = begun, let node = effect.node else { return all }
      return all.merge(
        with: Effect(node: MapNode(node) { action.embed(.element(id: id, action: $0)) })
          .ofChild(key, structure: revision, dismissal: action.embed(.popFrom(id: id))))
    }
  }

  @inlinable
  func look(at stack: UnsafePointer<StackState<ChildState>>, _ sweep: inout EffectSweep) {
    func index(_ id: AnyHashable) -> Int? {
      (id.base as? StackElementID).flatMap { stack.pointee.screens.index(id: $0) }
    }
    let rows = sweep.rows(at: parts.state.path, revision: stack.pointee.screens._revision) {
      index($0) != nil
    }
    for row in rows {
      guard let index = index(row.id), let outer = sweep.enter(row) else { continue }
      stack.pointee.screens._elements.withUnsafeBufferPointer {
        withUnsafePointer(to: $0[index].element) { parts.child.sweep($0, &sweep) }
      }
      sweep.leave(to: outer)
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
