internal import CoreArchitecture

/// A button that takes a text from the clipboard.
///
/// A host that can read the clipboard does so when it is pressed; in a terminal a person pastes
/// while the button has the focus, and the plain host has `type LABEL TEXT`.
public struct PasteButton: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let action: ([String]) -> Void

  /// Makes a button called Paste, which hands the text to a closure.
  public init(payloadType: String.Type, onPaste: @escaping ([String]) -> Void) {
    action = onPaste
  }

  /// Mounts the view; called by the view layer only.
  @inline(__always)
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    site.mount(view) { ControlNode<Self>.self }
  }
}

extension PasteButton: ControlView, EditableView {
  var label: Text { Text(ownText("Paste")) }

  func describe(_ element: inout Element) {
    element.role = .button
    element.traits.takesPaste = true
  }

  func activation(in environment: EnvironmentValues) -> (() -> Void)? { {} }

  func edit(_ text: String) -> String? {
    action([text])
    return nil
  }
}
