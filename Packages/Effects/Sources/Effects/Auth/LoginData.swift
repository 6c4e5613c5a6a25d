import Core
import Foundation

/// The result of a successful log-in, which the rest of the app receives.
public struct LoginData: Codable, Hashable, Sendable {
  /// The person's name, without white space around it.
  public var name: String
  /// Identity of this log-in, different each time, also for the same person.
  public var token: UUID

  /// Creates the data of a log-in; the name is taken as it is.
  public init(name: String, token: UUID) {
    self.name = name
    self.token = token
  }

  /// A line that welcomes the person.
  public var greeting: String { "Welcome, \(name)!" }
}

extension LoginData {
  static let previewToken = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}

/// A name that can be used to log in.
struct LoginName: Equatable {
  /// The longest name, in characters as a person counts them.
  static let limit = 64

  let text: String

  init(_ text: String) throws(LoginError) {
    let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
    let name = text[..<end].drop(while: \.isWhitespace)
    guard !name.unicodeScalars.contains(where: \.isControl) else { throw .controlCharacter }
    guard name.unicodeScalars.contains(where: \.isVisible) else { throw .emptyName }
    guard name.count <= Self.limit else {
      throw .nameTooLong(count: name.count, limit: Self.limit)
    }
    self.text = String(name)
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// False for what shows nothing on its own, such as a zero-width space.
  fileprivate var isVisible: Bool {
    !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
  }
}

/// Why a name cannot be used to log in.
public enum LoginError: Error, Equatable, Sendable {
  /// The name holds nothing visible.
  case emptyName
  /// The name has `count` characters, more than `limit`.
  case nameTooLong(count: Int, limit: Int)
  /// The name holds a control character, such as a tab or a line break.
  case controlCharacter
}

extension LoginError: CustomStringConvertible, LocalizedError {
  /// What happened and how to fix it, for a person to read.
  public var description: String {
    switch self {
    case .emptyName:
      localized("The name is empty. Enter at least one letter.")
    case .nameTooLong(let count, let limit):
      localized("The name has \(count) characters. Shorten it to \(limit) or fewer.")
    case .controlCharacter:
      localized("The name holds a tab, a line break or another control character. Remove it.")
    }
  }

  /// The same as `description`, for `localizedDescription`.
  public var errorDescription: String? { description }
}
