import Effects
import Foundation
import Testing

@Suite
struct SessionsFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let owner = SessionOwner.current.name

  private var file: URL { folder.appending(path: "program.sessions") }
  private var path: String { file.path(percentEncoded: false) }

  private func inFolder(_ body: () async throws -> Void) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body()
  }

  private func session(_ state: String) -> StoredSession {
    StoredSession(id: "a", browser: "b", applied: 1, state: Array(state.utf8))
  }

  @Test func `A damaged file stays as it is, or is renamed where that is asked for`() async throws {
    try await inFolder {
      let damage = Data(String(repeating: "This is no database.\n", count: 100).utf8)
      try damage.write(to: file)
      #expect(throws: SessionsError.damaged(path: path)) { try SessionsClient.sqlite(at: file) }
      #expect(try Data(contentsOf: file) == damage)
      var names: [String] = []
      let client = try SessionsClient.sqlite(at: file) { names.append($0) }
      #expect(try Data(contentsOf: URL(filePath: try #require(names.first))) == damage)
      #expect(names.count == 1)
      #expect(try await client.save([session("{}")], owner) == [])
      _ = try SessionsClient.sqlite(at: file) { names.append($0) }
      #expect(names.count == 1)
    }
  }

  @Test func `A file that is gone is missed once, and begun anew`() async throws {
    try await inFolder {
      let client = try SessionsClient.sqlite(at: file)
      _ = try await client.save([session("old")], owner)
      try FileManager.default.removeItem(at: folder)
      await #expect(throws: SessionsError.gone(path: path)) { try await client.check() }
      #expect(try await client.take("a", owner) == nil)
      #expect(try await client.save([session("new")], owner) == [])
      #expect(try await SessionsClient.sqlite(at: file).take("a", owner) == session("new"))
    }
  }

  @Test func `A file that is put in the place of another is used`() async throws {
    try await inFolder {
      let other = folder.appending(path: "other.sessions")
      _ = try await SessionsClient.sqlite(at: other).save([session("other")], owner)
      let client = try SessionsClient.sqlite(at: file)
      _ = try await client.save([session("one")], owner)
      let otherPath = other.path(percentEncoded: false)
      #expect(rename(otherPath, path) == 0)
      #expect(rename(otherPath + "-wal", path + "-wal") == 0 || errno == ENOENT)
      await #expect(throws: SessionsError.gone(path: path)) { try await client.check() }
      try await client.check()
    }
  }

  @Test func `A state that was set aside is taken back once, and what it replaces is kept`()
    async throws
  {
    try await inFolder {
      let client = try SessionsClient.sqlite(at: file)
      _ = try await client.save([session("old")], owner)
      #expect(try await client.stateAside("a") == nil)
      let claim = SessionClaim(id: "a", owner: owner, fence: 0)
      try await client.takeBack(claim)
      #expect(try await client.take("a", owner) == session("old"), "there was none")
      _ = try await client.setAside(claim)
      _ = try await client.save([session("new")], owner)
      #expect(try await client.stateAside("a") == Array("old".utf8))
      try await client.takeBack(claim)
      #expect(try await client.take("a", owner) == session("old"))
      #expect(try await client.stateAside("a") == nil)
      #expect(try await client.stateAside("a replaced") == Array("new".utf8))
    }
  }

  @Test func `All files of sessions are their owner's alone`() async throws {
    try await inFolder {
      let client = try SessionsClient.sqlite(at: file)
      _ = try await client.save([session("{}")], owner)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      #expect(names.contains("program.sessions"))
      for name in names {
        let path = folder.appending(path: name).path()
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600, "\(name)")
      }
    }
  }

  @Test func `Each error says what to do`() {
    for (error, word) in [
      (SessionsError.damaged(path: "/f"), "corrupt=set-aside"), (.locked(path: "/f"), "fuser /f"),
      (.full(path: "/f"), "Make room"), (.gone(path: "/f"), "Put it back"),
      (.inaccessible(path: "/f", reason: "why"), "why. Let this user write it"),
      (.refused(server: "postgres:///a", reason: "why"), "why. Sessions are stored as soon as it"),
      (.noAddress(reason: "why"), "why"), (.noLibrary, "apt-get install libpq5"),
    ] {
      #expect("\(error)".contains(word))
    }
  }
}
