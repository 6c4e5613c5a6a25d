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
      let notifications = center.notifications(named: name, object: object)
      return session.start { for await notification in notifications { receive(notification) } }
    }
  }
}
