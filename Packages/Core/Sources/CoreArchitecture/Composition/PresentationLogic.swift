public import CoreCasePaths

/// Runs a child that is presented, until it is dismissed.
@usableFromInline
final class PresentationLogic<State, Action, ChildState, ChildAction> {
  @usableFromInline typealias Parts = Composition<
    State, Action, StateAccess<State, PresentationState<ChildState>>, ChildState, ChildAction,
    PresentationAction<ChildAction>
  >

  @usableFromInline let parts: Parts
  @usableFromInline let child: PresentedReducer<ChildState, ChildAction>

  @inlinable
  init(_ parts: Parts) {
    self.parts = parts
    child = PresentedReducer(parts.child, isObservable: parts.state.isObservable)
  }

  @inlinable
  var node: ReducerNode<State, Action> {
    parts.node(
      running: { [self] state, action, parent in
        reduce(into: &state, action: action, parent)
      },
      sweep: { [self] state, sweep in
        guard sweep.holds(parts.state.path) else { return }
        parts.state.peek(at: state) { presentation in
          let isPresented = presentation.pointee.peek { child in
            parts.child.look(at: parts.state.path, child, self.child.identity, &sweep)
          }
          if isPresented == nil {
            parts.child.look(at: parts.state.path, nil, child.identity, &sweep)
          }
        }
      },
      begin: { [self] state, look in
        parts.state.peek(at: state) { $0.pointee.peek { begin($0, look) } } ?? .none
      })
  }

  @inlinable
  func begin(_ state: UnsafePointer<ChildState>, _ look: BeginLook) -> Effect<Action> {
    let id = child.identity(at: state)
    guard
      let (effect, key) = parts.child.begin(
        state, at: ChildKey(path: parts.state.path, id: AnyHashable(id)), look),
      let node = effect.node
    else { return .none }
    let action = parts.action
    return Effect(node: MapNode(node) { action.embed(.presented($0)) })
      .ofChild(key, dismissal: action.embed(.dismiss))
  }

  @inlinable
  func reduce(into state: inout State, action: Action, _ parent: Parts.Parent) -> Effect<Action> {
    guard let presentationAction = parts.action.extract(from: action) else {
      return parent(&state, action)
    }
    guard parts.state.peek(&state, { $0.pointee.box != nil }) else {
      let issue =
        if case .dismiss = presentationAction { AbsentChild.dismissal } else {
          AbsentChild.presentation
        }
      issue.report(action: action, state: state, at: parts.location)
      return parent(&state, action)
    }
    switch presentationAction {
    case .dismiss:
      let presented = id(in: &state)
      let effect = parent(&state, action)
      end(presented, in: &state)
      return effect
    case .presented(let childAction):
      if let ephemeralAction = ephemeralAction(in: &state) {
        return reduceEphemeral(into: &state, action, childAction, ephemeralAction, parent)
      }
      return reduceChild(into: &state, action: childAction, path: parts.state.path)
        .merge(with: parent(&state, action))
    }
  }

  /// Runs a child that ends with an action of a type.
  ///
  /// Its effects are at a path of their own, so that those of its last action outlive it.
  @inlinable
  func reduceEphemeral(
    into state: inout State, _ action: Action, _ childAction: ChildAction,
    _ ephemeralAction: Any.Type, _ parent: Parts.Parent
  ) -> Effect<Action> {
    let presented = id(in: &state)
    let path = parts.state.path.appending(.ephemeral)
    let effect = reduceChild(into: &state, action: childAction, path: path)
      .merge(with: parent(&state, action))
    if isAction(childAction, of: ephemeralAction) { end(presented, in: &state) }
    return effect
  }

  @inlinable
  func ephemeralAction(in state: inout State) -> Any.Type? {
    if child.identity.isLasting { return nil }
    return parts.state.peek(&state) {
      $0.pointee.peek { child.identity.ephemeralAction(at: $0) } ?? nil
    }
  }

  @inlinable
  func id(in state: inout State) -> PresentationID? {
    parts.state.peek(&state) { $0.pointee.peek { child.identity(at: $0) } }
  }

  @inlinable
  func reduceChild(
    into state: inout State, action: ChildAction, path: StatePath
  ) -> Effect<Action> {
    var id: PresentationID?
    let depth = PresentationDepth.enter()
    let effect = parts.state.modify(&state) { presentation, isReplaced in
      presentation.modifyIfPresent {
        child.reduce(into: &$0, action: action, at: path, &isReplaced, &id)
      }
    }
    depth.leave()
    guard let node = effect?.node, let id else { return .none }
    let action = parts.action
    return Effect(node: MapNode(node) { action.embed(.presented($0)) })
      .ofChild(ChildKey(path: path, id: AnyHashable(id)), dismissal: action.embed(.dismiss))
  }

  /// Ends the presentation unless the parent has already presented something else in its place.
  @inlinable
  func end(_ presented: PresentationID?, in state: inout State) {
    guard id(in: &state) == presented else { return }
    parts.state.modify(&state) { $0.wrappedValue = nil }
  }
}
