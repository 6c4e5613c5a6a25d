internal import Foundation

/// A view with an element of its own, whose label is built from views.
protocol ControlView: View where Body == Never {
  associatedtype Label: View
  var label: Label { get }

  /// Whether `describe` reads what may change by itself, such as a binding.
  static var isObserved: Bool { get }

  /// Fills in the element, after environment and label; observes what it reads.
  func describe(_ element: inout Element)

  /// Fills in what depends on the environment besides.
  func describe(_ element: inout Element, in environment: EnvironmentValues)

  /// Whether another value has the same label and is described in the same way.
  func looksTheSame(as other: Self) -> Bool

  /// The effect of activating the control; nil if it cannot be activated.
  func activation(in environment: EnvironmentValues) -> (() -> Void)?
}

extension ControlView {
  static var isObserved: Bool { false }
  func describe(_ element: inout Element, in environment: EnvironmentValues) {}
  func looksTheSame(as other: Self) -> Bool { false }
  func activation(in environment: EnvironmentValues) -> (() -> Void)? { nil }
}

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
    if environment.builtIn.inherited != nil { environment.builtIn.apply(&element) }
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

/// A view with a text that a person can replace.
protocol EditableView {
  /// Takes a text; returns what it has to be, if it is not that.
  func edit(_ text: String) -> String?
}

/// A view with a number that a person can make larger or smaller.
protocol AdjustableView {
  /// Goes some steps up, or down if negative; returns whether the number could change.
  func adjust(_ steps: Int) -> Bool
}

/// A control that takes files of a person who is elsewhere.
protocol FileTakingView {
  /// Takes files that were sent, or why they do not come.
  func take(_ files: Result<[URL], MissingFiles>)
}
