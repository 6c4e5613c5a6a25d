import ConcurrencyExtras
import Testing

@Suite struct ConcurrencyExtrasTests {
  @Test func aValueIsSharedBehindALock() async {
    let bell = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { bell.withValue { $0 += 1 } }
      }
    }
    #expect(bell.value == 8)
  }

  private struct Fog: Error, Equatable {}

  @Test func aResultKeepsTheTypeOfItsError() async {
    func sail() async throws(Fog) -> Int { throw Fog() }
    let typed: Result<Int, Fog> = await Result { () async throws(Fog) in try await sail() }
    #expect(typed == .failure(Fog()))
    let any = await Result { try await Task { () throws -> Int in 3 }.value }
    #expect(throws: Never.self) { try any.get() == 3 }
  }

  @Test func anUncheckedStreamIsAStream() async {
    let stream = UncheckedSendable(
      AsyncStream { continuation in
        for depth in 1...3 { continuation.yield(depth) }
        continuation.finish()
      })
    var depths: [Int] = []
    for await depth in stream { depths.append(depth) }
    #expect(depths == [1, 2, 3])
  }
}
