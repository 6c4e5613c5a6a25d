extension Store {
  /// Returns a store of the state and actions of a child, which closures compute.
  ///
  /// Each call returns a new store. Today `scope(state: \.child, action: \.child)` with key paths,
  /// which returns the same store again and notifies its observers only of what they have read.
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    Store<ChildState, ChildAction>(
      core: ComputedCore(core, state: toChildState, embed: fromChildAction), parent: self)
  }
}

/// The core of a store whose state is computed from the parent's at each read.
private final class ComputedCore<ParentState, ParentAction, State, Action>: StoreCore<State, Action>
{
  private let base: StoreCore<ParentState, ParentAction>
  private let state: (ParentState) -> State
  private let embed: (Action) -> ParentAction

  init(
    _ base: StoreCore<ParentState, ParentAction>, state: @escaping (ParentState) -> State,
    embed: @escaping (Action) -> ParentAction
  ) {
    self.base = base
    self.state = state
    self.embed = embed
    super.init(runtime: base.runtime)
  }

  override package var isInvalid: Bool { base.isInvalid }
  override package func send(_ action: Action) -> StoreTask { base.send(embed(action)) }

  override package func read<Result>(_ body: (State) -> Result) -> Result {
    base.read { body(state($0)) }
  }
}
