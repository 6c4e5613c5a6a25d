import Dispatch

/// Reads a file descriptor on a thread of its own and passes on what arrives, in order.
///
/// The thread sleeps while there is nothing to read. It ends at the end of the file, on an error,
/// and when the reader is stopped or released.
public final class ByteReader: Sendable {
  private let input: StoppableInput

  /// Starts reading at once; both closures are called on the reading thread.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor to read, which is left open at the end.
  ///   - onBytes: Called with each chunk as it arrives, never with an empty one.
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

  /// Ends the thread without waiting for it; one more chunk may still arrive.
  public func stop() { input.stop() }
}
