/// The course of a change on screen.
///
/// A page takes the duration for changes of colour and place; a terminal draws the end at once.
public struct Animation: Hashable, Sendable {
  private enum Curve: Hashable { case `default`, linear, easeIn, easeOut, easeInOut, spring }

  private let curve: Curve
  /// In seconds.
  private(set) var duration: Double
  /// The course that a program works out; nil for one of those here.
  var custom: AnimationBase?

  private init(_ curve: Curve, _ duration: Double = 0.35) {
    self.curve = curve
    self.duration = duration
  }

  /// The course that a host finds best.
  public static let `default` = Animation(.default)
  /// The same speed from beginning to end.
  public static let linear = Animation(.linear)
  /// A slow beginning.
  public static let easeIn = Animation(.easeIn)
  /// A slow end.
  public static let easeOut = Animation(.easeOut)
  /// A slow beginning and a slow end.
  public static let easeInOut = Animation(.easeInOut)
  /// The course of a spring.
  public static let spring = Animation(.spring)
  /// A spring that swings beyond its end.
  public static let bouncy = Animation(.spring)
  /// A spring that does not swing.
  public static let smooth = Animation(.spring)
  /// A spring that hardly swings.
  public static let snappy = Animation(.spring)
  /// A spring that follows a finger.
  public static let interactiveSpring = Animation(.spring)

  /// Returns a course of one speed; the duration is in seconds.
  public static func linear(duration: Double) -> Animation { Animation(.linear, duration) }
  /// Returns a course with a slow beginning; the duration is in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration) }
  /// Returns a course with a slow end; the duration is in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration) }
  /// Returns a course that is slow at both ends; the duration is in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration) }
  /// Returns the course of a spring; the duration is in seconds.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring, duration)
  }
  /// Returns the course of a spring; the response is in seconds.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring, response)
  }
  /// Returns the course of a spring that follows a finger; the response is in seconds.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    Animation(.spring, response)
  }
  /// Returns the course of a spring that swings beyond its end; the duration is in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring, duration)
  }
  /// Returns the course of a spring that does not swing; the duration is in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring, duration)
  }
  /// Returns the course of a spring that hardly swings; the duration is in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring, duration)
  }
  /// Returns a course along a curve of two points; the duration is in seconds.
  public static func timingCurve(
    _ firstX: Double, _ firstY: Double, _ lastX: Double, _ lastY: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(.default, duration)
  }
  /// Returns the course of a spring with a mass.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring)
  }

  /// How much of the change is done, at a part of its time.
  func progress(at place: Double) -> Double {
    let rest = 1 - place
    return switch curve {
    case .linear: place
    case .easeIn: place * place
    case .easeOut: 1 - rest * rest
    case .default, .easeInOut: place < 0.5 ? 2 * place * place : 1 - 2 * rest * rest
    case .spring: 1 - rest * rest * rest
    }
  }

  /// Returns an animation that begins later, in seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// Returns a faster animation.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.duration /= speed
    return copy
  }
  /// Returns an animation that is repeated.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns an animation that is repeated for ever.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Runs a closure and returns its result, without an animation: hosts draw the end of a change.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs a closure and returns its result, and then another, as the change has ended at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// When an animation counts as ended; hosts end all at once.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  /// When it looks so, or when nothing moves any more.
  case logicallyComplete, removed
}

/// What accompanies a change of state: its animation, and whether there is to be one.
public struct Transaction: Hashable, Sendable {
  /// The course of the change; nil for none.
  public var animation: Animation?
  /// Whether views are to show the end of the change at once, as all hosts do.
  public var disablesAnimations = false
  /// Whether the change belongs to a gesture that goes on.
  public var isContinuous = false

  /// Makes a transaction, with an animation or without.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Runs a closure that changes state with one value of the transaction set, and returns its result;
/// hosts draw the change at once.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs a closure that changes state, and returns its result; hosts draw the change at once.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// A course that a program works out, of whatever type.
struct AnimationBase: Hashable, Sendable {
  let value: any Hashable & Sendable

  static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.value) == AnyHashable(rhs.value)
  }

  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
