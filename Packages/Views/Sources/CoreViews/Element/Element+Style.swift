public import Foundation

extension Element {
  /// The appearance that views ask for.
  ///
  /// Hosts may ignore any of it. A colour is a name, such as `red`, or `#` with six digits; with an
  /// opacity below 1 it ends with that: `red@0.5`.
  public struct Style: Hashable, Sendable {
    /// The colour of text; nil for the host's own.
    public var foreground: String?
    /// The colour of what can be used or shows a value; nil for the host's own.
    public var tint: String?
    /// The colour behind the element; nil for none.
    public var background: String?
    /// Whether text is heavier than usual.
    public var isBold: Bool
    /// Whether text is less prominent, as secondary text is.
    public var isDimmed: Bool
    /// How text is drawn besides that.
    public var marks: Marks = []
    /// The parts of a text, or of the title of a section, that differ in style, in order; empty if
    /// it has one style, or a title that of all titles.
    public var spans: [Span] = []
    /// The look of a button.
    public var buttonLook: ButtonLook = .automatic
    /// The width of the line of a shape, in points; nil if the shape is filled.
    public var line: Int?
    /// Whether that line is within the outline, not along it.
    public var isLineWithin = false
    /// The lengths of the dashes and gaps of that line in turn, in points; empty for a whole line.
    public var dash: [Int] = []
    /// The purpose of a button that destroys something or cancels; nil for every other.
    public var buttonRole: ButtonRole?
    /// The room between the children of a stack, in points; nil for the host's own.
    public var spacing: Int?
    /// The side on which a vertical or layered stack lines up its children.
    public var alignment: HorizontalAlignment
    /// What it looks like besides, the innermost look first.
    public var appearances: [Appearance] = []
    /// What concerns sizes and places; hosts without a layout leave it out.
    public var layout = LayoutStyle()

    /// Makes a style; without arguments, the one of an element that asks for nothing.
    public init(
      foreground: String? = nil,
      background: String? = nil,
      isBold: Bool = false,
      isDimmed: Bool = false,
      buttonRole: ButtonRole? = nil,
      spacing: Int? = nil,
      alignment: HorizontalAlignment = .center
    ) {
      self.foreground = foreground
      self.background = background
      self.isBold = isBold
      self.isDimmed = isDimmed
      self.buttonRole = buttonRole
      self.spacing = spacing
      self.alignment = alignment
    }
  }
}

extension Element.Style {
  /// How text is drawn, besides its weight and colour.
  public struct Marks: OptionSet, Hashable, Sendable {
    /// One bit for each mark.
    public let rawValue: UInt8
    /// Makes marks from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Slanted.
    public static let italic = Marks(rawValue: 1)
    /// With a line below.
    public static let underline = Marks(rawValue: 2)
    /// With a line through it.
    public static let strikethrough = Marks(rawValue: 4)
    /// In characters of one width.
    public static let monospaced = Marks(rawValue: 8)
  }

  /// A part of a text with its style.
  public struct Span: Hashable, Sendable {
    /// How many characters it has.
    public var count: Int
    /// The colour; nil for the host's own.
    public var foreground: String?
    /// Whether it is heavier than usual.
    public var isBold: Bool
    /// Whether it is less prominent.
    public var isDimmed: Bool
    /// How it is drawn besides that.
    public var marks: Marks
    /// The URL that it leads to; empty if it leads nowhere.
    public var link: String
    /// What it looks like besides.
    public var appearances: [Element.Appearance] = []
    /// The name of the symbol that is drawn in place of the part; empty for none.
    public var symbol = ""

    /// Makes a part of a text.
    public init(
      count: Int, foreground: String? = nil, isBold: Bool = false, isDimmed: Bool = false,
      marks: Marks = [], link: String = ""
    ) {
      self.count = count
      self.foreground = foreground
      self.isBold = isBold
      self.isDimmed = isDimmed
      self.marks = marks
      self.link = link
    }
  }

  /// The look of a button.
  public enum ButtonLook: Hashable, Sendable {
    /// As the host finds best for its place.
    case automatic
    /// Its label alone.
    case plain
    /// With a border, and with a filled ground.
    case bordered, prominent
    /// Without a border, in the colour of controls.
    case borderless
  }
}

extension Element {
  /// What views ask for as to sizes and places, in points.
  public struct LayoutStyle: Hashable, Sendable {
    /// How the children are arranged, where the role does not say it all.
    public var arrangement = LayoutArrangement.byRole
    /// The modifiers around the element, the innermost first.
    public var steps: [LayoutStep] = []
    /// How the lines of a text are drawn.
    public var lines = TextLines()
    /// The line on which a horizontal or layered stack lines up its children.
    public var verticalAlignment = VerticalAlignment.center
    /// The least length of a spacer; nil leaves it to the host.
    public var minLength: CGFloat?
    /// The room around the element as a row of a list; nil leaves it to the host.
    public var rowInsets: EdgeInsets?
    /// The name of the colour behind the element as a row of a list; nil for none.
    public var rowBackground: String?

    /// Makes the style of an element that asks for nothing.
    public init() {}
  }
}
