internal import Foundation

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
          // The time of day is the system's, and so is its clock; no process lasts a billion seconds.
          do { try await Task.sleep(for: .seconds(min(rest, 1e9))) } catch { return }
        }
        if Task.isCancelled { return }
        if time > start { date = time }
      }
    }
  }
}
