// The view, what modifiers say of it, and how it is told to who does not see it.
//
// ChartProxy: ChartPlotContent.
// ChartSettings: AxisSetting, LegendSetting, MarkScale, ScaleBound, ScaleBounds, ScaleRangeBound,
//   SideView.
// ChartTable: ChartTrend.
// Legend: LegendEntry, LegendRow.
// ScaleDomain: AutomaticScaleDomain, PlotDimensionScaleRange, PositionScaleRange.
// View+ChartAxes: ChartAxisContent.
// View+ChartScrolling: ChartScrollTargetBehavior, ValueAlignedChartScrollTargetBehavior.

@_spi(Hosts) public import CoreViews
public import Foundation

/// Draws numbers, dates and names as bars, lines, areas, points and sectors.
///
/// ```
/// Chart(days) { day in
///   LineMark(x: .value("Day", day.date, unit: .day), y: .value("Boats", day.boats))
///     .foregroundStyle(by: .value("Harbour", day.harbour))
/// }
/// .frame(height: 200)
/// ```
///
/// It takes the room that it is offered. A page has it as lines and areas, a terminal as dots of
/// braille, and who reads or listens gets its summary and its first hundred values.
///
/// Complexity: O(n) in the marks, at each change of them or of its size.
public struct Chart<Content: ChartContent>: View {
  @Environment(\.chart) private var settings
  @State private var moved = ChartMoves()
  private let content: Content

  /// Makes a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Makes a chart of the marks of each element, identified by its `id`.
  public init<Data: RandomAccessCollection, Element: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Element
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Element> {
    self.content = ForEach(data, path: nil, content: content)
  }

  /// Makes a chart of the marks of each element, identified by the value at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Element: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Element
  ) where Content == ForEach<Data, ID, Element> {
    self.content = ForEach(data, path: id, content: content)
  }

  /// The chart with its legend.
  public var body: some View {
    let marks = PlacedMarks(content.marks)
    ChartBody(
      marks: marks, looks: PlotLooks(marks, settings), settings: moved.applied(to: settings),
      moved: $moved
    )
    .accessibilityRepresentation { ChartTable(marks: marks) }
    .environment(\.chart, ChartSettings())
  }
}

/// How far a person has moved a chart.
struct ChartMoves {
  var x: ChartDatum?
  var y: ChartDatum?

  func applied(to settings: ChartSettings) -> ChartSettings {
    var settings = settings
    settings.x.firstPosition = x ?? settings.x.firstPosition
    settings.y.firstPosition = y ?? settings.y.firstPosition
    return settings
  }
}
