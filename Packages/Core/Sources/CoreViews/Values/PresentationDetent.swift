/// A height at which a sheet rests, which has no effect: hosts choose the height of a sheet.
public enum PresentationDetent: Hashable, Sendable {
  /// Half of the screen, or all of it.
  case medium, large
  /// A height in points.
  case height(Double)
  /// A part of the screen's height, from 0 to 1.
  case fraction(Double)
}
