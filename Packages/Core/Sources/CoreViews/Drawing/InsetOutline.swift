public import Foundation

/// A shape that is smaller by the same distance on each side.
public struct InsetOutline: InsettableShape {
  let shape: AnyShape
  let amount: CGFloat

  /// Returns the outline within a smaller rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect.insetBy(dx: amount, dy: amount))
  }
}
