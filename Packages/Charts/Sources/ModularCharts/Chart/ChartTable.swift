@_spi(Hosts) import CoreViews
import Foundation

/// A chart as who reads or listens gets it: a summary, then values.
struct ChartTable: View {
  let marks: PlacedMarks

  /// As many values are told; a person hears no more, and a page need not carry them.
  private static let most = 100

  var body: some View {
    let told = marks.all.filter { !$0.look.isHidden && $0.isTold }
    let lines = lines(of: told.prefix(Self.most))
    VStack(alignment: .leading) {
      title(of: told)
      if let trend = ChartTrend(told) { trend.summary }
      ForEach(lines.indices, id: \.self) { lines[$0] }
      if told.count > Self.most { Text("and \(told.count - Self.most) more values") }
    }
  }

  /// What the chart is of: `Tons by Month, 12 values`.
  private func title(of told: [PlacedMark]) -> Text {
    let count = Text("Chart with \(told.count) values")
    guard let first = told.first, let value = first.value ?? first.slot else { return count }
    var title = value.label
    if first.value != nil, let slot = first.slot { title = title + Text(" by ") + slot.label }
    return title + Text(verbatim: ". ") + count
  }

  /// Each mark in words; an area and its line say the same once.
  private func lines(of told: ArraySlice<PlacedMark>) -> [Text] {
    var seen: Set<String> = []
    return told.map(\.spoken).filter { seen.insert($0.string).inserted }
  }
}

extension PlacedMark {
  /// Whether it says something by itself.
  fileprivate var isTold: Bool {
    (mark.x?.isPlaced ?? true) && (mark.y?.isPlaced ?? true) && (mark.x != nil || mark.y != nil)
  }

  /// The value as it was given, not its place in a stack.
  fileprivate func words(_ span: Span, isValue: Bool) -> String {
    guard let end = span.end else { return ChartWords.value(span.start) }
    if isValue, mark.hasBase || mark.kind == .area {
      guard let low = span.start.measure, let high = end.measure, mark.stacking != .unstacked else {
        return ChartWords.value(end)
      }
      return ChartWords.value(span.start.sibling(at: high - low))
    }
    if case .date = span.start { return ChartWords.value(span.start) }
    return "\(ChartWords.value(span.start)) – \(ChartWords.value(end))"
  }

  /// The mark in words: `May: 12 boats, North`.
  fileprivate var spoken: Text {
    if let label = look.label {
      return look.value.map { label + Text(verbatim: ": ") + $0 } ?? label
    }
    let values = [value, slot].compactMap(\.self)
    guard let value = values.first else { return Text(verbatim: "") }
    var text = Text(verbatim: "")
    if let slot = slot, self.value != nil {
      text = Text(verbatim: words(slot, isValue: false) + ": ")
    } else {
      text = value.label + Text(verbatim: ": ")
    }
    text = text + (look.value ?? Text(verbatim: words(value, isValue: true)))
    var seen: Set<ChartDatum> = [slot?.start, value.start].compactMap(\.self).reduce(into: []) {
      $0.insert($1)
    }
    for key in look.seriesKeys where seen.insert(key.datum).inserted {
      text = text + Text(verbatim: ", \(ChartWords.value(key.datum))")
    }
    return text
  }
}

/// The least and the greatest value of a chart, and where it leads.
struct ChartTrend {
  private let least: (at: String, value: String)
  private let most: (at: String, value: String)
  private let rise: Double

  /// Nil for several series, and for fewer than three values.
  init?(_ marks: [PlacedMark]) {
    guard Set(marks.map { $0.look.seriesKeys.map(\.datum) }).count == 1 else { return nil }
    let known = marks.compactMap { placed -> (at: Span, value: Double)? in
      guard let slot = placed.slot, let value = placed.value, let high = value.measures?.upper
      else { return nil }
      return (slot, value.end == nil ? high : high - (value.measures?.lower ?? 0))
    }
    guard known.count > 2, let low = known.min(by: { $0.value < $1.value }),
      let high = known.max(by: { $0.value < $1.value }), low.value < high.value
    else { return nil }
    func words(_ entry: (at: Span, value: Double)) -> (String, String) {
      (ChartWords.value(entry.at.start), ChartWords.number(entry.value))
    }
    (least, most) = (words(low), words(high))
    rise = (known[known.count - 1].value - known[0].value) / (high.value - low.value)
  }

  var summary: Text {
    let ends = Text(
      "least \(least.value) at \(least.at), most \(most.value) at \(most.at)")
    if rise > 0.5 { return Text("rising") + Text(verbatim: ", ") + ends }
    if rise < -0.5 { return Text("falling") + Text(verbatim: ", ") + ends }
    return ends
  }
}
