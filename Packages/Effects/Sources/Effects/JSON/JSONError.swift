import Foundation

/// What is wrong with JSON that could not be decoded, and where.
public struct JSONError: Error, Hashable, Sendable {
  /// The path of the field, such as `[3].owner.login`; empty for the whole.
  public let field: String
  /// What is wrong with the field.
  public let problem: Problem

  /// The ways in which a field, or the whole, can be wrong.
  public enum Problem: Hashable, Sendable {
    /// The whole is not JSON.
    case notJSON
    /// A number, in a field that the decoder does not name, is too large or should be whole.
    case badNumber
    /// The field is missing.
    case missing
    /// The field is null; the text says what it should be.
    case null(expected: String)
    /// The field is of another type; the text says what it should be.
    case other(expected: String)
    /// The field cannot be read for the reason that the decoder gives.
    case unreadable(reason: String)
  }

  /// Creates a flaw of a field, or of the whole by default.
  public init(field: String = "", _ problem: Problem) {
    self.field = field
    self.problem = problem
  }
}

extension JSONError {
  /// Describes a decoder's error.
  ///
  /// The decoder says that the data is not JSON also if it holds a number that does not fit, so the
  /// data is read again to tell the two apart.
  init(_ error: DecodingError, in data: Data) {
    self.init(error)
    guard problem == .notJSON else { return }
    let json = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    if json != nil { self.init(.badNumber) }
  }

  private init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(field: Self.name(of: context.codingPath + [key]), .missing)
    case .valueNotFound(let type, let context):
      self.init(field: Self.name(of: context.codingPath), .null(expected: Self.words(for: type)))
    case .typeMismatch(let type, let context):
      self.init(field: Self.name(of: context.codingPath), .other(expected: Self.words(for: type)))
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      self.init(.notJSON)
    case .dataCorrupted(let context):
      let reason = context.debugDescription
      self.init(
        field: Self.name(of: context.codingPath),
        .unreadable(reason: reason.hasSuffix(".") ? String(reason.dropLast()) : reason))
    @unknown default:
      self.init(.notJSON)
    }
  }

  private static func name(of path: [any CodingKey]) -> String {
    path.reduce(into: "") { name, key in
      if let index = key.intValue {
        name += "[\(index)]"
      } else {
        name += (name.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }

  private static func words(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is Date.Type: "a date"
    case is URL.Type: "a URL"
    case is [String: Any].Type: "an object"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}

extension JSONError: CustomStringConvertible {
  /// The flaw as a clause, without a capital and a full stop.
  public var description: String {
    let subject = field.isEmpty ? "the whole" : "the field \"\(field)\""
    return switch problem {
    case .notJSON: "it is not JSON"
    case .badNumber: "it has a number that is too large, or not whole where it should be"
    case .missing: "\(subject) is missing"
    case .null(let expected): "\(subject) is null and should be \(expected)"
    case .other(let expected): "\(subject) should be \(expected)"
    case .unreadable(let reason): "\(subject) cannot be read (\(reason))"
    }
  }
}
