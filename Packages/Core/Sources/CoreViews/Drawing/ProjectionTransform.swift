internal import Foundation

/// A change of coordinates; hosts draw what of it stays in the plane.
public struct ProjectionTransform: Equatable, Sendable {
  let plane: CGAffineTransform

  /// Changes nothing.
  public init() { plane = .identity }
  /// Changes coordinates in the plane.
  public init(_ transform: CGAffineTransform) { plane = transform }

  /// Whether it changes nothing.
  public var isIdentity: Bool { plane.isIdentity }
  /// Returns the change that does this one and then another.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(plane.concatenating(other.plane))
  }
}

extension View {
  /// Moves and turns the view and draws it at another size; a terminal only moves it.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformEffect(transform.plane)
  }
}
