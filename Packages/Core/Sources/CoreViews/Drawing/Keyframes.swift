/// Values that follow each other, which hosts do not show.
public protocol Keyframes<Value> {
  /// The type of the values.
  associatedtype Value
  /// How long they take, in seconds.
  var duration: Double { get }
}
