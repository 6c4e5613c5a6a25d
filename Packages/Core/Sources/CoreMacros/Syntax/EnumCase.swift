import SwiftSyntax

/// One case of an enum, in the pieces that generated code is made of.
struct EnumCase {
  let element: EnumCaseElementSyntax
  let declaration: EnumCaseDeclSyntax

  /// As it was written, with backticks if it had any.
  var name: String { element.name.text }

  var bareName: String { element.name.identifier?.name ?? element.name.text }

  var attributes: AttributeListSyntax { declaration.attributes }

  var parameters: [EnumCaseParameterSyntax] {
    element.parameterClause.map { Array($0.parameters) } ?? []
  }

  /// Whether the compiler is told never to let it be used.
  var isUnavailable: Bool {
    attributes.attributes.contains { attribute in
      guard attribute.attributeName.lastComponent == "available",
        case .availability(let arguments)? = attribute.arguments
      else { return false }
      let words = arguments.map { $0.argument.trimmedDescription }
      return words.first == "*" && words.contains("unavailable")
    }
  }

  /// The `@available` attributes, each on a line.
  var availability: String {
    attributes.attributes
      .filter { $0.attributeName.lastComponent == "available" }
      .map(\.trimmedDescription)
      .lines
  }

  /// Whether the case can never be made, since it wants a `Never`.
  var isUninhabited: Bool {
    parameters.count == 1 && parameters[0].type.lastComponent == "Never"
  }

  /// `Int`, `(x: Int, y: Int)`, `Swift.Void`, with types that go by another name elsewhere.
  func valueType(renaming names: [String: String]) -> String {
    let types = parameters.map { parameter in
      let type = TypeRenaming(names).rewrite(parameter.type).trimmedDescription
      guard parameters.count > 1, let label = parameter.label else { return type }
      return "\(label): \(type)"
    }
    return switch types.count {
    case 0: "Swift.Void"
    case 1: types[0]
    default: "(\(types.joined(separator: ", ")))"
    }
  }

  /// `.name(x: $0.0, $0.1)`: the case made of a closure's argument.
  var construction: String {
    guard !parameters.isEmpty else { return ".\(name)" }
    let arguments = parameters.enumerated().map { index, parameter in
      let value = parameters.count == 1 ? "$0" : "$0.\(index)"
      return parameter.label.map { "\($0): \(value)" } ?? value
    }
    return ".\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// `.name(let v0, let v1)`: the pattern that takes the case apart.
  var pattern: String {
    guard !parameters.isEmpty else { return ".\(name)" }
    let bindings = parameters.indices.map { "let v\($0)" }
    return ".\(name)(\(bindings.joined(separator: ", ")))"
  }

  /// What the pattern binds, as one value.
  var boundValue: String {
    let names = parameters.indices.map { "v\($0)" }
    return names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
  }
}

extension EnumCaseParameterSyntax {
  /// The label that callers write.
  var label: String? {
    guard let name = firstName, name.tokenKind != .wildcard else { return nil }
    return name.text
  }
}

/// Writes other names where types are named.
final class TypeRenaming: SyntaxRewriter {
  private let names: [String: String]
  /// Those of the names that were found.
  private(set) var found: Set<String> = []

  init(_ names: [String: String]) {
    self.names = names
    super.init()
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    guard let name = names[node.name.text] else { return super.visit(node) }
    found.insert(node.name.text)
    return TypeSyntax(
      node.with(\.name, .identifier(name, trailingTrivia: node.name.trailingTrivia)))
  }
}
