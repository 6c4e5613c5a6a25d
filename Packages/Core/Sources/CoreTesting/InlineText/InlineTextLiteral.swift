/// A text written as a multi-line string literal of Swift.
struct InlineTextLiteral {
  let text: String

  /// Returns the lines from the opening to the closing quotes.
  ///
  /// Texts with backslashes or quotes become raw literals, so that they are readable.
  func lines(indentation: String) -> [String] {
    let hashes = String(repeating: "#", count: hashCount)
    let content = text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)
    return ["\(indentation)\(hashes)\"\"\""]
      + content.map { $0.isEmpty ? "" : indentation + escaped($0, hashes) }
      + ["\(indentation)\"\"\"\(hashes)"]
  }

  /// The least number of hashes with which no character of the text is special.
  private var hashCount: Int {
    var count = 0
    while true {
      let hashes = String(repeating: "#", count: count)
      if !text.contains("\"\"\"\(hashes)"), !text.contains("\\\(hashes)") { return count }
      count += 1
    }
  }

  private func escaped(_ line: Substring, _ hashes: String) -> String {
    var result = ""
    for scalar in line.unicodeScalars {
      if scalar.properties.generalCategory == .control, scalar != "\t" {
        result += "\\\(hashes)u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
