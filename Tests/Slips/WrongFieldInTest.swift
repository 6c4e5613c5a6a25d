import ComposableArchitecture

@MainActor
func liftsOnce() async {
  let store = TestStore(initialState: Crane.State(id: 1)) { Crane() }
  await store.send(.lifted) {
    // error: value of type 'Crane.State' has no member 'laod'
    $0.laod = 1
  }
}
