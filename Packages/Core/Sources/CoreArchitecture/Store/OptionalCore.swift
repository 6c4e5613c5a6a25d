internal import CoreCasePaths

/// The state of a child that may go away; its first state once it is gone.
final class OptionalCore<ParentState, ParentAction, State, Action>: StoreCore<State, Action> {
  private let base: StoreCore<ParentState, ParentAction>
  private let state: StateAccess<ParentState, State?>
  private let embed: (Action) -> ParentAction
  private let initial: State

  init(
    _ base: StoreCore<ParentState, ParentAction>, state: StateAccess<ParentState, State?>,
    embed: @escaping (Action) -> ParentAction, initial: State
  ) {
    self.base = base
    self.state = state
    self.embed = embed
    self.initial = initial
    super.init(runtime: base.runtime)
  }

  override package func send(_ action: Action) -> EffectFlight? { base.send(embed(action)) }

  override package var isInvalid: Bool { base.isInvalid || isAbsent }

  override var isAbsent: Bool { base.read { state.read($0) { $0 == nil } } }

  override package func read<Result>(_ body: (State) -> Result) -> Result {
    base.read { parent in
      state.read(parent) { state in
        if let state { body(state) } else { body(initial) }
      }
    }
  }
}
