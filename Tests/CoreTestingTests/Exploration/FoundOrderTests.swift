import Testing

@testable import CoreTesting

/// The test of one order that is written below the one that has found it.
@Suite struct FoundOrderTests {
  private let source = """
    struct MailTests {
      @Test func `A letter goes once`() async {
        let stamps = 2
        let report = await explore(Mail.State(stamps: stamps), limits: .init(orders: 10)) {
          Mail(name: "a } b")
        } withDependencies: { values, world in
          values.post = { try await world.call("post") }
        } steps: {
          [.send(.posted)]
        }
        #expect(report.isComplete)
      }

      @Test
      func aStampIsKept() async throws {
        await explore(Mail.State(), checks: .standard) { Mail() } steps: { [] }
      }

      private func found() async {
        await explore(Mail.State()) { Mail() } steps: { [] }
      }
    }
    """

  @Test func `It says what comes before the call, and the call with the order`() throws {
    let after = try FoundOrder(order: [0, 12]).added(to: source, line: 4)
    #expect(
      after.contains(
        """
            #expect(report.isComplete)
          }

          @Test func `A letter goes once, in the order 0 12`() async {
            let stamps = 2
            await explore(Mail.State(stamps: stamps), limits: .init(orders: 10), only: [0, 12]) {
              Mail(name: "a } b")
            } withDependencies: { values, world in
              values.post = { try await world.call("post") }
            } steps: {
              [.send(.posted)]
            }
          }

          @Test
          func aStampIsKept()
        """))
    #expect(throws: FoundOrder.Refusal.isThere) {
      try FoundOrder(order: [0, 12]).added(to: after, line: 4)
    }
  }

  @Test func `The order stands before the checks`() throws {
    let after = try FoundOrder(order: [1]).added(to: source, line: 16)
    #expect(
      after.contains(
        """
          @Test
          func aStampIsKeptInOrder1() async throws {
            await explore(Mail.State(), only: [1], checks: .standard) { Mail() } steps: { [] }
          }
        """))
    #expect(throws: FoundOrder.Refusal.isAlone) {
      try FoundOrder(order: [2]).added(to: after, line: 21)
    }
  }

  @Test func `A call in a function that is no test is left alone`() {
    #expect(throws: FoundOrder.Refusal.noTest) {
      try FoundOrder(order: [1]).added(to: source, line: 20)
    }
    #expect(throws: FoundOrder.Refusal.noTest) {
      try FoundOrder(order: [1]).added(to: source, line: 5)
    }
  }
}
