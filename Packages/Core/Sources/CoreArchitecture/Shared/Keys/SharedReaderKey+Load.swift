extension SharedReaderKey {
  /// Loads what is stored.
  func loadResult() async -> Result<Value?, any Error> {
    await withCheckedContinuation { continuation in
      load(
        context: .userInitiated,
        continuation: LoadContinuation("\(self)") { continuation.resume(returning: $0) })
    }
  }

  /// Loads what is stored; throws if nothing is.
  func requiredValue() async throws -> Value {
    guard let value = try await loadResult().get() else { throw NothingStored(key: "\(self)") }
    return value
  }
}

private struct NothingStored: Error, CustomStringConvertible {
  let key: String

  var description: String { "Nothing is stored under the key '\(key)', but a value is required." }
}
