import SwiftDiagnostics
import SwiftSyntax

/// An error or warning about the code that a macro is applied to, with a way to fix it.
struct Complaint: DiagnosticMessage {
  let id: String
  let message: String
  var severity = DiagnosticSeverity.error

  var diagnosticID: MessageID { MessageID(domain: "CoreMacros", id: id) }

  /// Returns a diagnostic that points at `node`.
  func diagnostic(
    at node: some SyntaxProtocol,
    fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(node: node, message: self, fixIts: fixIts)
  }
}
