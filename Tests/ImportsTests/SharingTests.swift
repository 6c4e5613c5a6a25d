import Sharing
import Testing

@Suite struct SharingTests {
  @Test func twoPlacesShareAValue() {
    @Shared(.inMemory("ships that wait outside of the harbour")) var waiting = 0
    @SharedReader(.inMemory("ships that wait outside of the harbour")) var seen = 0
    $waiting.withLock { $0 += 2 }
    #expect(seen == 2)
  }
}
