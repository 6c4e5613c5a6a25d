import Launch
import Views

@main
struct TabBarDemo: LaunchedApp {
  static let summary = "The tab bar alone, with stand-ins for its tabs."

  var body: some Scene {
    WindowGroup(TabBarStage.State()) {
      Store(initialState: $0) { TabBarStage() }
    } view: {
      TabBarStageView(store: $0)
    }
  }
}
