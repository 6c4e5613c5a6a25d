/// A key that may save a change later, and then saves the value of that time.
protocol LateSavingKey<Value>: SharedKey {
  /// Saves the value later. `value` returns nil while the current thread changes the value.
  func saveLater(_ value: @escaping @Sendable () -> Value?, _ continuation: SaveContinuation)
}
