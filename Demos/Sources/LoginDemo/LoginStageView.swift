import Effects
import Login
import Views

/// The log-in, or what stands in for the app behind it.
struct LoginStageView: View {
  let store: StoreOf<LoginStage>

  var body: some View {
    if let data = store.data {
      VStack {
        Text("Here the app opens for \(data.name).")
        Button("Log in again") { store.send(.againTapped) }
      }
    } else {
      LoginView(store: store.scope(state: \.login, action: \.login))
    }
  }
}
