extension SharedReaderKey {
  /// Loads the stored value, and waits for the result.
  func loadResult() async -> Result<Value?, any Error> {
    await withCheckedContinuation { continuation in
      load(
        context: .userInitiated,
        continuation: LoadContinuation("\(self)") { continuation.resume(returning: $0) })
    }
  }

  /// Loads the stored value; throws if nothing is stored.
  func requiredValue() async throws -> Value {
    guard let value = try await loadResult().get() else { throw NothingStored(key: "\(self)") }
    return value
  }
}

private struct NothingStored: Error, CustomStringConvertible {
  let key: String

  var description: String { "Nothing is stored under the key '\(key)', but a value is required." }
}
