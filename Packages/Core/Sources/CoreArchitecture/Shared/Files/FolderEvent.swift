/// An event in a watched folder.
enum FolderEvent: Hashable {
  /// The number by which the system knows a watched folder.
  typealias Descriptor = Int32

  /// A file in it was written, replaced, moved or deleted.
  case file(Descriptor, name: String)
  /// Something was created in it or moved to it.
  case arrival(Descriptor, name: String)
  /// The folder was deleted or moved away.
  case departure(Descriptor)
  /// There were more events than the system could list.
  case overflow
}
