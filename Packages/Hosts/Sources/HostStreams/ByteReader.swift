import Dispatch

/// Reads a file descriptor on a thread of its own and hands on what arrives, in order.
///
/// The thread sleeps until there is something to read, so it costs nothing while nobody types. It
/// ends at end of file, on an error, and when the reader is stopped or released.
public final class ByteReader: Sendable {
  private let input: StoppableInput

  /// Starts reading at once; both closures are called on the reading thread.
  /// - Parameters:
  ///   - descriptor: Is left open at the end.
  ///   - onBytes: Gets each chunk as it arrives, never an empty one.
  ///   - onEnd: Called once, after the last chunk, however reading ended.
  public init(
    descriptor: Int32,
    onBytes: @escaping @Sendable ([UInt8]) -> Void,
    onEnd: @escaping @Sendable () -> Void = {}
  ) {
    let input = StoppableInput(descriptor: descriptor)
    self.input = input
    DispatchQueue(label: "hosts.byte-reader").async {
      while let bytes = input.read() { onBytes(bytes) }
      onEnd()
    }
  }

  deinit { stop() }

  /// Ends the thread without waiting for it; a chunk under way may still be handed on.
  public func stop() { input.stop() }
}
