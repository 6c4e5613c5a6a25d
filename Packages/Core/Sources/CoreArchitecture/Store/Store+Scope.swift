public import CoreCasePaths

extension Store {
  /// Returns the store of a child feature whose state is a part of this one's.
  ///
  /// The same store is returned for as long as someone holds it. For optional state and for
  /// collections, use the overloads that return an optional store or a collection of stores.
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    child(ChildStoreID(state: state, action: action)) {
      ScopedCore(core, state: StateAccess(state), embed: casePath(action).embedding)
    }
  }

  func child<ChildState, ChildAction>(
    _ id: ChildStoreID, _ make: () -> StoreCore<ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    if let existing = children[id]?.store as? Store<ChildState, ChildAction> { return existing }
    let child = Store<ChildState, ChildAction>(core: make(), parent: self)
    remember(child, id)
    return child
  }

  private func remember(_ child: AnyObject, _ id: ChildStoreID) {
    if children.count >= 64, children.count == children.capacity {
      children = children.filter { $0.value.store != nil }
      // The next sweep comes when there are twice as many, so few that have gone cost no more.
      children.reserveCapacity(2 * children.count)
    }
    children[id] = WeakStore(store: child)
  }

  func optionalChild<ChildState, ChildAction>(
    _ id: ChildStoreID, _ keyPath: KeyPath<State, ChildState?>,
    embed: () -> (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction>? {
    if let existing = children[id]?.store as? Store<ChildState, ChildAction>,
      !existing.core.isAbsent
    {
      return existing
    }
    let state = StateAccess(keyPath)
    guard let initial = core.read({ state.read($0) { $0 } }) else {
      children[id] = nil
      return nil
    }
    let embed = embed()
    return child(id) { OptionalCore(core, state: state, embed: embed, initial: initial) }
  }
}

extension Store where State: ObservableState {
  /// Returns the store of a child feature, or nil while its state is nil.
  ///
  /// Observes whether the state is there. The same store is returned for as long as someone holds
  /// it. If the state goes away, a store that is still held reads the state with which it was made.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Store<ChildState, ChildAction>? {
    optionalChild(ChildStoreID(state: state, action: action), state) {
      casePath(action).embedding
    }
  }

  /// Returns the store of a presented feature, or nil while it is not presented.
  ///
  /// As the overload for optional state, for actions inside a `PresentationAction`.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Store<ChildState, ChildAction>? {
    optionalChild(ChildStoreID(state: state, action: action), state) {
      let path = casePath(action)
      return { path.embed(.presented($0)) }
    }
  }
}

extension Store where State: ObservableState {
  /// Returns the stores of a collection's elements, in order.
  ///
  /// Observes which elements there are, but not their contents.
  public func scope<ElementID, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    StoreCollection(scope(state, action: action))
  }
}
