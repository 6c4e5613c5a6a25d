import Facts
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
    VStack(spacing: 16) {
      Sky { PrimeSpiral() }
        .frame(minHeight: 96)
        .clipShape(RoundedRectangle(cornerRadius: 20))
      VStack(alignment: .leading, spacing: 16) {
        welcome
        form
      }
      .frame(maxWidth: 440)
    }
    .frame(maxWidth: 960)
    .tint(.indigo)
    .alert($store.scope(state: \.alert, action: \.alert))
  }

  private var welcome: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Modular").font(.largeTitle.bold())
      Text("Facts about numbers, told by features that do not know each other.")
        .foregroundStyle(.secondary)
    }
  }

  @ViewBuilder private var form: some View {
    Text("Who is it?").font(.headline)
    TextField("Name", text: $store.name)
      .onSubmit { store.send(.logInTapped) }
      .disabled(store.isLoggingIn)
    Button("Log in") { store.send(.logInTapped) }
      .buttonStyle(.borderedProminent)
      .buttonSizing(.flexible)
      .disabled(!store.canLogIn)
    if store.isLoggingIn {
      ProgressView("Logging in")
    }
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
