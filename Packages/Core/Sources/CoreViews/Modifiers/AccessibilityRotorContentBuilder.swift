/// Collects the places of a list to jump through.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Takes the name of a place.
  public static func buildExpression(_ entry: AccessibilityRotorEntry) -> [String] {
    [entry.label]
  }
  /// Joins places.
  public static func buildBlock(_ entries: [String]...) -> [String] { entries.flatMap(\.self) }
  /// Joins the places of a loop.
  public static func buildArray(_ entries: [[String]]) -> [String] { entries.flatMap(\.self) }
  /// Takes places, or none.
  public static func buildOptional(_ entries: [String]?) -> [String] { entries ?? [] }
  /// Takes the places of one branch.
  public static func buildEither(first entries: [String]) -> [String] { entries }
  /// Takes the places of the other branch.
  public static func buildEither(second entries: [String]) -> [String] { entries }
}
