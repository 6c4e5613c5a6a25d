internal import Foundation

extension StateStorage: ArchivedValue {
  var archived: [UInt8]? {
    guard let value = read() as? any Encodable else { return nil }
    return (try? JSONEncoder().encode(value)).map(Array.init)
  }

  /// Reads a value that was kept; nil if it is of another type by now.
  static func value(from archived: [UInt8]) -> Value? {
    guard let type = Value.self as? any Decodable.Type else { return nil }
    return (try? JSONDecoder().decode(type, from: Data(archived))) as? Value
  }
}
