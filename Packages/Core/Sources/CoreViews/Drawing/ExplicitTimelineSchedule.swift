public import Foundation

/// Times that are given.
public struct ExplicitTimelineSchedule<Dates: Sequence>: TimelineSchedule
where Dates.Element == Date {
  let dates: Dates

  /// Makes a schedule of dates, the earliest first.
  public init(_ dates: Dates) { self.dates = dates }
  /// Returns the dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Dates { dates }
}
