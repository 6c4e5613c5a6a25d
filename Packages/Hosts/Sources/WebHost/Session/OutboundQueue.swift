import Synchronization

/// The way to one page that shows a session: frames that wait to be sent.
///
/// What is too slow to read is cut off, and comes back for the whole page.
final class OutboundQueue: Sendable {
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

/// The last frames of a session, for a page that comes back.
struct SentFrames {
  private var frames: [(number: UInt64, text: String)] = []
  private var size = 0

  /// How many bytes are remembered, of which each idle session takes up its part.
  static let limit = 4_096

  mutating func append(_ text: String, number: UInt64) {
    frames.append((number, text))
    size += text.utf8.count
    while size > Self.limit, let first = frames.first {
      size -= first.text.utf8.count
      frames.removeFirst()
    }
  }

  /// The frames after one that a page has seen; nil if some of them are forgotten.
  func frames(after seen: UInt64, upTo last: UInt64) -> [String]? {
    guard seen < last else { return seen == last ? [] : nil }
    guard let first = frames.first, first.number <= seen + 1 else { return nil }
    return frames.filter { $0.number > seen }.map(\.text)
  }

  mutating func forget() {
    frames = []
    size = 0
  }
}
