/// Makes the node of a nested reducer when it is first needed, so that recursive features end.
///
/// Used on the store's actor only, so its properties need no exclusivity checks, which would cost
/// as much as the rest.
@usableFromInline
final class LazyNode<State, Action> {
  @exclusivity(unchecked)
  @usableFromInline var make: (() -> ReducerNode<State, Action>)?
  @exclusivity(unchecked)
  @usableFromInline var run: ((inout State, Action) -> Effect<Action>)?

  @inlinable
  init<R: Reducer>(_ reducer: R) where R.State == State, R.Action == Action {
    make = { reducer._makeNode() }
  }

  @inlinable
  init(make: @escaping () -> ReducerNode<State, Action>) {
    self.make = make
  }

  @inlinable
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if let run { return run(&state, action) }
    let made = make!().run
    run = made
    make = nil
    return made(&state, action)
  }
}
