/// Loads a shared value from where it is stored, and saves it there.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves a value, now or later, and resumes the continuation once.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}
