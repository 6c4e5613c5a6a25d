import Foundation

/// What a watched program leaves to the one that is built after it, by the names of its parts.
public struct Handover: Codable, Sendable {
  private var parts: [String: Data] = [:]

  /// Makes one without parts.
  public init() {}

  /// Reads a part; nil if there is none, or if it has another form by now.
  public func part<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    parts[name].flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  /// Leaves a value as a part, instead of what was left there before.
  public mutating func leave(_ value: some Encodable, as name: String) {
    parts[name] = try? JSONEncoder().encode(value)
  }
}
