extension String {
  /// The text with every line that is not empty moved right.
  func indented(_ width: Int = 2) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: width) + $0 }
      .joined(separator: "\n")
  }
}

extension Sequence<String> {
  /// The texts that are not empty, one below the other.
  var lines: String { filter { !$0.isEmpty }.joined(separator: "\n") }
}
