public import Foundation

/// A view that is evaluated anew at the times of a schedule.
///
/// ```
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   Text(context.date, style: .time)
/// }
/// ```
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the content knows of the time.
  public typealias Context = TimelineViewDefaultContext

  private let schedule: Schedule
  private let content: (Context) -> Content
  @State private var date: Date?

  /// Makes a view of the times of a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// The content at the latest of the times.
  public var body: some View {
    let start = Date()
    content(Context(date: date ?? start)).task {
      for time in schedule.entries(from: start, mode: .normal) {
        let rest = time.timeIntervalSinceNow
        if rest > 0 {
          // The time of day is the system's, and so is its clock; no process lasts a billion
          // seconds.
          do { try await Task.sleep(for: .seconds(min(rest, 1e9))) } catch { return }
        }
        if Task.isCancelled { return }
        if time > start { date = time }
      }
    }
  }
}

/// What the content of a ``TimelineView`` knows of the time.
public struct TimelineViewDefaultContext {
  /// How often the content may change.
  public enum Cadence: Hashable, Sendable, Comparable {
    /// Several times a second, each second, each minute.
    case live, seconds, minutes
  }
  /// The time that the content is for.
  public let date: Date
  /// How often the content may change.
  public var cadence: Cadence { .live }
}

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

/// How often a schedule may have a view evaluated.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as it wants, and at most once a minute.
  case normal, lowFrequency
}

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

/// Times that are given.
public struct ExplicitTimelineSchedule<Dates: Sequence>: TimelineSchedule
where Dates.Element == Date {
  let dates: Dates

  /// Makes a schedule of dates, the earliest first.
  public init(_ dates: Dates) { self.dates = dates }
  /// Returns the dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Dates { dates }
}
