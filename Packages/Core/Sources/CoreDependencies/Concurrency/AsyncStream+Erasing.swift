extension AsyncStream {
  /// Makes a stream of another sequence's elements, which is iterated on demand.
  ///
  /// The stream ends when the sequence ends or throws.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    let source = StreamSource(sequence)
    self.init { try? await source.next() }
  }

  /// A stream that ends only when the task that reads it is cancelled.
  public static var never: Self { Self { _ in } }

  /// A stream that ends at once, without elements.
  public static var finished: Self { Self { $0.finish() } }
}

extension AsyncThrowingStream where Failure == any Error {
  /// Makes a stream of another sequence's elements, which throws the sequence's error.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    let source = StreamSource(sequence)
    self.init { try await source.next() }
  }

  /// A stream that ends only when the task that reads it is cancelled.
  public static var never: Self { Self { _ in } }

  /// Returns a stream without elements that ends at once or throws an error.
  public static func finished(throwing error: Failure? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }
}

extension AsyncStream {
  /// Returns a stream and the continuation that feeds it.
  ///
  /// In new code call `AsyncStream.makeStream()`.
  public static func streamWithContinuation(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: Self, continuation: Continuation) {
    makeStream(of: elementType, bufferingPolicy: limit)
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// Returns a stream and the continuation that feeds it.
  ///
  /// In new code call `AsyncThrowingStream.makeStream()`.
  public static func streamWithContinuation(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: Self, continuation: Continuation) {
    makeStream(of: elementType, bufferingPolicy: limit)
  }
}

extension AsyncSequence {
  /// Returns this sequence as a stream, which ends when the sequence ends or throws.
  public func eraseToStream() -> AsyncStream<Element> where Self: Sendable {
    AsyncStream(self)
  }

  /// Returns this sequence as a stream, which throws the sequence's error.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error>
  where Self: Sendable {
    AsyncThrowingStream(self)
  }
}

/// The iterator behind a stream, made when the first element is requested.
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
