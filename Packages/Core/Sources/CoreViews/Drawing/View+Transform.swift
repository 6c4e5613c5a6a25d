internal import Foundation

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
