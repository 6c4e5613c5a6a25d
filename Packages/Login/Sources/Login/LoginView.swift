import Foundation
import Views

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

#Preview("Login, empty") { loginView { _ in } }

#Preview("Login, named") { loginView { $0.name = "Ada" } }

#Preview("Login, logging in") {
  loginView {
    $0.name = "Ada"
    $0.isLoggingIn = true
  }
}

#Preview("Login, long name") {
  loginView { $0.name = String(repeating: "Annabel ", count: 8) }
}

#Preview("Login, refused") {
  loginView { $0.alert = .refused(because: "The name is empty. Enter at least one letter.") }
}

#Preview("Login, logging in, Korean") {
  loginView {
    $0.name = "이순신"
    $0.isLoggingIn = true
  }
  .environment(\.locale, Locale(identifier: "ko"))
}

@MainActor
private func loginView(_ change: (inout LoginFeature.State) -> Void) -> some View {
  var state = LoginFeature.State()
  change(&state)
  return LoginView(store: Store(initialState: state) { LoginFeature() }).padding()
}
