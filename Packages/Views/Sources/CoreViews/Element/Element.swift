// The tree that hosts draw: what an element is, says, looks like and asks for, and the steps by
// which the tree changes.
//
// Element+Accessibility: AccessibilityChildBehavior, AccessibilityTraits.
// ElementStorage: AlikeParts, StyleBox, TraitsBox.

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
  /// The text, or the title of a control, screen, tab, section or alert.
  public var label: String
  /// The text of a field, the number of a slider, the message of an alert, or the fraction (0 to 1)
  /// of a progress view.
  public var value: String
  /// The kind of element, which decides how it is drawn and what a person can do with it.
  public var role: Role
  /// Whether the element reacts to a person; false by `disabled(_:)` here or further out.
  public var isEnabled: Bool
  /// Whether a toggle is on, a tab, option or row is selected, or a group is open.
  public var isSelected: Bool
  /// Whether the element is mounted but off screen.
  public var isHidden: Bool
  /// Whether submitting this field runs an `onSubmit` closure.
  public var isSubmittable: Bool
  /// Whether the views want it to have the focus.
  public var isFocused = false
  /// Whether views are to be told when it gets or loses the focus.
  public var followsFocus = false
  /// Whether views around it may take a key that is pressed while it has the focus.
  public var takesKeys = false
  /// The appearance that the views ask for.
  public var style: Style {
    _read { yield styleBox.style }
    set { styleBox.style = newValue }
  }
  /// What few elements have: bounds, actions, a badge.
  public var traits: Traits {
    _read { yield traitsBox.traits }
    set { traitsBox.traits = newValue }
  }
  /// The elements directly below, in reading order, with modal presentations last.
  public var children: [Element]
  /// What the element says of itself to those who do not see it, and to tests.
  public var accessibility: Accessibility {
    _read { yield styleBox.accessibility }
    set { styleBox.accessibility = newValue }
  }
  /// The text to draw: ``label``, unless that is only told.
  public var drawnLabel: String {
    isSilent || accessibility.drawnLabel.isEmpty ? label : accessibility.drawnLabel
  }
  /// Whether the element is told to those who do not see, and not drawn.
  public var isSpokenOnly: Bool { styleBox.isSpokenOnly }
  /// Whether ``accessibility`` says nothing.
  public var isSilent: Bool { styleBox.isSilent }
  /// Whether ``style`` and ``accessibility`` ask for nothing, as those of most elements; cheaper
  /// than asking for them.
  public var isPlain: Bool { styleBox.isPlain }
  private var styleBox = StyleBox()
  private var traitsBox = TraitsBox()

  /// Makes the element of a view, before the view describes it.
  init(id: ID) {
    self.id = id
    role = .vertical
    label = ""
    value = ""
    isEnabled = true
    isSelected = false
    isHidden = false
    isSubmittable = false
    children = []
  }

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
    traits: Traits = Traits(),
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
    self.children = children
    self.style = style
    self.traits = traits
  }
}

extension Element {
  /// Takes the storage of what it has in common with elements that were made before.
  mutating func share(_ parts: inout AlikeParts) {
    if !styleBox.isPlain { parts.share(&styleBox) }
    if !traitsBox.isPlain { parts.share(&traitsBox) }
  }

  /// How many rows a gap stands for; nil for every other element.
  public var rowCount: Int? { role == .gap ? Int(value) : nil }

  /// How much of a progress view is done, or of a gauge is full, from 0 to 1; nil if that is not
  /// known.
  public var fraction: Double? {
    guard role == .progress || role == .gauge, let number = Double(value), !number.isNaN else {
      return nil
    }
    return min(1, max(0, number))
  }
}

@_spi(Hosts)
extension Element {
  /// The value of a colour picker as `#` and six digits; nil for a colour that lets through what is
  /// behind it, or that is a host's own.
  public var colorHex: String? {
    guard role == .colorPicker, let color = Color(written: value), color.isOpaque, color.name != nil
    else { return nil }
    let parts = color.resolved
    return "#"
      + [parts.red, parts.green, parts.blue].map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
