extension Reducer {
  /// Runs further reducers when this one has changed a value of the state.
  ///
  /// They run for the same action, with the state after the change. Changes that they make
  /// themselves do not run them again.
  public func onChange<Value: Equatable, R: Reducer>(
    of toValue: @escaping (State) -> Value,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: Value, _ newValue: Value) -> R
  ) -> some Reducer<State, Action> where R.State == State, R.Action == Action {
    OnChangeReducer(base: self, toValue: toValue, isDuplicate: ==, reducer: reducer)
  }

  /// Runs further reducers when this one has changed a value, as judged by a function.
  ///
  /// - Parameters:
  ///   - toValue: Reads the value before and after this reducer runs.
  ///   - isDuplicate: Returns whether two values count as equal.
  ///   - reducer: Returns the reducers to run for a change.
  /// - Returns: A reducer that runs this one first.
  public func onChange<Value, R: Reducer>(
    of toValue: @escaping (State) -> Value,
    removeDuplicates isDuplicate: @escaping (_ oldValue: Value, _ newValue: Value) -> Bool,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: Value, _ newValue: Value) -> R
  ) -> some Reducer<State, Action> where R.State == State, R.Action == Action {
    OnChangeReducer(base: self, toValue: toValue, isDuplicate: isDuplicate, reducer: reducer)
  }

  /// Changes the state further, and returns an effect, when this reducer has changed a value.
  ///
  /// ```swift
  /// .onChange(of: \.water) { before, state in
  ///   state.tide = state.water > before ? .rising : .falling
  ///   return .none
  /// }
  /// ```
  /// Changes that the closure makes do not run it again.
  public func onChange<Value: Equatable>(
    of toValue: @escaping (State) -> Value,
    _ update: @escaping (_ oldValue: Value, _ state: inout State) -> Effect<Action>
  ) -> some Reducer<State, Action> {
    onChange(of: toValue) { oldValue, _ in
      Reduce<State, Action> { state, _ in update(oldValue, &state) }
    }
  }
}

private struct OnChangeReducer<Base: Reducer, Value, R: Reducer>: NodeReducer
where R.State == Base.State, R.Action == Base.Action {
  typealias State = Base.State
  typealias Action = Base.Action

  let base: Base
  let toValue: (State) -> Value
  let isDuplicate: (Value, Value) -> Bool
  let reducer: (Value, Value) -> R

  static func _mayBegin(_ types: inout _ReducerTypes) -> Bool {
    types.mayBegin(Base.self)
  }

  func _makeNode() -> ReducerNode<State, Action> {
    let base = base._makeNode()
    let run: ReducerNode<State, Action>.Run = { state, action in
      let oldValue = toValue(state)
      let effect = base.run(&state, action)
      let newValue = toValue(state)
      guard !isDuplicate(oldValue, newValue) else { return effect }
      return effect.merge(
        with: reducer(oldValue, newValue).reduce(into: &state, action: action))
    }
    return ReducerNode(run, sweep: base.sweep, begin: base.begin)
  }
}
