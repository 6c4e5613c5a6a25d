internal import Foundation

/// Converts a value to and from the form in which user defaults store it.
struct DefaultsCoding<Value: Sendable>: Sendable {
  /// Returns nil if the stored form does not fit the type.
  let decode: @Sendable (Any) -> Value?
  /// Returns nil for a value that is stored by removing the entry.
  let encode: @Sendable (Value) throws -> Any?
}

extension DefaultsCoding {
  /// Stores nil by removing the entry.
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

  /// For types that a property list stores as they are.
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
  /// Stores a URL as text, because Foundation here cannot read back what it stores for web
  /// addresses.
  static let url = Self(
    decode: { ($0 as? String).flatMap { URL(string: $0) } }, encode: { $0.absoluteString })
}
