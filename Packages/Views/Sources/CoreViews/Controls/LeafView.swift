/// A view with an element and no children.
protocol LeafView: View where Body == Never {
  /// Whether `describe` reads what may change by itself, such as a binding.
  static var isObserved: Bool { get }

  /// Fills in the element, after the environment; observes what it reads.
  func describe(_ element: inout Element)

  /// Fills in the element by an environment, where that makes a difference.
  func describe(_ element: inout Element, in environment: EnvironmentValues)
}

extension LeafView {
  static var isObserved: Bool { false }
  func describe(_ element: inout Element, in environment: EnvironmentValues) {
    describe(&element)
  }
}

/// A leaf that submits when it is activated.
protocol SubmittingView {
  /// What its submission is to closures that wait for one.
  static var trigger: SubmitTriggers { get }
}

/// A mounted view without children.
final class LeafNode<Content: LeafView>: TypedElementNode<Content> {
  override var hasElement: Bool { true }
  override var isDescriptionObserved: Bool {
    Content.isObserved
      || environment.summary.hasDecoration && environment.builtIn.decoration?.focus != nil
  }

  private var trigger: SubmitTriggers? { (Content.self as? any SubmittingView.Type)?.trigger }

  override func evaluate() { elementChanged() }

  override func collectEntries() {}

  override func describe(_ element: inout Element) {
    if environment.summary.leavesElements {
      element.isEnabled = environment.isEnabled
      return view.describe(&element, in: environment)
    }
    environment.apply(to: &element)
    view.describe(&element, in: environment)
    environment.rewrite(&element)
    let lines = environment.builtIn.lines
    if element.role == .text, lines != TextLines() { element.style.layout.lines = lines }
    if let submit = environment.builtIn.submit, let trigger {
      element.isSubmittable = submit.takes(trigger)
    }
    environment.applyDecoration(to: &element)
  }

  override var activation: (() -> Void)? {
    guard let trigger else { return nil }
    return { [environment] in environment.builtIn.submit?.perform(trigger) }
  }

  override var editing: ((String) -> String?)? {
    (view as? any EditableView).map { view in { view.edit($0) } }
  }
}
