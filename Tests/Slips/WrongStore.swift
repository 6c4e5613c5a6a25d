import ComposableArchitecture

@MainActor
func open() {
  // error: cannot convert value of type 'Crane.State' to expected argument type 'Lighthouse.State'
  let store = Store(initialState: Lighthouse.State()) { Crane() }
  _ = store
}
