import Core
import Effects
import Foundation
import Testing

struct ArchiveClientTests {
  /// A folder of the test's own, which is not there yet.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("archive-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func aFileKeepsTheLatestValue() throws {
    try withFolder { folder in
      let archive = ArchiveClient.file(folder.appendingPathComponent("deep/state.json"))
      #expect(try archive.restore([Int].self) == nil)
      archive.save([1, 2])
      archive.save([3])
      #expect(try archive.restore([Int].self) == [3])
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent("deep").path)
      #expect(names == ["state.json"])
    }
  }

  @Test func aFileThatIsNoValueIsAnError() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("state.json")
      try Data("[1, ".utf8).write(to: file)
      #expect(throws: JSONError(.notJSON)) {
        try ArchiveClient.file(file).restore([Int].self)
      }
    }
  }

  @Test func aPlaceThatCannotBeWrittenIsReported() throws {
    try withFolder { folder in
      try Data().write(to: folder)
      let failures = LockIsolated(0)
      let archive = ArchiveClient.file(folder.appendingPathComponent("state.json")) { _ in
        failures.withValue { $0 += 1 }
      }
      archive.save([1])
      #expect(failures.value == 1)
    }
  }

  @Test(arguments: [
    (["XDG_STATE_HOME": "/states"], "/states/modular/state.json"),
    (["XDG_STATE_HOME": "/states", "HOME": "/there/wimes"], "/states/modular/state.json"),
    (["HOME": "/there/wimes"], "/there/wimes/.local/state/modular/state.json"),
    (["XDG_STATE_HOME": "states", "HOME": "/x"], "/x/.local/state/modular/state.json"),
    (["XDG_STATE_HOME": "", "HOME": ""], nil),
    (["XDG_STATE_HOME": "states", "HOME": "there"], nil),
    ([:], nil),
  ])
  func stateLiesWhereTheSystemKeepsStates(environment: [String: String], path: String?) {
    let home = FileManager.default.homeDirectoryForCurrentUser
      .appendingPathComponent(".local/state/modular/state.json").path
    #expect(
      ArchiveClient.stateFile(of: "modular", environment: environment).path == path ?? home)
  }
}
