/// The views of a label: shown among the children of a control, or drawn as text only.
struct LabelSlot<Label: View> {
  private(set) var node: TypedNode<Label>?
  private var plain: Text?

  /// Where the views of a label stand.
  enum Place {
    /// Nowhere: only their text is drawn.
    case hidden
    /// Among the children of the control.
    case children
    /// In a child of their own, beside what the control holds.
    case part
  }

  /// Shows a newer label; one that is a plain `Text`, as most are, needs no node
  /// unless it shows symbols.
  mutating func update(
    _ label: Label, owner: ViewNode, environment: EnvironmentValues, at place: Place = .hidden
  ) {
    if let node {
      node.update(label, environment)
    } else if Label.self == Text.self, !unsafeBitCast(label, to: Text.self).hasSymbols {
      plain = unsafeBitCast(label, to: Text.self)
    } else if let text = (label as? any PlainTextView)?.plainText, !text.hasSymbols {
      plain = text
    } else if Label.self != EmptyView.self {
      plain = nil
      node = make(label, owner: owner, environment: environment, at: place)
    }
  }

  private func make(
    _ label: Label, owner: ViewNode, environment: EnvironmentValues, at place: Place
  ) -> TypedNode<Label> {
    let site =
      place == .hidden
      ? owner.childSite(environment: environment, labelOwner: owner)
      : owner.childSite(environment: environment, labelledControl: owner)
    return place == .part
      ? LabelNode(label, at: site).mounted() : Label._makeNode(label, at: site)
  }

  var text: String {
    plain?.string ?? node?.gatheredText ?? ""
  }

  /// The parts of a plain text that has a style of its own; none of any other label.
  ///
  /// `element` stands in for that of the text.
  func spans(like element: Element) -> [Element.Style.Span] {
    guard let plain else { return [] }
    var element = Element(id: element.id, role: .text)
    plain.applyStyle(to: &element)
    let style = element.style
    guard style.spans.isEmpty, style != Element.Style() else { return style.spans }
    return [
      Element.Style.Span(
        count: text.count, foreground: style.foreground, isBold: style.isBold,
        isDimmed: style.isDimmed, marks: style.marks)
    ]
  }

  /// The name of the first symbol of the label; empty for none.
  var symbol: String { node?.gatheredSymbol ?? "" }

  /// Has hosts tell a name that is for those who listen, and not draw it where the label shows
  /// nothing.
  func hideName(of element: inout Element, in environment: EnvironmentValues) {
    guard environment.summary.hasDecoration, node == nil, element.label.isEmpty else { return }
    if environment.builtIn.decoration?.label != nil { element.hideLabel() }
  }

  /// Gives an element the text of the label, and the style of one that is a plain text.
  func describe(_ element: inout Element) {
    plain?.applyStyle(to: &element)
    element.label = text
  }
}

/// The views of a label as one element, beside what the control holds.
final class LabelNode<Label: View>: TypedElementNode<Label> {
  private var content: TypedNode<Label>?

  override var hasElement: Bool { true }
  override var isDescriptionObserved: Bool { false }

  override func evaluate() {
    if let content {
      content.update(view, environment)
    } else {
      content = Label._makeNode(view, at: childSite())
    }
  }

  override func describe(_ element: inout Element) { element.role = .label }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}

/// A view that may be nothing but a text.
protocol PlainTextView { var plainText: Text? { get } }

extension AnyView: PlainTextView {
  var plainText: Text? { content as? Text ?? (content as? any PlainTextView)?.plainText }
}

extension StyleContent: PlainTextView {
  var plainText: Text? { content.plainText }
}

extension Text: PlainLabel {
  func label(_ element: inout Element) -> Bool {
    applyStyle(to: &element)
    element.label = string
    return true
  }
}

extension AnyView: PlainLabel {
  func label(_ element: inout Element) -> Bool { plainText?.label(&element) ?? false }
}
