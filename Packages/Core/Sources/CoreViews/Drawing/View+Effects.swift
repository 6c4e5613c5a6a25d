public import Foundation

/// Effects that no host draws in cells; the view keeps its room and its content.
extension View {
  /// Returns the view itself: hosts draw what is inside the corners, too.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> Self { self }
  /// Returns the view itself: hosts draw what is outside of the outline, too.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> Self { self }
  /// Returns the view itself: hosts draw no shadows.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self {
    self
  }
  /// Returns the view itself: hosts draw upright.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  /// Returns the view itself: hosts draw without depth.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> Self {
    self
  }
  /// Hides the view if the scale is 0; at any other scale hosts draw its usual size.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    opacity(scale == 0 ? 0 : 1)
  }
  /// Hides the view if a scale is 0; at any other scale hosts draw its usual size.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    opacity(x == 0 || y == 0 ? 0 : 1)
  }
  /// Hides the view if a scale is 0; at any other scale hosts draw its usual size.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  /// Returns the view itself: hosts draw sharp.
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  /// Returns the view itself: hosts draw the colours that they have.
  public func brightness(_ amount: Double) -> Self { self }
  /// Returns the view itself: hosts draw the colours that they have.
  public func contrast(_ amount: Double) -> Self { self }
  /// Returns the view itself: hosts draw the colours that they have.
  public func saturation(_ amount: Double) -> Self { self }
  /// Returns the view itself: hosts draw the colours that they have.
  public func grayscale(_ amount: Double) -> Self { self }
  /// Returns the view itself: hosts draw the colours that they have.
  public func hueRotation(_ angle: Angle) -> Self { self }
  /// Returns the view itself: hosts draw the colours that they have.
  public func colorMultiply(_ color: Color) -> Self { self }
  /// Returns the view itself: hosts draw the colours that they have.
  public func colorInvert() -> Self { self }
  /// Returns the view itself: views are drawn one over the other.
  public func blendMode(_ mode: BlendMode) -> Self { self }
  /// Returns the view itself: views are drawn one by one.
  public func compositingGroup() -> Self { self }
  /// Returns the view itself: views are drawn one by one.
  public func drawingGroup(opaque: Bool = false) -> Self { self }
  /// Returns the view itself: hosts show and remove views at once.
  public func transition(_ transition: AnyTransition) -> Self { self }
  /// Returns the view itself: hosts draw the end of a change at once.
  public func contentTransition(_ transition: ContentTransition) -> Self { self }
  /// Returns the view itself: hosts draw the end of a change at once.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> Self {
    self
  }
}
