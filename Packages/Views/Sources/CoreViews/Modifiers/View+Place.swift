public import Foundation

extension View {
  /// Draws the view beside its place, by lengths in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    laidOut(.offset(x: x, y: y))
  }

  /// Draws the view beside its place, by lengths in points.
  public func offset(_ offset: CGSize) -> some View {
    laidOut(.offset(x: offset.width, y: offset.height))
  }

  /// Puts a place of the view at a point of the room around it, in points.
  @_spi(Hosts)
  public func placed(at point: CGPoint, anchor: UnitPoint) -> some View {
    laidOut(.position(x: point.x, y: point.y, anchor: anchor))
  }

  /// Puts the middle of the view at a point of the room around it, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    laidOut(.position(x: x, y: y))
  }

  /// Puts the middle of the view at a point of the room around it, in points.
  public func position(_ position: CGPoint) -> some View {
    laidOut(.position(x: position.x, y: position.y))
  }

  /// Keeps the shape of the view, as width by height; nil is that of its ideal size.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    laidOut(.aspectRatio(ratio, contentMode))
  }

  /// Keeps the shape of a size.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    laidOut(.aspectRatio(size.height > 0 ? size.width / size.height : nil, contentMode))
  }

  /// Makes the view as large as fits within the room, in its own shape.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view as small as leaves nothing of the room empty, in its own shape.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Draws the view in front of others that have less; 0 is usual.
  public func zIndex(_ value: Double) -> some View { laidOut(.zIndex(value)) }

  /// Draws nothing of the view outside of its frame.
  public func clipped(antialiased: Bool = false) -> some View { laidOut(.clipped) }

  /// Draws a line within the sides of the view; its width is in points.
  public func border(_ style: some ShapeStyle, width: CGFloat = 1) -> some View {
    changingEnvironment { values in
      let name = style.color(in: values).name
      values.builtIn.changeDecoration { $0.steps.insert(.border(name, width: width), at: 0) }
    }
  }

  /// Sets where the view has a line of alignment, in points from its leading side.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    laidOut(.guide(LayoutGuide(guide.key, computeValue)))
  }

  /// Sets where the view has a line of alignment, in points from its upper side.
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    laidOut(.guide(LayoutGuide(guide.key, computeValue)))
  }

  /// Hands a value to the ``Layout`` around the view.
  public func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value: Key.Value
  ) -> some View where Key.Value: Sendable {
    laidOut(.value(LayoutValue(key, value)))
  }
}
