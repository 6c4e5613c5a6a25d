import Core

struct KeyFailure: Error, Equatable {}

/// The storage behind a shared key, played by a test.
final class KeyBackend: Sendable {
  let stored = LockIsolated<Result<Int?, any Error>>(.success(nil))
  let saved = LockIsolated<[Int]>([])
  let saveError = LockIsolated<KeyFailure?>(nil)
  let subscribers = LockIsolated<[SharedSubscriber<Int>]>([])
  let cancellations = LockIsolated(0)
  let loads = LockIsolated<[LoadContext<Int>]>([])
  /// Whether loads wait in `held` for the test to answer them.
  let isHeld = LockIsolated(false)
  let held = LockIsolated<[LoadContinuation<Int>]>([])
  /// Whether loads are answered after they have returned.
  let isLate = LockIsolated(false)
}

struct BackendKey: SharedKey {
  let backend: KeyBackend
  var id: ObjectIdentifier { ObjectIdentifier(backend) }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    backend.loads.withValue { $0.append(context) }
    if backend.isHeld.value { return backend.held.withValue { $0.append(continuation) } }
    let result = backend.stored.value
    guard backend.isLate.value else { return continuation.resume(with: result) }
    Task { continuation.resume(with: result) }
  }

  func subscribe(
    context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    backend.subscribers.withValue { $0.append(subscriber) }
    return SharedSubscription { [backend] in backend.cancellations.withValue { $0 += 1 } }
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    if let error = backend.saveError.value { return continuation.resume(throwing: error) }
    backend.saved.withValue { $0.append(value) }
    continuation.resume()
  }
}
