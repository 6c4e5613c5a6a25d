/// Whether every second row has another ground.
public enum AlternatingRowBackgroundBehavior: Hashable, Sendable {
  /// As the host finds best, it has, and it has not.
  case automatic, enabled, disabled
}
