import CoreViews

/// What the screen asks the runtime to do after an input.
enum ScreenCommand: Hashable, Sendable {
  case perform(Interaction)
  /// Leaves with an exit status.
  case quit(Int32)
  /// Stops the process until the shell continues it.
  case suspend
  /// Draws the whole screen again.
  case redraw
}

/// Exit statuses, as shells know them.
enum ExitStatus {
  static let success: Int32 = 0
  /// The status that a shell reports for a process that a signal ended.
  static func ended(bySignal signal: Int32) -> Int32 { 128 + signal }
  /// Ctrl-C, which is signal 2.
  static let interrupted = ended(bySignal: 2)
}
