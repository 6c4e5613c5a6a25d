/// A view with an element of its own, whose children are the content's elements.
protocol ContainerView: View where Body == Never {
  associatedtype Content: View
  var content: Content { get }
  /// Whether rows below may be left to be built when a host shows them.
  static var hasLazyRows: Bool { get }
  /// Whether it is a stack or grid, in which sections are no elements.
  static var loosensSections: Bool { get }

  /// Whether another value is described in the same way.
  func looksTheSame(as other: Self) -> Bool

  /// Fills in the element, after the environment.
  func describe(_ element: inout Element)
}

extension ContainerView {
  static var hasLazyRows: Bool { false }
  static var loosensSections: Bool { false }
  func looksTheSame(as other: Self) -> Bool { false }
}

/// A mounted container, with its content.
final class ContainerNode<Container: ContainerView>: TypedElementNode<Container> {
  @exclusivity(unchecked) private var content: [ViewNode] = []

  override var hasElement: Bool { true }
  override var hasLazyRows: Bool { Container.hasLazyRows }
  override var loosensSections: Bool { Container.loosensSections }
  override var isDescriptionObserved: Bool { false }

  override func evaluate() {
    evaluateContent()
    elementChanged()
  }

  override func looksTheSame(as newView: Container) -> Bool {
    inPlace(&view) { $0.looksTheSame(as: newView) }
  }

  override func evaluateContent() {
    let inner = environment.withoutDecoration
    let views = inPlace(&view) { $0.content }
    if content.isEmpty {
      content = Container.Content._makeNodes(views, at: childSite(environment: inner))
    } else {
      Container.Content._updateNodes(content, views, inner)
    }
  }

  /// The nodes of the content are the entries themselves where each has an element.
  override func collectEntries() {
    let areEntries = content.allSatisfy {
      $0.hasElement && $0.placement == .inline && $0.labelOwner === labelOwner
    }
    guard areEntries else { return super.collectEntries() }
    entries = content
    overlays = []
  }

  override func describe(_ element: inout Element) {
    element.isEnabled = environment.isEnabled
    view.describe(&element)
    environment.applyDecoration(to: &element)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    for node in content { visit(node) }
  }
}

extension Double {
  /// Whole points, at most 10,000 either way; nil if it is not a number.
  var points: Int? { isNaN ? nil : Int(min(max(self, -10_000), 10_000)) }
}
