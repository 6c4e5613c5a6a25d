/// How often and how fast a symbol moves; hosts choose by themselves.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// Once, at the usual speed.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// Returns another speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  /// Returns a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  /// Returns another speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// Returns a number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
}
