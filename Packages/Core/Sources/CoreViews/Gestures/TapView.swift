public import Foundation

/// A view that a person presses, as the gestures on it say.
///
/// Its element is a button of the look of its content. A few buttons and switches within are used by
/// themselves, as in a row that is pressed and has a button at its end; where the content has fields,
/// rows or more controls, as a screen has, these are used and the view is not pressed.
struct TapView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let action: () -> Void

  static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    TapNode(view, at: site).mounted()
  }
}

private final class TapNode<Content: View>: TypedNode<TapView<Content>> {
  private var label = LabelSlot<Content>()

  override var hasElement: Bool { true }

  override func evaluate() {
    label.update(
      view.content, owner: self, environment: environment.withoutDecoration, at: .children)
    elementChanged()
  }

  override func describe(_ element: inout Element) {
    environment.builtIn.apply(to: &element)
    if isPressable {
      element.role = .button
      element.style.buttonLook = .plain
      label.describe(&element)
    } else {
      element.role = .layered
    }
    environment.builtIn.applyDecoration(to: &element)
  }

  private var isPressable: Bool {
    guard let count = countOfButtons else { return false }
    return count == 0 || count <= 3 && !label.text.isEmpty
  }

  override var activation: (() -> Void)? { isPressable ? view.action : nil }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let node = label.node { visit(node) }
  }
}

extension ViewNode {
  /// How many buttons and switches are below; nil if other parts there are used by themselves.
  fileprivate var countOfButtons: Int? {
    var count: Int? = 0
    forEachChild { child in
      guard child.placement == .inline, let before = count else { return }
      switch child.isUsedByItself {
      case true?: count = before + 1
      case false?: count = child.countOfButtons.map { before + $0 }
      case nil: count = nil
      }
    }
    return count
  }

  /// Whether it is pressed by itself; nil if it is used in another way.
  private var isUsedByItself: Bool? {
    guard hasElement else { return false }
    switch currentElement.role.category {
    case .control(.press), .control(.flip): return true
    case .control, .rows, .page: return nil
    case .stack, .content, .sheet, .cover, .dialog: return false
    }
  }
}

extension View {
  /// Lets the view have the focus, so that it takes keys; what has controls of its own does not.
  @ViewBuilder
  public func focusable(_ isFocusable: Bool = true) -> some View {
    if isFocusable { TapView(content: self, action: {}) } else { self }
  }

  /// Lets the view have the focus for some kinds of use.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable && !interactions.isEmpty)
  }

  /// Runs a closure when a person presses the view; a press counts as any number of taps.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    TapView(content: self, action: action)
  }

  /// Runs a closure when a person presses the view, with the beginning of the view as the place:
  /// hosts tell no places.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    TapView(content: self, action: { action(.zero) })
  }

  /// Runs a closure when a person presses the view: hosts know no longer press.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    TapView(content: self, action: action)
  }
}
