/// Names a value that an animation keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is kept.
  static var defaultValue: Value { get }
}
