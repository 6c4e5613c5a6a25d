/// Which letters of a text become capitals, in the older form.
public enum TextAutocapitalizationType: Hashable, Sendable {
  /// None, the first of each word, of each sentence, and all.
  case none, words, sentences, allCharacters
}
