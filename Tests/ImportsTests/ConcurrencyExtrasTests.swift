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
}
