public import CoreViews
public import Foundation

/// Charts that show a part of their values at once, which a person moves by dragging.
extension View {
  /// Lets a person move the chart along some axes.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chart {
      $0.x.isScrollable = axes.contains(.horizontal)
      $0.y.isScrollable = axes.contains(.vertical)
    }
  }
  /// Says how much of the horizontal axis is seen at once: a number, or seconds of dates.
  public func chartXVisibleDomain(length: some Plottable & Numeric) -> some View {
    chart { $0.x.visibleLength = length.datum.measure }
  }
  /// Says how much of the vertical axis is seen at once: a number, or seconds of dates.
  public func chartYVisibleDomain(length: some Plottable & Numeric) -> some View {
    chart { $0.y.visibleLength = length.datum.measure }
  }
  /// Keeps the first horizontal value that is seen.
  public func chartScrollPosition<Value: Plottable>(x: Binding<Value>) -> some View {
    chart { $0.x.scrollPosition = ScaleBound(x) }
  }
  /// Keeps the first vertical value that is seen.
  public func chartScrollPosition<Value: Plottable>(y: Binding<Value>) -> some View {
    chart { $0.y.scrollPosition = ScaleBound(y) }
  }
  /// Says which horizontal value is the first that is seen.
  public func chartScrollPosition(initialX: some Plottable) -> some View {
    chart { $0.x.firstPosition = initialX.datum }
  }
  /// Says which vertical value is the first that is seen.
  public func chartScrollPosition(initialY y: some Plottable) -> some View {
    chart { $0.y.firstPosition = y.datum }
  }
  /// Says at which values a chart that is moved comes to rest; here it does where it is let go.
  public func chartScrollTargetBehavior(
    _ behavior: some ChartScrollTargetBehavior
  ) -> some View { self }
}

/// At which values a chart that is moved comes to rest.
public protocol ChartScrollTargetBehavior {}

/// At multiples of a number, or at the beginning of units of a calendar.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// Where it rests after a long way.
  public struct MajorValueAlignment {
    /// At multiples of a number.
    public static func unit(_ unit: some Numeric) -> Self { Self() }
    /// At dates with these components.
    public static func matching(_ components: DateComponents) -> Self { Self() }
    /// Where a page ends.
    public static var page: Self { Self() }
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// At multiples of a number.
  public static func valueAligned(
    unit: some Numeric, majorAlignment: Self.MajorValueAlignment? = nil
  ) -> Self { Self() }
  /// At dates with these components.
  public static func valueAligned(
    matching: DateComponents, majorAlignment: Self.MajorValueAlignment? = nil
  ) -> Self { Self() }
}
