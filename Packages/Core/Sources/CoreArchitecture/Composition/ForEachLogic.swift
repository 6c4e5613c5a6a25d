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
        reduceChild(into: &state, action: action).merge(with: parent(&state, action))
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
  func begin(
    _ elements: UnsafePointer<IdentifiedArray<ID, ChildState>>, _ look: BeginLook
  ) -> Effect<Action> {
    let (action, path) = (parts.action, parts.state.path)
    let (revision, ids) = (elements.pointee._revision, elements.pointee.ids)
    return elements.pointee._elements.withUnsafeBufferPointer { rows in
      rows.indices.reduce(.none) { all, index in
        let id = ids[ids.index(ids.startIndex, offsetBy: index)]
        guard
          let (effect, key) = parts.child.begin(
            rows.baseAddress! + index, at: ChildKey(path: path, id: AnyHashable(id)), look),
          let node = effect.node
        else { return all }
        let begun = Effect<Action>(
          node: MapNode(node) { action.embed(.element(id: id, action: $0)) })
        return all.merge(with: begun.ofChild(key, structure: revision))
      }
    }
  }

  @inlinable
  func reduceChild(into state: inout State, action: Action) -> Effect<Action> {
    guard case .element(let id, let childAction)? = parts.action.extract(from: action) else {
      return .none
    }
    let path = parts.state.path
    let key = { ChildKey(path: path, id: AnyHashable(id)) }
    let step = ReducerPosition.enter(child: key(), isRow: true)
    var (before, after) = (UInt64(0), UInt64(0))
    let effect = parts.state.modify(&state) { elements, isReplaced -> Effect<ChildAction>? in
      let effect = elements._modify(
        id: id, observed, renews: parts.state.isObservable, &isReplaced
      ) {
        parts.child.reduce(into: &$0, action: childAction)
      }
      before = elements._revision
      if step != nil || effect?.node != nil { elements._revision = _nextStructureToken() }
      after = elements._revision
      return effect
    }
    step?.leave()
    if step != nil { ReducerPosition.didChangeRow(at: path, from: before, to: after) }
    guard let effect else {
      AbsentChild.forEach(id: "\(id)").report(action: action, state: state, at: parts.location)
      return .none
    }
    guard let node = effect.node else { return .none }
    let action = parts.action
    return Effect(node: MapNode(node) { action.embed(.element(id: id, action: $0)) })
      .ofChild(key(), structure: after)
  }

  @inlinable
  func look(
    at elements: UnsafePointer<IdentifiedArray<ID, ChildState>>, _ sweep: inout EffectSweep
  ) {
    func index(_ id: AnyHashable) -> Int? {
      (id.base as? ID).flatMap { elements.pointee.index(id: $0) }
    }
    let rows = sweep.rows(at: parts.state.path, revision: elements.pointee._revision) {
      index($0) != nil
    }
    for row in rows {
      guard let index = index(row.id), let outer = sweep.enter(row) else { continue }
      elements.pointee._elements.withUnsafeBufferPointer {
        parts.child.sweep($0.baseAddress! + index, &sweep)
      }
      sweep.leave(to: outer)
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
