#if canImport(Darwin)
  @preconcurrency import Darwin
#else
  // The streams of C are variables there, which are only read here.
  @preconcurrency import Glibc
#endif

/// The process's standard file descriptors.
public enum StandardStream {
  public static let input = STDIN_FILENO
  public static let output = STDOUT_FILENO
  public static let error = STDERR_FILENO

  /// Why something could not be written.
  public struct WriteError: Error, Hashable, CustomStringConvertible {
    /// As the system counts errors.
    public var code: Int32

    public var description: String { String(cString: strerror(code)) }
  }

  /// Whether a terminal is behind the descriptor.
  public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Has `print` hand on each line when it is complete, wherever the output goes.
  public static func printByLine() { setvbuf(stdout, nil, Int32(_IOLBF), 0) }

  /// Writes all bytes, waiting for a slow reader.
  public static func send(
    _ bytes: some Collection<UInt8>, to descriptor: Int32
  ) throws(WriteError) {
    let bytes = ContiguousArray(bytes)
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: $0[start...]))
      }
      if count > 0 {
        start += count
      } else if errno == EAGAIN {
        var writable = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&writable, 1, -1)
      } else if errno != EINTR {
        throw WriteError(code: errno)
      }
    }
  }

  /// Writes all of a text, waiting for a slow reader; returns false if it cannot be written.
  @discardableResult
  public static func write(_ text: String, to descriptor: Int32) -> Bool {
    (try? send(text.utf8, to: descriptor)) != nil
  }

  /// Writes a text in pieces of whole lines, each small enough for a pipe to take it as one: what
  /// other threads write falls between lines.
  public static func writeLines(_ text: String, to descriptor: Int32) throws(WriteError) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      var end = min(start + largestPiece, bytes.count)
      if end < bytes.count, let last = bytes[start..<end].lastIndex(of: UInt8(ascii: "\n")) {
        end = last + 1
      }
      try send(bytes[start..<end], to: descriptor)
      start = end
    }
  }

  #if os(Linux)
    private static let largestPiece = 4096
  #else
    private static let largestPiece = 512
  #endif
}

/// `write` by a name that the methods above do not hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
