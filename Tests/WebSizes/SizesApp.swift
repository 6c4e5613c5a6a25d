import Core
import Foundation
import Hosts

/// Views whose sizes only a browser knows, to be served to one.
@main
struct SizesApp: App {
  var body: some Scene {
    WindowGroup {
      if ProcessInfo.processInfo.environment["PLACES"] != nil {
        PlacesView()
      } else {
        NavigationStack { SizesView().navigationTitle("Sizes") }
      }
    }
  }
}
