internal import Foundation

/// A file of a shared value that cannot be read or written, with the message to the developer.
struct SharedFileError: Error, CustomStringConvertible {
  let description: String

  static func unreadable(_ url: URL, type: String, _ error: any Error) -> Self {
    let fault = Fault(error)
    return Self(
      description: """
        A file cannot be read as \(type), so the value in memory stays as it is.

          File:   \(url.path)
          Field:  \(fault.field)
          Reason: \(fault.reason)

        Mend the field in the file, or delete the file to begin with the default value. The file is \
        not written over: when a value is to be saved, the file is first renamed to \
        '\(url.unreadableSibling.lastPathComponent)'.
        """)
  }

  static func unwritable(_ url: URL, _ error: any Error) -> Self {
    Self(
      description: """
        A file cannot be written, so the value will be lost when the process ends.

          File:   \(url.path)
          Reason: \(error)

        See that the folder can be written to, and that there is room.
        """)
  }

  /// The field in which reading failed, and the reason.
  private struct Fault {
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
}
