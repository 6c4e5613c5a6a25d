internal import CoreCasePaths

/// The state of a child that is a part of the parent's state and always there.
final class ScopedCore<ParentState, ParentAction, State, Action>: StoreCore<State, Action> {
  private let base: StoreCore<ParentState, ParentAction>
  private let state: StateAccess<ParentState, State>
  private let offset: Int
  private let embed: (Action) -> ParentAction

  init(
    _ base: StoreCore<ParentState, ParentAction>, state: StateAccess<ParentState, State>,
    embed: @escaping (Action) -> ParentAction
  ) {
    self.base = base
    self.state = state
    offset = state.offset
    self.embed = embed
    super.init(runtime: base.runtime)
  }

  override package var isInvalid: Bool { base.isInvalid }
  override package func send(_ action: Action) -> StoreTask { base.send(embed(action)) }

  override var place: UnsafeRawPointer? {
    guard offset >= 0, let root = base.place else { return nil }
    return root + offset
  }

  override package func read<Result>(_ body: (State) -> Result) -> Result {
    base.read { state.read($0, body) }
  }
}
