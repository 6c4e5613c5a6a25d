import SwiftDiagnostics
import SwiftSyntax

/// Something wrong with the code a macro is applied to, and how to put it right.
struct Complaint: DiagnosticMessage {
  let id: String
  let message: String
  var severity = DiagnosticSeverity.error

  var diagnosticID: MessageID { MessageID(domain: "CoreMacros", id: id) }

  /// The complaint as a diagnostic that points at `node`.
  func diagnostic(
    at node: some SyntaxProtocol,
    fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(node: node, message: self, fixIts: fixIts)
  }
}

/// The one sentence that is shown beside a fix-it.
struct Remedy: FixItMessage {
  let id: String
  let message: String

  var fixItID: MessageID { MessageID(domain: "CoreMacros", id: id) }
}

/// A remark at another place that belongs to a complaint.
struct Annotation: NoteMessage {
  let id: String
  let message: String

  var noteID: MessageID { MessageID(domain: "CoreMacros", id: id) }
}
