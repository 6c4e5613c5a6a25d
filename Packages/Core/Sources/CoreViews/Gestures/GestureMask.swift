/// Which gestures count: those of the view, and those of the views within.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt32
  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The gesture of the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views within.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
  /// None of them.
  public static let none: GestureMask = []
}
