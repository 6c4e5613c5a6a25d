import Core
import Foundation

extension DependencyValues {
  /// What clients read JSON with; dates are in ISO 8601.
  public var jsonDecoder: JSONDecoder {
    get { self[JSONDecoderKey.self] }
    set { self[JSONDecoderKey.self] = newValue }
  }
}

/// Reading is the same everywhere, so a test need not override it.
private enum JSONDecoderKey: DependencyKey {
  static var liveValue: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { try Self.date(from: $0) }
    return decoder
  }

  /// Unlike with `.iso8601`, the error of a bad date says in which field it is.
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
