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

// `scope` with the label used before TCA 1.26; each calls the one without the label.

extension Store {
  /// Returns the store of a child feature whose state is a part of this one's.
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state, action: action)
  }
}

extension Store where State: ObservableState {
  /// Returns the store of a child feature, or nil while its state is nil.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Store<ChildState, ChildAction>? {
    scope(state, action: action)
  }

  /// Returns the store of a presented feature, or nil while it is not presented.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Store<ChildState, ChildAction>? {
    scope(state, action: action)
  }

  /// Returns the stores of a collection's elements, in order.
  public func scope<ElementID, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    StoreCollection(scope(state, action: action))
  }
}

extension Store {
  /// Identity of the presented feature: its `id`, and the case that an enum is in.
  ///
  /// Reading it is not observed.
  @_spi(Views) public var presentationID: AnyHashable {
    withState { AnyHashable(PresentationIdentity<State>()($0)) }
  }

  /// Returns the store of a screen; nil if the stack has no such screen and nobody holds its store.
  @_spi(Views) public func screen<Element, ElementAction>(
    id: StackElementID
  ) -> Store<Element, ElementAction>?
  where State == StackState<Element>, Action == StackAction<Element, ElementAction> {
    let stores = elementStores(ElementAction.self)
    if let existing = stores.existing(id) { return existing }
    return withState { $0[id: id] }.map { screen in
      stores.make(
        id, of: self, initial: screen, ElementEmbedding { .element(id: $0, action: $1) })
    }
  }
}
