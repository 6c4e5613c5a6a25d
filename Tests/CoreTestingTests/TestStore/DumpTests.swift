import ComposableArchitecture
import Testing

@Suite struct DumpTests {
  private struct Watch: Equatable {
    var length: Duration
    var rest: Duration?
  }

  @Test func durationsSayHowManySeconds() {
    let texts = LockIsolated<[String]>([])
    withKnownIssue {
      expectNoDifference(
        Watch(length: .seconds(14_400), rest: .milliseconds(1)),
        Watch(length: .milliseconds(2_500), rest: nil))
    } matching: { issue in
      texts.withValue { $0.append("\(issue.comments)") }
      return true
    }
    #expect(texts.value.count == 1)
    #expect(texts.value.first?.contains("length: 14400.0 seconds") == true)
    #expect(texts.value.first?.contains("length: 2.5 seconds") == true)
    #expect(texts.value.first?.contains("rest: 0.001 seconds") == true)
  }
}
