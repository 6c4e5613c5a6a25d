import CoreDependencies
import Testing

/// Runs the body and returns the texts of the issues it reports, which must be at least one.
func issueTexts(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) rethrows -> [String] {
  let texts = LockIsolated<[String]>([])
  try withKnownIssue(sourceLocation: sourceLocation) {
    try body()
  } matching: { issue in
    texts.withValue { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
    return true
  }
  return texts.value
}
