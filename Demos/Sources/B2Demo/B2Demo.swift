import B2
import Launch
import Views

@main
struct B2Demo: LaunchedApp {
  static let summary = "B2 alone, on a stand-in for the screen that it goes back to."

  var body: some Scene {
    WindowGroup(B2Stage.State()) {
      Store(initialState: $0) { B2Stage() }
    } view: {
      B2StageView(store: $0)
    }
  }
}
