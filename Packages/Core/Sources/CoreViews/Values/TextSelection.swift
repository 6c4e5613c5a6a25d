/// Which part of a field's text is selected; hosts keep it to themselves.
public struct TextSelection: Hashable, Sendable {
  /// The part, or the place where typing goes on.
  public enum Indices: Hashable, Sendable {
    /// A part of the text.
    case selection(Range<String.Index>)
  }

  /// The part.
  public var indices: Indices

  /// Selects a part of a text.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Puts the place of typing before a character.
  public init(insertionPoint index: String.Index) { indices = .selection(index..<index) }

  /// Whether no character is selected.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    }
  }
}
