internal import Foundation

/// A mounted control, with the views of its label.
final class ControlNode<Content: ControlView>: TypedElementNode<Content> {
  @exclusivity(unchecked) private var label = LabelSlot<Content.Label>()

  override var hasElement: Bool { true }
  override var isDescriptionObserved: Bool {
    Content.isObserved || label.node != nil
      || environment.summary.hasDecoration && environment.builtIn.decoration?.focus != nil
  }

  override func evaluate() {
    if plainLabel == nil {
      label.update(
        view.label, owner: self, environment: environment.withoutDecoration, at: .children)
    }
    elementChanged()
  }

  override func looksTheSame(as newView: Content) -> Bool {
    inPlace(&view) { $0.looksTheSame(as: newView) }
  }
  override func evaluateContent() {}

  override func collectEntries() {
    if label.node != nil { super.collectEntries() }
  }

  override func describe(_ element: inout Element) {
    environment.apply(to: &element)
    if let text = plainLabel {
      text.applyStyle(to: &element)
      element.label = text.string
    } else {
      label.describe(&element)
    }
    view.describe(&element)
    view.describe(&element, in: environment)
    if environment.summary.leavesElements { return }
    if element.role == .button, environment.builtIn.buttonLook != .automatic {
      element.style.buttonLook = environment.builtIn.buttonLook
    }
    if environment.builtIn.wishes != nil { environment.builtIn.grant(&element) }
    label.hideName(of: &element, in: environment)
    environment.applyDecoration(to: &element)
  }

  /// The label where it is a text without symbols, as most are; it is read where it is.
  private var plainLabel: Text? {
    guard Content.Label.self == Text.self, label.node == nil else { return nil }
    let text = unsafeBitCast(view.label, to: Text.self)
    return text.hasSymbols ? nil : text
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let node = label.node { visit(node) }
  }

  override var activation: (() -> Void)? { view.activation(in: environment) }

  override var editing: ((String) -> String?)? {
    (view as? any EditableView).map { view in { view.edit($0) } }
  }

  override var adjusting: ((Int) -> Bool)? {
    (view as? any AdjustableView).map { view in { view.adjust($0) } }
  }
}

extension ControlNode: FileTakingNode {
  var takingFiles: ((Result<[URL], MissingFiles>) -> Void)? { (view as? any FileTakingView)?.take }
}
