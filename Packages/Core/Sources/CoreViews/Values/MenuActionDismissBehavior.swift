/// Whether a menu closes when something in it is pressed; it does.
public enum MenuActionDismissBehavior: Hashable, Sendable {
  /// As the host finds best, closes, or stays.
  case automatic, enabled, disabled
}
