/// The course of a change from 0 to 1.
public enum UnitCurve: Hashable, Sendable {
  /// At one speed, slow at both ends, with a slow beginning, or with a slow end.
  case linear, easeInOut, easeIn, easeOut
}
