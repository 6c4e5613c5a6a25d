import Core
import Foundation

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
