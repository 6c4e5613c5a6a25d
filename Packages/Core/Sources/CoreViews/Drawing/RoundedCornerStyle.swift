/// The course of round corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A part of a circle, and a smoother curve.
  case circular, continuous
}
