import Launch
import Views

@main
struct NAMEDemo: LaunchedApp {
  static let summary = "NAME alone, with a stand-in for who composes it."

  var body: some Scene {
    WindowGroup(NAMEStage.State()) {
      Store(initialState: $0) { NAMEStage() }
    } view: {
      NAMEStageView(store: $0)
    }
  }
}
