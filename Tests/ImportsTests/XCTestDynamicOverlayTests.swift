import Testing
import XCTestDynamicOverlay

@Suite struct XCTestDynamicOverlayTests {
  @Test func aPlaceholderThatIsCalledIsAnIssueOfTheTest() {
    let soundings: @Sendable () -> Int = unimplemented("soundings", placeholder: 7)

    withKnownIssue {
      #expect(soundings() == 7)
    } matching: {
      "\($0)".contains("soundings")
    }
  }
}
