/// A piece of text.
public struct Text: View, Hashable, Sendable {
  public typealias Body = Never

  private(set) var string: String
  private var color: Color?
  private var isBold: Bool?

  public init(_ content: some StringProtocol) { string = String(content) }

  public init(verbatim content: String) { string = content }

  /// Joins two texts; the style is that of the first.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = lhs
    text.string += rhs.string
    return text
  }

  public func bold(_ isActive: Bool = true) -> Text {
    var text = self
    text.isBold = isActive
    return text
  }

  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { bold($0.isHeavy) } ?? self
  }

  public func font(_ font: Font?) -> Text {
    font.map { $0.isHeavy ? bold() : self } ?? self
  }

  public func foregroundStyle(_ color: Color) -> Text {
    var text = self
    text.color = color
    return text
  }

  public func foregroundColor(_ color: Color?) -> Text {
    color.map(foregroundStyle) ?? self
  }

  public func italic(_ isActive: Bool = true) -> Text { self }
  public func underline(_ isActive: Bool = true) -> Text { self }
  public func strikethrough(_ isActive: Bool = true) -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }

  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LeafNode(view, at: site).mounted()
  }
}

extension Text: LeafView {
  func describe(_ element: inout Element) {
    element.role = .text
    element.label = string
    if let isBold { element.style.isBold = isBold }
    if let color {
      element.style.foreground = color.name
      element.style.isDimmed = color.isDimmed
    }
  }
}
