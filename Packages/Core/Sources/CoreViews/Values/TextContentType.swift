// The names of its cases are those of other platforms.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The meaning of a field's text, for automatic filling, which has no effect.
public enum TextContentType: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case username, password, newPassword, emailAddress, oneTimeCode, name, URL
}
