import B1
import Launch
import Views

@main
struct B1Demo: LaunchedApp {
  static let summary = "B1 alone, with a stand-in for the B2 that it asks for."

  var body: some Scene {
    WindowGroup(B1Stage.State()) {
      Store(initialState: $0) { B1Stage() }
    } view: {
      B1StageView(store: $0)
    }
  }
}
