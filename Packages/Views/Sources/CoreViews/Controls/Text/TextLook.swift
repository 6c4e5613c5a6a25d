internal import CoreArchitecture

/// The style that a text gives itself; what it leaves open comes from the views around it.
struct TextLook: Hashable, Sendable {
  var isBold: Bool?
  var color: Color?
  /// The style that says the colour where the text stands; nil where that is known.
  var unresolved: UnresolvedStyle?
  /// The URL that it leads to; empty if it leads nowhere.
  var link = ""
  /// The name of the symbol that hosts draw in place of the text; empty for none.
  var symbol = ""
  /// Set and taken away by the text itself.
  var marks: Element.Style.Marks = []
  var removedMarks: Element.Style.Marks = []
  /// What a page draws of the whole text.
  var appearances: [Element.Appearance] = []

  /// The style of a part of a text that has another.
  func within(_ outer: TextLook) -> TextLook {
    var look = self
    look.isBold = isBold ?? outer.isBold
    if color == nil { (look.color, look.unresolved) = (outer.color, outer.unresolved) }
    if look.link.isEmpty { look.link = outer.link }
    look.marks.formUnion(outer.marks.subtracting(removedMarks))
    look.add(outer.appearances)
    return look
  }

  mutating func set(_ mark: Element.Style.Marks, _ isActive: Bool) {
    if isActive { marks.insert(mark) } else { marks.remove(mark) }
    if isActive { removedMarks.remove(mark) } else { removedMarks.insert(mark) }
  }

  mutating func lead(to url: String) {
    link = url
    set(.underline, true)
  }

  mutating func set(_ weight: Font.Weight) {
    isBold = weight.isHeavy
    appearances.removeAll { if case .amount(.weight, _) = $0 { true } else { false } }
    if weight.hundreds > 0 { appearances.append(.amount(.weight, Double(weight.hundreds) * 100)) }
  }

  mutating func set(_ font: Font) {
    var look = font.look
    if isBold != nil { look.weight = 0 }
    isBold = isBold ?? font.isHeavy
    add(look.appearances)
    if font.isItalic { set(.italic, true) }
    if font.isMonospaced { set(.monospaced, true) }
  }

  /// Adds looks of which the text has none yet.
  private mutating func add(_ looks: [Element.Appearance]) {
    appearances += looks.filter { look in !appearances.contains(where: look.isSameKind) }
  }

  func apply(to style: inout Element.Style) {
    if let isBold { style.isBold = isBold }
    if isBold != nil || !appearances.isEmpty {
      style.appearances.removeAll { outer in
        if case .amount(.weight, _) = outer, isBold != nil { return true }
        return appearances.contains(where: outer.isSameKind)
      }
    }
    style.marks.subtract(removedMarks)
    style.marks.formUnion(marks)
    style.appearances += appearances
    guard let color else { return }
    style.foreground = color.nameOfText(tintedBy: style.tint, else: style.foreground)
    style.isDimmed = color.isDimmed
  }
}

/// A part of a text that has one style.
struct TextRun: Hashable, Sendable {
  var string: String
  var look = TextLook()

  func span(in style: Element.Style) -> Element.Style.Span {
    var own = style
    own.spans = []
    look.apply(to: &own)
    var span = Element.Style.Span(
      count: string.count, foreground: own.foreground, isBold: own.isBold,
      isDimmed: own.isDimmed, marks: own.marks, link: look.link)
    if !look.appearances.isEmpty { span.appearances = look.appearances }
    if !look.symbol.isEmpty { span.symbol = look.symbol }
    return span
  }
}

/// How a text and its parts look, and its key, kept outside of it: most texts ask for nothing.
struct TextLooks: Hashable, Sendable {
  private final class Storage: Sendable {
    let whole: TextLook
    let runs: [TextRun]
    let key: LocalizedStringResource?
    let areUnresolved, isKeyed: Bool

    init(_ whole: TextLook, _ runs: [TextRun], _ key: LocalizedStringResource?) {
      (self.whole, self.runs, self.key) = (whole, runs, key)
      isKeyed = key != nil
      areUnresolved =
        whole.unresolved != nil || runs.contains { $0.look.unresolved != nil }
    }
  }

  private var storage: Storage?

  /// Whether the text leaves everything to the views around it.
  var isPlain: Bool {
    guard let storage else { return true }
    return storage.isKeyed && storage.whole == TextLook() && storage.runs.isEmpty
  }
  /// Whether there is a key.
  var isKeyed: Bool { storage?.isKeyed ?? false }
  /// Whether a colour of the text depends on where it stands.
  var areUnresolved: Bool { storage?.areUnresolved ?? false }

  var whole: TextLook {
    get { storage?.whole ?? TextLook() }
    set { set(newValue, runs, key) }
  }

  /// The parts, where they differ in style.
  var runs: [TextRun] {
    get { storage?.runs ?? [] }
    set { set(whole, newValue, key) }
  }

  /// What translations of the text are found by, where it may be shown in another language.
  var key: LocalizedStringResource? {
    get { storage?.key }
    set { set(whole, runs, newValue) }
  }

  private mutating func set(
    _ whole: TextLook, _ runs: [TextRun], _ key: LocalizedStringResource?
  ) {
    let isEmpty = whole == TextLook() && runs.isEmpty && key == nil
    storage = isEmpty ? nil : Storage(whole, runs, key)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage === rhs.storage || lhs.whole == rhs.whole && lhs.runs == rhs.runs
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(whole)
    hasher.combine(runs)
  }
}

/// The style of a text that stands for another in the environment around.
final class UnresolvedStyle: Hashable, Sendable {
  private let style: any ShapeStyle

  /// Keeps a style; returns nil for one that hosts know.
  init?(_ style: any ShapeStyle) {
    guard style._isResolved else { return nil }
    self.style = style
  }

  func color(in environment: EnvironmentValues) -> Color { style._known(in: environment)._color }

  static func == (lhs: UnresolvedStyle, rhs: UnresolvedStyle) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
