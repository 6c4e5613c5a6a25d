import ComposableArchitecture

@MainActor
func liftsOnce() async {
  let store = TestStore(initialState: Crane.State(id: 1)) { Crane() }
  // error: reference to member 'liftd' cannot be resolved without a contextual type
  await store.send(.liftd)
}
