import Foundation
import Synchronization
import Testing

/// A server of PostgreSQL for these tests alone, which ends with them.
///
/// Each test has a schema of its own there.
final class TestDatabase: Sendable {
  /// Nil where PostgreSQL is not installed.
  static let shared = TestDatabase()

  private let input = Pipe()
  private let output = Mutex(Pipe())
  private let count = Mutex(0)

  private init?() {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let process = Process()
    process.executableURL = root.appending(path: "Scripts/postgres")
    process.standardInput = input
    process.standardOutput = output.withLock(\.self)
    guard (try? process.run()) != nil, line() != nil else { return nil }
  }

  /// The address of an empty schema.
  func newAddress() throws -> String {
    let number = count.withLock { count in
      count += 1
      return count
    }
    return try #require(line(after: "test\(number)\n"))
  }

  /// The line that the server's script writes after it was told something; nil when it has ended.
  private func line(after text: String = "") -> String? {
    output.withLock { output in
      try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      var text = Data()
      while text.last != UInt8(ascii: "\n") {
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { return nil }
        text += more
      }
      return String(decoding: text.dropLast(), as: UTF8.self)
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Leaves a test out where PostgreSQL is not installed.
  static var needsPostgreSQL: Self {
    .enabled(
      if: TestDatabase.shared != nil,
      "PostgreSQL is not installed: sudo apt-get install postgresql")
  }
}
