// The names of its cases are those of other platforms.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The keyboard for a field, where one is drawn on the screen.
public enum KeyboardType: Hashable, Sendable {
  /// Letters, digits, digits with a point, and keys for numbers, addresses and searching.
  case `default`, numberPad, decimalPad, phonePad, emailAddress, asciiCapable, URL
  /// Digits with signs, and keys for searching, for names, and for plain letters.
  case numbersAndPunctuation, webSearch, twitter, namePhonePad, asciiCapableNumberPad
}
