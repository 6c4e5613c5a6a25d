import Core

/// The screen of `LoginFeature`.
public struct LoginView: View {
  @Bindable var store: StoreOf<LoginFeature>

  public init(store: StoreOf<LoginFeature>) {
    self.store = store
  }

  public var body: some View {
    VStack {
      Text("Who is it?")
      TextField("Name", text: $store.name)
        .onSubmit { store.send(.logInTapped) }
        .disabled(store.isLoggingIn)
      Button("Log in") { store.send(.logInTapped) }
        .disabled(!store.canLogIn)
      if store.isLoggingIn {
        ProgressView("Logging in")
      }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}
