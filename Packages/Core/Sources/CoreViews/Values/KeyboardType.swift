// The names of its cases are those of other platforms.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The keyboard for a field, which has no effect.
public enum KeyboardType: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case `default`, numberPad, decimalPad, phonePad, emailAddress, asciiCapable, URL
}
