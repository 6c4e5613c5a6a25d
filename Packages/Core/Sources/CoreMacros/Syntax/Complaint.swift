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
