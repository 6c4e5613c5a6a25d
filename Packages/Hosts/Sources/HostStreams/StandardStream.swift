// The streams of C are variables there, which are only read here.
@preconcurrency import Glibc

/// The process's standard file descriptors.
public enum StandardStream {
  /// The descriptor of standard input.
  public static let input = STDIN_FILENO
  /// The descriptor of standard output.
  public static let output = STDOUT_FILENO
  /// The descriptor of standard error.
  public static let error = STDERR_FILENO

  /// The system's error when a descriptor cannot be written.
  public struct WriteError: Error, Hashable, CustomStringConvertible {
    /// The value of `errno`.
    public var code: Int32

    /// The system's text for the error.
    public var description: String { String(cString: strerror(code)) }
  }

  /// Whether the descriptor is a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Makes `print` write each line when it is complete, also to a pipe or a file.
  public static func printByLine() { setvbuf(stdout, nil, Int32(_IOLBF), 0) }

  /// Writes all bytes, and waits while the reader is slow.
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

  /// Writes a text as `send` does; returns false if it cannot be written.
  @discardableResult
  public static func write(_ text: String, to descriptor: Int32) -> Bool {
    (try? send(text.utf8, to: descriptor)) != nil
  }

  /// Writes a text in whole lines, so that what other threads write falls between lines.
  ///
  /// Each piece is small enough for a pipe to take it at once.
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

  private static let largestPiece = 4096
}

/// `write` of the C library, under a name that the methods above do not hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
