@_spi(Views) public import CoreArchitecture
public import Foundation

/// Titles that are kept before they are shown.
extension Text {
  /// Shows a text of the app, with Markdown.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(resource, mayChange: PreferredLanguages.areKeysKept)
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage name: String
  ) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a date in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(style.text(of: date, at: style.now))
  }
  /// Adds a value as a formatter writes it.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(Text(subject, formatter: formatter))
  }
  /// Adds a text, which keeps its style.
  public mutating func appendInterpolation(_ text: Text) {
    if text.isPlain {
      appendInterpolation(text.string)
    } else {
      append(text.parts, words: text.string)
    }
  }
  /// Adds a symbol, which hosts draw, and for which there is a word.
  public mutating func appendInterpolation(_ image: Image) {
    appendInterpolation(Text(image))
  }
}
