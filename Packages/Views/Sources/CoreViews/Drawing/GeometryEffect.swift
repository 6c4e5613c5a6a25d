public import Foundation

/// A change of coordinates that depends on the size of a view, written as a modifier.
public protocol GeometryEffect: Animatable, ViewModifier {
  /// Returns the change for a view of a size in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view, changed; its layout stays what it was.
  public func body(content: Content) -> some View {
    content.visualEffect { $0.projectionEffect(effectValue(size: $1.size)) }
  }

  /// Returns the effect itself: it never takes part in layout.
  public func ignoredByLayout() -> Self { self }
}

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

extension View {
  /// Returns the view itself: what is around a view is a rectangle on all hosts.
  public func containerShape(_ shape: some Shape) -> Self { self }

  /// Moves and turns the view and draws it at another size, as the change of coordinates says; a
  /// terminal only moves it.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    let width = hypot(transform.a, transform.b)
    let area = transform.a * transform.d - transform.b * transform.c
    return scaleEffect(x: width, y: width > 0 ? area / width : 0)
      .rotationEffect(.radians(atan2(transform.b, transform.a)))
      .offset(x: transform.tx, y: transform.ty)
  }
}
