internal import Foundation

/// An error that the operating system reports by its number.
struct SystemError: Error, CustomStringConvertible {
  let number: Int32

  var description: String { String(cString: strerror(number)) }
}
