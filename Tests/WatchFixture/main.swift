import Foundation
import Hosts
import Views
import Watching

// Told to watch, it is the watcher; else the program that is watched.
if CommandLine.arguments.contains("--build") {
  exit(Watcher.main(Array(CommandLine.arguments.dropFirst())))
}
await HostOptions.run(Oven.State()) {
  Store(initialState: $0) { Oven() }
} view: {
  OvenView(store: $0)
}
