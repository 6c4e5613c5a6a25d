public import CoreViews
public import Foundation

/// What stands around, in front of and behind the marks of the charts within.
extension View {
  /// Shows or hides the legend.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.visibility = visibility }
  }
  /// Says where the legend stands.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chart { $0.legend.place(position, alignment, spacing) }
  }
  /// Shows a view as the legend.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) -> some View {
    let view = AnyView(content())
    return chart {
      $0.legend.place(position, alignment, spacing)
      $0.legend.content = view
    }
  }

  /// Changes the part with marks: its frame, what is behind it, its border.
  public func chartPlotStyle(
    @ViewBuilder content: @escaping (ChartPlotContent) -> some View
  ) -> some View {
    chart { $0.plotStyle = { AnyView(content(ChartPlotContent(view: $0))) } }
  }
  /// Puts a view in front of the chart that knows where its values are.
  public func chartOverlay(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View {
    chart { $0.overlays.append((alignment, { AnyView(content($0)) })) }
  }
  /// Puts a view behind the chart that knows where its values are.
  public func chartBackground(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View {
    chart { $0.backgrounds.append((alignment, { AnyView(content($0)) })) }
  }
  /// Has the chart hear a gesture, in the coordinates of the part with marks.
  public func chartGesture(
    _ gesture: @escaping (ChartProxy) -> some Gesture
  ) -> some View {
    chart {
      $0.gestures.append { proxy in
        AnyView(Color.clear.contentShape(Rectangle()).gesture(gesture(proxy)))
      }
    }
  }
}

extension LegendSetting {
  fileprivate mutating func place(
    _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?
  ) {
    (self.position, self.alignment, self.spacing) = (position, alignment, spacing)
    if visibility == .hidden { visibility = .automatic }
  }
}

/// What a person selects in the charts within, and what they see at once.
extension View {
  /// Keeps the horizontal value that a person presses; pressing it again selects nothing.
  public func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    chart { $0.x.selection = ScaleBound(value) }
  }
  /// Keeps the vertical value that a person presses; pressing it again selects nothing.
  public func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    chart { $0.y.selection = ScaleBound(value) }
  }
  /// Keeps the horizontal values over which a person drags.
  public func chartXSelection<Value: Plottable & Comparable>(
    range: Binding<ClosedRange<Value>?>
  ) -> some View {
    chart { $0.x.rangeSelection = ScaleRangeBound(range) }
  }
  /// Keeps the vertical values over which a person drags.
  public func chartYSelection<Value: Plottable & Comparable>(
    range: Binding<ClosedRange<Value>?>
  ) -> some View {
    chart { $0.y.rangeSelection = ScaleRangeBound(range) }
  }
  /// Keeps where among the sum of all sectors the one is that a person presses.
  public func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    chart { $0.angleSelection = ScaleBound(value) }
  }
}
