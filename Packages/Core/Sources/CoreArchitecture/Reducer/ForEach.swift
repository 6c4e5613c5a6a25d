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
      guard before != logic.structure(of: state) else { return effect }
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

  @inlinable
  func structure(of state: State) -> UInt64 {
    self.state.read(state) { $0.structure }
  }

  @inlinable
  func reduceChild(into state: inout State, action: Action) -> Effect<Action> {
    guard case .element(let id, let childAction)? = self.action.extract(from: action) else {
      return .none
    }
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
      .scoped(ScopeKey(path: self.state.path, id: AnyHashable(id)))
  }

  @inlinable
  func cancellation(in state: State) -> Effect<Action> {
    let elements = self.state.read(state) { $0 }
    return .cancelChildren(at: self.state.path) { id in
      (id.base as? ID).map { elements.index(id: $0) != nil } ?? false
    }
  }
}

extension IdentifiedArray {
  /// Changes an element where it is stored; the collection becomes another to observers only if
  /// the element did.
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

/// Ends the effects of children that have gone from a collection.
// Unchecked: holds constants only, as its superclass says.
final class CancelChildrenNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let path: StatePath
  let isPresent: (AnyHashable) -> Bool

  init(_ path: StatePath, _ isPresent: @escaping (AnyHashable) -> Bool) {
    self.path = path
    self.isPresent = isPresent
  }

  override func start(_ start: EffectStart, _ sink: ActionSink<Action>) {
    start.runtime.cancelChildren(
      at: start.path.appending(path), in: start.scope, unless: isPresent)
  }
}

extension Effect {
  @usableFromInline
  static func cancelChildren(
    at path: StatePath, unless isPresent: @escaping (AnyHashable) -> Bool
  ) -> Self {
    Self(node: CancelChildrenNode(path, isPresent))
  }
}
