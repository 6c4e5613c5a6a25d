/// A view that a style makes out of other views.
protocol StyledView: View where Body == Never {
  /// The protocol of the styles, by which the environment keeps the one that is chosen.
  static var kind: Any.Type { get }

  /// The views of the style that is chosen.
  func styled(in environment: EnvironmentValues) -> AnyView
}

extension StyledView {
  static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    StyledNode(view, at: site).mounted()
  }
}

/// What a style makes of a configuration: a view, so that the style's own fields, such as
/// `@Environment`, have their values.
struct StyledBody<Style: FieldHolder, Configuration, Content: View>: View {
  let style: Style
  let configuration: Configuration
  let make: (Style, Configuration) -> Content

  var body: some View { make(style, configuration) }
  var erased: AnyView { AnyView(self) }
}

extension View {
  func style<Style>(_ style: Style, of kind: Any.Type) -> some View {
    changingBuiltIn { $0.styles[kind] = TypedStyleChoice(style) }
  }
}

/// A part of a control as its style gets it: a view whose type is hidden.
public struct StyleContent: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let content: AnyView

  init(_ content: some View) { self.content = AnyView(content) }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    StyleContentNode(view, at: site).mounted()
  }
}

private final class StyleContentNode: TypedNode<StyleContent> {
  private var child: TypedNode<AnyView>?

  override func evaluate() {
    if let child {
      child.update(view.content, environment)
    } else {
      child = AnyView._makeNode(view.content, at: childSite())
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }
}

extension View {
  /// Whether it is a label that was not given, to a view or to a style.
  var isNoLabel: Bool {
    if case .some(.none) = self as? StyleContent? { return true }
    return self is EmptyView
  }
}

/// A mounted view that a style has made; within it, the style around counts no longer.
final class StyledNode<Content: StyledView>: TypedNode<Content> {
  private var content: TypedNode<AnyView>?
  private var inner: EnvironmentValues?

  override func evaluate() {
    let styled = view.styled(in: environment)
    let inner = innerEnvironment()
    if let content {
      content.update(styled, inner)
    } else {
      content = AnyView._makeNode(styled, at: childSite(environment: inner))
    }
  }

  private func innerEnvironment() -> EnvironmentValues {
    guard environment.builtIn.styles[Content.kind] != nil else { return environment }
    var copy = environment
    copy.builtIn.styles[Content.kind] = nil
    return copy.kept(in: &inner)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}
