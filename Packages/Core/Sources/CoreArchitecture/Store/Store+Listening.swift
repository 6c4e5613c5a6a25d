extension Store {
  /// Calls a closure after each action of the root store, once the reducer has returned.
  ///
  /// Call it on the store's actor, where the closure is called as well.
  ///
  /// - Returns: A token; the closure is called for as long as it is held and not cancelled.
  @_spi(Combine) public func afterEachAction(_ body: @escaping () -> Void) -> ObserveToken {
    let runtime = core.runtime
    let listeners = runtime.listeners ?? StoreListeners()
    runtime.listeners = listeners
    return listeners.add(body)
  }

  /// Whether the state is gone from the parent's.
  @_spi(Combine) public var isStateGone: Bool { core.isInvalid }
}
