public import CoreViews
public import Foundation

/// Lines, ticks and labels at values of an axis.
///
/// ```
/// .chartXAxis {
///   AxisMarks(values: .stride(by: .month)) { value in
///     AxisGridLine()
///     AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
///   }
/// }
/// ```
public struct AxisMarks: AxisContent {
  private let spec: AxisSpec

  /// Adds the axis.
  public func _add(to axes: inout AxisSpecs) { axes.all.append(spec) }

  /// Makes an axis with what charts draw by themselves.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: some AxisValueSource = .automatic, stroke: StrokeStyle? = nil
  ) {
    spec = AxisSpec(
      preset: preset, position: position, values: values._values, stroke: stroke)
  }

  /// Makes an axis whose labels a style formats.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    spec = AxisSpec(
      preset: preset, position: position, values: values, stroke: stroke,
      format: AxisValueLabel.words(format))
  }

  /// Makes an axis at given values whose labels a style formats.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: [Format.FormatInput],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position, values: values._values, stroke: stroke)
  }

  /// Makes an axis of what a closure makes for each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: some AxisValueSource = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> AxisMarkList
  ) {
    spec = AxisSpec(
      preset: preset, position: position, values: values._values, content: { content($0).parts })
  }

  /// Makes an axis of what a closure makes, the same for each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: some AxisValueSource = .automatic,
    @AxisMarkBuilder content: @escaping () -> AxisMarkList
  ) {
    spec = AxisSpec(
      preset: preset, position: position, values: values._values,
      content: { _ in content().parts })
  }
}

/// What was said of an axis.
struct AxisSpec {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  var stroke: StrokeStyle?
  /// What labels say; nil for what charts say.
  var format: ((ChartDatum) -> String?)?
  /// What is drawn at a value; nil for what charts draw.
  var content: ((AxisValue) -> [AxisParts.Part])?

  /// What is drawn at a value.
  func parts(at value: AxisValue, isCategory: Bool) -> [AxisParts.Part] {
    if let content { return content(value) }
    var label = AxisValueLabel()
    label.words = format
    let line = AxisParts.Part(kind: .line, stroke: stroke)
    let parts = [AxisParts.Part(kind: .label(label))]
    return isCategory ? parts : [line] + parts
  }
}
