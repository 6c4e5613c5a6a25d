import Foundation
import Testing

/// In one process, because the probe prepares its dependencies for all of it.
@Test func executableFeatureEffectsAndCoreShareOneCopyOfCore() throws {
  let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  let output = Pipe()
  let probe = Process()
  probe.executableURL = folder.appending(path: "OneCopyProbe")
  probe.standardOutput = output
  try probe.run()
  let text = try output.fileHandleForReading.readToEnd().map { String(decoding: $0, as: UTF8.self) }
  probe.waitUntilExit()
  #expect((text ?? "") == "")
  #expect(probe.terminationStatus == 0)
}
