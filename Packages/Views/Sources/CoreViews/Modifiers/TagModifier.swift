/// Gives a tab, an option of a picker or a row of a list the value that selects it.
public struct TagModifier: NodeModifier {
  let tag: AnyHashable

  /// Hands the tag down to the tab, within a tab view.
  public func _apply(
    to environment: inout EnvironmentValues, attachment: ModifierAttachment?
  ) {
    if environment.builtIn.tabs != nil { environment.builtIn.tag = tag }
  }
}

extension View {
  /// Gives a tab, an option of a ``Picker`` or a row of a ``List`` the value by which the selection
  /// refers to it.
  public func tag(_ tag: some Hashable) -> some View {
    modified(by: TagModifier(tag: AnyHashable(unwrapping: tag)))
  }

  /// Gives the view a tag; one that is optional and one that is not are the same anyway.
  public func tag(_ tag: some Hashable, includeOptional: Bool) -> some View { self.tag(tag) }
}

/// A view that may have a tag among its modifiers.
protocol TagCarrier { var carriedTag: AnyHashable? { get } }

extension ModifiedView: TagCarrier {
  var carriedTag: AnyHashable? {
    (modifier as? TagModifier)?.tag ?? (content as? any TagCarrier)?.carriedTag
  }
}

/// The views among others that have a tag of their own.
enum TaggedViews {
  static func all(in view: some View) -> [(AnyHashable, AnyView)] {
    if let parts = view as? any ViewParts { return parts.parts.flatMap { all(in: $0) } }
    guard let tag = (view as? any TagCarrier)?.carriedTag else { return [] }
    return [(tag, AnyView(view))]
  }
}

/// A view that is made of others, one by one.
private protocol ViewParts { var parts: [any View] { get } }

extension TupleView: ViewParts {
  fileprivate var parts: [any View] {
    var parts: [any View] = []
    for child in repeat each storage.content { parts.append(child) }
    return parts
  }
}

/// A view with a tag within a picker, as one of its options.
final class OptionNode<Content: View, Modifier: NodeModifier>: TypedElementNode<
  ModifiedView<Content, Modifier>
>
{
  private var content: TypedNode<Content>?

  override var hasElement: Bool { true }

  override func evaluate() {
    var inner = environment.withoutDecoration
    inner.builtIn.options = nil
    if let content {
      content.update(view.content, inner)
    } else if !isPlain {
      content = Content._makeNode(
        view.content, at: childSite(environment: inner, labelledControl: self))
    }
    elementChanged()
  }

  override func describe(_ element: inout Element) {
    element.role = .option
    if let content {
      element.label = content.gatheredText
    } else {
      _ = (view.content as? any PlainLabel)?.label(&element)
    }
    element.isEnabled = environment.builtIn.isEnabled
    element.isSelected = tag.map { $0 == environment.builtIn.chosenOption } ?? false
    environment.builtIn.applyDecoration(to: &element)
  }

  private var tag: AnyHashable? { (view.modifier as? TagModifier)?.tag }

  /// Whether the option is nothing but a text.
  private var isPlain: Bool {
    var probe = Element(id: id)
    return (view.content as? any PlainLabel)?.label(&probe) ?? false
  }

  override var activation: (() -> Void)? {
    guard let tag, let options = environment.builtIn.options else { return nil }
    return { options.access.set(tag) }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}
