/// A view with one modifier around it: the one type behind all modifiers of this module.
public struct ModifiedView<Content: View, Modifier: NodeModifier>: View {
  public typealias Body = Never

  let content: Content
  let modifier: Modifier

  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ModifierNode(view, at: site).mounted()
  }
}

/// What a modifier does where it is mounted. Of use only inside this module.
public protocol NodeModifier {
  /// Changes what the content finds in its environment.
  func _apply(to environment: inout EnvironmentValues, attachment: ModifierAttachment?)

  /// Called at each evaluation, before the content's. Makes what the modifier keeps while it is
  /// mounted, or hands the newest values to what is there already.
  func _attach(to node: ViewNode, existing: ModifierAttachment?) -> ModifierAttachment?
}

extension NodeModifier {
  public func _apply(
    to environment: inout EnvironmentValues, attachment: ModifierAttachment?
  ) {}

  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    nil
  }
}

/// What a modifier keeps while it is mounted. Of use only inside this module.
public class ModifierAttachment {
  final unowned let node: ViewNode

  init(node: ViewNode) { self.node = node }

  /// Nodes that the modifier has mounted besides its content.
  func forEachChild(_ visit: (ViewNode) -> Void) {}

  func willUnmount() {}
}

final class ModifierNode<Content: View, Modifier: NodeModifier>: TypedNode<
  ModifiedView<Content, Modifier>
>
{
  private var attachment: ModifierAttachment?
  private var content: TypedNode<Content>?
  private var inner: EnvironmentValues?

  override func evaluate() {
    attachment = view.modifier._attach(to: self, existing: attachment)
    let inner = innerEnvironment()
    if let content {
      content.update(view.content, inner)
    } else {
      content = Content._makeNode(view.content, at: childSite(environment: inner))
    }
  }

  /// Keeps the former environment if nothing in it has changed, which spares the content.
  private func innerEnvironment() -> EnvironmentValues {
    var changed = environment
    view.modifier._apply(to: &changed, attachment: attachment)
    if changed.isIdentical(to: environment) {
      inner = nil
      return environment
    }
    if let inner, inner.isEqual(to: changed) { return inner }
    inner = changed
    return changed
  }

  override func willUnmount() { attachment?.willUnmount() }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
    attachment?.forEachChild(visit)
  }
}

extension View {
  func modified<Modifier: NodeModifier>(by modifier: Modifier) -> ModifiedView<Self, Modifier> {
    ModifiedView(content: self, modifier: modifier)
  }
}
