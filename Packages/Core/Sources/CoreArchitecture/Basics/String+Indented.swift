extension String {
  /// The text with every line indented by two spaces, as messages show quoted values.
  package var indented: String { indented(by: 2) }

  package func indented(by spaces: Int) -> String {
    let prefix = String(repeating: " ", count: spaces)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : prefix + $0 }
      .joined(separator: "\n")
  }
}
