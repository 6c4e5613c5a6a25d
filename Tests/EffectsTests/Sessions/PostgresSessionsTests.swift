import Effects
import Foundation
import Testing

/// What only a database promises, which processes of several machines share.
@Suite(.needsPostgreSQL)
struct PostgresSessionsTests {
  private let one = "1.1.one"
  private let other = "1.1.other"

  private func address() throws -> String { try #require(TestDatabase.shared).newAddress() }

  private func session(_ applied: UInt64, fence: UInt64 = 0) -> StoredSession {
    StoredSession(id: "a", browser: "b", applied: applied, state: [1], fence: fence)
  }

  @Test func `Who has lost a session and got it back writes nothing as who he was before`()
    async throws
  {
    let client = try await SessionsClient.postgres(at: address())
    #expect(try await client.save([session(1)], one) == [])
    try await client.release(one)
    let second = try #require(try await client.take("a", other))
    try await client.release(other)
    let third = try #require(try await client.take("a", one))
    #expect(second.fence < third.fence)
    #expect(try await client.save([session(2)], one) == ["a"])
    #expect(try await client.save([session(2, fence: third.fence)], one) == [])
    let stale = SessionClaim(id: "a", owner: one, fence: 0)
    await #expect(throws: SessionsError.leased) { _ = try await client.setAside(stale) }
    await #expect(throws: SessionsError.leased) { try await client.takeBack(stale) }
    await #expect(throws: SessionsError.leased) { try await client.forgetFaults(stale, 9) }
    #expect(try await client.stateAside("a") == nil)
  }

  @Test func `A process that has saved little saves what one had that has saved much`() async throws
  {
    let address = try address()
    let first = try await SessionsClient.postgres(at: address)
    let second = try await SessionsClient.postgres(at: address)
    for number in 1...3 { #expect(try await first.save([session(UInt64(number))], one) == []) }
    try await first.letGo([SessionClaim(id: "a", owner: one, fence: 0)])
    let found = try #require(try await second.take("a", other))
    #expect(try await second.save([session(4, fence: found.fence)], other) == [])
    #expect(try await first.lost(["a", "none"], one) == ["a"])
    #expect(try await first.look("a")?.applied == 4)
  }

  @Test func `Processes hear each other`() async throws {
    let address = try address()
    let first = try await SessionsClient.postgres(at: address)
    let second = try await SessionsClient.postgres(at: address)
    let (here, there) = (try #require(first.signals), try #require(second.signals))
    _ = try await first.save([session(1)], one)
    var (heardHere, heardThere) = (here.heard.makeAsyncIterator(), there.heard.makeAsyncIterator())
    // What is said before somebody listens is said to nobody.
    let asking = Task {
      while !Task.isCancelled {
        there.ask("a", "page")
        try? await Task.sleep(for: .milliseconds(50))
      }
    }
    #expect(await heardHere.next() == .renewed(browser: nil), "it may have missed something")
    #expect(await heardThere.next() == .renewed(browser: nil))
    guard case .wanted("a", let peer, "page", false) = await heardHere.next() else {
      Issue.record("it is not asked")
      return
    }
    asking.cancel()
    here.tellFree("a", peer)
    #expect(await heardThere.next() == .free(id: "a"))
    here.tellCopied("a", peer)
    #expect(await heardThere.next() == .copied(id: "a"))
    there.ask("nobody's", "-")
    let all = SessionSignals.Signal.wanted(id: "nobody's", by: peer, page: "-", isToAll: true)
    while let heard = await heardHere.next(), heard != all {}
    let renewal = StoredRenewal(
      browser: "b", name: "c", page: nil, ticket: "t", session: "a", isUsed: true)
    try await second.saveRenewal(renewal)
    while let heard = await heardHere.next(), heard != .renewed(browser: "b") {}
    #expect(try await first.renewals("b") == [renewal])
    #expect(try await first.renewals(nil) == [renewal])
    #expect(try await first.renewals("c") == [])
  }

  @Test func `A session that was removed is not brought back by who held it`() async throws {
    let client = try await SessionsClient.postgres(at: address())
    #expect(try await client.save([session(1)], one) == [])
    try await client.release(one)
    try await client.remove("a", other)
    #expect(try await client.save([session(2)], one) == ["a"])
    #expect(try await client.take("a", one) == nil)
    #expect(try await client.list(one) == [])
  }

  @Test func `A process holds its sessions while it runs, and no longer`() async throws {
    let address = try address()
    var first: SessionsClient? = try await .postgres(at: address, lease: 1)
    let second = try await SessionsClient.postgres(at: address, lease: 1)
    #expect(try await first?.save([session(1)], one) == [])
    await #expect(throws: SessionsError.leased) { _ = try await second.take("a", other) }
    first = nil
    // Nobody says any more that it runs, and so its lease is over at some time.
    var found: StoredSession?
    while found == nil {
      do {
        found = try await second.take("a", other)
      } catch SessionsError.leased {
        try await Task.sleep(for: .milliseconds(50))
      }
    }
    #expect(found?.applied == 1)
  }

  @Test func `Many sessions are saved in one step, each by itself`() async throws {
    let client = try await SessionsClient.postgres(at: address())
    let sessions = (0..<1_000).map { number in
      StoredSession(
        id: "s\(number)", browser: "b'\\\"\(number)", applied: UInt64(number),
        state: Array(repeating: UInt8(number % 256), count: number))
    }
    #expect(try await client.save(sessions, one) == [])
    try await client.release(one)
    _ = try await client.take("s500", other)
    #expect(try await client.save(sessions, one) == ["s500"])
    for number in [0, 1, 255, 999] {
      let found = try #require(try await client.take("s\(number)", one))
      #expect(found.browser == sessions[number].browser)
      #expect(found.applied == sessions[number].applied)
      #expect(found.state == sessions[number].state)
    }
  }

  @Test func `Tables are brought up to date once, also by several processes at once`() async throws
  {
    let address = try address()
    try await withThrowingTaskGroup(of: SessionsClient.self) { group in
      for _ in 0..<4 { group.addTask { try await .postgres(at: address) } }
      for try await client in group { try await client.check() }
    }
  }

  @Test func `All processes have the same keys, and a new one signs when all have it`() async throws
  {
    let address = try address()
    let first = try await SessionsClient.postgres(at: address)
    let second = try await SessionsClient.postgres(at: address)
    let (keys, others) = (try #require(first.keys), try #require(second.keys))
    #expect(try await keys([1], 30) == [[1]])
    #expect(try await others([2], 30) == [[1]])
    #expect(try await others([2], 0) == [[1], [2]], "the new one is known, but signs later")
    #expect(try await keys([3], 30) == [[1], [2]])
  }

  @Test func `An address with a password is refused, as are one that is none and one of nobody`()
    async throws
  {
    for (address, word) in [
      ("postgres://a:secret@/b", "PGPASSFILE"), ("nothing", "no address of a database"),
      ("postgres:///none?host=/nowhere", "/nowhere"),
    ] {
      let error = try await #require(throws: SessionsError.self) {
        _ = try await SessionsClient.postgres(at: address)
      }
      #expect("\(error)".contains(word))
      #expect(!"\(error)".contains("secret"))
    }
  }
}
