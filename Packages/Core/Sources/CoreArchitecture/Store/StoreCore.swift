internal import CoreCasePaths

/// Where a store's state is stored and where its actions go.
package class StoreCore<State, Action> {
  /// The runtime of the root store, shared by all its children.
  package final let runtime: EffectRuntime

  init(runtime: EffectRuntime) {
    self.runtime = runtime
  }

  /// Whether the state is gone; reads then return an earlier value.
  package var isInvalid: Bool { false }

  /// Whether effects of its features may begin with it.
  var mayBegin: Bool { false }

  /// Whether the state is missing from the parent's; the read is observed.
  var isAbsent: Bool { false }

  /// Where the state is in memory, for a look that observation does not see.
  ///
  /// Nil while it is being changed, and if it has to be computed.
  var place: UnsafeRawPointer? { nil }

  package func send(_ action: Action) -> StoreTask {
    fatalError("\(Self.self) must override send.")
  }

  /// Reads the state in place.
  ///
  /// All reads on the way to it are registered with observation.
  package func read<Result>(_ body: (State) -> Result) -> Result {
    fatalError("\(Self.self) must override read.")
  }
}

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

  override package func send(_ action: Action) -> StoreTask { base.send(embed(action)) }

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
