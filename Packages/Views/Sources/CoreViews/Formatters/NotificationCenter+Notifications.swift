#if !canImport(Darwin)
  public import Foundation

  extension NotificationCenter {
    /// The notifications of a name that an object posts from now on, or anybody without one.
    ///
    /// Foundation has it on Apple's systems alone.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil)
      -> Notifications
    {
      Notifications(center: self, name: name, object: object)
    }

    /// Notifications in the order in which they are posted, for one task that waits for them.
    public final class Notifications: AsyncSequence, Sendable {
      /// What is waited for.
      public typealias Element = Notification

      private let stream: AsyncStream<Posted>
      private let observer: Observer

      init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
        let (stream, posted) = AsyncStream.makeStream(of: Posted.self)
        self.stream = stream
        observer = Observer(
          center: center,
          token: center.addObserver(forName: name, object: object, queue: nil) {
            posted.yield(Posted(notification: $0))
          })
      }

      /// Begins to wait; one task may.
      public func makeAsyncIterator() -> Iterator {
        Iterator(base: stream.makeAsyncIterator(), owner: self)
      }

      /// Waits for the next notification; ends when its task is cancelled.
      public struct Iterator: AsyncIteratorProtocol {
        fileprivate var base: AsyncStream<Posted>.Iterator
        fileprivate let owner: Notifications

        /// The next notification; nil when the task is cancelled.
        public mutating func next() async -> Notification? { await base.next()?.notification }

        /// The next notification, on the actor that waits; nil when the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
          await base.next(isolation: actor)?.notification
        }
      }
    }
  }

  /// A notification on its way to who waits for it.
  private struct Posted: @unchecked Sendable {
    // Unchecked: safe as far as what was posted is, as each observer of a center reads that on
    // whatever thread posts it.
    let notification: Notification
  }

  /// Listens as long as it is there.
  private final class Observer: @unchecked Sendable {
    // Unchecked: a center takes tokens back on any thread, and nothing else is done with this one.
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    init(center: NotificationCenter, token: any NSObjectProtocol) {
      (self.center, self.token) = (center, token)
    }

    deinit { center.removeObserver(token) }
  }
#endif
