import A
import Launch
import Views

@main
struct ADemo: LaunchedApp {
  static let summary = "A alone: A1, and A2 pushed onto it."

  var body: some Scene {
    WindowGroup(ACoordinator.State()) {
      Store(initialState: $0) { ACoordinator() }
    } view: {
      ACoordinatorView(store: $0)
    }
  }
}
