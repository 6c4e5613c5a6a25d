import Foundation
import Glibc
import HostStreams

extension TerminalRuntime {
  /// The names of what is left to the next process.
  enum Part {
    /// The terminal's settings before the first process took it over, as bytes.
    static let settings = "terminal"
    /// What the terminal can do, and whether it is dark, if it has said so.
    static let abilities = "abilities"
    static let isDark = "dark"
    /// The focus and how far the page is scrolled.
    static let place = "place"
    /// What the processes have printed beside the screen.
    static let printed = "printed"
  }

  /// Goes on where the watched process before this one was, and hears the watcher from now on.
  func followWatcher() {
    guard let watcher else { return }
    if let received = watcher.received {
      screen.trustClusters(device.abilities.knowsClusters)
      if let place = received.part(Part.place, as: ScreenPlace.self) {
        screen.model.resume(at: place)
      }
      if let printed = received.part(Part.printed, as: Data.self), capture != nil {
        try? StandardStream.send(printed, to: StandardStream.output)
      }
      if !watcher.notes.isEmpty { screen.model.message = watcher.notes.joined(separator: " ") }
    }
    let send = self.send
    watcher.listen { send.yield(.watcher($0)) }
  }

  /// Leaves the terminal as it is to the next process.
  func handOn(to watcher: WatcherLine) {
    EmergencyExit.disarm()
    watcher.leave(device.settings, as: Part.settings)
    watcher.leave(device.abilities, as: Part.abilities)
    if let isDark { watcher.leave(isDark, as: Part.isDark) }
    watcher.leave(screen.model.place, as: Part.place)
    if let printed = capture?.end(), !printed.isEmpty {
      watcher.leave(Data(printed.suffix(65_536)), as: Part.printed)
    }
  }

  func handle(_ message: WatcherMessage) {
    switch message {
    case .building: screen.model.notice = .progress("building …")
    case .failed(let error): screen.model.notice = .failure(error)
    case .settled: screen.model.notice = nil
    case .leave:
      watcher?.beginLeaving()
      status = ExitStatus.success
    case .ended: status = ExitStatus.ended(bySignal: SIGHUP)
    }
  }
}
