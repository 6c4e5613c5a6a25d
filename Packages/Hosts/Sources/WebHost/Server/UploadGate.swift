import Synchronization

/// How many forms with files may be on their way at once, which are in memory meanwhile.
final class UploadGate: Sendable {
  private let limit: Int
  private let limitPerAddress: Int
  private let counts = Mutex<[String: Int]>([:])

  init(limit: Int = 16, perAddress: Int = 4) {
    self.limit = limit
    limitPerAddress = perAddress
  }

  /// Runs a closure unless as many run as may, for all or for an address; nil then.
  func pass<Result>(
    from address: String, _ body: () async throws -> Result
  ) async rethrows -> Result? {
    let isOpen = counts.withLock { counts in
      guard counts.values.reduce(0, +) < limit, counts[address, default: 0] < limitPerAddress
      else { return false }
      counts[address, default: 0] += 1
      return true
    }
    guard isOpen else { return nil }
    defer {
      counts.withLock { counts in
        counts[address, default: 0] -= 1
        if counts[address] == 0 { counts[address] = nil }
      }
    }
    return try await body()
  }
}
