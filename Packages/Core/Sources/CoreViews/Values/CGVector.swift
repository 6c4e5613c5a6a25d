public import Foundation

#if !canImport(CoreGraphics)
  /// A distance in a direction.
  public struct CGVector: Hashable, Sendable {
    /// How far it goes to the right.
    public var dx: CGFloat
    /// How far it goes down.
    public var dy: CGFloat

    /// Makes a vector; without arguments, one of no length.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }

    /// The vector of no length.
    public static let zero = CGVector()
  }
#endif
