import Effects
import Foundation
import Logging
import Synchronization
import Testing

@testable import WebHost

@Suite
struct SessionRegistryTests {
  private func registry(_ settings: WebSettings) -> SessionRegistry {
    SessionRegistry(
      views: PageSessionTests.views, writer: nil, settings: settings, logger: Logger(label: "test"))
  }

  /// Asks for sessions at once, and returns how many there are, and why there are no more.
  private func sessions(
    _ count: Int, of registry: SessionRegistry
  ) async -> (made: Int, refused: [SessionFailure]) {
    await withTaskGroup(of: SessionFailure?.self) { group in
      for _ in 0..<count {
        group.addTask {
          do {
            _ = try await registry.make(for: Client(browser: "browser", address: ""))
            return nil
          } catch {
            return error as? SessionFailure
          }
        }
      }
      let failures = await group.reduce(into: []) { $0.append($1) }
      let refused = failures.compactMap(\.self)
      return (count - refused.count, refused)
    }
  }

  @Test func `A browser that asks for many sessions at once gets as many as it may`() async throws {
    var settings = try WebSettings()
    settings.maxSessionsPerBrowser = 3
    let registry = registry(settings)
    let (made, refused) = await sessions(20, of: registry)
    #expect(made == 3)
    #expect(refused == Array(repeating: .tooMany, count: 17))
    #expect(await registry.count == 3)
    await registry.close()
  }

  @Test func `Who wants another's session does not keep it from that one`() async throws {
    let id = Token.make(bytes: 12)
    let (asked, ask) = AsyncStream.makeStream(of: Void.self)
    let (goesOn, goOn) = AsyncStream.makeStream(of: Void.self)
    let isFirst = Atomic<Bool>(true)
    let state = Array(try JSONEncoder().encode(PageSessionTests.Note.State()))
    let client = SessionsClient(
      take: { id, _ in
        ask.yield()
        if isFirst.exchange(false, ordering: .relaxed) { for await _ in goesOn { break } }
        return StoredSession(id: id, browser: "own", applied: 0, state: state)
      }, save: { _, _ in [] }, release: { _ in }, removeOlder: { _ in })
    let registry = SessionRegistry(
      views: PageSessionTests.views, writer: SessionWriter(client, owner: "test"),
      settings: try WebSettings(), logger: Logger(label: "test"))
    var takes = asked.makeAsyncIterator()
    async let other = registry.find(id, of: Client(browser: "another", address: ""))
    await takes.next()
    async let own = registry.find(id, of: Client(browser: "own", address: ""))
    for _ in 0..<100 { await Task.yield() }
    goOn.yield()
    #expect(try await other == nil)
    #expect(try await own?.id == id)
    await registry.close()
  }

  @Test func `A full server makes no session more`() async throws {
    var settings = try WebSettings()
    settings.maxSessions = 2
    let registry = registry(settings)
    for _ in 0..<2 {
      await (try registry.make(for: Client(browser: "browser", address: ""))).use()
    }
    let (made, refused) = await sessions(7, of: registry)
    #expect(made == 0)
    #expect(refused == Array(repeating: .full, count: 7))
    await registry.close()
    #expect(await registry.count == 0)
    #expect(await sessions(1, of: registry).refused == [.closing])
  }

  @Test func `What nobody uses makes room, and is made again for its page`() async throws {
    var settings = try WebSettings()
    settings.maxSessionsPerAddress = 2
    let registry = registry(settings)
    let clients = (1...4).map { Client(browser: "browser \($0)", address: "here") }
    let first = try await registry.make(for: clients[0])
    await (try registry.make(for: clients[1])).use()
    _ = try await registry.make(for: clients[2])
    #expect(await registry.count == 2)
    #expect(try await registry.find(first.id, of: clients[1]) == nil)
    await (try #require(try await registry.find(first.id, of: clients[0]))).use()
    #expect(await registry.count == 2)
    await #expect(throws: SessionFailure.crowded) { try await registry.make(for: clients[3]) }
    await registry.close()
  }
}
