public import Foundation

/// Times at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  let start: Date
  let interval: TimeInterval

  /// Makes a schedule that begins at a date; the interval is in seconds, and 0.05 at least.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval >= Self.shortest ? interval : Self.shortest
  }

  private static let shortest = 0.05

  /// Returns the times from a date on, without end.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> UnfoldSequence<Date, (Date?, Bool)> {
    let passed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    let interval = interval
    return sequence(first: start.addingTimeInterval(passed * interval)) {
      $0.addingTimeInterval(interval)
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns times at equal distances; the interval is in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
  /// Times ten times a second, or at the interval in seconds.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: Date(), by: paused ? 1e9 : minimumInterval ?? 0.1)
  }
  /// Times ten times a second.
  public static var animation: PeriodicTimelineSchedule { .animation() }
  /// The beginning of each minute.
  public static var everyMinute: PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
  }
}
