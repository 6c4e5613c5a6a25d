import CoreDependencies
import Testing

@testable import ViewsTesting

@MainActor @Suite struct InlineTextTests {
  private func check(_ actual: String, expected: String?, isRecording: Bool = false) {
    let place = _SourceLocation(
      fileID: "Tests/No.swift", filePath: "/no/such/No.swift", line: 7, column: 1)
    InlineText(actual: actual, expected: expected, location: place)
      .check(InlineTextRecorder(isRecording: isRecording))
  }

  @Test func aTextThatIsTheRecordedOnePasses() {
    check("Now", expected: "Now")
    check("Now", expected: "Now", isRecording: true)
  }

  @Test func aTextThatIsNotTheRecordedOneFails() async {
    let texts = await failures { check("Now\nand here", expected: "Then\nand here") }
    #expect(
      texts == [
        #"""
        The screen is not the one that is recorded:

              """
            − Then
            + Now
              and here
              """

        (Expected: −, Actual: +)

        If it is right, run the test with 'RECORD=1' in the environment to have it written down.
        """#
      ])
  }

  @Test func aTextThatIsNotRecordedFails() async {
    let texts = await failures { check("Now", expected: nil) }
    #expect(
      texts == [
        """
        No screen is recorded here. Run the test with 'RECORD=1' in the environment to have this \
        one written down:

          Now
        """
      ])
  }

  @Test func aTextThatCannotBeRecordedFailsWithIt() async {
    let texts = await failures { check("Now", expected: nil, isRecording: true) }
    #expect(texts.count == 1)
    #expect(
      texts.first?.hasPrefix(
        "The screen cannot be recorded: the source file cannot be read or written: ") == true)
    #expect(texts.first?.hasSuffix("On screen:\n  Now") == true)
  }
}
