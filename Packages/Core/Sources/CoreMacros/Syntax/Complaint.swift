import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// An error or warning about the code that a macro is applied to, with a way to fix it.
struct Complaint: DiagnosticMessage {
  /// The article that explains what the macro needs, as its path in the repository.
  enum Article: String {
    case actions = "Documentation/Core.docc/Actions.md"
    case dependencies = "Documentation/Core.docc/Dependencies.md"
    case observation = "Documentation/Core.docc/Observation.md"
    case presentation = "Documentation/Core.docc/Presentation.md"
    case reducers = "Documentation/Core.docc/Reducers.md"
    case views = "Documentation/Core.docc/WritingViews.md"
  }

  let id: String
  let message: String
  let severity: DiagnosticSeverity

  init(
    id: String, article: Article, message: String, severity: DiagnosticSeverity = .error
  ) {
    self.id = id
    self.message = "\(message); see \(article.rawValue)"
    self.severity = severity
  }

  var diagnosticID: MessageID { MessageID(domain: "CoreMacros", id: id) }

  /// Returns a diagnostic that points at `node`.
  func diagnostic(
    at node: some SyntaxProtocol,
    fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(node: node, message: self, fixIts: fixIts)
  }
}

/// The sentence shown with a fix-it.
struct Remedy: FixItMessage {
  let id: String
  let message: String

  var fixItID: MessageID { MessageID(domain: "CoreMacros", id: id) }
}

/// A note at another place, shown with an error or warning.
struct Annotation: NoteMessage {
  let id: String
  let message: String

  var noteID: MessageID { MessageID(domain: "CoreMacros", id: id) }
}

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

extension MacroExpansionContext {
  /// Reports a `private` type inside another type and returns whether it is one.
  ///
  /// The generated extension at file scope could not name it.
  func diagnosePrivate(_ node: AttributeSyntax, on declaration: some DeclGroupSyntax) -> Bool {
    guard !lexicalContext.isEmpty,
      let modifier = declaration.modifiers.first(where: {
        $0.name.tokenKind == .keyword(.private) && $0.detail == nil
      })
    else { return false }
    let name = node.attributeName.trimmedDescription
    let complaint = Complaint(
      id: "privateType",
      article: .reducers,
      message: """
        '@\(name)' adds a conformance at file scope, from where \(declaration.kindDescription) \
        cannot be seen while it is 'private'
        """
    )
    let remedy = Remedy(id: "fileprivate", message: "make it 'fileprivate'")
    let fixIt = FixIt.replacing(modifier.name, by: .fileprivate, as: remedy)
    diagnose(complaint.diagnostic(at: modifier, fixIts: [fixIt]))
    return true
  }
}
