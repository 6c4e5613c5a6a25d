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
