import Core
import Hosts

/// Views whose sizes only a browser knows, to be served to one.
@main
struct SizesApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack { SizesView().navigationTitle("Sizes") }
    }
  }
}
