/// Whether a screen is light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark text on a light ground, or light text on a dark one.
  case light, dark
}

/// How far colours are apart.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// The usual contrast, or more.
  case standard, increased
}

/// The size of text that a person has chosen.
public enum DynamicTypeSize: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// The usual sizes, from the smallest to the largest.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The sizes for people who see badly.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes for people who see badly.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  /// Orders sizes, the smallest first.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// How heavy texts are drawn for a person.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual, or bold.
  case regular, bold
}

/// The direction in which lines run.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// From the left side to the right, or the other way.
  case leftToRight, rightToLeft
}

/// Whether a view is mirrored where lines run from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It is not, and it is.
  case fixed, mirrors
}

/// How much room there is in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little, as on a telephone, and more.
  case compact, regular
}

/// Whether a person sees an app, and can use it.
public enum ScenePhase: Hashable, Sendable, Comparable {
  /// Out of sight, in sight but not in use, and in use.
  case background, inactive, active
}

/// Whether a part of the screen is shown, such as the title of a dialog.
public enum Visibility: Hashable, Sendable {
  /// Decided by the host, always shown, or left out.
  case automatic, visible, hidden
}

/// Why content is not to be read.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// One bit for each reason.
  public let rawValue: Int
  /// Makes reasons from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet; texts are drawn as bars of their length.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private; texts that are marked as private are drawn as bars.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date, and drawn as it is.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
