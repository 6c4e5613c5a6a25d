public import CoreCasePaths
internal import CoreDependencies

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

extension Reducer {
  /// Embeds a child's reducer in the parent, in the spelling of early articles.
  ///
  /// ```swift
  /// counter.pullback(state: \.counter, action: \.counter)         // then
  /// Scope(state: \.counter, action: \.counter) { Counter() }      // now
  /// ```
  public func pullback<ParentState, ParentAction>(
    state toState: WritableKeyPath<ParentState, State>,
    action toAction: CaseKeyPath<ParentAction, Action>
  ) -> some Reducer<ParentState, ParentAction> {
    Scope(state: toState, action: toAction) { self }
  }

  /// Embeds the reducer of a case's payload in the enum's feature.
  ///
  /// Today: `Scope(state: \.loggedIn, action: \.loggedIn) { LoggedIn() }`.
  public func pullback<ParentState, ParentAction>(
    state toState: CaseKeyPath<ParentState, State>,
    action toAction: CaseKeyPath<ParentAction, Action>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<ParentState, ParentAction> {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return Scope(
      .enumCase(casePath(toState), StatePath(toState), location), casePath(toAction), self)
  }

  /// Runs the reducer on optional state; an action while the state is nil is reported.
  ///
  /// Today: `.ifLet(\.child, action: \.child) { Child() }`, which also cancels the child's effects.
  public func optional(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State?, Action> {
    Scope<State?, Action, Self>(
      state: \Optional<State>.Cases.some, action: \Case<Action>.self, child: { self },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Effect {
  /// Cancels the running effects with any of several ids.
  ///
  /// Today: `.merge(.cancel(id: first), .cancel(id: second))`.
  public static func cancel(ids: [any Hashable & Sendable]) -> Self {
    func cancel(_ id: some Hashable & Sendable) -> Self { .cancel(id: id) }
    return .merge(ids.map { cancel($0) })
  }
}
