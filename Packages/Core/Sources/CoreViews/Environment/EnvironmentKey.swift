/// Identifies a value of the environment and gives its default.
public protocol EnvironmentKey {
  /// The type of the value that views read.
  associatedtype Value
  /// The value where no view further out has set one.
  static var defaultValue: Value { get }
}
