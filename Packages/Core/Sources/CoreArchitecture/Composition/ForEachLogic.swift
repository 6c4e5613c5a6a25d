public import CoreCasePaths

/// Runs a child on the elements of an identified array.
@usableFromInline
final class ForEachLogic<State, Action, ID: Hashable & Sendable, ChildState, ChildAction> {
  @usableFromInline typealias Parts = Composition<
    State, Action, StateAccess<State, IdentifiedArray<ID, ChildState>>, ChildState, ChildAction,
    IdentifiedAction<ID, ChildAction>
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
        let effect = reduceChild(into: &state, action: action)
        guard effect.node != nil else {
          return parent(&state, action).merge(with: ending(false, in: &state))
        }
        let before = structure(of: &state)
        let merged = effect.merge(with: parent(&state, action))
        return merged.merge(with: ending(before != structure(of: &state), in: &state))
      },
      watching: { [self] state in ending(false, in: &state) })
  }

  @inlinable
  func structure(of state: inout State) -> UInt64 {
    parts.state.peek(&state) { $0.pointee.structure }
  }

  @inlinable
  func reduceChild(into state: inout State, action: Action) -> Effect<Action> {
    guard case .element(let id, let childAction)? = parts.action.extract(from: action) else {
      return .none
    }
    let path = parts.state.path
    let key = { ChildKey(path: path, id: AnyHashable(id)) }
    let step = ReducerPosition.enter(child: key())
    defer { step?.leave() }
    let effect = parts.state.modify(&state) { elements, isReplaced -> Effect<ChildAction>? in
      elements._modify(id: id, observed, renews: parts.state.isObservable, &isReplaced) {
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
      .ofChild(key(), structure: structure(of: &state))
  }

  /// Cancels the effects of elements that have left the collection.
  ///
  /// `hasStarted` says that an element which may have left has just started an effect.
  @inlinable
  func ending(_ hasStarted: Bool, in state: inout State) -> Effect<Action> {
    guard
      hasStarted
        || ReducerPosition.hasChildren
          && ReducerPosition.hasChildren(at: parts.state.path, notSince: structure(of: &state))
    else { return .none }
    let elements = parts.state.peek(&state) { $0.pointee }
    return .cancelChildren(at: parts.state.path, structure: elements.structure) { id in
      (id.base as? ID).map { elements.index(id: $0) != nil } ?? false
    }
  }
}

extension IdentifiedArray {
  /// Changes an element in place; returns nil if it is not there.
  ///
  /// Observers of the array are told only if an element was replaced by another: `isReplaced` then
  /// becomes true. With `renews`, copies of the array taken earlier count as others afterwards.
  @inlinable
  mutating func _modify<Result>(
    id: ID, _ observed: ObservedChange<Element>, renews: Bool, _ isReplaced: inout Bool,
    _ body: (inout Element) -> Result
  ) -> Result? {
    guard let index = index(id: id) else { return nil }
    if renews, observed.identity != nil { _renewStructure() }
    let before = structure
    var isOther = false
    let result = observed.modify(&_elements[index], &isOther) { body(&$0.pointee) }
    _checkID(at: index, was: id)
    if isOther, observed.identity != nil { _renewStructure() }
    isReplaced = observed.identity == nil || structure != before
    return result
  }
}
