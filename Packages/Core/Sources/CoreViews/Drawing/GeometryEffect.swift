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
