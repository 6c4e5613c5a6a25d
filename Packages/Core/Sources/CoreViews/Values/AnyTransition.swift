/// The way in which a view comes and goes; hosts show and remove views at once.
public struct AnyTransition: Sendable {
  private init() {}

  /// Comes and goes at once.
  public static let identity = AnyTransition()
  /// Fades.
  public static let opacity = AnyTransition()
  /// Grows and shrinks.
  public static let scale = AnyTransition()
  /// Slides in from the leading side.
  public static let slide = AnyTransition()

  /// Returns a way that grows and shrinks around a point.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  /// Returns a way in from a side.
  public static func move(edge: Edge) -> AnyTransition { .slide }
  /// Returns a way in from a side, pushing what was there.
  public static func push(from edge: Edge) -> AnyTransition { .slide }
  /// Returns a way in from a distance, in points.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { .slide }
  /// Returns one way in and another way out.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    insertion
  }

  /// Returns this way together with another.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the way with a course of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
