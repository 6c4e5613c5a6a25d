import Core
import Foundation

extension DependencyValues {
  /// The decoder with which clients read JSON; it expects dates in ISO 8601.
  public var jsonDecoder: JSONDecoder {
    get { self[JSONDecoderKey.self] }
    set { self[JSONDecoderKey.self] = newValue }
  }
}

/// The key of the decoder, whose live value serves tests as well.
private enum JSONDecoderKey: DependencyKey {
  static var liveValue: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { try Self.date(from: $0) }
    return decoder
  }

  /// Decodes a date, with an error that names the field, which `.iso8601` would not.
  private static func date(from decoder: any Decoder) throws -> Date {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = try? Date(text, strategy: .iso8601), date < .distantFuture else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a date looks like 2026-11-21T14:05:00Z")
    }
    return date
  }

  static var testValue: JSONDecoder { liveValue }
}
