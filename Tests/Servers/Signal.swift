/// Hands values from the server's threads to a test, which waits for them in order.
package struct Signal<Value: Sendable>: Sendable {
  private let stream: AsyncStream<Value>
  private let continuation: AsyncStream<Value>.Continuation

  package init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  package func send(_ value: Value) { continuation.yield(value) }

  /// The next value, nil when the waiting task is cancelled.
  package func next() async -> Value? {
    var iterator = stream.makeAsyncIterator()
    return await iterator.next()
  }
}
