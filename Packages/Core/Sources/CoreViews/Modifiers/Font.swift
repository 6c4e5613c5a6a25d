/// A font by its purpose. Hosts have their own; only its weight is handed on.
public struct Font: Hashable, Sendable {
  let isHeavy: Bool

  public static let largeTitle = Font(isHeavy: true)
  public static let title = Font(isHeavy: true)
  public static let title2 = Font(isHeavy: true)
  public static let title3 = Font(isHeavy: true)
  public static let headline = Font(isHeavy: true)
  public static let subheadline = Font(isHeavy: false)
  public static let body = Font(isHeavy: false)
  public static let callout = Font(isHeavy: false)
  public static let footnote = Font(isHeavy: false)
  public static let caption = Font(isHeavy: false)
  public static let caption2 = Font(isHeavy: false)

  public static func system(
    _ style: Font = .body, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    weight.map { Font(isHeavy: $0.isHeavy) } ?? style
  }

  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(isHeavy: weight?.isHeavy ?? false)
  }

  public func bold() -> Font { Font(isHeavy: true) }
  public func italic() -> Font { self }
  public func monospaced() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func weight(_ weight: Weight) -> Font { Font(isHeavy: weight.isHeavy) }

  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var isHeavy: Bool {
      switch self {
      case .semibold, .bold, .heavy, .black: true
      case .ultraLight, .thin, .light, .regular, .medium: false
      }
    }
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
}
