import ColorTabs
import Launch
import Views

@main
struct ColorTabsDemo: LaunchedApp {
  static let summary = "The stack of colored screens, mounted in two tabs."

  var body: some Scene {
    WindowGroup(ColorTabsFeature.State()) {
      Store(initialState: $0) { ColorTabsFeature() }
    } view: {
      ColorTabsView(store: $0)
    }
  }
}
