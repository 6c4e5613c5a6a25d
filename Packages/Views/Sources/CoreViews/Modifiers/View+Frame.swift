public import Foundation

extension View {
  /// Puts a modifier of layout around the nearest elements of this view.
  func laidOut(_ step: LayoutStep) -> ModifiedView<Self, EnvironmentModifier> {
    changingDecoration {
      $0.steps.insert(step, at: 0)
      if case .offset = step, $0.appearances.contains(where: \.isRotation) {
        $0.appearances.insert(.mark(.orbiting), at: 0)
      }
    }
  }

  /// Gives the view a frame of a fixed width or height, in points; nil leaves it to the view.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    laidOut(.frame(width: width, height: height, alignment: alignment))
  }

  /// Gives the view a frame within bounds, in points.
  ///
  /// With `.infinity` as a maximum, the frame takes all that is offered.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    laidOut(
      .bounds(
        width: LayoutBounds(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: LayoutBounds(min: minHeight, ideal: idealHeight, max: maxHeight),
        alignment: alignment))
  }

  /// Gives the view its ideal size, whatever is offered.
  public func fixedSize() -> some View { laidOut(.fixedSize([.horizontal, .vertical])) }

  /// Gives the view its ideal length along one axis or both, whatever is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return laidOut(.fixedSize(axes))
  }

  /// Ranks the view when a stack shares out room; 0 is usual, and higher ranks come first.
  public func layoutPriority(_ value: Double) -> some View { laidOut(.priority(value)) }

  /// Makes the view as large as the page along some axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    laidOut(.container(axes, .whole, alignment: alignment))
  }

  /// Makes the view as large as some of equal parts of the page, with room between them, in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    laidOut(
      .container(axes, .parts(count, span: span, spacing: spacing), alignment: alignment))
  }

  /// Makes the view as large as a closure says for a length of the page, in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping @Sendable (CGFloat, Axis) -> CGFloat
  ) -> some View {
    laidOut(.container(axes, .custom(length), alignment: alignment))
  }
}
