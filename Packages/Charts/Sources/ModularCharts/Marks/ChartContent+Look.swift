public import CoreViews
public import Foundation

/// Content with a property that a modifier gives all its marks.
struct MarkedContent<Content: ChartContent>: ChartContent {
  typealias Body = Never

  let content: Content
  let part: Mark.Part

  func _add(to marks: inout ChartMarks) {
    let first = marks.all.count
    content._add(to: &marks)
    for index in first..<marks.all.count { marks.all[index].parts.append(part) }
  }
}

extension ChartContent {
  func with(_ part: Mark.Part) -> MarkedContent<Self> { MarkedContent(content: self, part: part) }

  private func key(_ value: PlottableValue<some Plottable>) -> MarkKey {
    MarkKey(label: value.span.label, datum: value.span.start)
  }

  /// Draws the marks in a style.
  public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
    with(.style(AnyShapeStyle(style)))
  }
  /// Draws marks of each value in a colour of its own, which the legend tells.
  public func foregroundStyle(by value: PlottableValue<some Plottable>) -> some ChartContent {
    with(.styleBy(key(value)))
  }
  /// Draws points as a shape.
  public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent {
    with(.symbol(.shape(symbol)))
  }
  /// Draws points of each value as a shape of its own, which the legend tells.
  public func symbol(by value: PlottableValue<some Plottable>) -> some ChartContent {
    with(.symbolBy(key(value)))
  }
  /// Draws points as a view.
  public func symbol(@ViewBuilder symbol: () -> some View) -> some ChartContent {
    with(.symbol(.view(AnyView(symbol()))))
  }
  /// Draws points of an area, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent { with(.symbolSize(area)) }
  /// Draws points of a size.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    with(.symbolSize(size.width * size.height))
  }
  /// Draws points of an area that follows a value.
  public func symbolSize(by value: PlottableValue<some Plottable>) -> some ChartContent {
    with(.symbolSizeBy(key(value)))
  }
  /// Draws lines in a style.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { with(.line(style)) }
  /// Draws lines of each value in a style of its own, which the legend tells.
  public func lineStyle(by value: PlottableValue<some Plottable>) -> some ChartContent {
    with(.lineBy(key(value)))
  }
  /// Has lines and areas go from point to point in a way.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    with(.interpolation(method))
  }
  /// Puts marks of each value beside each other, where they would stand at one place.
  public func position(
    by value: PlottableValue<some Plottable>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    with(.position(key(value), axis, span))
  }
  /// Shows what is behind the marks, from 0 for all of it to 1 for nothing.
  public func opacity(_ opacity: Double) -> some ChartContent { with(.opacity(opacity)) }
  /// Rounds the corners of bars, by a radius in points.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    with(.corners(radius))
  }
  /// Moves the marks, by lengths in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    with(.offset(MarkOffset(xStart: x, xEnd: x, yStart: y, yEnd: y)))
  }
  /// Moves the marks, by lengths in points.
  public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Moves the sides of the marks, by lengths in points.
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    with(.offset(MarkOffset(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)))
  }
  /// Draws marks of a higher number in front of others.
  public func zIndex(_ value: Double) -> some ChartContent { with(.z(value)) }

  /// Puts a view beside each mark.
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping () -> some View
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing,
      overflowResolution: overflowResolution
    ) { _ in content() }
  }
  /// Puts a view beside each mark that is told how large that is.
  @_disfavoredOverload
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping (AnnotationContext) -> some View
  ) -> some ChartContent {
    with(
      .annotation(
        MarkAnnotation(position: position, alignment: alignment, spacing: spacing ?? 4) {
          AnyView(content($0))
        }))
  }
}

/// What is told of marks to who does not see them, and what no host draws.
extension ChartContent {
  /// Says what the marks are.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { with(.label(label)) }
  /// Says what the marks are.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent {
    with(.label(Text(key)))
  }
  /// Says what the marks are.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
    with(.label(Text(label)))
  }
  /// Says which value the marks have.
  public func accessibilityValue(_ value: Text) -> some ChartContent { with(.value(value)) }
  /// Says which value the marks have.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent {
    with(.value(Text(key)))
  }
  /// Says which value the marks have.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
    with(.value(Text(value)))
  }
  /// Leaves the marks out of what is told.
  public func accessibilityHidden(_ isHidden: Bool) -> some ChartContent {
    ChartContentList(marks: isHidden ? with(.hidden).marks : marks)
  }
  /// Names the marks for tests of Apple's; has no effect.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
  /// Has gradients fill the plot in place of each mark; has no effect.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
  /// Draws the marks as one; has no effect.
  public func compositingLayer() -> some ChartContent { self }
  /// Draws the marks without sharp edges; has no effect.
  public func blur(radius: CGFloat) -> some ChartContent { self }
  /// Gives the marks a shadow; has no effect.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { self }
  /// Cuts the marks; has no effect.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    self
  }
  /// Shows the marks where others are; has no effect.
  public func mask(@ChartContentBuilder content: () -> some ChartContent) -> some ChartContent {
    self
  }
}
