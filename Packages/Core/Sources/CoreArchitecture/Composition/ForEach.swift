public import CoreCasePaths

@usableFromInline
struct ForEachReducer<Parent: Reducer, ID: Hashable & Sendable, Child: Reducer>: NodeReducer {
  @usableFromInline typealias State = Parent.State
  @usableFromInline typealias Action = Parent.Action

  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let state: WritableKeyPath<Parent.State, IdentifiedArray<ID, Child.State>>
  @usableFromInline let action: AnyCasePath<Parent.Action, IdentifiedAction<ID, Child.Action>>
  @usableFromInline let place: SourcePlace

  @inlinable
  init(
    parent: Parent, child: Child,
    state: WritableKeyPath<Parent.State, IdentifiedArray<ID, Child.State>>,
    action: AnyCasePath<Parent.Action, IdentifiedAction<ID, Child.Action>>, place: SourcePlace
  ) {
    self.parent = parent
    self.child = child
    self.state = state
    self.action = action
    self.place = place
  }

  @inlinable
  func _makeNode() -> ReducerNode<Parent.State, Parent.Action> {
    let parent = parent._makeNode()
    let logic = ForEachLogic(
      child: LazyNode(child), state: StateAccess(state), action: action, place: place)
    return ReducerNode { state, action in
      let childEffect = logic.reduceChild(into: &state, action: action)
      let before = logic.structure(of: state)
      let effect = childEffect.merge(with: parent.run(&state, action))
      let after = logic.structure(of: state)
      guard
        childEffect.node != nil && before != after
          || ScopeWalk.isNeeded && ScopeWalk.hasChildren(at: logic.state.path, notSince: after)
      else { return effect }
      return effect.merge(with: logic.cancellation(in: state))
    }
  }
}

@usableFromInline
struct ForEachLogic<State, Action, ID: Hashable & Sendable, ChildState, ChildAction> {
  @usableFromInline let child: LazyNode<ChildState, ChildAction>
  @usableFromInline let state: StateAccess<State, IdentifiedArray<ID, ChildState>>
  @usableFromInline let action: AnyCasePath<Action, IdentifiedAction<ID, ChildAction>>
  @usableFromInline let place: SourcePlace
  @usableFromInline let identity = IdentityProbe(ChildState.self)

  @inlinable
  init(
    child: LazyNode<ChildState, ChildAction>,
    state: StateAccess<State, IdentifiedArray<ID, ChildState>>,
    action: AnyCasePath<Action, IdentifiedAction<ID, ChildAction>>, place: SourcePlace
  ) {
    self.child = child
    self.state = state
    self.action = action
    self.place = place
  }

  /// The number of the array's structure, new after each insertion, removal or replacement.
  @inlinable
  func structure(of state: State) -> UInt64 {
    self.state.read(state) { $0.structure }
  }

  @inlinable
  func reduceChild(into state: inout State, action: Action) -> Effect<Action> {
    guard case .element(let id, let childAction)? = self.action.extract(from: action) else {
      return .none
    }
    let key = { ScopeKey(path: self.state.path, id: AnyHashable(id)) }
    let step = ScopeWalk.enter(child: key())
    defer { step.leave() }
    let effect = self.state.modify(&state) { elements -> Effect<ChildAction>? in
      guard let index = elements.index(id: id) else { return nil }
      return elements._reduceElement(at: index, identity) {
        child.reduce(into: &$0, action: childAction)
      }
    }
    guard let effect else {
      AbsentChild.forEach(id: "\(id)").report(action: action, state: state, at: place)
      return .none
    }
    guard let node = effect.node else { return .none }
    let path = self.action
    return Effect(node: MapNode(node) { path.embed(.element(id: id, action: $0)) })
      .scoped(key(), structure: structure(of: state))
  }

  @inlinable
  func cancellation(in state: State) -> Effect<Action> {
    let elements = self.state.read(state) { $0 }
    return .cancelChildren(at: self.state.path, structure: elements.structure) { id in
      (id.base as? ID).map { elements.index(id: $0) != nil } ?? false
    }
  }
}

extension IdentifiedArray {
  /// Changes an element in place.
  ///
  /// Observers of the collection are told only if the element was replaced by another.
  @inlinable
  mutating func _reduceElement<Result>(
    at index: Int, _ identity: IdentityProbe<Element>?, _ body: (inout Element) -> Result
  ) -> Result {
    guard let identity else {
      return _withElement(at: index, body)
    }
    var changed = false
    let result = _withElement(at: index) { element in
      withUnsafeMutablePointer(to: &element) { element in
        let before = identity.willModify(element)
        let result = body(&element.pointee)
        changed = identity.id(element) != before
        return result
      }
    }
    if changed { _renewStructure() }
    return result
  }
}
