/// What stands behind `#if`, as far as it can be known before anything is built: true, false, or
/// nil for what only a build knows.
struct Condition {
  /// Whether a module of a name can be imported.
  let canImport: (String) -> Bool

  func value(of text: String) -> Bool? {
    var rest = text.matches(of: /[A-Za-z_][A-Za-z_0-9.]*|&&|\|\||!|\(|\)|[^\s\w]+|[0-9.]+/)
      .map { String($0.output) }[...]
    return either(&rest)
  }

  private func either(_ rest: inout ArraySlice<String>) -> Bool? {
    var value = both(&rest)
    while rest.first == "||" {
      rest.removeFirst()
      let other = both(&rest)
      value = value == true || other == true ? true : value == nil || other == nil ? nil : false
    }
    return value
  }

  private func both(_ rest: inout ArraySlice<String>) -> Bool? {
    var value = single(&rest)
    while rest.first == "&&" {
      rest.removeFirst()
      let other = single(&rest)
      value = value == false || other == false ? false : value == nil || other == nil ? nil : true
    }
    return value
  }

  private func single(_ rest: inout ArraySlice<String>) -> Bool? {
    guard let word = rest.popFirst() else { return nil }
    switch word {
    case "!": return single(&rest).map { !$0 }
    case "(":
      let value = either(&rest)
      if rest.first == ")" { rest.removeFirst() }
      return value
    case "true": return true
    case "false": return false
    default: return rest.first == "(" ? call(word, arguments(&rest)) : nil
    }
  }

  private func arguments(_ rest: inout ArraySlice<String>) -> [String] {
    var words: [String] = []
    var depth = 0
    while let word = rest.popFirst() {
      depth += word == "(" ? 1 : word == ")" ? -1 : 0
      if depth == 0 { break }
      words.append(word)
    }
    return Array(words.dropFirst())
  }

  private func call(_ name: String, _ arguments: [String]) -> Bool? {
    guard let argument = arguments.first else { return nil }
    switch name {
    case "os": return argument == "Linux"
    case "canImport": return canImport(String(argument.prefix { $0 != "." }))
    case "targetEnvironment": return false
    default: return nil
    }
  }
}
