import SwiftSyntax

/// The source text of `AllCasePaths` for one enum.
struct CasePathableCode {
  let enumName: String
  let access: String
  let cases: EnumCases

  /// Names that the protocols of `AllCasePaths` use for types of their own.
  ///
  /// Payload types with these names get an alias, so that they can be referred to inside.
  private static let hidden = [
    "Element": "_$Element", "Iterator": "_$Iterator", "Root": "_$Root",
  ]

  private var names: [String: String] {
    Self.hidden.merging(["Self": enumName]) { $1 }
  }

  /// Aliases of the payload types whose names `AllCasePaths` would hide.
  var typeAliases: [String] {
    let renaming = TypeRenaming(names)
    for parameter in cases.flattened().flatMap(\.parameters) {
      _ = renaming.rewrite(parameter.type)
    }
    return Self.hidden.keys.sorted().filter(renaming.found.contains).compactMap { name in
      Self.hidden[name].map { "\(access)typealias \($0) = \(name)" }
    }
  }

  var allCasePathsType: String {
    """
    nonisolated \(access)struct AllCasePaths: CoreCasePaths.CasePathReflectable, Swift.Sendable, \
    Swift.Sequence {
    \([reflection, properties, iterator].lines.indented())
    }
    """
  }

  var allCasePathsProperty: String {
    "nonisolated \(access)static var allCasePaths: AllCasePaths { AllCasePaths() }"
  }

  private var partialKeyPath: String { "CoreCasePaths.PartialCaseKeyPath<\(enumName)>" }

  private func keyPath(_ item: EnumCase) -> String {
    "\\CoreCasePaths.Case<\(enumName)>.\(item.name)"
  }

  /// A chain of `if`s, as a `switch` without any constructible case does not compile.
  private var reflection: String {
    var cases = cases.compactMap { $0.filter { !$0.isUnavailable } }
    var fallback =
      "Swift.preconditionFailure(\"The enum has a case that @CasePathable did not see.\")"
    if let last = cases.popLastElement() { fallback = "return \(keyPath(last))" }
    let isEmpty = cases.isEmpty && self.cases.isEmpty
    return [
      "\(access)subscript(root: \(enumName)) -> \(partialKeyPath) {",
      cases.rendered { "if case .\($0.name) = root { return \(keyPath($0)) }" }.indented(),
      isEmpty ? "" : fallback.indented(),
      "}",
    ].lines
  }

  private var properties: String {
    cases.rendered { item in
      guard !item.isUnavailable else { return "" }
      let type = "CoreCasePaths.AnyCasePath<\(enumName), \(item.valueType(renaming: names))>"
      let arguments =
        item.isUninhabited
        ? ["  .init(_name: \"\(item.bareName)\", _uninhabited: ())"]
        : [
          "  .init(", "    _name: \"\(item.bareName)\",", "    _embed: \(embedding(item)),",
          extraction(item).indented(4), "  )",
        ]
      return
        ([item.availability, "\(access)var \(item.name): \(type) {"] + arguments + ["}"]).lines
    }
  }

  private func embedding(_ item: EnumCase) -> String {
    switch item.parameters.count {
    case 0: return "{ _ in \(enumName)\(item.construction) }"
    // For a payload type without values, a closure would cause a warning.
    case 1: return "\(enumName).\(item.name)\(item.parameters[0].label.map { "(\($0):)" } ?? "")"
    default: return "{ \(enumName)\(item.construction) }"
    }
  }

  private func extraction(_ item: EnumCase) -> String {
    """
    _extract: {
      guard case \(item.pattern) = $0 else { return nil }
      return \(item.boundValue)
    }
    """
  }

  private var iterator: String {
    let body: String
    if cases.hasConditions() {
      let appends = cases.rendered { item in
        item.isUnavailable ? "" : "allCasePaths.append(\(keyPath(item)))"
      }
      body = ["var allCasePaths: [\(partialKeyPath)] = []", appends].lines
    } else {
      let elements = cases.flattened().filter { !$0.isUnavailable }.map {
        "\(keyPath($0)),".indented()
      }
      body = (["let allCasePaths: [\(partialKeyPath)] = ["] + elements + ["]"]).lines
    }
    return """
      \(access)func makeIterator() -> Swift.IndexingIterator<[\(partialKeyPath)]> {
      \(body.indented())
        return allCasePaths.makeIterator()
      }
      """
  }
}
