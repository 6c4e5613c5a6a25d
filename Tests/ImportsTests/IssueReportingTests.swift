import IssueReporting
import Testing

@Suite struct IssueReportingTests {
  @Test func anIssueOfTheCodeIsAnIssueOfTheTest() {
    withKnownIssue {
      reportIssue("The mooring line is too short.")
    } matching: {
      "\($0)".contains("The mooring line is too short.")
    }
  }
}
