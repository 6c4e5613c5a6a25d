/// Where the controls for the styles of a text stand; no field has any.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  /// Several places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes places of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The menu of a text, the panel of a program, and a bar of the keyboard.
    public static let contextMenu = Set(rawValue: 1), inputAssistant = Set(rawValue: 2)
    /// All of them.
    public static let all = Set(rawValue: 3)
  }
}
