/// Presents an alert, dialog, sheet or cover in front of everything else.
public struct ModalModifier: NodeModifier {
  enum Kind: Equatable {
    case sheet, cover
    case alert, confirmationDialog

    var role: Element.Role {
      switch self {
      case .sheet: .sheet
      case .cover: .cover
      case .alert: .alert
      case .confirmationDialog: .confirmationDialog
      }
    }
  }

  let kind: Kind
  let presentation: Presentation
  /// Whether it also shows while stacks nested in the screen have pushed others.
  var isInFrontOfNestedStacks = false
  var title: () -> String = { "" }
  var message: (() -> AnyView)?
  var onDismiss: (() -> Void)?
  /// Whether a button of the dialog, but one to cancel, also ends the presentation around.
  var closesAround = false

  /// Presents or ends it, as the presentation's binding says.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment = existing as? ModalAttachment ?? ModalAttachment(node: node, modifier: self)
    attachment.take(self)
    return attachment
  }
}
