/// One node of the semantic tree that views lower to and that hosts draw.
///
/// The tree holds everything that is mounted; what is mounted but not on screen (the lower screens
/// of a stack, tabs that are not selected) carries `isHidden`.
public struct Element: Hashable, Sendable, Identifiable {
  /// Names a node for as long as it is mounted; never used again within one graph.
  public struct ID: Hashable, Sendable, Comparable, CustomStringConvertible {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    public var description: String { "#\(rawValue)" }
  }

  public var id: ID
  public var role: Role
  /// The text, the title of a control, the title of a screen, tab or alert.
  public var label: String
  /// The text of a field, the message of an alert, the fraction (0 to 1) of a progress view.
  public var value: String
  public var isEnabled: Bool
  /// A toggle that is on, the selected tab.
  public var isSelected: Bool
  /// Mounted, but not on screen.
  public var isHidden: Bool
  /// A field that somebody hears of when it is submitted.
  public var isSubmittable: Bool
  public var style: Style
  public var children: [Element]

  public init(
    id: ID,
    role: Role,
    label: String = "",
    value: String = "",
    isEnabled: Bool = true,
    isSelected: Bool = false,
    isHidden: Bool = false,
    isSubmittable: Bool = false,
    style: Style = Style(),
    children: [Element] = []
  ) {
    self.id = id
    self.role = role
    self.label = label
    self.value = value
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.isHidden = isHidden
    self.isSubmittable = isSubmittable
    self.style = style
    self.children = children
  }
}

extension Element {
  /// How much of a progress view is done, from 0 to 1; nil if it is not known.
  public var fraction: Double? {
    guard role == .progress, let number = Double(value), !number.isNaN else { return nil }
    return min(1, max(0, number))
  }
}

extension Element {
  /// What an element is, close to ARIA's roles.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Lays its children out below each other, side by side, or on top of each other.
    case vertical, horizontal, layered
    case text, image, divider, spacer
    case button, link, textField, secureField, toggle, progress
    /// `list` holds rows and sections; a section's title is its label.
    case list, section
    /// `navigation` holds one `screen` per page of the stack, root first; only the last is visible.
    /// Modal presentations may follow, hidden while none of the screens that they are for is on top.
    /// A screen's label is its title. Going back is possible where a navigation has two or more.
    case navigation, screen
    /// `tabs` holds one `tab` each; a tab's label is its item, its children are its content
    /// (empty until it is first visited).
    case tabs, tab
    /// Modal presentations: they stand as the last children of the element they are attached to
    /// and cover everything else. An alert's and a dialog's children are its buttons, their title
    /// is the label and their message the value; a sheet's and a cover's children are its content.
    /// A sheet or cover that is not enabled cannot be closed by going back.
    case alert, confirmationDialog, sheet, cover
  }

  /// How an element would like to look. Hosts may ignore any of it.
  public struct Style: Hashable, Sendable {
    /// A named colour such as `red`, or nil for the host's own.
    public var foreground: String?
    public var background: String?
    public var isBold: Bool
    /// Less prominent, such as secondary text.
    public var isDimmed: Bool
    /// A button that destroys something, or one that cancels.
    public var buttonRole: ButtonKind?
    /// The spacing a stack asks for, in points; nil for the host's own.
    public var spacing: Int?
    public var alignment: Alignment

    public init(
      foreground: String? = nil,
      background: String? = nil,
      isBold: Bool = false,
      isDimmed: Bool = false,
      buttonRole: ButtonKind? = nil,
      spacing: Int? = nil,
      alignment: Alignment = .center
    ) {
      self.foreground = foreground
      self.background = background
      self.isBold = isBold
      self.isDimmed = isDimmed
      self.buttonRole = buttonRole
      self.spacing = spacing
      self.alignment = alignment
    }

    public enum ButtonKind: String, Hashable, Sendable { case destructive, cancel }
    public enum Alignment: String, Hashable, Sendable { case leading, center, trailing }
  }
}
