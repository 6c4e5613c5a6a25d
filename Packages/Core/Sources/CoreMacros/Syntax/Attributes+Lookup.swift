import SwiftSyntax

extension AttributeListSyntax {
  /// Returns the attribute with a name, written with or without its module's name.
  func first(named name: String) -> AttributeSyntax? {
    attributes.first { $0.attributeName.lastComponent == name }
  }

  func contains(named name: String) -> Bool { first(named: name) != nil }

  /// The attributes, including those inside `#if` blocks.
  var attributes: [AttributeSyntax] {
    flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let attribute): [attribute]
      case .ifConfigDecl(let config):
        config.clauses.flatMap { $0.elements?.as(AttributeListSyntax.self)?.attributes ?? [] }
      }
    }
  }
}
