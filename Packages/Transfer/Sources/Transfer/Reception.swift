/// What has come of one answer, and what of it was not taken yet: a pure machine.
struct Reception: Sendable {
  enum Reply { case goOn, pause, stop }

  enum End: Equatable {
    case whole
    case failed(TransferFailure.Reason)
    case cancelled
  }

  /// How many bytes may wait to be taken before no more are received.
  static let most = 256 * 1024

  private var reader = HeadReader()
  private var bytes: [UInt8] = []
  private var isPaused = false
  /// How it has ended; only the first end counts.
  private(set) var end: End?

  var hasHead: Bool { reader.isComplete }
  /// Whether who waits has a reason to look.
  var isNews: Bool { hasHead || end != nil }

  /// Receives a line of the head, or of the trailers.
  mutating func receive(line: UnsafeRawBufferPointer) -> Reply {
    guard end == nil else { return .stop }
    guard !reader.take(line) else { return .goOn }
    end = .failed(.notHTTP)
    return .stop
  }

  /// Receives more of the body; what is answered by `pause` will come once more.
  mutating func receive(_ more: UnsafeRawBufferPointer) -> Reply {
    guard end == nil else { return .stop }
    isPaused = bytes.count >= Self.most
    if isPaused { return .pause }
    bytes += more
    return .goOn
  }

  /// Ends it; false if it has ended before.
  mutating func end(_ end: End) -> Bool {
    guard self.end == nil else { return false }
    self.end = end == .whole && !hasHead ? .failed(.interrupted) : end
    return true
  }

  /// Takes the head; nil while it has yet to come.
  func head() throws -> HTTPHead? {
    if let head = reader.head, hasHead, end != .cancelled { return head }
    try throwEnd()
    return nil
  }

  /// Takes what has come of the body; nil while nothing has, and empty at its end.
  mutating func take() throws -> (bytes: [UInt8], resumes: Bool)? {
    guard bytes.isEmpty || end == .cancelled else {
      defer { (bytes, isPaused) = ([], false) }
      return (bytes, isPaused)
    }
    try throwEnd()
    return end == .whole ? ([], false) : nil
  }

  private func throwEnd() throws {
    switch end {
    case .failed(let reason): throw reason
    case .cancelled: throw CancellationError()
    case .whole, nil: break
    }
  }
}
