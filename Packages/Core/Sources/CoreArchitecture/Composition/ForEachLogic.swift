public import CoreCasePaths

/// Runs a child on the elements of an identified array.
@usableFromInline
final class ForEachLogic<State, Action, ID: Hashable & Sendable, ChildState, ChildAction> {
  @usableFromInline typealias Parts = Composition<
    State, Action, StateAccess<State, IdentifiedArray<ID, ChildState>>, ChildState, ChildAction,
    IdentifiedAction<ID, ChildAction>
  >

  @usableFromInline let parts: Parts
  @usableFromInline let identity = ObservableIdentity(ChildState.self)

  @inlinable
  init(_ parts: Parts) {
    self.parts = parts
  }

  @inlinable
  var node: ReducerNode<State, Action> {
    ReducerNode { [self] state, action in
      let childEffect = reduceChild(into: &state, action: action)
      let before = structure(of: state)
      let effect = childEffect.merge(with: parts.parent.run(&state, action))
      let after = structure(of: state)
      guard
        childEffect.node != nil && before != after
          || ReducerPosition.isNeeded
            && ReducerPosition.hasChildren(at: parts.state.path, notSince: after)
      else { return effect }
      return effect.merge(with: cancellation(in: state))
    }
  }

  @inlinable
  func structure(of state: State) -> UInt64 {
    parts.state.read(state) { $0.structure }
  }

  @inlinable
  func reduceChild(into state: inout State, action: Action) -> Effect<Action> {
    guard case .element(let id, let childAction)? = parts.action.extract(from: action) else {
      return .none
    }
    let path = parts.state.path
    let key = { ChildKey(path: path, id: AnyHashable(id)) }
    let step = ReducerPosition.enter(child: key())
    defer { step.leave() }
    let effect = parts.state.modify(&state) { elements -> Effect<ChildAction>? in
      guard let index = elements.index(id: id) else { return nil }
      return elements._reduceElement(at: index, identity) {
        parts.child.reduce(into: &$0, action: childAction)
      }
    }
    guard let effect else {
      AbsentChild.forEach(id: "\(id)").report(action: action, state: state, at: parts.location)
      return .none
    }
    guard let node = effect.node else { return .none }
    let action = parts.action
    return Effect(node: MapNode(node) { action.embed(.element(id: id, action: $0)) })
      .ofChild(key(), structure: structure(of: state))
  }

  @inlinable
  func cancellation(in state: State) -> Effect<Action> {
    let elements = parts.state.read(state) { $0 }
    return .cancelChildren(at: parts.state.path, structure: elements.structure) { id in
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
    at index: Int, _ identity: ObservableIdentity<Element>?, _ body: (inout Element) -> Result
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
