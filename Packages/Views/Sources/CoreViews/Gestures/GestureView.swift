public import Foundation

/// A view with a gesture.
///
/// Where a key can end the gesture its element is a button of the look of its content. A few
/// buttons and switches within are used by themselves, as in a row that is pressed and has a button
/// at its end; where the content has fields, rows or more controls, as a screen has, these are used
/// and the view is not pressed.
struct GestureView<Content: View, Followed: Gesture>: View {
  typealias Body = Never

  let content: Content
  let gesture: Followed

  static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    GestureNode(view, at: site).mounted()
  }
}

/// A node with gestures.
private protocol TapListener: ViewNode {
  var isPressable: Bool { get }
  func hearsTap() -> Bool
}

private final class GestureNode<Content: View, Followed: Gesture>:
  TypedElementNode<GestureView<Content, Followed>>, TapListener
{
  private var label = LabelSlot<Content>()
  private var memory = GestureMemory()

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
    } else if label.node == nil {
      element.role = .text
      label.describe(&element)
    } else {
      element.role = .layered
    }
    let touches = view.gesture._needs.touches
    if touches != Element.TouchNeeds() { element.traits.touches = touches }
    environment.builtIn.applyDecoration(to: &element)
  }

  var isPressable: Bool {
    guard view.gesture._needs.takesPress, let count = countOfButtons else { return false }
    return count == 0 || count <= 3 && !label.text.isEmpty
  }

  override var activation: (() -> Void)? {
    guard isPressable else { return nil }
    return { [self] in
      if !hearsTap() { _ = view.gesture._hear(.press, GestureMemory()) }
    }
  }

  /// Tells of one tap, also gestures around it that have no button of their own; returns whether
  /// one was meant by it.
  func hearsTap() -> Bool {
    if hear(Touch(.tap(count: 1))) { return true }
    guard let outer = elementParent as? any TapListener, !outer.isPressable else { return false }
    return outer.hearsTap()
  }

  override func hear(_ touch: Touch) -> Bool {
    if touch.kind == .down { memory = GestureMemory() }
    defer { if touch.kind == .up || touch.kind == .cancelled { memory = GestureMemory() } }
    return view.gesture._hear(GestureInput(touch: touch), memory).isHeard
  }

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
    if isFocusable { onTapGesture {} } else { self }
  }

  /// Lets the view have the focus for some kinds of use.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable && !interactions.isEmpty)
  }

  /// Runs a closure when a person taps the view so many times; a press of a key counts as any
  /// number.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    GestureView(content: self, gesture: TapGesture(count: count).onEnded(action))
  }

  /// Runs a closure with the place when a person taps the view so many times; for a press of a key
  /// it is the beginning of the view.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    let tap = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
    return GestureView(content: self, gesture: tap.onEnded { action($0.location) })
  }

  /// Runs a closure when a finger has stayed on the view for so many seconds, or a key is pressed.
  ///
  /// The other closure is told when a finger touches, and when it is lifted, has moved further than
  /// the distance in points, or has stayed for long enough.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return GestureView(
      content: self,
      gesture: ChangedGesture(
        base: press, changed: onPressingChanged, ended: { _ in action() },
        finished: { onPressingChanged?(false) }))
  }
}
