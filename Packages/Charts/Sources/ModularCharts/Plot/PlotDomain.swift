import CoreViews
import Foundation

/// Finds which values an axis has.
struct PlotDomain {
  let marks: PlacedMarks
  let axis: Axis
  let setting: AxisSetting

  private var spans: [Span] { marks.spans(along: axis) }

  /// The scale for what was said and what the marks come to, before it has a place.
  var scale: PlotScale {
    let (isReversed, includesZero) = automatic
    var names: [String] = []
    switch setting.domain {
    case .list(let data)?:
      names = data.compactMap { datum in
        if case .category(let name) = datum { name } else { nil }
      }
      if names.isEmpty, let range = Self.range(of: data.compactMap(\.measure)) {
        return measured(range, areDates: areDates(data))
      }
    case .range(let first, let last)?:
      if let low = first.measure, let high = last.measure {
        return measured(min(low, high)...max(low, high), areDates: areDates([first]))
      }
    case .automatic?, nil: break
    }
    if names.isEmpty { names = categories }
    if !names.isEmpty { return PlotScale(.categories(isReversed ? names.reversed() : names)) }
    var scale = automaticScale(includesZero: includesZero)
    if isReversed { (scale.start, scale.end) = (1, 0) }
    return scale
  }

  private var automatic: (isReversed: Bool, includesZero: Bool?) {
    if case .automatic(let zero, let isReversed)? = setting.domain { return (isReversed, zero) }
    return (false, nil)
  }

  private var type: ScaleType { setting.type ?? .linear }

  private func measured(_ range: ClosedRange<Double>, areDates: Bool) -> PlotScale {
    PlotScale(.measures(range, areDates: areDates), type: type)
  }

  private func areDates(_ data: [ChartDatum]) -> Bool {
    data.contains { if case .date = $0 { true } else { false } }
  }

  private var categories: [String] {
    var seen: Set<String> = []
    return spans.compactMap { span in
      if case .category(let name) = span.start, seen.insert(name).inserted { name } else { nil }
    }
  }

  private static func range(of measures: [Double]) -> ClosedRange<Double>? {
    let placed = measures.filter(\.isFinite)
    guard let least = placed.min(), let most = placed.max() else { return nil }
    return least...most
  }

  private func automaticScale(includesZero: Bool?) -> PlotScale {
    let spans = spans
    let areDates = areDates(spans.map(\.start))
    var measures = spans.flatMap { [$0.start.measure, $0.end?.measure].compactMap(\.self) }
    if type.isWithoutZero { measures = measures.filter { $0 > 0 } }
    guard var range = Self.range(of: measures) else {
      return measured(0...1, areDates: false)
    }
    if areDates {
      if range.lowerBound == range.upperBound { range = range.widened(by: 43_200) }
      return measured(range.widened(by: barRoom), areDates: true)
    }
    range = range.widened(by: barRoom)
    if hasWords {
      // Room for what stands behind the longest bar.
      range =
        range.lowerBound...range.upperBound + (range.upperBound - min(0, range.lowerBound)) / 8
    }
    let isBinned = spans.contains { $0.end != nil } && !isValueAxis
    if includesZero ?? !isBinned, !type.isWithoutZero {
      range = min(0, range.lowerBound)...max(0, range.upperBound)
    }
    if range.lowerBound == range.upperBound {
      range = range.lowerBound == 0 ? 0...1 : range.widened(by: abs(range.lowerBound) / 2)
    }
    return measured(isBinned ? range : rounded(range), areDates: false)
  }

  /// Whether values that grow from zero are along this axis.
  private var isValueAxis: Bool {
    marks.all.contains { $0.mark.hasBase && $0.isVertical == (axis == .vertical) }
  }

  /// Whether views stand where values along this axis end.
  private var hasWords: Bool {
    isValueAxis
      && marks.all.contains { placed in
        placed.look.annotations.contains {
          axis == .horizontal ? $0.position.side.x > 0 : $0.position.side.y < 0
        }
      }
  }

  /// The room beside the first bar and the last one, where they stand at measures.
  private var barRoom: Double { (marks.leastGap(along: axis) ?? 0) / 2 }

  /// From a round value to another.
  private func rounded(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    guard type.isLinear, !marks.areParts || !isValueAxis else { return range }
    if case .automatic(_, let lower, let upper)? = setting.axes?.first?.values.kind,
      lower == false, upper == false
    {
      return range
    }
    let steps = RoundSteps(range, count: 5).covering
    return (steps.first ?? range.lowerBound)...(steps.last ?? range.upperBound)
  }
}

extension ClosedRange<Double> {
  func widened(by length: Double) -> Self { lowerBound - length...upperBound + length }
}

/// The part of an axis that is seen at once, where a person moves it.
extension PlotScale {
  /// The same from a value on, so many measures long.
  func showing(from first: ChartDatum?, length: Double?) -> PlotScale {
    guard let length, length > 0 else { return self }
    var scale = self
    switch domain {
    case .measures(let range, let areDates):
      let width = range.upperBound - range.lowerBound
      guard length < width else { return self }
      let wanted = first?.measure ?? range.lowerBound
      let lower = max(range.lowerBound, min(range.upperBound - length, wanted))
      scale.domain = .measures(lower...lower + length, areDates: areDates)
    case .categories(let names):
      let count = Int(length)
      guard count < names.count else { return self }
      var place = 0
      if case .category(let name)? = first { place = names.firstIndex(of: name) ?? 0 }
      place = max(0, min(names.count - count, place))
      scale = PlotScale(.categories(Array(names[place..<place + count])), type: type)
      (scale.start, scale.end) = (start, end)
    }
    return scale
  }
}
