import Foundation
import FoundationNetworking

extension URLSession {
  /// The bytes of an answer as they come; Foundation has it on Apple's systems alone.
  ///
  /// What has come and is not read yet is kept. A sequence that nobody reads any more closes its
  /// connection.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8

    /// The task that loads them.
    public let task: URLSessionDataTask
    private let chunks: AsyncThrowingStream<Data, any Error>

    init(_ chunks: AsyncThrowingStream<Data, any Error>, of task: URLSessionDataTask) {
      (self.chunks, self.task) = (chunks, task)
    }

    /// Takes the bytes one after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var chunks: AsyncThrowingStream<Data, any Error>.AsyncIterator
      private var chunk = Data()[...]

      init(_ chunks: AsyncThrowingStream<Data, any Error>.AsyncIterator) { self.chunks = chunks }

      /// Returns the next byte; nil after the last.
      ///
      /// Throws what has ended the connection, and `CancellationError` when the task is cancelled.
      public mutating func next() async throws -> UInt8? {
        while chunk.isEmpty {
          guard let next = try await chunks.next() else {
            try Task.checkCancellation()
            return nil
          }
          chunk = next[...]
        }
        return chunk.popFirst()
      }
    }

    /// Makes what takes the bytes.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(chunks.makeAsyncIterator()) }
  }

  /// Asks for a URL, and returns the answer's head as soon as it is there, and its bytes as they come.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }

  /// Sends a request, and returns the answer's head as soon as it is there, and its bytes as they come.
  ///
  /// The request has a session of its own with the configuration of this one, since only the end of a
  /// session is sure to close its connections; a delegate is not asked.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await ByteTransfer(request, configuration: configuration).answer()
  }
}
