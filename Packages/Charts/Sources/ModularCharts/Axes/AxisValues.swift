public import Foundation

/// At which values an axis has lines and labels.
public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?, roundsLower: Bool?, roundsUpper: Bool?)
    case step(Double)
    case calendar(Calendar.Component, Int, Calendar)
    case given([ChartDatum])
  }

  let kind: Kind

  init(kind: Kind) { self.kind = kind }
}

/// At which values an axis has lines and labels: an array of them, or what a chart finds.
public protocol AxisValueSource {
  /// What charts know of it.
  var _values: AxisMarkValues { get }
}

extension Array: AxisValueSource where Element: Plottable {
  /// The values of the array.
  public var _values: AxisMarkValues { AxisMarkValues(kind: .given(map(\.datum))) }
}

extension AxisMarkValues: AxisValueSource {
  /// The values themselves.
  public var _values: AxisMarkValues { self }
}

extension AxisValueSource where Self == AxisMarkValues {
  /// At about five round values.
  public static var automatic: Self { automatic() }

  /// At about so many round values; whether the axis itself begins and ends at one.
  public static func automatic(
    minimumStride: Double? = nil, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> Self {
    Self(
      kind: .automatic(
        count: desiredCount, roundsLower: roundLowerBound, roundsUpper: roundUpperBound))
  }

  /// At each multiple of a number.
  public static func stride(
    by step: some Plottable & Numeric, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> Self {
    Self(kind: .step(step.datum.measure ?? 1))
  }

  /// At the beginning of so many units of a calendar.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    Self(kind: .calendar(component, count, calendar))
  }
}

/// On which side of a chart an axis is.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind: Hashable { case automatic, leading, trailing, top, bottom }

  let kind: Kind

  /// Below, and on the trailing side.
  public static let automatic = Self(kind: .automatic)
  /// On the leading side, or the trailing one.
  public static let (leading, trailing) = (Self(kind: .leading), Self(kind: .trailing))
  /// Above, or below.
  public static let (top, bottom) = (Self(kind: .top), Self(kind: .bottom))

  /// Names stand before the chart by themselves, as they do before lines.
  func isLeading(names areNames: Bool) -> Bool {
    kind == .leading || areNames && kind == .automatic
  }
  var isTop: Bool { kind == .top }
}

/// How an axis stands to the part with marks.
public struct AxisMarkPreset: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, aligned, extended, inset }

  private let kind: Kind

  /// What the chart does.
  public static let automatic = Self(kind: .automatic)
  /// Labels begin at the value; lines reach beyond; labels stand within.
  public static let (aligned, extended, inset) = (
    Self(kind: .aligned), Self(kind: .extended), Self(kind: .inset)
  )
}

/// Where the line of an axis is; charts draw none.
public struct AxisMarkBaseline: Hashable, Sendable {
  /// What the chart does.
  public static let automatic = Self()
}
