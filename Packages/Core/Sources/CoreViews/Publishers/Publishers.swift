public import Foundation

/// Publishers that are made of others.
public enum Publishers {
  /// A timer that ticks as soon as somebody hears it.
  public struct Autoconnect: Publisher {
    /// The time of a tick.
    public typealias Output = Date
    /// Never fails.
    public typealias Failure = Never

    /// The timer.
    public let upstream: Timer.TimerPublisher
    /// The timer.
    public var _identity: AnyHashable? { upstream._identity }

    /// Tells the time of each tick to a closure.
    public func _subscribe(
      in session: PublisherSession, _ receive: @escaping (Date) -> Void
    ) -> PublisherSubscription {
      upstream._subscribe(in: session, receive)
    }
  }
}
