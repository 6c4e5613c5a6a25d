/// The reason for loading a value.
public enum LoadContext<Value> {
  /// A shared value is being made, with this value if nothing is stored.
  case initialValue(Value)
  /// The app has called `load`.
  case userInitiated

  /// The value to use if nothing is stored, if there is one.
  public var initialValue: Value? {
    guard case .initialValue(let value) = self else { return nil }
    return value
  }
}

extension LoadContext: Sendable where Value: Sendable {}
extension LoadContext: Equatable where Value: Equatable {}
extension LoadContext: Hashable where Value: Hashable {}
