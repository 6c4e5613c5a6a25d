import Effects
import Foundation
import Testing

@Suite
struct SessionsClientTests {
  private let folder: URL
  private let file: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    file = folder.appending(path: "program.sessions")
  }

  private func inClient(
    lease: Double = 3_600, _ body: (SessionsClient) async throws -> Void
  ) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(try .sqlite(at: file, lease: lease))
  }

  private func session(_ applied: UInt64, _ state: String = "{}") -> StoredSession {
    StoredSession(id: "a", browser: "b", applied: applied, state: Array(state.utf8))
  }

  private let owner = SessionOwner.current.name

  @Test func `What was saved is taken as it was`() async throws {
    try await inClient { client in
      let found1 = try await client.take("a", owner)
      #expect(found1 == nil)
      let found2 = try await client.save([session(1), session(2, "new")], owner)
      #expect(found2 == [])
      let found3 = try await client.take("a", owner)
      #expect(found3 == session(2, "new"))
    }
  }

  @Test func `A session is one owner's until the lease is given back`() async throws {
    try await inClient { client in
      _ = try await client.save([session(1)], owner)
      await #expect(throws: SessionsError.leased) {
        _ = try await client.take("a", "other")
      }
      try await client.release(owner)
      let found4 = try await client.take("a", "other")
      #expect(found4 == session(1))
    }
  }

  @Test func `What is another's by now is not saved`() async throws {
    try await inClient { client in
      _ = try await client.save([session(1)], owner)
      try await client.release(owner)
      _ = try await client.take("a", "other")
      let found5 = try await client.save([session(2)], owner)
      #expect(found5 == ["a"])
      let found6 = try await client.take("a", "other")
      #expect(found6 == session(1))
    }
  }

  @Test func `The session of a process that has ended can be taken at once`() async throws {
    try await inClient { client in
      // No process has this number, as numbers end at four million.
      let machine = ProcessInfo.processInfo.hostName
      _ = try await client.save([session(1)], "2000000000.1.\(machine)")
      let found7 = try await client.take("a", owner)
      #expect(found7 == session(1))
    }
  }

  @Test func `A lease of another machine ends by itself`() async throws {
    try await inClient(lease: -1) { client in
      _ = try await client.save([session(1)], "1.1.elsewhere")
      let found8 = try await client.take("a", owner)
      #expect(found8 == session(1))
    }
  }

  @Test func `What nobody has saved for long is removed`() async throws {
    try await inClient { client in
      _ = try await client.save([session(1)], owner)
      try await client.removeOlder(3_600)
      let found9 = try await client.take("a", owner)
      #expect(found9 == session(1))
      try await client.removeOlder(-1)
      let found10 = try await client.take("a", owner)
      #expect(found10 == nil)
    }
  }

  @Test func `User defaults are kept by browser, until they are old`() async throws {
    try await inClient { client in
      #expect(try client.defaults("a") == nil)
      try await client.saveDefaults([1], "a")
      try await client.saveDefaults([2], "b")
      try await client.saveDefaults([3], "a")
      #expect(try client.defaults("a") == [3])
      try await client.removeOlder(3_600)
      #expect(try client.defaults("b") == [2])
      try await client.removeOlder(-1)
      #expect(try client.defaults("a") == nil)
    }
  }

  @Test func `All that is a browser's goes with its name`() async throws {
    try await inClient { client in
      _ = try await client.save([session(1)], owner)
      try await client.saveDefaults([1], "b")
      try await client.saveDefaults([2], "other")
      try await client.rename("b", "c")
      #expect(try await client.take("a", owner)?.browser == "c")
      #expect(try client.defaults("b") == nil)
      #expect(try client.defaults("c") == [1])
      #expect(try client.defaults("other") == [2])
      // What has been saved by the new name since is newer.
      try await client.saveDefaults([3], "b")
      try await client.rename("b", "c")
      #expect(try client.defaults("c") == [1])
      #expect(try client.defaults("b") == nil)
    }
  }

  @Test func `Sessions are listed without their states`() async throws {
    try await inClient { client in
      let begin = Date.now.timeIntervalSince1970
      _ = try await client.save([session(1, "{}")], owner)
      let begun = try #require(try await client.list(owner).first?.begun)
      #expect(begun >= begin)
      _ = try await client.save([session(2, "{ \"a\": 1 }")], owner)
      let listed = try await client.list("other")
      #expect(listed.count == 1)
      let found = try #require(listed.first)
      #expect(found.id == "a")
      #expect(found.begun == begun, "it began when it was first saved")
      #expect(found.saved >= begun)
      #expect(found.bytes == 10)
      #expect(found.isElsewhere)
      #expect(try await client.list(owner).map(\.isElsewhere) == [false])
    }
  }

  @Test func `A session is removed with all that is kept of it, unless it is another's`()
    async throws
  {
    try await inClient { client in
      _ = try await client.save([session(1)], owner)
      _ = try await client.setAside("a")
      try await client.addFaults([SessionFault(session: "a", number: 1)])
      await #expect(throws: SessionsError.leased) { try await client.remove("a", "other") }
      try await client.remove("a", owner)
      try await client.remove("a", owner)
      #expect(try await client.list(owner) == [])
      #expect(try await client.take("a", owner) == nil)
      #expect(try await client.faults("a") == [:])
      #expect(try await client.setAside("a") == nil)
      let begin = Date.now.timeIntervalSince1970
      _ = try await client.save([session(1)], owner)
      #expect(try await client.list(owner).first?.begun ?? 0 >= begin)
    }
  }

  @Test func `The file is its owner's alone`() async throws {
    try await inClient { _ in
      let attributes = try FileManager.default.attributesOfItem(
        atPath: file.path(percentEncoded: false))
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func `Faults are counted by session and action, and forgotten up to one`() async throws {
    try await inClient { client in
      let fault = SessionFault(session: "a", number: 3)
      try await client.addFaults([fault, SessionFault(session: "a", number: 0)])
      try await client.addFaults([fault, SessionFault(session: "b", number: 3)])
      #expect(try await client.faults("a") == [0: 1, 3: 2])
      try await client.forgetFaults("a", 2)
      #expect(try await client.faults("a") == [3: 2])
      try await client.removeOlder(-1)
      #expect(try await client.faults("b") == [:])
    }
  }

  @Test func `A state that is set aside is had by whoever sets the next one aside`() async throws {
    try await inClient { client in
      _ = try await client.save([session(1, "old")], owner)
      #expect(try await client.setAside("a") == nil)
      _ = try await client.save([session(2, "new")], owner)
      #expect(try await client.setAside("a") == Array("old".utf8))
      #expect(try await client.setAside("a") == Array("new".utf8))
    }
  }

  @Test func `All files of sessions are their owner's alone`() async throws {
    try await inClient { client in
      _ = try await client.save([session(1)], owner)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path()) {
        let path = folder.appending(path: name).path()
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600, "\(name)")
      }
    }
  }
}
