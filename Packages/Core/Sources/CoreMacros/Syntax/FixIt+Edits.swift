import SwiftDiagnostics
import SwiftSyntax

extension FixIt {
  /// Takes an attribute away.
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

  /// Writes another keyword in the place of one.
  static func replacing(_ token: TokenSyntax, by keyword: Keyword, as remedy: Remedy) -> FixIt {
    let replacement = token.with(\.tokenKind, .keyword(keyword))
    return FixIt(
      message: remedy,
      changes: [.replace(oldNode: Syntax(token), newNode: Syntax(replacement))]
    )
  }
}

extension DeclGroupSyntax {
  /// `a struct`, `the class 'Feature'`: for messages.
  var kindDescription: String {
    let name = asProtocol((any NamedDeclSyntax).self)?.name.text
    return "\(introducer.text)\(name.map { " '\($0)'" } ?? "")"
  }
}
