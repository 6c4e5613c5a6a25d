/// The course of a change from 0 to 1.
public enum UnitCurve: Hashable, Sendable {
  /// At one speed, slow at both ends, with a slow beginning, or with a slow end.
  case linear, easeInOut, easeIn, easeOut
}

extension Animation {
  /// Returns the course of a curve; the duration is in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    switch curve {
    case .linear: .linear(duration: duration)
    case .easeInOut: .easeInOut(duration: duration)
    case .easeIn: .easeIn(duration: duration)
    case .easeOut: .easeOut(duration: duration)
    }
  }
}
