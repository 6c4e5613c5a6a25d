import SwiftSyntax

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
