public import Foundation

/// A shape that hides the type of the shape inside.
public struct AnyShape: Shape {
  private let outline: String
  private let makePath: (CGRect) -> Path

  /// Hides the type of a shape.
  public init(_ shape: some Shape) {
    outline = shape._outline
    makePath = shape.path
  }

  /// Returns the outline within a rectangle.
  public func path(in rect: CGRect) -> Path { makePath(rect) }
  /// What the shape inside is.
  public var _outline: String { outline }
}
