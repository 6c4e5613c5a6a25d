/// Whether a control opens while something is dragged over it, which no host has.
public enum SpringLoadingBehavior: Hashable, Sendable {
  /// As suits, yes, and no.
  case automatic, enabled, disabled
}
