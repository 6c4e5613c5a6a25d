/// Shows a string, and lowers to one text element.
///
/// ```
/// VStack {
///   Text("Total").bold()
///   Text("\(total) items").foregroundStyle(.secondary)
/// }
/// ```
///
/// It is taken as it is: no Markdown, no localisation.
public struct Text: View, Hashable, Sendable {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  private(set) var string: String
  private var color: Color?
  private var isBold: Bool?

  /// Shows a string or substring.
  public init(_ content: some StringProtocol) { string = String(content) }

  /// Shows a string, as `init(_:)` does.
  public init(verbatim content: String) { string = content }

  /// Joins two texts; the style is that of the first.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = lhs
    text.string += rhs.string
    return text
  }

  /// Makes the text bold, or regular again.
  public func bold(_ isActive: Bool = true) -> Text {
    var text = self
    text.isBold = isActive
    return text
  }

  /// Makes the text bold if the weight is semibold or heavier, else regular; nil changes nothing.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { bold($0.isHeavy) } ?? self
  }

  /// Makes the text bold for fonts of titles and headlines; other fonts change nothing.
  public func font(_ font: Font?) -> Text {
    font.map { $0.isHeavy ? bold() : self } ?? self
  }

  /// Sets the colour of the text.
  public func foregroundStyle(_ color: Color) -> Text {
    var text = self
    text.color = color
    return text
  }

  /// Sets the colour of the text; nil changes nothing.
  public func foregroundColor(_ color: Color?) -> Text {
    color.map(foregroundStyle) ?? self
  }

  /// Returns the text itself: elements carry no slant.
  public func italic(_ isActive: Bool = true) -> Text { self }
  /// Returns the text itself: elements carry no underline.
  public func underline(_ isActive: Bool = true) -> Text { self }
  /// Returns the text itself: elements carry no line through the text.
  public func strikethrough(_ isActive: Bool = true) -> Text { self }
  /// Returns the text itself: the host chooses the font.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// Returns the text itself: the host chooses the font.
  public func monospacedDigit() -> Text { self }

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

  func applyStyle(to element: inout Element) {
    if let isBold { element.style.isBold = isBold }
    if let color {
      element.style.foreground = color.name
      element.style.isDimmed = color.isDimmed
    }
  }
}
