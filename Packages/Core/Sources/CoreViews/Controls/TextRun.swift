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
    if !look.finishes.isEmpty { span.finishes = look.finishes }
    if !look.symbol.isEmpty { span.symbol = look.symbol }
    return span
  }
}
