public import CoreArchitecture
internal import IssueReporting

/// A control that pushes a screen onto the stack around it.
public struct NavigationLink<Label: View, Destination: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  enum Target {
    case value(AnyHashable?)
    case view(Destination)
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
  /// Whether the screen is pushed; nil for a link that keeps that to itself.
  var isActive: Binding<Bool>?

  /// Makes a link to a screen that the closure builds, with a label built from views.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .view(destination())
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
  public init(_ title: LocalizedStringKey, value: (some Hashable)?) {
    self.init(value: value) { Text(title) }
  }

  /// Makes a link that appends a value to the path of the stack; with nil the link is disabled.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: (some Hashable)?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title to a screen that the closure builds.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link with a title to a screen that the closure builds.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink: Pressed {}

/// A mounted navigation link, with the screen that it has pushed.
final class LinkNode<Label: View, Destination: View>: TypedElementNode<
  NavigationLink<Label, Destination>
>
{
  private var label = LabelSlot<Label>()
  /// The label as an app's own style of buttons shows it; the link is that label alone.
  private var styledLabel: LabelSlot<AnyView>?
  private var pushed: DestinationAttachment?
  private var isPushed = false

  override var hasElement: Bool { true }

  override func evaluate() {
    updateLabel()
    if pushed == nil, view.isActive != nil { makePushed() }
    if let presentation {
      pushed?.take(presentation)
    }
    elementChanged()
  }

  private func updateLabel() {
    let environment = environment.withoutDecoration
    if label.node == nil, let style = environment.builtIn.labelStyle {
      var slot = styledLabel ?? LabelSlot()
      slot.update(
        style.styled(StyleContent(view.label)), owner: self, environment: environment, at: .children
      )
      styledLabel = slot
    } else {
      label.update(view.label, owner: self, environment: environment, at: .children)
    }
  }

  private var presentation: Presentation? {
    guard case .view(let destination) = view.target else { return nil }
    return Presentation(
      identity: { [weak self] in
        guard let self else { return nil }
        return view.isActive?.wrappedValue ?? isPushed ? AnyHashable(true) : nil
      },
      dismiss: { [weak self] in self?.setPushed(false) },
      build: { AnyView(destination) }
    )
  }

  private func setPushed(_ newValue: Bool) {
    if let isActive = view.isActive {
      isActive.wrappedValue = newValue
    } else {
      isPushed = newValue
      invalidate()
    }
  }

  private func makePushed() {
    guard environment.stack != nil, let presentation else { return }
    pushed = DestinationAttachment(node: self, presentation: presentation)
  }

  override func describe(_ element: inout Element) {
    environment.builtIn.apply(to: &element)
    element.role = .link
    styledLabel?.describe(&element) ?? label.describe(&element)
    if view.target.isEmpty { element.isEnabled = false }
    let look = styledLabel == nil ? environment.builtIn.styleLook : .plain
    if let look { element.style.buttonLook = look }
    if case .value(let value?) = view.target, environment.splitColumn != nil {
      element.isSelected = environment.builtIn.rows.selected.contains(value)
    }
    environment.builtIn.applyDecoration(to: &element)
  }

  override var activation: (() -> Void)? {
    if case .state(let link) = view.target {
      return { [stack = environment.stack] in link.push(upon: stack) }
    }
    if let (value, column, rows) = selection {
      return { column.select(value, in: rows) }
    }
    guard let stack = environment.stack else {
      guard case .view(let destination) = view.target,
        let replaceNext = environment.splitColumn?.replaceNext
      else { return { Self.report() } }
      return { replaceNext { AnyView(destination) } }
    }
    switch view.target {
    case .state: return nil
    case .value(let value): return { if let value { stack.push(value) } }
    case .view:
      return { [self] in
        if pushed == nil { makePushed() }
        setPushed(true)
      }
    }
  }

  /// What it selects in a column of a split view: in its row's list, or in the one that it is a row
  /// of.
  private var selection: (value: AnyHashable, column: SplitColumn, rows: RowSelection)? {
    guard case .value(let value?) = view.target, let column = environment.splitColumn,
      let rows = environment.builtIn.rows.selection ?? column.rows, rows.access.takes(value)
    else { return nil }
    return (value, column, rows)
  }

  private static func report() {
    reportIssue(
      """
      A `NavigationLink` stands outside of a `NavigationStack`, so there is nothing it could push \
      a screen upon. Move it inside the stack, or use a button.

      More: Documentation/Core.docc/WritingViews.md#what-is-reported
      """
    )
  }

  override func willUnmount() { pushed?.willUnmount() }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let node = styledLabel?.node ?? label.node { visit(node) }
  }
}
