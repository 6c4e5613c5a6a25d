/// A view with one modifier around it: the one type behind all modifiers of this module.
public struct ModifiedView<Content: View, Modifier: NodeModifier>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let content: Content
  let modifier: Modifier

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    let isOption = view.modifier is TagModifier && site.environment.builtIn.options != nil
    return isOption
      ? OptionNode(view, at: site).mounted()
      : ModifierNode(view, at: site).mounted()
  }
}

extension View {
  func modified<Modifier: NodeModifier>(by modifier: Modifier) -> ModifiedView<Self, Modifier> {
    ModifiedView(content: self, modifier: modifier)
  }
}

/// The effect of a modifier where it is mounted.
///
/// Only this module conforms to it; a modifier of an app is a ``ViewModifier``.
public protocol NodeModifier {
  /// Changes the environment of the content.
  func _apply(to environment: inout EnvironmentValues, attachment: ModifierAttachment?)

  /// Makes what the modifier keeps while it is mounted, or hands newer values to it.
  ///
  /// Called at each evaluation, before that of the content.
  func _attach(to node: ViewNode, existing: ModifierAttachment?) -> ModifierAttachment?
}

extension NodeModifier {
  /// Leaves the environment as it is.
  public func _apply(
    to environment: inout EnvironmentValues, attachment: ModifierAttachment?
  ) {}

  /// Keeps nothing.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    nil
  }
}

/// Keeps what a modifier needs while it is mounted.
///
/// Only this module makes and uses it.
public class ModifierAttachment {
  final unowned let node: ViewNode

  init(node: ViewNode) { self.node = node }

  /// Nodes that the modifier has mounted besides its content.
  func forEachChild(_ visit: (ViewNode) -> Void) {}

  func willUnmount() {}
}

/// A mounted modifier, with its content.
final class ModifierNode<Content: View, Modifier: NodeModifier>: TypedNode<
  ModifiedView<Content, Modifier>
>
{
  @exclusivity(unchecked) private var attachment: ModifierAttachment?
  @exclusivity(unchecked) private var content: TypedNode<Content>?
  @exclusivity(unchecked) private var inner: EnvironmentValues?

  override func evaluate() {
    attachment = view.modifier._attach(to: self, existing: attachment)
    let inner = innerEnvironment()
    if let content {
      content.update(view.content, inner)
    } else {
      content = Content._makeNode(view.content, at: childSite(environment: inner))
    }
  }

  /// Returns the former environment if no value of it has changed, which spares the content an
  /// update.
  private func innerEnvironment() -> EnvironmentValues {
    var changed = environment
    view.modifier._apply(to: &changed, attachment: attachment)
    if changed.isIdentical(to: environment) {
      inner = nil
      return environment
    }
    if changed.builtIn.speech != nil { runtime.noteSpeech() }
    return changed.kept(in: &inner)
  }

  override func willUnmount() { attachment?.willUnmount() }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
    attachment?.forEachChild(visit)
  }
}

struct ModifierView<Modified: View, Modifier: ViewModifier>: View {
  let content: Modified
  let modifier: Modifier

  var body: some View { modifier.body(content: AnyView(content)) }
}

extension View {
  /// Applies a modifier to the view.
  public func modifier(_ modifier: some ViewModifier) -> some View {
    ModifierView(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Returns a modifier that applies this one and then another.
  public func concat<Other: ViewModifier>(_ other: Other) -> ConcatenatedModifier<Self, Other> {
    ConcatenatedModifier(inner: self, outer: other)
  }
}

/// Two modifiers, one applied after the other.
public struct ConcatenatedModifier<Inner: ViewModifier, Outer: ViewModifier>: ViewModifier {
  let inner: Inner
  let outer: Outer

  /// Returns the content with both changes.
  public func body(content: Content) -> some View { content.modifier(inner).modifier(outer) }
}
