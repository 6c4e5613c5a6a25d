internal import IssueReporting

/// A control that pushes a screen onto the stack around it.
public struct NavigationLink<Label: View, Destination: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  enum Target {
    case value(AnyHashable?)
    case view(() -> Destination)
    case state(StateLink)

    var isEmpty: Bool {
      switch self {
      case .value(nil): true
      case .state(let link): link.state == nil
      case .value, .view: false
      }
    }
  }

  let target: Target
  let label: Label

  /// Makes a link to a screen that the closure builds, with a label built from views.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .view(destination)
    self.label = label()
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LinkNode(view, at: site).mounted()
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link that appends a value to the path of the stack; with nil the link is disabled.
  public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link that appends a value to the path of the stack; with nil the link is disabled.
  public init(_ title: some StringProtocol, value: (some Hashable)?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title to a screen that the closure builds.
  public init(
    _ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }
}

final class LinkNode<Label: View, Destination: View>: TypedNode<
  NavigationLink<Label, Destination>
>
{
  private var label = LabelSlot<Label>()
  private var pushed: DestinationAttachment?
  private var isPushed = false

  override var hasElement: Bool { true }

  override func evaluate() {
    label.update(view.label, owner: self, environment: environment.withoutDecoration)
    if let presentation {
      pushed?.take(presentation)
    }
    elementChanged()
  }

  private var presentation: Presentation? {
    guard case .view(let destination) = view.target else { return nil }
    return Presentation(
      identity: { [weak self] in self?.isPushed == true ? AnyHashable(true) : nil },
      dismiss: { [weak self] in self?.setPushed(false) },
      build: { AnyView(destination()) }
    )
  }

  private func setPushed(_ newValue: Bool) {
    isPushed = newValue
    invalidate()
  }

  override func describe(_ element: inout Element) {
    environment.builtIn.apply(to: &element)
    element.role = .link
    element.label = label.text
    if view.target.isEmpty { element.isEnabled = false }
    environment.builtIn.applyDecoration(to: &element)
  }

  override var activation: (() -> Void)? {
    if case .state(let link) = view.target {
      return { [navigation = environment.builtIn.navigation] in link.push(upon: navigation) }
    }
    guard let navigation = environment.builtIn.navigation else { return { Self.report() } }
    switch view.target {
    case .state: return nil
    case .value(let value): return { if let value { navigation.push(value) } }
    case .view:
      return { [self] in
        if pushed == nil, let presentation {
          pushed = DestinationAttachment(node: self, presentation: presentation)
        }
        setPushed(true)
      }
    }
  }

  private static func report() {
    reportIssue(
      """
      A `NavigationLink` stands outside of a `NavigationStack`, so there is nothing it could push \
      a screen upon. Move it inside the stack, or use a button.
      """
    )
  }

  override func willUnmount() { pushed?.willUnmount() }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let node = label.node { visit(node) }
  }
}
