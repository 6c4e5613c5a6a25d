/// Makes the node of a nested reducer when it is first needed, so that recursive features end.
///
/// Used on the store's actor only, so its properties need no exclusivity checks, which would cost
/// as much as the rest.
@usableFromInline
final class LazyNode<State, Action> {
  @exclusivity(unchecked) private var make: (() -> ReducerNode<State, Action>)?
  /// Owned; not counted, as the node stays for as long as this object does.
  @exclusivity(unchecked)
  @usableFromInline var node: Unmanaged<ReducerNode<State, Action>>?

  @inlinable
  convenience init<R: Reducer>(_ reducer: R) where R.State == State, R.Action == Action {
    self.init(make: { reducer._makeNode() })
  }

  @usableFromInline
  init(make: @escaping () -> ReducerNode<State, Action>) {
    self.make = make
  }

  deinit { node?.release() }

  @inlinable
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    (node ?? makeNode())._withUnsafeGuaranteedRef { $0.run(&state, action) }
  }

  @usableFromInline
  func makeNode() -> Unmanaged<ReducerNode<State, Action>> {
    let made = Unmanaged.passRetained(make!())
    node = made
    make = nil
    return made
  }
}
