/// Hands values from the server's threads to a test, which waits for them in order.
struct Signal<Value: Sendable>: Sendable {
  private let stream: AsyncStream<Value>
  private let continuation: AsyncStream<Value>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  func send(_ value: Value) { continuation.yield(value) }

  /// The next value, nil when the waiting task is cancelled.
  func next() async -> Value? {
    var iterator = stream.makeAsyncIterator()
    return await iterator.next()
  }
}
