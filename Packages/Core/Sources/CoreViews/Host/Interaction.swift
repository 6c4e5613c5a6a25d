/// A step of a person in the element tree.
public enum Interaction: Hashable, Sendable {
  /// Presses a button or link, flips a toggle, selects a tab, submits a field.
  case activate(Element.ID)
  /// Replaces the whole text of a field.
  case edit(Element.ID, text: String)
  /// Goes one step back in front: pops the top screen of a stack, else closes the modal
  /// presentation.
  ///
  /// In an alert or dialog it presses the button that cancels, or the only one.
  case back
  /// Runs the action of a `refreshable` view in front, as pulling a list down does.
  case refresh
}
