// Texts and labels: what they say, how they look, and how they title what is around them.
//
// TextLook: TextLooks, TextRun, UnresolvedStyle.
// View+TextAppearance: WritingDirectionStrategy.
// View+Titles: TitleModifier, _ShownTitle.

@_spi(Views) public import CoreArchitecture
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

  private var made: String
  private var looks = TextLooks()

  /// Shows a text of the app, with Markdown; the comment is for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let mayBeTranslated = bundle != nil || LocalizedStringKey.mayBeTranslated
    if mayBeTranslated, PreferredLanguages.areKeysKept {
      self.init(LocalizedStringResource(key, table: tableName, bundle: bundle), mayChange: true)
    } else {
      self.init(
        markdown: key.marked(table: tableName, bundle: bundle),
        texts: key.markedValues.map { $0.value as? [TextRun] ?? [] })
    }
  }

  init(_ key: LocalizedStringResource, mayChange: Bool) {
    self.init(
      markdown: key.marked, texts: key.markedValues.map { $0.value as? [TextRun] ?? [] })
    if mayChange { looks.key = key }
  }

  /// Shows a string or substring, as it is.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { made = String(content) }

  /// Shows a string, as it is.
  public init(verbatim content: String) { made = content }

  /// Shows a symbol, which is as large as text; who listens hears the word for it.
  @_disfavoredOverload
  public init(_ image: Image) {
    made = image.label
    if !image.label.isEmpty { looks.whole.symbol = image.symbol }
  }

  /// Joins two texts; each part keeps its style.
  public static func + (lhs: Text, rhs: Text) -> Text {
    let (lhs, rhs) = (lhs.translated, rhs.translated)
    if lhs.looks.runs.isEmpty, rhs.looks.runs.isEmpty, lhs.looks.whole == rhs.looks.whole,
      lhs.looks.whole.symbol.isEmpty
    {
      var text = lhs
      text.made += rhs.made
      return text
    }
    return Text(runs: lhs.parts + rhs.parts)
  }

  init(runs: [TextRun]) {
    made = runs.map(\.string).joined()
    if runs.count == 1 { looks.whole = runs[0].look } else { looks.runs = runs }
  }

  /// The characters, in the language of the views around.
  @_spi(Hosts)
  public var string: String { looks.isKeyed ? translated.made : made }

  /// The text in the language of the views around, without its key.
  private var translated: Text {
    guard let key = looks.key else { return self }
    var text = Text(key, mayChange: false)
    let outer = looks.whole
    if outer != TextLook() { text = text.changing { $0 = $0.within(outer) } }
    return text
  }

  /// Whether it leaves its style to the views around it.
  var isPlain: Bool { looks.isPlain }

  /// Whether hosts draw symbols in it.
  var hasSymbols: Bool { !looks.isPlain && parts.contains { !$0.look.symbol.isEmpty } }

  /// The parts with their styles; one if they have the same.
  var parts: [TextRun] {
    if looks.isKeyed { return translated.parts }
    let runs = looks.runs
    guard runs.isEmpty else { return runs }
    return made.isEmpty ? [] : [TextRun(string: made, look: looks.whole)]
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
    if looks.isKeyed { return translated.describe(&element) }
    element.role = .text
    element.label = made
    applyStyle(to: &element)
  }

  func describe(_ element: inout Element, in environment: EnvironmentValues) {
    guard looks.areUnresolved else { return describe(&element) }
    translated.changing { look in
      if let style = look.unresolved { look.color = style.color(in: environment) }
    }.describe(&element)
  }

  func applyStyle(to element: inout Element) {
    if looks.isKeyed { return translated.applyStyle(to: &element) }
    if looks.isPlain { return }
    if looks.whole != TextLook() { looks.whole.apply(to: &element.style) }
    let runs = looks.whole.symbol.isEmpty && looks.whole.link.isEmpty ? looks.runs : parts
    if !runs.isEmpty { element.style.spans = runs.map { $0.span(in: element.style) } }
  }
}
