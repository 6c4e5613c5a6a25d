/// What tells values as time goes on; views hear them with `onReceive`.
///
/// Timers, notifications, `$name` of a `@Published` property, an object's `objectWillChange` and
/// subjects are publishers. There is no Combine beneath them: a value is heard on the actor of the
/// session that shows the view.
public protocol Publisher<Output, Failure> {
  /// What is told.
  associatedtype Output
  /// With what it may end; hosts hear publishers that cannot fail.
  associatedtype Failure: Error

  /// What tells it from another one of its type, so that an update of the view subscribes again only
  /// to another one; nil subscribes at each update.
  var _identity: AnyHashable? { get }

  /// Tells values to a closure until the subscription is given up.
  func _subscribe(
    in session: PublisherSession, _ receive: @escaping (Output) -> Void
  ) -> PublisherSubscription
}

extension Publisher where Self: AnyObject {
  /// The object itself.
  public var _identity: AnyHashable? { ObjectIdentifier(self) }
}
