/// A publisher of a value: who subscribes hears the present one first.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  private let receivers = Receivers<Output>()

  /// The present value; a new one is told.
  public var value: Output { didSet { receivers.send(value) } }

  /// Makes a subject with a first value.
  public init(_ value: Output) { self.value = value }

  /// Replaces the value.
  public func send(_ value: Output) { self.value = value }

  /// Tells the present value and each new one to a closure.
  public func _subscribe(
    in session: PublisherSession, _ receive: @escaping (Output) -> Void
  ) -> PublisherSubscription {
    receive(value)
    return receivers.add(receive)
  }
}
