import Core
import Foundation
internal import GRDB

/// Why favorites cannot be loaded or saved.
public enum FavoritesError: Error, Equatable, Sendable {
  /// The file at the path is not a database, or is unreadable in part; it was not changed.
  case damaged(path: String)
  /// A newer version of the program has changed the file at the path.
  case tooNew(path: String)
  /// The file at the path cannot be opened or written.
  case inaccessible(path: String, reason: String)
  /// Another program has locked the file at the path for too long.
  case busy(path: String)
  /// There is no room left for the file at the path.
  case full(path: String)
}

extension FavoritesError {
  init(_ error: any Error, file: URL) {
    let path = file.path(percentEncoded: false)
    self =
      switch error {
      case is FavoritesSchema.IsNewer: .tooNew(path: path)
      case is DecodingError, is RowDecodingError: .damaged(path: path)
      case let error as DatabaseError:
        switch error.resultCode.primaryResultCode {
        case .SQLITE_NOTADB, .SQLITE_CORRUPT: .damaged(path: path)
        case .SQLITE_BUSY, .SQLITE_LOCKED: .busy(path: path)
        case .SQLITE_FULL: .full(path: path)
        default: .inaccessible(path: path, reason: error.message ?? "\(error.resultCode)")
        }
      default: .inaccessible(path: path, reason: error.localizedDescription)
      }
  }
}

extension FavoritesError: CustomStringConvertible, LocalizedError {
  /// What happened and how to fix it, for a person to read.
  public var description: String {
    switch self {
    case .damaged(let path):
      localized(
        """
        The favorites in \(path) cannot be read: the file is damaged, or it is no database. It was \
        left as it is. Put a copy of it back, try to save what is in it with "sqlite3 FILE \
        .recover", or move it away to begin anew; then try again.
        """)
    case .tooNew(let path):
      localized(
        """
        The favorites in \(path) were changed by a newer version of this program. Update the \
        program, or choose another file with FAVORITES.
        """)
    case .inaccessible(let path, let reason):
      localized(
        """
        The favorites in \(path) cannot be used: \(reason.withoutFullStop). Check that you may \
        read and write the file and its folder, or choose another file with FAVORITES.
        """)
    case .busy(let path):
      localized(
        """
        Another program has kept the favorites in \(path) to itself for too long. Close it, then \
        try again.
        """)
    case .full(let path):
      localized("There is no room left for the favorites in \(path). Free some, then try again.")
    }
  }

  /// The same as `description`, for `localizedDescription`.
  public var errorDescription: String? { description }
}

extension String {
  /// The text without the full stop that some reasons end with, so that a sentence can go on after
  /// it.
  fileprivate var withoutFullStop: Substring { hasSuffix(".") ? dropLast() : self[...] }
}
