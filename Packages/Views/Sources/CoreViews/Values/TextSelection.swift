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

/// On which of two lines typing goes on where one ends; hosts decide that.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// As the host finds best, on the first, and on the second.
  case automatic, upstream, downstream
}

/// Whether the text of a view can be copied.
public protocol TextSelectability {}

/// Text that can be copied, as that of every host.
public struct EnabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// It can be copied.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

/// Text that is not to be copied.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == DisabledTextSelectability {
  /// It is not to be copied.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
