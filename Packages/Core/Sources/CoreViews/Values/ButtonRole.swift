/// The purpose of a button, where that changes how it is drawn or used.
public enum ButtonRole: Hashable, Sendable {
  /// Destroys something; the terminal draws it in red.
  case destructive
  /// Leaves an alert or a dialog without a choice, which going back does as well.
  case cancel
  /// Closes what is presented; the button is spoken and drawn as any other.
  case close
  /// Agrees to what is presented; its ground is filled.
  case confirm
}
