import Foundation
import Hosts
import Views

/// Views whose sizes only a browser knows, to be served to one.
@main
struct SizesApp: App {
  var body: some Scene {
    WindowGroup {
      let settings = ProcessInfo.processInfo.environment
      if settings["PLACES"] != nil {
        PlacesView()
      } else if let name = settings["LOOKS"] {
        LooksView(name: name)
      } else if let name = settings["CHARTS"] {
        NavigationStack { ChartsLook(name: name) }
      } else if settings["GESTURES"] != nil {
        NavigationStack { GesturesView().navigationTitle("Gestures") }
      } else if settings["FILES"] != nil {
        NavigationStack { FilesView().navigationTitle("Files") }
      } else {
        NavigationStack { SizesView().navigationTitle("Sizes") }
      }
    }
  }
}
