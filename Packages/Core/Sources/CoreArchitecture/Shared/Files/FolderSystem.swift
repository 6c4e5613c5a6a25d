/// Watches folders for events.
protocol FolderSystem {
  /// Starts to watch a folder; nil if it is absent or cannot be read.
  ///
  /// Asked again for the same folder, it watches for more events.
  func watch(_ path: String, _ interest: FolderInterest) -> FolderEvent.Descriptor?
  /// Stops to watch a folder.
  func forget(_ folder: FolderEvent.Descriptor)
  /// Whether there is a symbolic link at a path.
  func isLink(_ path: String) -> Bool
}
