/// What is known of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
  /// How far it is scrolled.
  public let geometry: ScrollGeometry
  /// How fast it moves; nil, since hosts do not tell.
  public var velocity: CGVector? { nil }
}
