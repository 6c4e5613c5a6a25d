public import Foundation

/// The times at which a view is evaluated anew.
public protocol TimelineSchedule {
  /// The type of the times.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Returns the times from a date on, the earliest first.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

extension TimelineSchedule {
  /// Returns times that are given, the earliest first.
  public static func explicit<Dates: Sequence>(
    _ dates: Dates
  ) -> ExplicitTimelineSchedule<Dates> where Self == ExplicitTimelineSchedule<Dates> {
    ExplicitTimelineSchedule(dates)
  }
}
