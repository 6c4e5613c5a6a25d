import Synchronization

/// The way to one page that shows a session: frames that wait to be sent.
///
/// What is too slow to read is cut off, and comes back for the whole page.
final class Outlet: Sendable {
  /// Chosen by the page when it loaded.
  let page: String
  /// The frames to send; its end means that the connection is to be closed.
  let frames: AsyncStream<String>
  private let send: AsyncStream<String>.Continuation

  private let waiting = Mutex(0)

  /// How many frames may wait, and how many bytes of several.
  static let (capacity, limit) = (256, 4_194_304)

  init(page: String) {
    self.page = page
    (frames, send) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(Self.capacity))
  }

  func push(_ frame: String) {
    let size = frame.utf8.count
    let isTooMuch = waiting.withLock { waiting in
      defer { waiting += size }
      return waiting > 0 && waiting + size > Self.limit
    }
    guard !isTooMuch else { return send.finish() }
    switch send.yield(frame) {
    case .enqueued, .terminated: break
    case .dropped: send.finish()
    @unknown default: send.finish()
    }
  }

  /// Notes that a frame is on its way.
  func took(_ frame: String) { waiting.withLock { $0 -= frame.utf8.count } }

  func close() { send.finish() }
}
