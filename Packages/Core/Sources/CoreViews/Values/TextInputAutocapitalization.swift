/// The letters that a keyboard capitalises by itself.
public enum TextInputAutocapitalization: Hashable, Sendable {
  /// None, the first of each word, of each sentence, and all.
  case never, words, sentences, characters
}
