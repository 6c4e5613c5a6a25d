public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// Returns a publisher of the notifications of a name, by whomever or by one object.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications, on the thread that posts them.
  public struct Publisher: OpenCombine.Publisher {
    /// What was posted.
    public typealias Output = Notification
    /// Never fails.
    public typealias Failure = Never

    /// Where they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Who posts them; nil is anybody.
    public let object: AnyObject?

    /// Makes a publisher of the notifications of a name, by whomever or by one object.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Begins to hear them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let outlet = Outlet(subscriber)
      subscriber.receive(subscription: outlet)
      let token = center.addObserver(
        forName: name, object: object, queue: nil, using: outlet.send)
      outlet.keep(AnyCancellable { [center] in center.removeObserver(token) })
    }
  }
}

extension JSONDecoder: @retroactive TopLevelDecoder {
  /// Bytes.
  public typealias Input = Data
}

extension JSONEncoder: @retroactive TopLevelEncoder {
  /// Bytes.
  public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// Bytes.
  public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// Bytes.
  public typealias Output = Data
}
