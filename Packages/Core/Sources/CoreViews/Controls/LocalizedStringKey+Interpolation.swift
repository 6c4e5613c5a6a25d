public import Foundation

extension LocalizedStringKey {
  /// The parts of a literal with values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var literals: [String] = []
    var values: [String] = []
    private var followsValue = true

    /// Begins a text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 4 * interpolationCount)
    }
    /// Adds a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
      if followsValue { literals.append(literal) } else { literals[literals.count - 1] += literal }
      followsValue = false
    }
    /// Adds the text of a value.
    public mutating func appendInterpolation<Value>(_ value: Value) { append("\(value)") }
    /// Adds a value as a style formats it.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ value: Style.FormatInput, format: Style
    ) where Style.FormatOutput == String {
      append(format.format(value))
    }
    /// Adds a number as a C format writes it, such as `%.2f`.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      append(String(format: specifier, value))
    }
    /// Adds a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(style.text(of: date, at: Date()))
    }
    /// Adds a text, without its style.
    public mutating func appendInterpolation(_ text: Text) { append(text.string) }
    /// Adds a symbol, as the word for it.
    public mutating func appendInterpolation(_ image: Image) { append(image.label) }

    private mutating func append(_ value: String) {
      if followsValue { literals.append("") }
      followsValue = true
      text += value
      values.append(value)
    }
  }
}
