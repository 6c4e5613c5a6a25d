public import CoreDependencies

extension Reducer {
  /// Overrides a dependency for this reducer and for the effects it returns.
  ///
  /// If a dependency is overridden more than once, the override nearest to the reducer wins.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> some Reducer<State, Action> {
    DependencyReducer(base: self) { $0[keyPath: keyPath] = value }
  }

  /// Overrides a dependency that is its own key, for this reducer and its effects.
  public func dependency<Value: TestDependencyKey>(
    _ value: Value,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State, Action> where Value.Value == Value {
    DependencyReducer(base: self) {
      $0[Value.self, fileID: fileID, filePath: filePath, line: line, column: column] = value
    }
  }

  /// Changes a dependency for this reducer and for the effects it returns.
  ///
  /// `transform` runs for every action. Pass `\.self` to change several dependencies.
  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> some Reducer<State, Action> {
    DependencyReducer(base: self) { transform(&$0[keyPath: keyPath]) }
  }
}

private struct DependencyReducer<Base: Reducer>: NodeReducer {
  typealias State = Base.State
  typealias Action = Base.Action

  let base: Base
  let update: (inout DependencyValues) -> Void

  static func _mayBegin(_ types: inout _ReducerTypes) -> Bool {
    types.mayBegin(Base.self)
  }

  func _makeNode() -> ReducerNode<State, Action> {
    var node: ReducerNode<State, Action>?
    withDependencies(update) { node = base._makeNode() }
    let inner = node!
    return ReducerNode(
      { state, action in withDependencies(update) { inner.run(&state, action) } },
      sweep: inner.sweep,
      begin: inner.begin.map { begin in
        { state, look in withDependencies(update) { begin(state, look) } }
      })
  }
}
