import Observation
import Testing

@testable import CoreToolchain

@Suite struct StandardTrackingTests {
  private let hash = ToolchainChange(
    "observation tracking hashes the key path of a read, and only while it tracks",
    "StandardTracking")

  @Test func trackingIsFoundWhileItLasts() {
    let tracking = StandardTracking()
    #expect(!tracking.isActive(), hash.comment)
    for _ in 1...2 {
      let isActive = withObservationTracking {
        [tracking.isActive(), tracking.isActive()]
      } onChange: {
      }
      #expect(isActive == [true, true], hash.comment)
      #expect(!tracking.isActive(), hash.comment)
    }
  }
}
