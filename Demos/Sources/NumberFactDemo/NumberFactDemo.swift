import Launch
import NumberFact
import Views

@main
struct NumberFactDemo: LaunchedApp {
  static let summary = "A counter, and the fact of its number in an alert."

  var body: some Scene {
    WindowGroup(NumberFactFeature.State()) {
      Store(initialState: $0) { NumberFactFeature() }
    } view: {
      NumberFactView(store: $0)
    }
  }
}
