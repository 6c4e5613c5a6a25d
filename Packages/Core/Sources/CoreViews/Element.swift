/// One node of the semantic tree that views lower to and that hosts draw.
///
/// The tree holds everything that is mounted. Elements that are mounted but off screen (the lower
/// screens of a stack, tabs that are not selected) are marked ``isHidden``.
public struct Element: Hashable, Sendable, Identifiable {
  /// Identity of an element for as long as it is mounted, never reused within one view graph.
  public struct ID: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// A number that grows with the order of mounting.
    public let rawValue: UInt64

    /// Makes an id from its number, for trees that are built by hand.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Orders ids by the time of mounting, the oldest first.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    /// The id as text, such as `#12`.
    public var description: String { "#\(rawValue)" }
  }

  /// Identity of the element, by which interactions address it.
  public var id: ID
  /// The kind of element, which decides how it is drawn and what a person can do with it.
  public var role: Role
  /// The text, or the title of a control, screen, tab, section or alert.
  public var label: String
  /// The text of a field, the message of an alert, or the fraction (0 to 1) of a progress view.
  public var value: String
  /// Whether the element reacts to a person; false by `disabled(_:)` here or further out.
  public var isEnabled: Bool
  /// Whether a toggle is on, or a tab is the selected one.
  public var isSelected: Bool
  /// Whether the element is mounted but off screen.
  public var isHidden: Bool
  /// Whether submitting this field runs an `onSubmit` closure.
  public var isSubmittable: Bool
  /// The appearance that the views ask for.
  public var style: Style
  /// The elements directly below, in reading order, with modal presentations last.
  public var children: [Element]

  /// Makes an element by hand, for hosts and their tests; the view layer makes those of views.
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
  /// How much of a progress view is done, from 0 to 1; nil if that is not known.
  public var fraction: Double? {
    guard role == .progress, let number = Double(value), !number.isNaN else { return nil }
    return min(1, max(0, number))
  }
}

extension Element {
  /// The kind of an element, close to ARIA's roles.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Lays out its children below each other, side by side, or on top of each other.
    case vertical, horizontal, layered
    /// Shows something and takes no interaction; the name of an image is its label.
    case text, image, divider, spacer
    /// A control; its title is the label, and the text of a field or the fraction of a progress
    /// view is the value.
    case button, link, textField, secureField, toggle, progress
    /// A list of rows and sections, and one section; a section's title is its label.
    case list, section
    /// A navigation stack, and one screen of it.
    ///
    /// `navigation` holds its screens, the root first; only the last one is visible, and with two
    /// or more it is possible to go back. A screen's label is its title.
    ///
    /// Modal presentations may follow the screens; they are hidden while none of the screens that
    /// they belong to is on top.
    case navigation, screen
    /// A tab view, and one of its tabs.
    ///
    /// A tab's label is its title; its children are its content, empty until the tab is first
    /// selected.
    case tabs, tab
    /// A modal presentation: the last child of the element it is attached to, covering everything
    /// else.
    ///
    /// The children of an alert or dialog are its buttons, its title is the label and its message
    /// the value. The children of a sheet or cover are its content; if it is not enabled, going
    /// back cannot close it.
    case alert, confirmationDialog, sheet, cover
  }

  /// The appearance that views ask for.
  ///
  /// Hosts may ignore any of it.
  public struct Style: Hashable, Sendable {
    /// The name of a colour, such as `red`, for text; nil for the host's own.
    public var foreground: String?
    /// The name of a colour behind the element; nil for none.
    public var background: String?
    /// Whether text is heavier than usual.
    public var isBold: Bool
    /// Whether text is less prominent, as secondary text is.
    public var isDimmed: Bool
    /// The purpose of a button that destroys something or cancels; nil for every other.
    public var buttonRole: ButtonKind?
    /// The room between the children of a stack, in points; nil for the host's own.
    public var spacing: Int?
    /// The side on which a vertical or layered stack lines up its children.
    public var alignment: Alignment

    /// Makes a style; without arguments, the one of an element that asks for nothing.
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

    /// The purpose of a button, where that changes how it is drawn or used.
    public enum ButtonKind: String, Hashable, Sendable {
      /// Destroys something, or leaves a dialog without a choice.
      case destructive, cancel
    }
    /// The side on which children line up.
    public enum Alignment: String, Hashable, Sendable {
      /// At the start of a line, in its middle, or at its end.
      case leading, center, trailing
    }
  }
}
