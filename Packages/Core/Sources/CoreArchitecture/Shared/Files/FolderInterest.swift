/// The events of a folder that someone wants to know.
enum FolderInterest {
  /// The folder is deleted or moved.
  case life
  /// As `life`; also, another folder appears in it.
  case arrivals
  /// As `life`; also, a file in it changes, or a link to one is made.
  case files
}
