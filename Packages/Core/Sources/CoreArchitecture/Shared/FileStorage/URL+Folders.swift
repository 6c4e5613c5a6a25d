public import Foundation

// On other platforms Foundation has these.
extension URL {
  /// The user's folder for documents: `Documents` in the folder that `HOME` names, or the one that
  /// the desktop's settings name.
  public static var documentsDirectory: URL { PersonalFolders().documents }

  /// The user's folder for data that programs keep: `XDG_DATA_HOME`, or `~/.local/share`.
  public static var applicationSupportDirectory: URL { PersonalFolders().data }

  /// The user's folder for data that programs can make again: `XDG_CACHE_HOME`, or `~/.cache`.
  public static var cachesDirectory: URL { PersonalFolders().caches }
}
