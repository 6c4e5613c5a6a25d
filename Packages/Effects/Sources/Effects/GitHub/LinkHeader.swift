/// The header with which a page names other pages.
///
/// It looks like `<https://api.github.com/user/1/repos?page=2>; rel="next", …`.
struct LinkHeader {
  let text: String

  /// The target of the first link with a relation such as `next`.
  func target(of relation: String) -> String? {
    var rest = text[...]
    while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
      let target = rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: close)...]
      let parameters = rest.prefix { $0 != "<" }
      if Self.relations(in: parameters).contains(relation) { return String(target) }
      rest = rest[parameters.endIndex...]
    }
    return nil
  }

  private static func relations(in parameters: Substring) -> [String] {
    for parameter in parameters.split(whereSeparator: { $0 == ";" || $0 == "," }) {
      let parts = parameter.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }).lowercased() == "rel" else {
        continue
      }
      return parts[1].filter { $0 != "\"" }.lowercased().split(separator: " ").map(String.init)
    }
    return []
  }
}
