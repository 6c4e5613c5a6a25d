public import Foundation

// On other platforms Foundation has these; here only the file manager knows the folders.
extension URL {
  /// The user's folder for documents.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }

  /// The user's folder for data that programs keep.
  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, ".local/share")
  }

  /// The user's folder for data that programs can make again.
  public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }

  private static func folder(_ folder: FileManager.SearchPathDirectory, _ usual: String) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: usual)
  }
}
