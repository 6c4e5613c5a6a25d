public import CoreArchitecture
public import Foundation

extension LocalizedStringKey.StringInterpolation {
  /// Adds a date in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(style.text(of: date, at: style.now))
  }
  /// Adds a text, without its style.
  public mutating func appendInterpolation(_ text: Text) { append(text.string) }
  /// Adds a symbol, as the word for it.
  public mutating func appendInterpolation(_ image: Image) { append(image.label) }
}
