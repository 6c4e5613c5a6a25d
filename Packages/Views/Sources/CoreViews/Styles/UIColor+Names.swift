internal import Foundation

extension UIColor {
  /// The colour of a page that is not grouped, and of cards; a terminal has none.
  public static let systemBackground = UIColor(.ground)
  /// The colour of what stands out from the page, as cards do.
  public static let secondarySystemBackground = UIColor(Material.regular._color)
  /// As ``systemBackground``.
  public static let tertiarySystemBackground = systemBackground
  /// The colour of a page of cards; a terminal has none.
  public static let systemGroupedBackground = UIColor(Color("grouped"))
  /// As ``systemBackground``: the colour of cards on the page.
  public static let secondarySystemGroupedBackground = systemBackground
  /// As ``systemGroupedBackground``.
  public static let tertiarySystemGroupedBackground = systemGroupedBackground

  /// The colour of text.
  public static let label = UIColor(.primary)
  /// The colour of text, less prominent.
  public static let secondaryLabel = UIColor(.secondary)
  /// As ``secondaryLabel``.
  public static let tertiaryLabel = secondaryLabel
  /// As ``secondaryLabel``.
  public static let quaternaryLabel = secondaryLabel
  /// As ``secondaryLabel``.
  public static let placeholderText = secondaryLabel
  /// The colour of thin lines.
  public static let separator = UIColor(NamedShapeStyle.separator._color)
  /// As ``separator``.
  public static let opaqueSeparator = separator
  /// The colour by which a host marks controls.
  public static let link = UIColor(.accentColor)
  /// As ``link``.
  public static let tintColor = link

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
  /// As ``systemGray6``.
  public static let tertiarySystemFill = systemGray6
  /// As ``systemGray6``.
  public static let quaternarySystemFill = systemGray6

  /// The colour `red`.
  public static let systemRed = UIColor(.red)
  /// The colour `orange`.
  public static let systemOrange = UIColor(.orange)
  /// The colour `yellow`.
  public static let systemYellow = UIColor(.yellow)
  /// The colour `green`.
  public static let systemGreen = UIColor(.green)
  /// The colour `mint`.
  public static let systemMint = UIColor(.mint)
  /// The colour `teal`.
  public static let systemTeal = UIColor(.teal)
  /// The colour `cyan`.
  public static let systemCyan = UIColor(.cyan)
  /// The colour `blue`.
  public static let systemBlue = UIColor(.blue)
  /// The colour `indigo`.
  public static let systemIndigo = UIColor(.indigo)
  /// The colour `purple`.
  public static let systemPurple = UIColor(.purple)
  /// The colour `pink`.
  public static let systemPink = UIColor(.pink)
  /// The colour `brown`.
  public static let systemBrown = UIColor(.brown)

  /// No colour: what is behind can be seen.
  public static let clear = UIColor(.clear)
  /// The same in light and dark, as are those that follow.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Gray of 33 in 100.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Gray of 50 in 100.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Gray of 67 in 100.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// All light.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Text on a light ground.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Text on a dark ground, which shines through.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// A plain red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// A plain green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// A plain blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// A plain cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// A plain yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// A plain magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// A plain orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// A plain purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A plain brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
