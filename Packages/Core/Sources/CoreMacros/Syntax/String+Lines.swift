extension String {
  /// Returns the text with every nonempty line indented.
  func indented(_ width: Int = 2) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: width) + $0 }
      .joined(separator: "\n")
  }
}

extension Sequence<String> {
  /// The nonempty texts, one a line.
  var lines: String { filter { !$0.isEmpty }.joined(separator: "\n") }
}
