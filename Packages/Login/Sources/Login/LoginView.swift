import Core

/// The screen of `LoginFeature`.
public struct LoginView: View {
  @Bindable var store: StoreOf<LoginFeature>

  /// Creates the screen, whose text field is bound to the name in the store.
  public init(store: StoreOf<LoginFeature>) {
    self.store = store
  }

  /// The field for the name, the button that logs in, and the alert if that fails.
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
