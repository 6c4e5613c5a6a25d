/// Whether something scrolls, which a host decides.
public enum ScrollInputBehavior: Hashable, Sendable {
  /// As the host finds best, yes, and no.
  case automatic, enabled, disabled
}
