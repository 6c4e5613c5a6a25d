public import Foundation

extension Text {
  /// Shows an attributed text with its colours, fonts and lines; links are underlined, and
  /// lead to their URLs.
  @_disfavoredOverload
  public init(_ content: AttributedString) {
    self.init(
      runs: content.runs.map { run in
        TextRun(
          string: String(content[run.range].characters), look: TextLook(run.attributes))
      })
  }
}

extension TextLook {
  fileprivate init(_ attributes: AttributeContainer) {
    self.init()
    if let font = attributes.font { set(font) }
    color = attributes.foregroundColor
    if attributes.underlineStyle != nil { set(.underline, true) }
    if attributes.strikethroughStyle != nil { set(.strikethrough, true) }
    if let url = attributes.link { lead(to: url.absoluteString) }
  }
}
