/// One line of what a person tells the plain host to do.
public enum PlainCommand: Hashable, Sendable {
  case show
  case tap(String)
  /// Sets the text of a field. Without a label, which words of the text are one only the screen
  /// can tell.
  case type(label: String?, text: String)
  case toggle(String)
  case tab(String)
  case back
  case wait(String, seconds: Double)
  case refresh
  case state
  case help
  case quit

  /// How long `wait` waits if nothing is said.
  public static let defaultWait = 5.0
  /// A day.
  static let longestWait = 86_400.0
}
