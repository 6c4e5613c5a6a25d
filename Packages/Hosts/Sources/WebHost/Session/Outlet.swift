/// The way to one page that shows a session: frames that wait to be sent.
///
/// What is too slow to read is cut off, and comes back for the whole page.
final class Outlet: Sendable {
  /// Chosen by the page when it loaded.
  let page: String
  /// The frames to send; its end means that the connection is to be closed.
  let frames: AsyncStream<String>
  private let send: AsyncStream<String>.Continuation

  /// How many frames may wait.
  static let capacity = 256

  init(page: String) {
    self.page = page
    (frames, send) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(Self.capacity))
  }

  func push(_ frame: String) {
    switch send.yield(frame) {
    case .enqueued, .terminated: break
    case .dropped: send.finish()
    @unknown default: send.finish()
    }
  }

  func close() { send.finish() }
}
