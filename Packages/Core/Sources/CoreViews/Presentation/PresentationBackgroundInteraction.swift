/// Whether what a sheet covers can be used; it cannot.
public enum PresentationBackgroundInteraction: Hashable, Sendable {
  /// As the host finds best, or not.
  case automatic, enabled, disabled
}
