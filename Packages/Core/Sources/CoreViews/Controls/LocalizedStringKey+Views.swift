public import CoreArchitecture
public import Foundation

extension LocalizedStringKey.StringInterpolation {
  /// Adds a date in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(style.text(of: date, at: style.now))
  }
  /// Adds a value as a formatter writes it.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(Text(subject, formatter: formatter))
  }
  /// Adds a text, which keeps its style.
  public mutating func appendInterpolation(_ text: Text) {
    if text.isPlain { append(text.string) } else { append(text.parts, words: text.string) }
  }
  /// Adds a symbol, which hosts draw, and for which there is a word.
  public mutating func appendInterpolation(_ image: Image) {
    appendInterpolation(Text(image))
  }
}
