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
      if case .attribute(let attribute) = element { return [attribute] }
      return element.as(IfConfigDeclSyntax.self)?.clauses.flatMap {
        $0.elements?.as(AttributeListSyntax.self)?.attributes ?? []
      } ?? []
    }
  }
}
