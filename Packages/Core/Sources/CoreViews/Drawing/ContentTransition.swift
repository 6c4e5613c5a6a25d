/// How one content of a view becomes another; hosts draw the other at once.
public struct ContentTransition: Hashable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// By fading.
  public static let opacity = ContentTransition()
  /// By moving what is the same.
  public static let interpolate = ContentTransition()
  /// By counting.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .identity }
  /// By counting to a value.
  public static func numericText(value: Double) -> ContentTransition { .identity }
  /// As a symbol becomes another.
  public static var symbolEffect: ContentTransition { .identity }
  /// As a symbol becomes another, by an effect.
  public static func symbolEffect(_ effect: SymbolReplacement) -> ContentTransition { .identity }

  /// How a symbol becomes another.
  public enum SymbolReplacement: Hashable, Sendable {
    /// As the host finds best, or one in the place of the other.
    case automatic, replace
  }
}
