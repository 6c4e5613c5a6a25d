import Effects
import Foundation
import Testing
import Views

@testable import WebHost

@Suite
struct SessionEndTests {
  /// Has a person come, press a button so often and leave; returns the session, if anybody holds
  /// it.
  private func visit(pressing count: Int) async throws -> PageSession? {
    weak var last: PageSession?
    do {
      let session = PageSession(
        id: "id", client: Client(browser: "browser"), views: PageSessionTests.views, writer: nil)
      last = session
      try await session.begin(with: nil)
      let queue = OutboundQueue(page: "p")
      await session.attach(queue, epoch: session.epoch, seen: 0)
      let button = await session.number(of: .button)
      for number in 0..<UInt64(count) {
        await session.perform(
          ClientAction(number: number + 1, seen: 0, step: .press(button)))
      }
      await session.detach(queue)
      await session.end()
    }
    for _ in 0..<1_000 where last != nil { try await Task.sleep(for: .milliseconds(2)) }
    return last
  }

  @Test(arguments: [0, 1, 3])
  func `Nobody holds a session that has ended`(pressed: Int) async throws {
    #expect(try await visit(pressing: pressed) == nil)
  }
}
