/// How much a test store demands of a test.
public enum Exhaustivity: Equatable, Sendable {
  /// Every change of state, every action received and every effect must be accounted for.
  case on
  /// Only what the test asserts is checked.
  ///
  /// - Parameter showSkippedAssertions: Whether what was not asserted is shown, without failing.
  case off(showSkippedAssertions: Bool)

  /// Only what the test asserts is checked, and the rest is passed over in silence.
  public static let off = Self.off(showSkippedAssertions: false)
}
