internal import Foundation

/// How a value is kept in user defaults.
struct DefaultsCoding<Value: Sendable>: Sendable {
  /// Nil for what cannot be read as such a value.
  let decode: @Sendable (Any) -> Value?
  /// Nil for what is kept by keeping nothing.
  let encode: @Sendable (Value) throws -> Any?
}

extension DefaultsCoding {
  /// Nil is kept by keeping nothing.
  static func optional<Wrapped>(_ coding: DefaultsCoding<Wrapped>) -> Self
  where Value == Wrapped? {
    Self(
      decode: { coding.decode($0).map { $0 } },
      encode: { try $0.flatMap { try coding.encode($0) } })
  }

  static func rawValue(_ coding: DefaultsCoding<Value.RawValue>) -> Self
  where Value: RawRepresentable {
    Self(
      decode: { coding.decode($0).flatMap(Value.init) },
      encode: { try coding.encode($0.rawValue) })
  }

  static func json() -> Self where Value: Codable {
    Self(
      decode: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      encode: { try JSONEncoder().encode($0) })
  }

  /// For types that a property list knows.
  static var plain: Self {
    Self(decode: { $0 as? Value }, encode: { $0 })
  }
}

extension DefaultsCoding<Bool> {
  static let bool = Self(
    decode: { $0 as? Bool ?? ($0 as? Int).map { $0 != 0 } }, encode: { $0 })
}

extension DefaultsCoding<Double> {
  static let double = Self(
    decode: { $0 as? Double ?? ($0 as? Int).map(Double.init) }, encode: { $0 })
}

extension DefaultsCoding<URL> {
  /// As text: what Foundation keeps here for addresses that are no files cannot be read back.
  static let url = Self(
    decode: { ($0 as? String).flatMap { URL(string: $0) } }, encode: { $0.absoluteString })
}
