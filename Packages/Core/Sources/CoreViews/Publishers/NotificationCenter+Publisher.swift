public import Foundation

extension NotificationCenter {
  /// Returns a publisher of the notifications of a name, by whomever or by one object.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  public struct Publisher: CoreViews.Publisher {
    /// What was posted.
    public typealias Output = Notification
    /// Never fails.
    public typealias Failure = Never

    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    /// The centre, the name and the object.
    public var _identity: AnyHashable? {
      [ObjectIdentifier(center), name.rawValue, object.map(ObjectIdentifier.init)] as [AnyHashable]
    }

    /// Tells each notification to a closure, wherever it was posted.
    public func _subscribe(
      in session: PublisherSession, _ receive: @escaping (Notification) -> Void
    ) -> PublisherSubscription {
      let (posts, continuation) = AsyncStream.makeStream(of: Posted.self)
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Posted(notification: $0))
      }
      let task = session.start { for await post in posts { receive(post.notification) } }
      return PublisherSubscription { [center] in
        center.removeObserver(observer)
        task.cancel()
      }
    }
  }

  /// A notification on its way to a session.
  ///
  /// Safe as far as what was posted is: every observer reads it, on whatever thread.
  private struct Posted: @unchecked Sendable {
    let notification: Notification
  }
}
