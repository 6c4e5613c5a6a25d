internal import Foundation

/// A file or a folder in the listing of a dialog.
struct FileEntry: Identifiable, Hashable {
  let file: URL
  let isFolder: Bool
  /// Whether a person may choose it, or look into it.
  let isEnabled: Bool

  var id: String { file.path }
  var name: String { isFolder ? "\(file.lastPathComponent)/" : file.lastPathComponent }
}
