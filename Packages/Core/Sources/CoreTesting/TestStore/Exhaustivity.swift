/// Whether a test must assert everything that a test store observes.
public enum Exhaustivity: Equatable, Sendable {
  /// Every change of state, received action and running effect must be asserted.
  case on
  /// Only what the test asserts is checked.
  ///
  /// With `showSkippedAssertions`, what was not asserted is printed without failing the test.
  case off(showSkippedAssertions: Bool)

  /// Only what the test asserts is checked; what was not asserted is not printed.
  public static let off = Self.off(showSkippedAssertions: false)
}
