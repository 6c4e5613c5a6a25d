/// A publisher that hides the type of the one inside, or what is made of it.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  typealias Subscribe = (PublisherSession, @escaping (Output) -> Void) -> PublisherSubscription

  /// What tells the publisher inside from others.
  public let _identity: AnyHashable?
  private let subscribe: Subscribe

  init(_ identity: AnyHashable?, _ subscribe: @escaping Subscribe) {
    _identity = identity
    self.subscribe = subscribe
  }

  /// Hides the type of a publisher.
  public init(_ publisher: some Publisher<Output, Failure>) {
    self.init(publisher._identity, publisher._subscribe)
  }

  /// Tells the values of the publisher inside to a closure.
  public func _subscribe(
    in session: PublisherSession, _ receive: @escaping (Output) -> Void
  ) -> PublisherSubscription {
    subscribe(session, receive)
  }
}
