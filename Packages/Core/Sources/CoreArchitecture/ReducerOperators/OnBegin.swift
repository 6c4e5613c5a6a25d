extension Reducer {
  /// Starts an effect when the feature begins.
  ///
  /// A feature begins when its state appears: with the store for a root, with its row, screen or
  /// presentation for a child, and anew when a state with another identity takes its place.
  /// ```swift
  /// Reduce { … }
  ///   .onBegin { state in .run { [id = state.id] send in … } }
  /// ```
  /// The effect belongs to the feature, so it ends with it at the latest. After each action the
  /// store looks for features that are new, which costs a step for each feature that is there.
  ///
  /// - Parameter effect: Returns the effect, on the store's actor.
  /// - Returns: A reducer that also begins.
  public func onBegin(
    _ effect: @escaping (_ state: State) -> Effect<Action>
  ) -> some Reducer<State, Action> {
    BeginningReducer(base: self) { BeginNode(effect($0).node) }
  }

  /// Starts an effect when the feature has ended: its state has gone, another has its place, or the
  /// store is gone.
  ///
  /// ```swift
  /// .onEnd { state in .run { [id = state.id] _ in await harbour.free(id) } }
  /// ```
  /// Nothing cancels the effect, and it sends nothing, as the feature is not there any more.
  ///
  /// - Parameter effect: Returns the effect. It is called when the feature begins, with the state
  ///   of that moment, on the store's actor.
  /// - Returns: A reducer that also ends.
  public func onEnd(
    _ effect: @escaping (_ beginning: State) -> Effect<Never>
  ) -> some Reducer<State, Action> {
    BeginningReducer(base: self) { state in
      BeginNode(ending: effect(state).node.map { FeatureEnding($0, of: State.self) })
    }
  }
}

private struct BeginningReducer<Base: Reducer>: NodeReducer {
  typealias State = Base.State
  typealias Action = Base.Action

  let base: Base
  let beginning: (State) -> BeginNode<Action>

  static func _mayBegin(_: inout _ReducerTypes) -> Bool { true }

  func _makeNode() -> ReducerNode<State, Action> {
    let base = base._makeNode()
    return ReducerNode(
      base.run, plan: base.plan, sweep: base.sweep,
      begin: { [beginning] state, look in
        let inner = base.begin?(state, look) ?? .none
        return look.hasBegun ? inner : inner.merge(with: Effect(node: beginning(state.pointee)))
      })
  }
}
