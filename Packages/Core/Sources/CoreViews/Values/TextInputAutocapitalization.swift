/// The letters that a keyboard capitalises by itself, which has no effect.
public enum TextInputAutocapitalization: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case never, words, sentences, characters
}
