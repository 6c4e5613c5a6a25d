// `unimplemented`, `reportIssue` and `withExpectedIssue` belong to the API of dependencies.
@_exported import IssueReporting
