import Testing

extension Issue {
  /// Whether an issue's text is exactly the given one.
  func says(_ text: String) -> Bool {
    comments.map(\.rawValue).joined(separator: "\n") == text
  }
}
