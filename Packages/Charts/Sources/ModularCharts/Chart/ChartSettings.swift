import CoreViews
import Foundation

/// What modifiers say of a chart.
struct ChartSettings {
  var x = AxisSetting()
  var y = AxisSetting()
  var styles = MarkScale<AnyShapeStyle>()
  var symbols = MarkScale<MarkSymbol>()
  var lines = MarkScale<StrokeStyle>()
  var sizes: ClosedRange<CGFloat>?
  var legend = LegendSetting()
  var plotStyle: ((AnyView) -> AnyView)?
  /// What stands in front of the marks, and behind them.
  var overlays: [(alignment: Alignment, view: (ChartProxy) -> AnyView)] = []
  var backgrounds: [(alignment: Alignment, view: (ChartProxy) -> AnyView)] = []
  /// Hears of the value of a sector that a person has pressed.
  var angleSelection: ScaleBound?
  var gestures: [(ChartProxy) -> AnyView] = []
}

/// What modifiers say of one direction.
struct AxisSetting {
  var visibility = Visibility.automatic
  var axes: [AxisSpec]?
  var domain: ScaleBounds?
  var type: ScaleType?
  /// Room that no value has, at the beginning and at the end, in points.
  var padding: (start: CGFloat, end: CGFloat) = (0, 0)
  var label: SideView?
  var style: ((AnyView) -> AnyView)?
  var selection: ScaleBound?
  var rangeSelection: ScaleRangeBound?
  var isScrollable = false
  /// How much is seen at once, as a number or in seconds.
  var visibleLength: Double?
  var scrollPosition: ScaleBound?
  var firstPosition: ChartDatum?
}

/// The values of an axis that a program has named.
enum ScaleBounds {
  case automatic(includesZero: Bool?, isReversed: Bool)
  case range(ChartDatum, ChartDatum)
  case list([ChartDatum])
}

/// What values are drawn as.
struct MarkScale<Look> {
  var domain: [ChartDatum]?
  var range: [Look]?
  var mapping: ((ChartDatum) -> Look?)?
}

/// What stands below a chart and tells colours and symbols.
struct LegendSetting {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView?

  /// By itself it stands below.
  var isAbove: Bool { position != .automatic && position.side.y < 0 }
}

/// A view beside the part with marks.
struct SideView {
  let position: AnnotationPosition
  let alignment: Alignment?
  let spacing: CGFloat
  let view: AnyView
}

/// A value of an axis that somebody else keeps.
struct ScaleBound {
  let get: () -> ChartDatum?
  let set: (ChartDatum?) -> Void

  init(_ binding: Binding<(some Plottable)?>) {
    get = { binding.wrappedValue?.datum }
    set = { datum in binding.wrappedValue = datum.flatMap { .init(datum: $0) } }
  }

  init<Value: Plottable>(_ binding: Binding<Value>) {
    get = { binding.wrappedValue.datum }
    set = { datum in
      if let value = datum.flatMap({ Value(datum: $0) }) { binding.wrappedValue = value }
    }
  }
}

/// A range of an axis that somebody else keeps.
struct ScaleRangeBound {
  let set: ((ChartDatum, ChartDatum)?) -> Void

  init<Value: Plottable & Comparable>(_ binding: Binding<ClosedRange<Value>?>) {
    set = { ends in
      guard let ends, let first = Value(datum: ends.0), let last = Value(datum: ends.1) else {
        binding.wrappedValue = nil
        return
      }
      binding.wrappedValue = min(first, last)...max(first, last)
    }
  }
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chart: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chart, transform: change)
  }
}
