import Effects
import Foundation
import Logging
import Synchronization
import Testing
import Views

@testable import WebHost

@Suite
struct RenewalTests {
  /// What sessions have asked to have renamed, in a store that can fail.
  private final class Store: Sendable {
    let renamed = Mutex<[[String]]>([])
    let fails = Mutex(false)

    var client: SessionsClient {
      SessionsClient(
        take: { _, _ in nil }, save: { _, _ in [] }, release: { _ in }, removeOlder: { _ in },
        rename: { [self] in
          if fails.withLock({ $0 }) { throw CancellationError() }
          let names = [$0, $1]
          renamed.withLock { $0.append(names) }
        })
    }
  }

  private func registry(_ store: Store) throws -> SessionRegistry {
    SessionRegistry(
      views: PageSessionTests.views, writer: SessionWriter(store.client, owner: "test"),
      settings: try WebSettings(), logger: Logger(label: "test"))
  }

  private func client(_ browser: String, former: String? = nil, page: String? = nil) -> Client {
    Client(browser: browser, former: former, page: page)
  }

  @Test func `The old name opens nothing, but for the page that has asked`() async throws {
    let store = Store()
    let registry = try registry(store)
    let session = try await registry.make(for: client("before"))
    let other = try await registry.make(for: client("before"))
    await registry.renew(session.id, for: "page")
    #expect(session.browser != "before")
    #expect(other.browser == session.browser)
    await #expect(throws: SessionFailure.renewed) {
      try await registry.find(session.id, of: client("before"))
    }
    await #expect(throws: SessionFailure.renewed) {
      try await registry.find(other.id, of: client("before", page: "another"))
    }
    #expect(try await registry.find(session.id, of: client("before", page: "page")) === session)
    #expect(await registry.newName(of: client("before", page: "page")) == session.browser)
    #expect(await registry.newName(of: client("before", page: "another")) == nil)
    #expect(await registry.newName(of: client("before")) == nil)
    await registry.close()
  }

  @Test func `It is stored when the browser has come with it, and tried again if that fails`()
    async throws
  {
    let store = Store()
    let registry = try registry(store)
    let session = try await registry.make(for: client("before"))
    await registry.renew(session.id, for: "page")
    #expect(store.renamed.withLock { $0 } == [])
    store.fails.withLock { $0 = true }
    #expect(try await registry.find(session.id, of: client(session.browser)) === session)
    #expect(store.renamed.withLock { $0 } == [])
    store.fails.withLock { $0 = false }
    await registry.storeRenewals()
    #expect(store.renamed.withLock { $0 } == [["before", session.browser]])
    await registry.storeRenewals()
    #expect(store.renamed.withLock { $0.count } == 1)
    await #expect(throws: SessionFailure.renewed) {
      try await registry.find(session.id, of: client("before"))
    }
    await registry.close()
  }

  @Test func `What is saved before the browser has its new name has the old one`() async throws {
    let saved = Mutex<[String]>([])
    let writer = SessionWriter(
      SessionsClient(
        take: { _, _ in nil },
        save: { sessions, _ in
          saved.withLock { $0 += sessions.map(\.browser) }
          return []
        }, release: { _ in }, removeOlder: { _ in }), owner: "test")
    func save() async {
      _ = await writer.save(StoredSession(id: "s", browser: "after", applied: 1, state: []))
    }
    writer.expect("after", insteadOf: "before")
    await save()
    try await writer.rename("before", to: "after")
    await save()
    #expect(saved.withLock { $0 } == ["before", "after"])
  }

  @Test func `Who proves his name before has what a process left that ended too soon`()
    async throws
  {
    let store = Store()
    let registry = try registry(store)
    let stored = StoredSession(id: "s", browser: "before", applied: 1, state: [])
    #expect(try await !registry.belongs(stored, to: client("after")))
    #expect(try await !registry.belongs(stored, to: client("after", former: "another")))
    #expect(store.renamed.withLock { $0 } == [])
    #expect(try await registry.belongs(stored, to: client("after", former: "before")))
    #expect(store.renamed.withLock { $0 } == [["before", "after"]])
  }

  @Test func `A name before counts for the name that it was signed for alone`() throws {
    let keys = try CookieKeys()
    let names = ["a", "b", "c"].map { String(repeating: $0, count: 32) }
    let proof = keys.signed(names[0], for: names[1])
    #expect(keys.name(in: proof, for: names[1])?.name == names[0])
    #expect(keys.name(in: proof, for: names[2]) == nil)
    #expect(keys.name(in: proof) == nil)
    #expect(keys.name(in: keys.signed(names[0]), for: names[1]) == nil)
  }

  @Test func `A server that ends stores those that nobody has come with`() async throws {
    let store = Store()
    let registry = try registry(store)
    let session = try await registry.make(for: client("before"))
    await registry.renew(session.id, for: "page")
    await registry.close()
    #expect(store.renamed.withLock { $0 } == [["before", session.browser]])
  }

  @Test func `A name that nobody else knows yet is not renewed`() {
    var renewals = Renewals()
    let begun = ContinuousClock.now
    let first = renewals.begin("a", in: "s", page: "p", at: begun)
    let name = first?.name ?? ""
    #expect(renewals.begin(name, in: "s", page: "p", at: begun) == nil)
    #expect(renewals.use("another") == nil)
    #expect(renewals.use(name)?.session == "s")
    #expect(renewals.use(name) == nil)
    #expect(renewals.begin(name, in: "s", page: "p", at: begun) != nil)
  }

  @Test func `An old name is known for a minute, or for ten while the new one is not used`() {
    var renewals = Renewals()
    let begun = ContinuousClock.now
    let used = renewals.begin("a", in: "s", page: "p", at: begun)?.name ?? ""
    _ = renewals.begin("b", in: "s", page: "p", at: begun)
    _ = renewals.use(used)
    renewals.prune(at: begun + .seconds(700))
    #expect(renewals["a"] != nil, "it is not stored")
    #expect(renewals.unstored(since: begun - .seconds(1)).map(\.browser) == ["a"])
    #expect(renewals.unstored(since: begun).map(\.browser).sorted() == ["a", "b"])
    for browser in ["a", "b"] { renewals.store(browser) }
    renewals.prune(at: begun + .seconds(61))
    #expect(renewals["a"] == nil)
    #expect(renewals["b"] != nil)
    renewals.prune(at: begun + .seconds(601))
    #expect(renewals["b"] == nil)
  }

  @Test func `What is being saved and what is saved later has the new name`() async throws {
    let rows = Mutex<[String: String]>([:])
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let (goesOn, goOn) = AsyncStream.makeStream(of: Void.self)
    let client = SessionsClient(
      take: { _, _ in nil },
      save: { sessions, _ in
        if rows.withLock({ $0.isEmpty }) {
          begin.yield()
          for await _ in goesOn { break }
        }
        rows.withLock { rows in for session in sessions { rows[session.id] = session.browser } }
        return []
      }, release: { _ in }, removeOlder: { _ in },
      rename: { browser, name in
        rows.withLock { rows in rows = rows.mapValues { $0 == browser ? name : $0 } }
      })
    let writer = SessionWriter(client, owner: "test")
    func save(_ id: String) async {
      _ = await writer.save(StoredSession(id: id, browser: "before", applied: 1, state: []))
    }
    async let first: Void = save("first")
    for await _ in begun { break }
    try await writer.rename("before", to: "after")
    goOn.yield()
    await first
    await save("second")
    #expect(rows.withLock { $0 } == ["first": "after", "second": "after"])
  }

  @Test func `User defaults go with the browser's name`() async throws {
    let saved = Mutex<[String]>([])
    let client = SessionsClient(
      take: { _, _ in nil }, save: { _, _ in [] }, release: { _ in }, removeOlder: { _ in },
      saveDefaults: { list, _, browser in
        saved.withLock { $0.append(browser) }
        return list
      })
    let defaults = BrowserDefaults { client }
    let values = defaults.defaults(of: "before")
    defaults.use("before")
    defaults.rename("before", to: "after")
    values.set("x", forKey: "key")
    await defaults.write("after")
    #expect(Set(saved.withLock { $0 }) == ["after"])
    #expect(defaults.defaults(of: "after") === values)
    #expect(defaults.defaults(of: "before") !== values)
  }
}
