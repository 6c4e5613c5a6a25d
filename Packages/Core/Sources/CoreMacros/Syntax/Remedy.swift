import SwiftDiagnostics

/// The sentence shown with a fix-it.
struct Remedy: FixItMessage {
  let id: String
  let message: String

  var fixItID: MessageID { MessageID(domain: "CoreMacros", id: id) }
}
