public import Observation

/// Tells that an object is about to change; views that read the object are evaluated again.
public final class ObservableObjectPublisher: Publisher, Observable {
  /// That it changes, and nothing more.
  public typealias Output = Void
  /// Never fails.
  public typealias Failure = Never

  private let registrar = ObservationRegistrar()
  private let receivers = Receivers<Void>()
  private var changes: Void { () }

  /// Makes a publisher.
  public init() {}

  /// Tells that the object is about to change.
  public func send() {
    registrar.withMutation(of: self, keyPath: \.changes) { receivers.send(()) }
  }

  /// Has the view that is being evaluated follow the publisher.
  func access() { registrar.access(self, keyPath: \.changes) }

  /// Tells each change to a closure.
  public func _subscribe(
    in session: PublisherSession, _ receive: @escaping (()) -> Void
  ) -> PublisherSubscription {
    receivers.add(receive)
  }
}
