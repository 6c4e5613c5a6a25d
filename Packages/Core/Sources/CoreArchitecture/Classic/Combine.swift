/// Runs reducers one after the other, in the spelling of early articles.
///
/// ```swift
/// let app = combine(counter, logger)        // then
/// var body: some ReducerOf<Self> {          // now
///   Counter()
///   Logger()
/// }
/// ```
public func combine<State, Action>(
  _ reducers: any Reducer<State, Action>...
) -> some Reducer<State, Action> {
  CombinedReducer(reducers: reducers)
}

extension Reducer {
  /// Runs another reducer after this one.
  ///
  /// Today a body lists both.
  public func combined(with other: some Reducer<State, Action>) -> some Reducer<State, Action> {
    CombinedReducer(reducers: [self, other])
  }

  /// Runs reducers one after the other.
  ///
  /// Today a body, or ``CombineReducers``, lists them.
  public static func combine<S, A>(
    _ reducers: any Reducer<S, A>...
  ) -> Self where Self == Reduce<S, A> {
    Reduce(CombinedReducer(reducers: reducers))
  }
}

private struct CombinedReducer<State, Action>: NodeReducer {
  let reducers: [any Reducer<State, Action>]

  func _makeNode() -> ReducerNode<State, Action> {
    ReducerNode.sequence(reducers.map { $0._makeNode() })
  }
}
