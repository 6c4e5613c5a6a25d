public import Foundation

/// A colour under the name that UIKit has for it, for `Color(.systemBackground)` and the like.
public struct UIColor: Hashable, Sendable {
  let color: Color

  /// Takes a colour.
  public init(_ color: Color) { self.color = color }

  /// Makes a colour from its parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// The colour of the page.
  public static let systemBackground = UIColor(.clear)
  /// The colour of what stands out from the page, as cards do; a terminal has none.
  public static let secondarySystemBackground = UIColor(Material.regular._color)
  /// As ``systemBackground``.
  public static let tertiarySystemBackground = systemBackground
  /// As ``systemBackground``.
  public static let systemGroupedBackground = systemBackground
  /// As ``secondarySystemBackground``.
  public static let secondarySystemGroupedBackground = secondarySystemBackground

  /// The colour of text.
  public static let label = UIColor(.primary)
  /// The colour of text, less prominent.
  public static let secondaryLabel = UIColor(.secondary)
  /// As ``secondaryLabel``.
  public static let tertiaryLabel = secondaryLabel
  /// As ``secondaryLabel``.
  public static let placeholderText = secondaryLabel
  /// As ``secondaryLabel``.
  public static let separator = secondaryLabel

  /// Shades of gray, from the strongest to the faintest.
  public static let systemGray = UIColor(.gray)
  /// A gray that stands out less.
  public static let systemGray2 = UIColor(Color.gray.opacity(0.8))
  /// A gray that stands out less.
  public static let systemGray3 = UIColor(Color.gray.opacity(0.6))
  /// A gray that stands out less.
  public static let systemGray4 = UIColor(Color.gray.opacity(0.45))
  /// A gray that stands out less.
  public static let systemGray5 = UIColor(Color.gray.opacity(0.3))
  /// A gray that hardly stands out.
  public static let systemGray6 = UIColor(Color.gray.opacity(0.15))
  /// As ``systemGray5``.
  public static let systemFill = systemGray5
  /// As ``systemGray6``.
  public static let secondarySystemFill = systemGray6

  /// The colour `red`.
  public static let systemRed = UIColor(.red)
  /// The colour `orange`.
  public static let systemOrange = UIColor(.orange)
  /// The colour `yellow`.
  public static let systemYellow = UIColor(.yellow)
  /// The colour `green`.
  public static let systemGreen = UIColor(.green)
  /// The colour `blue`.
  public static let systemBlue = UIColor(.blue)
  /// The colour `purple`.
  public static let systemPurple = UIColor(.purple)
}
