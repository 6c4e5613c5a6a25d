import ColorStack
import Launch
import Views

@main
struct ColorStackDemo: LaunchedApp {
  static let summary = "A stack of colored screens, run alone."

  var body: some Scene {
    WindowGroup(ColorStackFeature.State()) {
      Store(initialState: $0) { ColorStackFeature() }
    } view: {
      ColorStackView(store: $0)
    }
  }
}
