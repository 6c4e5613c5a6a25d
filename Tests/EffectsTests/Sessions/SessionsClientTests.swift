import Effects
import Foundation
import Testing

extension StoredSession {
  /// The same, whoever has held it.
  fileprivate var unfenced: Self {
    var session = self
    session.fence = 0
    return session
  }
}

/// Where sessions are kept.
enum SessionsPlace: CaseIterable {
  case file
  case database

  /// Those that this machine has.
  static let here = allCases.filter { $0 == .file || TestDatabase.shared != nil }

  /// Runs a closure with an empty place.
  func inClient(
    lease: Double = 3_600, _ body: (SessionsClient) async throws -> Void
  ) async throws {
    switch self {
    case .file:
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      try await body(.sqlite(at: folder.appending(path: "program.sessions"), lease: lease))
    case .database:
      let address = try #require(TestDatabase.shared).newAddress()
      try await body(.postgres(at: address, lease: lease))
    }
  }
}

@Suite
struct SessionsClientTests {
  private func session(_ applied: UInt64, _ state: String = "{}") -> StoredSession {
    StoredSession(id: "a", browser: "b", applied: applied, state: Array(state.utf8))
  }

  private let owner = SessionOwner.current.name

  /// What the owner says of a session that it has saved first.
  private var claim: SessionClaim { SessionClaim(id: "a", owner: owner, fence: 0) }

  @Test(arguments: SessionsPlace.here)
  func `What was saved is taken as it was`(place: SessionsPlace) async throws {
    try await place.inClient { client in
      let found1 = try await client.take("a", owner)
      #expect(found1 == nil)
      let found2 = try await client.save([session(1), session(2, "new")], owner)
      #expect(found2 == [])
      let found3 = try await client.take("a", owner)
      #expect(found3?.unfenced == session(2, "new"))
    }
  }

  @Test(arguments: SessionsPlace.here)
  func `A session is one owner's until the lease is given back`(place: SessionsPlace) async throws {
    try await place.inClient { client in
      _ = try await client.save([session(1)], owner)
      await #expect(throws: SessionsError.leased) {
        _ = try await client.take("a", "other")
      }
      try await client.release(owner)
      let found4 = try await client.take("a", "other")
      #expect(found4?.unfenced == session(1))
    }
  }

  @Test(arguments: SessionsPlace.here)
  func `What is another's by now is not saved`(place: SessionsPlace) async throws {
    try await place.inClient { client in
      _ = try await client.save([session(1)], owner)
      try await client.release(owner)
      _ = try await client.take("a", "other")
      let found5 = try await client.save([session(2)], owner)
      #expect(found5 == ["a"])
      let found6 = try await client.take("a", "other")
      #expect(found6?.unfenced == session(1))
    }
  }

  @Test(arguments: SessionsPlace.here)
  func `The session of a process that has ended can be taken at once`(place: SessionsPlace)
    async throws
  {
    try await place.inClient { client in
      // No process has this number, as numbers end at four million.
      let machine = ProcessInfo.processInfo.hostName
      _ = try await client.save([session(1)], "2000000000.1.\(machine)")
      let found7 = try await client.take("a", owner)
      #expect(found7?.unfenced == session(1))
    }
  }

  @Test(arguments: SessionsPlace.here)
  func `A lease of another machine ends by itself`(place: SessionsPlace) async throws {
    try await place.inClient(lease: -1) { client in
      _ = try await client.save([session(1)], "1.1.elsewhere")
      let found8 = try await client.take("a", owner)
      #expect(found8?.unfenced == session(1))
    }
  }

  @Test(arguments: SessionsPlace.here)
  func `What nobody has saved for long is removed`(place: SessionsPlace) async throws {
    try await place.inClient { client in
      _ = try await client.save([session(1)], owner)
      try await client.removeOlder(3_600)
      let found9 = try await client.take("a", owner)
      #expect(found9?.unfenced == session(1))
      try await client.removeOlder(-1)
      let found10 = try await client.take("a", owner)
      #expect(found10 == nil)
    }
  }

  @Test(arguments: SessionsPlace.here)
  func `User defaults are kept by browser, until they are old`(place: SessionsPlace) async throws {
    try await place.inClient { client in
      #expect(try client.defaults("a") == nil)
      _ = try await client.saveDefaults([1], nil, "a")
      _ = try await client.saveDefaults([2], nil, "b")
      _ = try await client.saveDefaults([3], nil, "a")
      #expect(try client.defaults("a") == [3])
      try await client.removeOlder(3_600)
      #expect(try client.defaults("b") == [2])
      try await client.removeOlder(-1)
      #expect(try client.defaults("a") == nil)
    }
  }

  @Test(arguments: SessionsPlace.here)
  func `Of what two have changed at once each change is kept`(place: SessionsPlace) async throws {
    func list(_ values: [String: Int]) throws -> [UInt8] {
      Array(
        try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0))
    }
    try await place.inClient { client in
      let base = try list(["a": 1, "b": 1, "c": 1])
      #expect(try await client.saveDefaults(base, nil, "one") == base)
      let first = try list(["a": 2, "b": 1, "c": 1])
      #expect(try await client.saveDefaults(first, base, "one") == first)
      let second = try list(["a": 1, "b": 3])
      let kept = try await client.saveDefaults(second, base, "one")
      let values = try PropertyListSerialization.propertyList(from: Data(kept), format: nil)
      #expect(values as? [String: Int] == ["a": 2, "b": 3])
      #expect(try client.defaults("one") == kept)
    }
  }

  @Test(arguments: SessionsPlace.here)
  func `All that is a browser's goes with its name`(place: SessionsPlace) async throws {
    try await place.inClient { client in
      _ = try await client.save([session(1)], owner)
      _ = try await client.saveDefaults([1], nil, "b")
      _ = try await client.saveDefaults([2], nil, "other")
      try await client.rename("b", "c")
      #expect(try await client.take("a", owner)?.browser == "c")
      #expect(try client.defaults("b") == nil)
      #expect(try client.defaults("c") == [1])
      #expect(try client.defaults("other") == [2])
      // What has been saved by the new name since is newer.
      _ = try await client.saveDefaults([3], nil, "b")
      try await client.rename("b", "c")
      #expect(try client.defaults("c") == [1])
      #expect(try client.defaults("b") == nil)
    }
  }

  @Test(arguments: SessionsPlace.here)
  func `Sessions are listed without their states`(place: SessionsPlace) async throws {
    try await place.inClient { client in
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

  @Test(arguments: SessionsPlace.here)
  func `A session is removed with all that is kept of it, unless it is another's`(
    place: SessionsPlace
  ) async throws {
    try await place.inClient { client in
      _ = try await client.save([session(1)], owner)
      _ = try await client.setAside(claim)
      try await client.addFaults([SessionFault(session: "a", number: 2)])
      await #expect(throws: SessionsError.leased) { try await client.remove("a", "other") }
      try await client.remove("a", owner)
      try await client.remove("a", owner)
      #expect(try await client.list(owner) == [])
      #expect(try await client.take("a", owner) == nil)
      #expect(try await client.faults("a") == [:])
      #expect(try await client.stateAside("a") == nil)
    }
  }

  @Test(arguments: SessionsPlace.here)
  func `Faults are counted by session and action, and forgotten up to one`(place: SessionsPlace)
    async throws
  {
    try await place.inClient { client in
      let fault = SessionFault(session: "a", number: 3)
      try await client.addFaults([fault, SessionFault(session: "a", number: 0)])
      try await client.addFaults([fault, SessionFault(session: "b", number: 3)])
      #expect(try await client.faults("a") == [0: 1, 3: 2])
      _ = try await client.save([session(2)], owner)
      await #expect(throws: SessionsError.leased) {
        try await client.forgetFaults(SessionClaim(id: "a", owner: "other", fence: 0), 2)
      }
      try await client.forgetFaults(claim, 2)
      #expect(try await client.faults("a") == [3: 2])
      try await client.removeOlder(-1)
      #expect(try await client.faults("b") == [:])
    }
  }

  @Test(arguments: SessionsPlace.here)
  func `A state that is set aside is had by whoever sets the next one aside`(place: SessionsPlace)
    async throws
  {
    try await place.inClient { client in
      _ = try await client.save([session(1, "old")], owner)
      #expect(try await client.setAside(claim) == nil)
      _ = try await client.save([session(2, "new")], owner)
      #expect(try await client.setAside(claim) == Array("old".utf8))
      #expect(try await client.setAside(claim) == Array("new".utf8))
    }
  }
}
