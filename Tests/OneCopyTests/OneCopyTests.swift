import Foundation
import XCTest

/// In XCTest, whose tests run one after the other: waiting for a process runs a run loop, which
/// must not take the main queue away from tests that run beside this one.
final class OneCopyTests: XCTestCase {
  /// In one process, because the probe prepares its dependencies for all of it.
  func testExecutableFeatureEffectsAndCoreShareOneCopyOfCore() throws {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let output = Pipe()
    let probe = Process()
    probe.executableURL = folder.appending(path: "OneCopyProbe")
    probe.standardOutput = output
    try probe.run()
    let text = try output.fileHandleForReading.readToEnd()
    probe.waitUntilExit()
    XCTAssertEqual(text.map { String(decoding: $0, as: UTF8.self) } ?? "", "")
    XCTAssertEqual(probe.terminationStatus, 0)
  }
}
