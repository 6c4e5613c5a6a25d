extension Store {
  /// Returns the store of what is at a key path, or nil while nothing is there.
  ///
  /// Observes whether something is there. The same store is returned for as long as someone holds it.
  package func part<Part, PartAction>(
    _ state: KeyPath<State, Part?>, embed: @escaping (PartAction) -> Action
  ) -> Store<Part, PartAction>? {
    optionalChild(ChildStoreID(state: state, action: state), state) { embed }
  }

  /// Returns a new store of what a closure finds in the state, or nil if it finds nothing now.
  ///
  /// The store reads what was found first while nothing is found. The call observes nothing.
  package func part<Part, PartAction>(
    found toPart: @escaping (State) -> Part?, embed: @escaping (PartAction) -> Action
  ) -> Store<Part, PartAction>? {
    withState(toPart).map { first in
      scope(state: { toPart($0) ?? first }, action: embed)
    }
  }
}
