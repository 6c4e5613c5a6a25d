public import CustomDump

extension Shared: Equatable where Value: Equatable {
  /// Compares the values.
  ///
  /// While a test asserts, the left side is what it expects.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.reference.value(.expected) == rhs.reference.value(.actual)
  }
}

extension Shared: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension Shared: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension Shared: Decodable where Value: Decodable {
  /// Decodes a value that is shared with those it is passed to.
  public init(from decoder: any Decoder) throws {
    self.init(reference: SharedBox(try Value(from: decoder)))
  }
}

extension Shared: CustomStringConvertible {
  public var description: String { "Shared<\(Value.self)>(\(reference.label))" }
}

extension Shared: _CustomDiffObject {
  public var _customDiffValues: (Any, Any) {
    (reference.value(.expected), reference.value(.actual))
  }

  public var _objectIdentifier: ObjectIdentifier { ObjectIdentifier(reference) }
}

extension SharedReader: Equatable where Value: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

extension SharedReader: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension SharedReader: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension SharedReader: Decodable where Value: Decodable {
  /// Decodes a value that nobody changes.
  public init(from decoder: any Decoder) throws {
    self.init(reference: SharedBox(try Value(from: decoder)))
  }
}

extension SharedReader: CustomStringConvertible {
  public var description: String { "SharedReader<\(Value.self)>(\(reference.label))" }
}

extension SharedReader: CustomDumpRepresentable {
  public var customDumpValue: Any { wrappedValue }
}
