import CoreViews

/// What the screen wants done after an input.
enum ScreenCommand: Hashable, Sendable {
  case perform(Interaction)
  /// Leaves with an exit status.
  case quit(Int32)
  /// Stops the process until the shell continues it.
  case suspend
  /// Draws everything anew.
  case redraw
}

/// Exit statuses, as shells know them.
enum ExitStatus {
  static let success: Int32 = 0
  /// What a shell reports of a process that a signal ended.
  static func ended(bySignal signal: Int32) -> Int32 { 128 + signal }
  /// Ctrl-C, which is signal 2.
  static let interrupted = ended(bySignal: 2)
}
