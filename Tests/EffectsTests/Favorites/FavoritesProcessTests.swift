import Effects
import Foundation
import XCTest

/// Other processes, each of which makes favorites of the numbers from a start until it is killed,
/// and tells of each when it is kept.
///
/// In XCTest, whose tests run one after the other: waiting for a process runs a run loop, which
/// must not take the main queue away from tests that run beside this one.
final class FavoritesProcessTests: XCTestCase {
  private struct ProcessEnded: Error {}

  private func start(_ file: URL, from number: Int) throws -> (Process, FileHandle) {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let (process, output) = (Process(), Pipe())
    process.executableURL = folder.appending(path: "FavoritesFixture")
    process.arguments = [file.path(percentEncoded: false), "\(number)"]
    process.standardOutput = output
    try process.run()
    return (process, output.fileHandleForReading)
  }

  /// Reads until so many numbers were told, kills the process, and returns all that were told.
  private func kill(
    _ process: Process, after count: Int, told output: FileHandle
  ) throws -> [Int] {
    var text = Data()
    while text.count(where: { $0 == UInt8(ascii: "\n") }) < count {
      let more = output.availableData
      if more.isEmpty { throw ProcessEnded() }
      text += more
    }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    text += try output.readToEnd() ?? Data()
    let whole = text.prefix(through: text.lastIndex(of: UInt8(ascii: "\n")) ?? 0)
    return String(decoding: whole, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }
  }

  func testWhatWasKeptOutlivesAProcessThatIsKilledInTheMiddle() async throws {
    try await withTemporaryFile { file in
      for round in 1...5 {
        let (process, output) = try start(file, from: round * 10_000)
        let told = try kill(process, after: 20 * round, told: output)
        let kept = try await FavoritesClient.sqlite(at: file).all().map(\.id)
        XCTAssertGreaterThanOrEqual(told.count, 20 * round)
        XCTAssert(Set(told).isSubset(of: kept))
      }
    }
  }

  func testProcessesThatWriteAtOnceDoNotLoseEachOthersFavorites() async throws {
    try await withTemporaryFile { file in
      let one = try start(file, from: 10_000)
      let other = try start(file, from: 20_000)
      let client = FavoritesClient.sqlite(at: file)
      for id in 0..<50 { try await client.save(repository(id: id)) }
      let told = try kill(one.0, after: 50, told: one.1) + kill(other.0, after: 50, told: other.1)
      let kept = try await client.all().map(\.id)
      XCTAssertGreaterThanOrEqual(told.count, 100)
      XCTAssert(Set(told + Array(0..<50)).isSubset(of: kept))
    }
  }
}
