import CoreDependencies
public import OpenCombine

/// A publisher of any kind that may fail, which clients of the time before 1.0 returned as an
/// effect.
public struct EffectPublisher<Output, Failure: Error>: Publisher {
  private let upstream: AnyPublisher<Output, Failure>

  /// Hides the type of a publisher.
  public init<P: Publisher<Output, Failure>>(_ publisher: P) {
    upstream = publisher.eraseToAnyPublisher()
  }

  /// Tells one value.
  public init(value: Output) {
    self.init(Just(value).setFailureType(to: Failure.self))
  }

  /// Fails.
  public init(error: Failure) { self.init(Fail(error: error)) }

  /// Ends at once.
  public static var none: Self { Self(Empty()) }

  /// Waits for a result that work hands to a closure, from any thread.
  public static func future(
    _ work: @escaping (_ finish: @escaping @Sendable (Result<Output, Failure>) -> Void) -> Void
  ) -> Self {
    Self(Deferred { Future { finish in work(sendable(finish)) } })
  }

  /// Computes a result each time that somebody begins to hear it.
  public static func result(_ compute: @escaping () -> Result<Output, Failure>) -> Self {
    Self(Deferred { compute().publisher })
  }

  /// Begins to hear the publisher inside.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    upstream.receive(subscriber: subscriber)
  }
}

/// Returns the closure that ends a future: it may be called on any thread.
func sendable<Value>(_ finish: @escaping (Value) -> Void) -> @Sendable (Value) -> Void {
  let finish = UncheckedSendable(finish)
  return { finish.value($0) }
}
