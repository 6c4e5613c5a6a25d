@_exported import IssueReporting
