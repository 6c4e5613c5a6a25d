import SwiftDiagnostics
import SwiftSyntax

extension FixIt {
  /// A fix-it that removes an attribute.
  static func removing(_ attribute: AttributeSyntax) -> FixIt {
    let name = attribute.attributeName.trimmedDescription
    return FixIt(
      message: Remedy(id: "remove.\(name)", message: "remove '@\(name)'"),
      changes: [
        .replaceText(
          range: attribute.positionAfterSkippingLeadingTrivia..<attribute.endPosition,
          with: "", in: Syntax(attribute))
      ]
    )
  }

  /// A fix-it that writes another attribute in the place of one.
  static func renaming(_ attribute: AttributeSyntax, to name: String) -> FixIt {
    let former = attribute.attributeName
    let new = TypeSyntax(
      IdentifierTypeSyntax(
        leadingTrivia: former.leadingTrivia, name: .identifier(name),
        trailingTrivia: former.trailingTrivia))
    return FixIt(
      message: Remedy(
        id: "rename.\(former.trimmedDescription)",
        message: "replace '@\(former.trimmedDescription)' with '@\(name)'"),
      changes: [.replace(oldNode: Syntax(former), newNode: Syntax(new))]
    )
  }

  /// A fix-it that replaces one keyword by another.
  static func replacing(_ token: TokenSyntax, by keyword: Keyword, as remedy: Remedy) -> FixIt {
    let replacement = token.with(\.tokenKind, .keyword(keyword))
    return FixIt(
      message: remedy,
      changes: [.replace(oldNode: Syntax(token), newNode: Syntax(replacement))]
    )
  }
}

extension DeclGroupSyntax {
  /// The declaration as messages name it: `struct`, `class 'Feature'`.
  var kindDescription: String {
    let name = asProtocol((any NamedDeclSyntax).self)?.name.text
    return "\(introducer.text)\(name.map { " '\($0)'" } ?? "")"
  }
}
