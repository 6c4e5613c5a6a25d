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

extension Store {
  /// A store without state, for a view that only sends actions.
  ///
  /// Each access returns a new store. Today a view that reads no state observes none.
  public var stateless: Store<Void, Action> {
    scope(state: { _ in () }, action: { $0 })
  }

  /// A store without actions, for a view that only reads state.
  ///
  /// Each access returns a new store. Today `store.scope(state: \.self, action: \.never)`.
  public var actionless: Store<State, Never> {
    func absurd(_ never: Never) -> Action {}
    return scope(state: { $0 }, action: absurd)
  }
}

extension Store {
  /// Returns the store of what is at a key path, or nil while nothing is there.
  ///
  /// Observes whether something is there. The same store is returned for as long as someone holds
  /// it.
  @_spi(Views) public func part<Part, PartAction>(
    _ state: KeyPath<State, Part?>, embed: @escaping (PartAction) -> Action
  ) -> Store<Part, PartAction>? {
    optionalChild(ChildStoreID(state: state, action: state), state) { embed }
  }

  /// Returns a new store of what a closure finds in the state, or nil if it finds nothing now.
  ///
  /// The store reads what was found first while nothing is found. The call observes nothing.
  @_spi(Views) public func part<Part, PartAction>(
    found toPart: @escaping (State) -> Part?, embed: @escaping (PartAction) -> Action
  ) -> Store<Part, PartAction>? {
    withState(toPart).map { first in
      scope(state: { toPart($0) ?? first }, action: embed)
    }
  }
}

/// The name of ``StoreTask`` in code of the time when view stores sent actions.
public typealias ViewStoreTask = StoreTask
