import ComposableArchitecture

@MainActor
func lowersByItself() async {
  let store = TestStore(initialState: Crane.State(id: 1)) { Crane() }
  // error: cannot convert value of type 'KeyPath<Root, Value>' to expected argument type 'Crane.Action'
  await store.receive(\.lowerd)
}
