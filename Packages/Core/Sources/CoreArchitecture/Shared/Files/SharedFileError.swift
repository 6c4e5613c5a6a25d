internal import Foundation

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
