/// A publisher of the values that are sent to it.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  private let receivers = Receivers<Output>()

  /// Makes a subject.
  public init() {}

  /// Tells a value to all who hear the subject.
  public func send(_ value: Output) { receivers.send(value) }

  /// Tells each value to a closure.
  public func _subscribe(
    in session: PublisherSession, _ receive: @escaping (Output) -> Void
  ) -> PublisherSubscription {
    receivers.add(receive)
  }
}

extension PassthroughSubject where Output == Void {
  /// Tells all who hear the subject.
  public func send() { send(()) }
}
