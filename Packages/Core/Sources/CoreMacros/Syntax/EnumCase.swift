import SwiftSyntax

/// One case of an enum, with the parts that generated code needs.
struct EnumCase {
  let element: EnumCaseElementSyntax
  let declaration: EnumCaseDeclSyntax

  /// The name as written, with backticks if it has any.
  var name: String { element.name.text }

  var bareName: String { element.name.identifier?.name ?? element.name.text }

  var attributes: AttributeListSyntax { declaration.attributes }

  var parameters: [EnumCaseParameterSyntax] {
    element.parameterClause.map { Array($0.parameters) } ?? []
  }

  /// Whether the case is marked as always unavailable.
  var isUnavailable: Bool {
    attributes.attributes.contains { attribute in
      guard attribute.attributeName.lastComponent == "available",
        case .availability(let arguments)? = attribute.arguments
      else { return false }
      let words = arguments.map { $0.argument.trimmedDescription }
      return words.first == "*" && words.contains("unavailable")
    }
  }

  /// The `@available` attributes, one a line.
  var availability: String {
    attributes.attributes
      .filter { $0.attributeName.lastComponent == "available" }
      .map(\.trimmedDescription)
      .lines
  }

  /// Whether the case can never be constructed, as its payload is a `Never`.
  var isUninhabited: Bool {
    parameters.count == 1 && parameters[0].type.lastComponent == "Never"
  }

  /// Returns the type of the payload: `Int`, `(x: Int, y: Int)` or `Swift.Void`.
  ///
  /// Types in `names` are replaced by the names given there.
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

  /// The construction of the case in a closure: `.name(x: $0.0, $0.1)`.
  var construction: String {
    guard !parameters.isEmpty else { return ".\(name)" }
    let arguments = parameters.enumerated().map { index, parameter in
      let value = parameters.count == 1 ? "$0" : "$0.\(index)"
      return parameter.label.map { "\($0): \(value)" } ?? value
    }
    return ".\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// The pattern that matches the case: `.name(let v0, let v1)`.
  var pattern: String {
    guard !parameters.isEmpty else { return ".\(name)" }
    let bindings = parameters.indices.map { "let v\($0)" }
    return ".\(name)(\(bindings.joined(separator: ", ")))"
  }

  /// The values that the pattern binds, as one value or tuple.
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

/// The cases of an enum.
typealias EnumCases = [Conditional<EnumCase>]

extension Conditional<EnumCase> {
  static func all(of members: MemberBlockItemListSyntax) -> EnumCases {
    all(of: members) { member in
      guard let declaration = member.as(EnumCaseDeclSyntax.self) else { return [] }
      return declaration.elements.map { EnumCase(element: $0, declaration: declaration) }
    }
  }
}

/// Replaces names in types.
final class TypeRenaming: SyntaxRewriter {
  private let names: [String: String]
  /// The replaced names that occurred.
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
