/// A variant of a symbol; hosts draw it as it is named.
public struct SymbolVariants: Hashable, Sendable {
  private let name: String

  /// As it is named.
  public static let none = SymbolVariants(name: "none")
  /// Filled.
  public static let fill = SymbolVariants(name: "fill")
  /// In a circle.
  public static let circle = SymbolVariants(name: "circle")
  /// In a square.
  public static let square = SymbolVariants(name: "square")
  /// Struck out.
  public static let slash = SymbolVariants(name: "slash")
  /// Filled as well.
  public var fill: SymbolVariants { self }
}
