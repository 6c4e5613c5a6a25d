/// The shape of a button's border; hosts draw borders of one shape.
public enum ButtonBorderShape: Hashable, Sendable {
  /// As the host finds best, with half circles, with round corners, or round.
  case automatic, capsule, roundedRectangle, circle

  /// Returns the shape with round corners; hosts choose their radius.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { .roundedRectangle }
}
