/// The reason for saving a value.
public enum SaveContext: Hashable, Sendable {
  /// The value has changed.
  case didSet
  /// The app has called `save`.
  case userInitiated
}
