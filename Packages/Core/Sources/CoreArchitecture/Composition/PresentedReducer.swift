/// Runs the reducer of a child that is presented or optional, and notices who the child is.
@usableFromInline
struct PresentedReducer<State, Action> {
  @usableFromInline let node: LazyNode<State, Action>
  @usableFromInline let identity = PresentationIdentity<State>()
  @usableFromInline let observed: ObservedChange<State>

  @inlinable
  init(_ node: LazyNode<State, Action>, isObservable: Bool) {
    self.node = node
    observed = ObservedChange(isObservable: isObservable)
  }

  /// Runs the reducer.
  ///
  /// - Parameters:
  ///   - state: The child's state, which is changed in place.
  ///   - action: The child's action.
  ///   - path: The place of the child's effects.
  ///   - isReplaced: Becomes true if another child is there afterwards, to observers.
  ///   - id: Becomes the identity that the child had before, if it returns an effect.
  /// - Returns: The child's effect.
  @inlinable
  func reduce(
    into state: inout State, action: Action, at path: StatePath, _ isReplaced: inout Bool,
    _ id: inout PresentationID?
  ) -> Effect<Action> {
    observed.modify(&state, &isReplaced) { state in
      node.reduce(into: &state.pointee, action: action, identity, at: path, &id)
    }
  }
}

extension LazyNode {
  /// Runs the reducer of a child that has an identity, and notices who the child is.
  ///
  /// - Parameters:
  ///   - state: The child's state, which is changed in place.
  ///   - action: The child's action.
  ///   - identity: Tells who the child is.
  ///   - path: The place of the child's effects.
  ///   - id: Becomes the identity that the child had before, if it returns an effect.
  /// - Returns: The child's effect.
  @inlinable
  func reduce(
    into state: inout State, action: Action, _ identity: PresentationIdentity<State>,
    at path: StatePath, _ id: inout PresentationID?
  ) -> Effect<Action> {
    withUnsafeMutablePointer(to: &state) { state in
      guard ReducerPosition.hasChildren else {
        var effect = Effect<Action>.none
        id = identity.keeping(state) {
          effect = reduce(into: &state.pointee, action: action)
          return effect.node != nil
        }
        return effect
      }
      let before = identity(at: state)
      id = before
      let step = ReducerPosition.enter(child: ChildKey(path: path, id: AnyHashable(before)))
      defer { step?.leave() }
      return reduce(into: &state.pointee, action: action)
    }
  }
}

/// Notices whether a change in place made a value another one to its observers.
@usableFromInline
struct ObservedChange<Value> {
  /// Nil if values have no identity, so that each change counts, or if nobody is ever told.
  @usableFromInline let identity: ObservableIdentity<Value>?

  @inlinable
  init(isObservable: Bool = true) {
    identity = isObservable ? ObservableIdentity(Value.self) : nil
  }

  /// Changes a value in place; `isReplaced` becomes true if it is another one afterwards.
  @inlinable
  func modify<Result>(
    _ value: inout Value, _ isReplaced: inout Bool,
    _ body: (UnsafeMutablePointer<Value>) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &value) { value in
      guard let identity else {
        isReplaced = true
        return body(value)
      }
      let before = identity.willModify(value)
      let result = body(value)
      if identity.id(value) != before { isReplaced = true }
      return result
    }
  }
}
