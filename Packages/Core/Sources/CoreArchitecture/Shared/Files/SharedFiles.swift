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

/// The version of a file.
enum FileStamp: Hashable, Sendable {
  case onDisk(inode: UInt64, seconds: Int, nanoseconds: Int, size: Int)
  case inMemory(Data)
}

/// A file of a shared value that cannot be read or written, with the message to the developer.
struct SharedFileError: Error, CustomStringConvertible {
  let description: String

  static func unreadable(_ url: URL, type: String, _ error: any Error) -> Self {
    let fault = FileFault(error)
    return Self(
      description: """
        A file cannot be read as \(type), so the value in memory stays as it is.

          File:   \(url.path)
          Field:  \(fault.field)
          Reason: \(fault.reason)

        Mend the field in the file, or delete the file to begin with the default value. The file is \
        not written over: when a value is to be saved, the file is first renamed to \
        '\(url.unreadableSibling.lastPathComponent)'.
        """)
  }

  static func unwritable(_ url: URL, _ error: any Error) -> Self {
    Self(
      description: """
        A file cannot be written, so the value will be lost when the process ends.

          File:   \(url.path)
          Reason: \(error)

        See that the folder can be written to, and that there is room.
        """)
  }
}
