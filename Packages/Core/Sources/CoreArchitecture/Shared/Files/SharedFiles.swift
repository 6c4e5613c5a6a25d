internal import Foundation

/// The files in which shared values are stored, on disk or in memory.
protocol SharedFiles: AnyObject, Sendable {
  /// The bytes of a file, nil if there is no file.
  func read(_ url: URL) throws -> Data?
  /// Replaces a file as a whole, and creates the folders around it.
  func write(_ data: Data, to url: URL) throws -> FileStamp?
  /// Identifies the current version of a file; nil if there is no file.
  func stamp(of url: URL) -> FileStamp?
  /// Renames a file that cannot be read, so that it is not overwritten.
  func setAside(_ url: URL) throws
  /// Calls a closure, on any thread, when a file may have changed.
  func watch(_ url: URL, _ onChange: @escaping @Sendable () -> Void) -> SharedSubscription
  /// Called without a lock after any writer has written or renamed a file.
  func didChange(_ url: URL)
  /// Identifies the files; two objects over the same memory have one id.
  var id: ObjectIdentifier { get }
}

extension URL {
  /// The name that a file gets when it cannot be read.
  var unreadableSibling: URL { appendingPathExtension("unreadable") }
}
