import Synchronization

/// How many files may be on their way at once, which are in memory meanwhile.
final class UploadGate: Sendable {
  private let limit: Int
  private let count = Mutex(0)

  init(limit: Int = 8) { self.limit = limit }

  /// Runs a closure unless as many run as may; nil then.
  func pass<Result>(_ body: () async throws -> Result) async rethrows -> Result? {
    let isOpen = count.withLock { count in
      guard count < limit else { return false }
      count += 1
      return true
    }
    guard isOpen else { return nil }
    defer { count.withLock { $0 -= 1 } }
    return try await body()
  }
}
