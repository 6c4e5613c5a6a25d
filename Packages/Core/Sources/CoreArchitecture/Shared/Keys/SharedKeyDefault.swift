/// A key together with the value to use if nothing is stored.
///
/// Name a key and its default once:
///
/// ```swift
/// extension SharedKey where Self == InMemoryKey<Int>.Default {
///   static var count: Self { Self[.inMemory("count"), default: 0] }
/// }
/// ```
///
/// and use it as `@Shared(.count) var count`.
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  let base: Base
  let defaultValue: @Sendable () -> Base.Value

  /// Returns a key with a default.
  public static subscript(
    key: Base, default value: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self {
    Self(base: key, defaultValue: value)
  }

  /// Returns a key with another default than it has.
  public static subscript(
    key: Self, default value: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self {
    Self(base: key.base, defaultValue: value)
  }

  /// The id of the key without its default.
  public var id: Base.ID { base.id }

  /// Loads as the key without the default does.
  public func load(context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>) {
    base.load(context: context, continuation: continuation)
  }

  /// Subscribes as the key without the default does.
  public func subscribe(
    context: LoadContext<Base.Value>, subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }
}

extension _SharedKeyDefault: SharedKey where Base: SharedKey {
  /// Saves as the key without the default does.
  public func save(_ value: Base.Value, context: SaveContext, continuation: SaveContinuation) {
    base.save(value, context: context, continuation: continuation)
  }
}

extension _SharedKeyDefault: CustomStringConvertible {
  /// The description of the key without its default.
  public var description: String { "\(base)" }
}

extension SharedReaderKey {
  /// This type of key together with a default value.
  public typealias Default = _SharedKeyDefault<Self>
}
