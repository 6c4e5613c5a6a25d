/// A name that an account can have on GitHub.
struct AccountName {
  private static let limit = 39

  let text: String

  /// Checks a name, without the white space around it.
  init(_ text: String) throws(GitHubError) {
    let name = text.split(whereSeparator: \.isWhitespace)
    guard name.count == 1, name[0].count <= Self.limit,
      name[0].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
    else { throw .badAccount(text) }
    self.text = String(name[0])
  }
}
