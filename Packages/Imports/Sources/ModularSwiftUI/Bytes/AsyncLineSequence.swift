/// The lines of bytes that come one by one, taken as UTF-8.
///
/// A line ends where `Character.isNewline` says so; those without a character are left out, as on
/// Apple's systems.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A line.
  public typealias Element = String

  private let base: Base

  init(_ base: Base) { self.base = base }

  /// Takes the lines one after another.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var bytes: Base.AsyncIterator
    private var line: [UInt8] = []

    init(_ bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// Returns the next line; nil after the last.
    public mutating func next() async throws -> String? {
      while let byte = try await bytes.next() {
        line.append(byte)
        let end = Self.newline(at: line)
        guard end > 0 else { continue }
        line.removeLast(end)
        if let text = take() { return text }
      }
      return take()
    }

    private mutating func take() -> String? {
      guard !line.isEmpty else { return nil }
      defer { line = [] }
      return String(decoding: line, as: UTF8.self)
    }

    /// How many bytes at the end are that of a line; 0 for none.
    private static func newline(at line: [UInt8]) -> Int {
      switch line[line.count - 1] {
      case 0x0A...0x0D: 1
      // The next line, and the ends of lines and paragraphs.
      case 0x85 where line.ends(with: [0xC2, 0x85]): 2
      case 0xA8 where line.ends(with: [0xE2, 0x80, 0xA8]): 3
      case 0xA9 where line.ends(with: [0xE2, 0x80, 0xA9]): 3
      default: 0
      }
    }
  }

  /// Makes what takes the lines.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The lines of the bytes, taken as UTF-8.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
}

extension [UInt8] {
  fileprivate func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
