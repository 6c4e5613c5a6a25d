internal import IssueReporting

/// A reducer made of a closure, most often a feature's own logic in its `body`.
///
/// ```
/// var body: some ReducerOf<Self> {
///   Reduce { state, action in
///     switch action {
///     case .incrementTapped:
///       state.count += 1
///       return .none
///     }
///   }
/// }
/// ```
public struct Reduce<State, Action>: Reducer {
  @usableFromInline
  let closure: (inout State, Action) -> Effect<Action>
  @usableFromInline
  let wrapped: (() -> ReducerNode<State, Action>)?

  /// Makes a reducer that calls a closure for each action, on the store's actor.
  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    closure = reduce
    wrapped = nil
  }

  /// Hides the type of a reducer, so that a feature can contain itself.
  public init(_ reducer: any Reducer<State, Action>) {
    closure = { state, action in reducer.reduce(into: &state, action: action) }
    wrapped = { reducer._makeNode() }
    if _ReducerTypes.mayBegin(of: reducer) { reportErased(type(of: reducer)) }
  }

  /// Calls the closure, or the wrapped reducer.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    closure(&state, action)
  }

  /// Makes the node; that of a wrapped reducer is made with the first action.
  @inlinable
  public func _makeNode() -> ReducerNode<State, Action> {
    guard let wrapped else { return ReducerNode(closure) }
    let node = LazyNode(make: wrapped)
    return ReducerNode(
      { state, action in node.reduce(into: &state, action: action) },
      sweep: { state, sweep in node.sweep(state, &sweep) },
      begin: { state, look in node.begin(state, look) })
  }
}

private func reportErased(_ reducer: Any.Type) {
  reportIssue(
    """
    '\(typeName(reducer))' has an 'onBegin' or 'onEnd', which runs only where the type is known: as \
    'any Reducer' it is hidden from the store.

    Pass the reducer as it is, or put the operator on the feature around it.

    More: Documentation/Core.docc/Effects.md#begin-and-end
    """)
}

/// A reducer that does nothing.
public struct EmptyReducer<State, Action>: Reducer, Sendable {
  /// Creates a reducer that ignores every action.
  @inlinable
  public init() {}

  /// Leaves the state as it is and returns no effect.
  @inlinable
  public func reduce(into _: inout State, action _: Action) -> Effect<Action> {
    .none
  }

  /// Makes a node that ignores every action.
  @inlinable
  public func _makeNode() -> ReducerNode<State, Action> {
    .inert
  }
}

/// Runs several reducers in turn as one, so that an operator applies to all of them.
public struct CombineReducers<State, Action, Reducers: Reducer>: NodeReducer
where Reducers.State == State, Reducers.Action == Action {
  @usableFromInline let reducers: Reducers

  /// Combines the reducers that the closure lists.
  @inlinable
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
    reducers = build()
  }

  /// Whether a feature within it may begin.
  public static func _mayBegin(_ types: inout _ReducerTypes) -> Bool {
    types.mayBegin(Reducers.self)
  }

  /// Makes the node of the combined reducers.
  @inlinable
  public func _makeNode() -> ReducerNode<State, Action> {
    reducers._makeNode()
  }
}
