import SwiftDiagnostics

/// A note at another place, shown with an error or warning.
struct Annotation: NoteMessage {
  let id: String
  let message: String

  var noteID: MessageID { MessageID(domain: "CoreMacros", id: id) }
}
