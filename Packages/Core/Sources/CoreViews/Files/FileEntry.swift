internal import Foundation

/// A file or a folder in the listing of a dialog.
struct FileEntry: Identifiable, Hashable {
  let file: URL
  let isFolder: Bool
  /// Whether a person may choose it, or look into it.
  let isEnabled: Bool

  var id: String { file.path }
  /// Whether it comes before another by its name; numbers count as such.
  func precedes(_ other: FileEntry) -> Bool {
    name.compare(other.name, options: [.caseInsensitive, .numeric]) == .orderedAscending
  }

  var name: String { isFolder ? "\(file.lastPathComponent)/" : file.lastPathComponent }
}
