public import CoreArchitecture
public import Foundation

extension TextField where Label == Text {
  /// Makes a field for a value, which a format turns into text and back.
  ///
  /// Each edit that stands for a value writes it; other text stays until it is submitted.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(title, text: .constant(""), prompt: prompt)
    self.value = ValueText(
      value, format: format.format, parse: { try? format.parseStrategy.parse($0) })
  }

  /// Makes a field for a value, which a format turns into text and back.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(Text(title).string, value: value, format: format, prompt: prompt)
  }

  /// Makes a field for an optional value; an empty text is nil.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(Text(title).string, value: value, format: format, prompt: prompt)
  }

  /// Makes a field for an optional value; an empty text is nil.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(title, text: .constant(""), prompt: prompt)
    self.value = ValueText(
      value, format: { $0.map(format.format) ?? "" },
      parse: { text in
        if text.isEmpty { return .some(nil) }
        return (try? format.parseStrategy.parse(text)).map { .some($0) }
      })
  }

  /// Makes a field for a value, which a formatter turns into text and back.
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(title, text: .constant(""), prompt: prompt)
    self.value = ValueText(
      value, format: { formatter.string(for: $0) ?? "" },
      parse: { ((formatter as? NumberFormatter)?.number(from: $0) ?? nil) as? Value })
  }
}

extension TextField {
  /// Makes a field for a value with a label built from views.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(text: .constant(""), prompt: prompt, label: label)
    self.value = ValueText(
      value, format: format.format, parse: { try? format.parseStrategy.parse($0) })
  }
}

/// A bound value as text, for a field.
struct ValueText {
  let get: () -> String
  /// Whether a text stands for the value that there is.
  let isCurrent: (String) -> Bool
  /// Takes the value that a text stands for; returns false if it stands for none.
  let set: (String) -> Bool

  init<Value>(
    _ value: Binding<Value>, format: @escaping (Value) -> String,
    parse: @escaping (String) -> Value?
  ) {
    get = { format(value.wrappedValue) }
    isCurrent = { text in
      guard let new = parse(text) else { return false }
      return format(new) == format(value.wrappedValue)
    }
    set = { text in
      guard let new = parse(text) else { return false }
      value.wrappedValue = new
      return true
    }
  }
}
