public import CoreViews

/// A command to the plain host, which is one line of its input.
public enum PlainCommand: Hashable, Sendable {
  /// Prints the screen.
  case show
  /// Presses the button or link with the label, or submits the field.
  case tap(String)
  /// Replaces the text of a field.
  ///
  /// Without a label, the text begins with it; where it ends depends on the screen.
  case type(label: String?, text: String)
  /// Turns the toggle with the label on or off.
  case toggle(String)
  /// Chooses an option of a picker, or what a menu offers; with an empty text, lists them.
  ///
  /// Without a label, the text begins with it; where it ends depends on the screen.
  case choose(label: String?, text: String)
  /// Goes some steps up or down in the stepper, slider or date picker with the label.
  case step(String, Int)
  /// Gives the slider with the label a number.
  case slide(String, String)
  /// Opens or closes the group with the label.
  case expand(String)
  /// Selects the row with the label, or no longer.
  case select(String)
  /// Deletes the row with the label.
  case delete(String)
  /// Moves the row with the label to a place among its neighbours, counted from 1.
  case move(String, Int)
  /// Replaces the text of the search field.
  case search(String)
  /// Selects the tab with the label.
  case tab(String)
  /// Presses a key, such as `cmd+n`.
  case key(Element.Accessibility.Shortcut)
  /// Goes one step back, or closes what is in front.
  case back
  /// Waits until the screen contains the text, for some seconds at most.
  case wait(String, seconds: Double)
  /// Loads the content again.
  case refresh
  /// Prints the tree of elements.
  case state
  /// Prints the list of commands.
  case help
  /// Leaves.
  case quit

  /// The seconds that `wait` waits unless it is given others.
  public static let defaultWait = 5.0
  /// The most seconds that `wait` waits: a day.
  static let longestWait = 86_400.0
}
