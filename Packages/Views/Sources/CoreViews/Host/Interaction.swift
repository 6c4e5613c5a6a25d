public import Foundation

/// A step of a person in the element tree.
public enum Interaction: Hashable, Sendable {
  /// Presses a button or link, flips a toggle, selects a tab or row, chooses an option, opens or
  /// closes a group, submits a field.
  case activate(Element.ID)
  /// Touches an element: its gestures hear of it, then those around it; a control without gestures
  /// is pressed by a tap.
  case touch(Element.ID, Touch)
  /// Replaces the whole text of a field, or gives a slider, stepper or date picker another value.
  ///
  /// A number is written as `0.4`, a date as `2026-11-22`.
  case edit(Element.ID, text: String)
  /// Hands files of this machine to an element that takes some, such as those that a person has
  /// sent.
  case files(Element.ID, [URL])
  /// Tells an element that takes files why those that a person has sent do not come.
  case noFiles(Element.ID, reason: String)
  /// Makes the number of a stepper or slider larger, or smaller, by some of its steps.
  case adjust(Element.ID, steps: Int)
  /// Deletes a row.
  case delete(Element.ID)
  /// Moves a row to a place among its neighbours, the first of which is 0.
  case move(Element.ID, to: Int)
  /// Moves the focus to an element, or away from all; views that follow it are told.
  case focus(Element.ID?)
  /// Presses a key while an element has the focus; refused unless a view takes it.
  case key(Element.ID, String, modifiers: Set<String>)
  /// Runs an action of an element, by its name.
  case action(Element.ID, named: String)
  /// Opens a URL.
  case open(URL)
  /// Brings the app to the front, or into the background.
  case phase(ScenePhase)
  /// Tells the views whether the screen is light or dark.
  case colorScheme(ColorScheme)
  /// Tells the views how much room there is from side to side.
  case width(UserInterfaceSizeClass)
  /// Goes one step back in front: pops the top screen of a stack, else closes the modal
  /// presentation.
  ///
  /// In an alert or dialog it presses the button that cancels, or the only one.
  case back
  /// Runs the action of a `refreshable` view in front, as pulling a list down does.
  case refresh
}

/// The result of an interaction.
public enum InteractionOutcome: Hashable, Sendable {
  /// The interaction was carried out, and the tree is up to date.
  case done
  /// The interaction was not possible.
  ///
  /// The element is gone, hidden, disabled, covered by a modal, or takes no such interaction; the
  /// text says which, to be shown to the person.
  case refused(String)
}
