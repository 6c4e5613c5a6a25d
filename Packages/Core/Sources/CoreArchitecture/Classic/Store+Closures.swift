extension Store {
  /// A store of what functions make of this one's state and of the other's actions.
  ///
  /// A new store is returned each time. Today `scope(state: \.child, action: \.child)` with key
  /// paths, which returns the same store again, and whose observers are told only of what they read.
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    Store<ChildState, ChildAction>(
      core: ComputedCore(core, state: toChildState, embed: fromChildAction), parent: self)
  }
}

/// State that a function makes of the parent's.
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
  override package func send(_ action: Action) -> EffectFlight? { base.send(embed(action)) }

  override package func read<Result>(_ body: (State) -> Result) -> Result {
    base.read { body(state($0)) }
  }
}
