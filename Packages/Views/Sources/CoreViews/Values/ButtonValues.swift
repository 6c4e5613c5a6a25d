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

/// The shape of a button's border; hosts draw borders of one shape.
public enum ButtonBorderShape: Hashable, Sendable {
  /// As the host finds best, with half circles, with round corners, or round.
  case automatic, capsule, roundedRectangle, circle

  /// Returns the shape with round corners; hosts choose their radius.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { .roundedRectangle }
}

/// Whether a button that is held acts again and again.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  /// As the host finds best, again and again, or once.
  case automatic, enabled, disabled
}

/// How wide a button is.
public enum ButtonSizing: Hashable, Sendable {
  /// As the host finds best, as wide as its label, and as wide as there is room.
  case automatic, fitted, flexible
}

/// The size of a control; a terminal has one of its own.
public enum ControlSize: Hashable, Sendable {
  /// From the smallest to the largest.
  case mini, small, regular, large, extraLarge
}

/// Whether a control opens while something is dragged over it, which no host has.
public enum SpringLoadingBehavior: Hashable, Sendable {
  /// As suits, yes, and no.
  case automatic, enabled, disabled
}
