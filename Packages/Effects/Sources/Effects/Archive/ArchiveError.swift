import Foundation

/// Why a value cannot be saved in a file, or restored from it.
public enum ArchiveError: Error, Equatable, Sendable {
  /// The file at the path exists and cannot be read.
  case unreadable(path: String, reason: String)
  /// The file at the path cannot be written.
  case unwritable(path: String, reason: String)
  /// There is no room left for the file at the path.
  case full(path: String)
}

extension ArchiveError: CustomStringConvertible, LocalizedError {
  /// What happened and how to fix it, for a person to read.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      """
      \(path) cannot be read: \(reason). Check that it is a file which you may read, or choose \
      another folder with XDG_STATE_HOME.
      """
    case .unwritable(let path, let reason):
      """
      \(path) cannot be written: \(reason). Check that you may write the file and its folder, or \
      choose another folder with XDG_STATE_HOME.
      """
    case .full(let path):
      "There is no room left for \(path). Free some, or choose another folder with XDG_STATE_HOME."
    }
  }

  /// The same as `description`, for `localizedDescription`.
  public var errorDescription: String? { description }
}
