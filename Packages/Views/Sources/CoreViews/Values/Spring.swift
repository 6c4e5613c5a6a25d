/// The course of a spring.
public struct Spring: Hashable, Sendable {
  /// How long it takes to come near its end, in seconds, and how far it swings beyond.
  public let duration, bounce: Double

  /// Makes a spring.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }
  /// Makes a spring from the time of a swing, in seconds, and how soon it rests.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }
  /// Makes a spring from physical values.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    let rate = (stiffness / mass).squareRoot()
    self.init(duration: 2 * .pi / rate, bounce: 1 - damping / (2 * rate * mass))
  }

  /// Without swinging.
  public static let smooth = Spring()
  /// Hardly swinging.
  public static let snappy = Spring(bounce: 0.15)
  /// Swinging beyond its end.
  public static let bouncy = Spring(bounce: 0.3)
  /// Without swinging; the duration is in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// Hardly swinging; the duration is in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Swinging beyond its end; the duration is in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// Returns the course of a spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce)
  }
  /// Returns the course of a spring.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce)
  }
  /// Returns the course of a spring; the duration is in seconds.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    .spring(duration: duration, bounce: bounce)
  }
}
