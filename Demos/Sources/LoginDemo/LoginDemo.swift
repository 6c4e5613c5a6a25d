import Launch
import Views

@main
struct LoginDemo: LaunchedApp {
  static let summary = "The log-in alone, with a stand-in for the app behind it."

  var body: some Scene {
    WindowGroup(LoginStage.State()) {
      Store(initialState: $0) { LoginStage() }
    } view: {
      LoginStageView(store: $0)
    }
  }
}
