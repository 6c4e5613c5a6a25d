internal import Foundation

/// The field in which reading failed, and the reason.
struct FileFault {
  var field = "(the whole file)"
  var reason: String

  init(_ error: any Error) {
    guard let error = error as? DecodingError else {
      reason = "\(error)"
      return
    }
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      field = Self.field(context.codingPath) ?? field
      reason = context.debugDescription
      if let cause = context.underlyingError { reason += " \(cause)" }
    case .keyNotFound(let key, let context):
      field = Self.field(context.codingPath + [key]) ?? field
      reason = "It is missing."
    @unknown default:
      reason = "\(error)"
    }
  }

  private static func field(_ path: [any CodingKey]) -> String? {
    guard !path.isEmpty else { return nil }
    return path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}
