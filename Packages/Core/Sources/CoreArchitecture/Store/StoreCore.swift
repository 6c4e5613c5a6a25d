/// Where a store's state is stored and where its actions go.
package class StoreCore<State, Action> {
  /// The runtime of the root store, shared by all its children.
  package final let runtime: EffectRuntime

  init(runtime: EffectRuntime) {
    self.runtime = runtime
  }

  /// Whether the state is gone; reads then return an earlier value.
  package var isInvalid: Bool { false }

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
