internal import CoreDependencies
public import Foundation

extension Timer {
  /// Returns a publisher of the time, at each interval in seconds.
  ///
  /// The dependency `continuousClock` measures the intervals, so a test's clock ticks it. The other
  /// arguments have no effect.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: Never? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval)
  }

  /// A publisher of the time; it ticks for those who hear it until its connection is cancelled.
  public final class TimerPublisher: Publisher, Cancellable {
    /// The time of a tick.
    public typealias Output = Date
    /// Never fails.
    public typealias Failure = Never

    private let interval: TimeInterval
    private var isCancelled = false

    init(_ interval: TimeInterval) { self.interval = interval }

    /// Returns the publisher itself, which ticks as soon as somebody hears it.
    public func autoconnect() -> Publishers.Autoconnect { Publishers.Autoconnect(upstream: self) }

    /// Returns what stops the ticks: `timer.upstream.connect().cancel()`.
    public func connect() -> any Cancellable { self }

    /// Stops the ticks for good.
    public func cancel() { isCancelled = true }

    /// Tells the time of each tick to a closure.
    public func _subscribe(
      in session: PublisherSession, _ receive: @escaping (Date) -> Void
    ) -> PublisherSubscription {
      @Dependency(\.continuousClock) var clock
      return session.start { [clock, weak self] in
        while let self, !self.isCancelled {
          do { try await clock.sleep(for: .seconds(max(self.interval, 0.0001))) } catch { return }
          if !self.isCancelled { receive(Date()) }
        }
      }
    }
  }
}
