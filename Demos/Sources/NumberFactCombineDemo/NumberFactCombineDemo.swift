import Effects
import Launch
import NumberFactCombine
import Views

@main
struct NumberFactCombineDemo: LaunchedApp {
  static let summary = "A counter, and the fact of its number, as in the time of Combine."

  var body: some Scene {
    WindowGroup {
      NumberFactCombineView(
        store: Store(initialState: NumberFactCombineFeature.State()) {
          @Dependency(\.numbersSource) var source
          NumberFactCombineFeature(
            environment: .init(facts: .source(source), mainQueue: .main))
        })
    }
  }
}
