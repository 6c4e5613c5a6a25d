public import CoreViews
public import Foundation

/// What stands along the sides of the charts within.
extension View {
  /// Shows or hides the horizontal axis.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.x.visibility = visibility }
  }
  /// Shows or hides the vertical axis.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.y.visibility = visibility }
  }
  /// Draws the horizontal axis as a closure says.
  public func chartXAxis(@AxisContentBuilder content: () -> AxisContentList) -> some View {
    let axes = content().axes
    return chart { $0.x.axes = axes }
  }
  /// Draws the vertical axis as a closure says.
  public func chartYAxis(@AxisContentBuilder content: () -> AxisContentList) -> some View {
    let axes = content().axes
    return chart { $0.y.axes = axes }
  }

  /// Changes the view with the labels of the horizontal axis; charts draw them one by one.
  public func chartXAxisStyle(
    @ViewBuilder content: @escaping (ChartAxisContent) -> some View
  ) -> some View {
    chart { $0.x.style = { AnyView(content(ChartAxisContent(view: $0))) } }
  }
  /// Changes the view with the labels of the vertical axis; charts draw them one by one.
  public func chartYAxisStyle(
    @ViewBuilder content: @escaping (ChartAxisContent) -> some View
  ) -> some View {
    chart { $0.y.style = { AnyView(content(ChartAxisContent(view: $0))) } }
  }

  /// Says what the horizontal axis is for.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(labelKey)
    }
  }
  /// Says what the horizontal axis is for.
  @_disfavoredOverload
  public func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  /// Shows a view beside the horizontal axis.
  public func chartXAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) -> some View {
    let side = SideView(
      position: position == .automatic ? .bottom : position, alignment: alignment,
      spacing: spacing ?? 4, view: AnyView(content()))
    return chart { $0.x.label = side }
  }

  /// Says what the vertical axis is for.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(labelKey)
    }
  }
  /// Says what the vertical axis is for.
  @_disfavoredOverload
  public func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  /// Shows a view beside the vertical axis.
  public func chartYAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) -> some View {
    let side = SideView(
      position: position == .automatic ? .top : position, alignment: alignment ?? .trailing,
      spacing: spacing ?? 4, view: AnyView(content()))
    return chart { $0.y.label = side }
  }
}

/// The labels of an axis.
public struct ChartAxisContent: View {
  let view: AnyView

  /// The labels.
  public var body: some View { view }
}
