/// Lets a value cross actors although its type is not Sendable.
///
/// Its user must make sure that no two threads use the value at once.
@dynamicMemberLookup
@propertyWrapper
public struct UncheckedSendable<Value>: @unchecked Sendable {
  // `@unchecked` is the purpose of the type; its users must argue that it is safe.
  /// The wrapped value, unprotected.
  public var value: Value

  /// Wraps a value.
  public init(_ value: Value) { self.value = value }

  /// Wraps a value, for a property with `@UncheckedSendable`.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value, as the property wrapper reads and writes it.
  public var wrappedValue: Value {
    _read { yield value }
    _modify { yield &value }
  }

  /// The wrapper itself, which is Sendable.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// Reads a property of the value.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }

  /// Reads or changes a property of the value in place.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Subject {
    _read { yield value[keyPath: keyPath] }
    _modify { yield &value[keyPath: keyPath] }
  }
}

extension UncheckedSendable: Equatable where Value: Equatable {}
extension UncheckedSendable: Hashable where Value: Hashable {}

extension UncheckedSendable: Decodable where Value: Decodable {
  /// Decodes the value alone.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Value.self))
  }
}

extension UncheckedSendable: Encodable where Value: Encodable {
  /// Encodes the value alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension UncheckedSendable: AsyncSequence where Value: AsyncSequence {
  /// An element of the sequence.
  public typealias Element = Value.Element
  /// What the sequence may throw.
  public typealias Failure = Value.Failure

  /// Begins the sequence.
  public func makeAsyncIterator() -> Value.AsyncIterator { value.makeAsyncIterator() }
}

/// A reference to an unprotected value that may cross actors.
///
/// Its user must make sure that no two threads use the value at once.
@propertyWrapper
public final class UncheckedBox<Value>: @unchecked Sendable {
  // `@unchecked` is the purpose of the type; its users must argue that it is safe.
  /// The value, as the property wrapper reads and writes it.
  public var wrappedValue: Value

  /// Makes a box, for a property with `@UncheckedBox`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes a box with a value.
  public init(_ value: Value) { wrappedValue = value }

  /// The value; it is changed in place.
  public var value: Value {
    _read { yield wrappedValue }
    _modify { yield &wrappedValue }
  }

  /// The box itself, to be shared.
  public var projectedValue: UncheckedBox<Value> { self }
}
