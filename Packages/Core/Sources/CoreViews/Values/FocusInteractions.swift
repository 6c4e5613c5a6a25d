/// What a view has the focus for.
public struct FocusInteractions: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// For being pressed.
  public static let activate = FocusInteractions(rawValue: 1)
  /// For being changed.
  public static let edit = FocusInteractions(rawValue: 2)
  /// For what suits the host.
  public static let automatic: FocusInteractions = [.activate, .edit]
}
