import SwiftDiagnostics
import SwiftSyntax

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
