extension AsyncStream {
  /// A stream of another sequence's elements. It ends where the sequence ends or throws.
  ///
  /// The sequence is iterated on demand.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    let source = StreamSource(sequence)
    self.init { try? await source.next() }
  }

  /// A stream that ends only when the task that reads it is cancelled.
  public static var never: Self { Self { _ in } }

  /// A stream that has ended.
  public static var finished: Self { Self { $0.finish() } }
}

extension AsyncThrowingStream where Failure == any Error {
  /// A stream of another sequence's elements; its error becomes the stream's.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    let source = StreamSource(sequence)
    self.init { try await source.next() }
  }

  /// A stream that ends only when the task that reads it is cancelled.
  public static var never: Self { Self { _ in } }

  /// A stream that has ended, with an error if there is one.
  public static func finished(throwing error: Failure? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }
}

extension AsyncStream {
  /// A stream and what feeds it. Today `AsyncStream.makeStream()`.
  public static func streamWithContinuation(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: Self, continuation: Continuation) {
    makeStream(of: elementType, bufferingPolicy: limit)
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// A stream and what feeds it. Today `AsyncThrowingStream.makeStream()`.
  public static func streamWithContinuation(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: Self, continuation: Continuation) {
    makeStream(of: elementType, bufferingPolicy: limit)
  }
}

extension AsyncSequence {
  /// This sequence as a stream. It ends where the sequence ends or throws.
  public func eraseToStream() -> AsyncStream<Element> where Self: Sendable {
    AsyncStream(self)
  }

  /// This sequence as a stream that throws what it throws.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error>
  where Self: Sendable {
    AsyncThrowingStream(self)
  }
}

/// The iterator behind a stream, made when the first element is asked for.
private final class StreamSource<S: AsyncSequence & Sendable>: @unchecked Sendable {
  // `@unchecked`: a stream is read by one task at a time, which is what `AsyncStream` demands of
  // its readers anyway; so `next()` is never called twice at once.
  private let sequence: S
  private var iterator: S.AsyncIterator?

  init(_ sequence: S) { self.sequence = sequence }

  func next() async throws -> S.Element? {
    var current = iterator ?? sequence.makeAsyncIterator()
    defer { iterator = current }
    return try await current.next()
  }
}
