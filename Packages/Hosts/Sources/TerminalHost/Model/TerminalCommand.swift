import CoreViews

/// What the screen asks the runtime to do after an input.
enum TerminalCommand: Hashable, Sendable {
  case perform(Interaction)
  case performInTurn([Interaction])
  /// Puts a text into the clipboard.
  case copy(String)
  /// Leaves with an exit status.
  case quit(Int32)
  /// Stops the process until the shell continues it.
  case suspend
  /// Draws the whole screen again.
  case redraw
}
