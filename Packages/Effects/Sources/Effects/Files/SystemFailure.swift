import Foundation

/// The error number of a failed system call.
struct SystemFailure: Error, Equatable {
  let number: Int32

  /// The failure of the last system call on this thread.
  static var last: SystemFailure { SystemFailure(number: errno) }

  /// The system's text for the error, such as "Permission denied".
  var reason: String { String(cString: strerror(number)) }

  /// Whether there is no room left.
  var isForWantOfRoom: Bool { number == ENOSPC || number == EDQUOT }

  /// Makes a call, and again while it is interrupted; throws when it returns -1.
  @discardableResult
  static func check<Result: FixedWidthInteger>(
    _ call: () -> Result
  ) throws(SystemFailure) -> Result {
    while true {
      let result = call()
      if result != -1 { return result }
      if errno != EINTR { throw .last }
    }
  }

  /// Writes all of the data to a descriptor.
  static func write(_ data: Data, to file: Int32) throws(SystemFailure) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = try check {
        rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      }
      rest = rest.dropFirst(count)
    }
  }
}
