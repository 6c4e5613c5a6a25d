public import CustomDump

extension Shared: Equatable where Value: Equatable {
  /// Equal when the values are.
  ///
  /// While a test asserts, the left side is the expected value.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.reference.value(.expected) == rhs.reference.value(.actual)
  }
}

extension Shared: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension Shared: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: Encodable where Value: Encodable {
  /// Encodes the value by itself.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension Shared: Decodable where Value: Decodable {
  /// Decodes a value, which is shared with whoever it is passed to.
  public init(from decoder: any Decoder) throws {
    self.init(reference: SharedBox(try Value(from: decoder)))
  }
}

extension Shared: CustomStringConvertible {
  /// The type, with the value or the key under which it is stored.
  public var description: String { "Shared<\(Value.self)>(\(reference.label))" }
}

extension Shared: _CustomDiffObject {
  /// The expected and the actual value, which dumps compare while a test asserts.
  public var _customDiffValues: (Any, Any) {
    (reference.value(.expected), reference.value(.actual))
  }

  /// The identity of the storage, by which dumps recognise one shared value in two places.
  public var _objectIdentifier: ObjectIdentifier { ObjectIdentifier(reference) }
}

extension SharedReader: Equatable where Value: Equatable {
  /// Equal when the values are.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

extension SharedReader: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension SharedReader: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: Encodable where Value: Encodable {
  /// Encodes the value by itself.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension SharedReader: Decodable where Value: Decodable {
  /// Decodes a value that never changes.
  public init(from decoder: any Decoder) throws {
    self.init(reference: SharedBox(try Value(from: decoder)))
  }
}

extension SharedReader: CustomStringConvertible {
  /// The type, with the value or the key under which it is stored.
  public var description: String { "SharedReader<\(Value.self)>(\(reference.label))" }
}

extension SharedReader: _CustomDiffObject {
  /// The expected and the actual value, which dumps compare while a test asserts.
  public var _customDiffValues: (Any, Any) {
    (reference.value(.expected), reference.value(.actual))
  }

  /// The identity of the storage, by which dumps recognise one shared value in two places.
  public var _objectIdentifier: ObjectIdentifier { ObjectIdentifier(reference) }
}
