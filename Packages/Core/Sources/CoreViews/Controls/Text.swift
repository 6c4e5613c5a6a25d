public import CoreArchitecture
public import Foundation

/// Shows a text, and lowers to one text element.
///
/// ```
/// VStack {
///   Text("A **total** of").bold()
///   Text("\(total) items").foregroundStyle(.secondary)
/// }
/// ```
///
/// In a literal, Markdown counts and a translation is looked for; a string is taken as it is.
public struct Text: View, Hashable, Sendable {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  private(set) var string: String
  private var looks = TextLooks()

  /// Shows a text of the app, with Markdown; the comment is for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      markdown: key.marked(table: tableName, bundle: bundle),
      texts: key.markedValues.map { $0.value as? [TextRun] ?? [] })
  }

  /// Shows a string or substring, as it is.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { string = String(content) }

  /// Shows a string, as it is.
  public init(verbatim content: String) { string = content }

  /// Shows a symbol, which is as large as text; who listens hears the word for it.
  @_disfavoredOverload
  public init(_ image: Image) {
    string = image.label
    if !image.label.isEmpty { looks.whole.symbol = image.symbol }
  }

  /// Joins two texts; each part keeps its style.
  public static func + (lhs: Text, rhs: Text) -> Text {
    if lhs.looks.runs.isEmpty, rhs.looks.runs.isEmpty, lhs.looks.whole == rhs.looks.whole,
      lhs.looks.whole.symbol.isEmpty
    {
      var text = lhs
      text.string += rhs.string
      return text
    }
    return Text(runs: lhs.parts + rhs.parts)
  }

  init(runs: [TextRun]) {
    string = runs.map(\.string).joined()
    if runs.count == 1 { looks.whole = runs[0].look } else { looks.runs = runs }
  }

  /// Whether it leaves its style to the views around it.
  var isPlain: Bool { looks.isPlain }

  /// Whether hosts draw symbols in it.
  var hasSymbols: Bool { !looks.isPlain && parts.contains { !$0.look.symbol.isEmpty } }

  /// The parts with their styles; one if they have the same.
  var parts: [TextRun] {
    let runs = looks.runs
    guard runs.isEmpty else { return runs }
    return string.isEmpty ? [] : [TextRun(string: string, look: looks.whole)]
  }

  func changing(_ change: (inout TextLook) -> Void) -> Text {
    var text = self
    change(&text.looks.whole)
    for index in looks.runs.indices { change(&text.looks.runs[index].look) }
    return text
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LeafNode(view, at: site).mounted()
  }
}

extension Text: LeafView {
  func describe(_ element: inout Element) {
    element.role = .text
    element.label = string
    applyStyle(to: &element)
  }

  func describe(_ element: inout Element, in environment: EnvironmentValues) {
    guard looks.areUnresolved else { return describe(&element) }
    changing { look in
      if let style = look.unresolved { look.color = style.color(in: environment) }
    }.describe(&element)
  }

  func applyStyle(to element: inout Element) {
    if looks.isPlain { return }
    if looks.whole != TextLook() { looks.whole.apply(to: &element.style) }
    let runs = looks.whole.symbol.isEmpty && looks.whole.link.isEmpty ? looks.runs : parts
    if !runs.isEmpty { element.style.spans = runs.map { $0.span(in: element.style) } }
  }
}
