/// Whether something is being loaded, and how many times that has begun.
///
/// It is the `id` of a screen's `task(id:)`. A `Bool` would not do: if one loading ends and the
/// next begins between two updates of the screen, a `Bool` is the same before and after.
public struct Loading: Codable, Hashable, Sendable {
  /// How many loadings have begun, this one included.
  public private(set) var number = 1
  /// Whether the loading that began last has yet to end.
  public private(set) var isUnderWay = true

  /// Begins the first loading.
  public init() {}

  /// Begins another loading, also while one is under way.
  public mutating func begin() {
    number += 1
    isUnderWay = true
  }

  /// Ends the loading, whether it succeeded or failed.
  public mutating func end() {
    isUnderWay = false
  }
}
