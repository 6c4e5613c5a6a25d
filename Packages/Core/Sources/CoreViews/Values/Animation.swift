/// The course of a change on screen, which has no effect: hosts draw its end at once.
public struct Animation: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  public static let `default` = Animation()
  /// Accepted so that views compile as they are.
  public static let linear = Animation()
  /// Accepted so that views compile as they are.
  public static let easeIn = Animation()
  /// Accepted so that views compile as they are.
  public static let easeOut = Animation()
  /// Accepted so that views compile as they are.
  public static let easeInOut = Animation()
  /// Accepted so that views compile as they are.
  public static let spring = Animation()

  /// Returns an animation; duration (in seconds) and bounce have no effect.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    Animation()
  }

  /// Returns an animation; the duration (in seconds) has no effect.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
}
