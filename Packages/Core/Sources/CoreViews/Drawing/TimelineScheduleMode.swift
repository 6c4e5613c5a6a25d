/// How often a schedule may have a view evaluated.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as it wants, and at most once a minute.
  case normal, lowFrequency
}
