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
    public var finishes: [Element.Finish] = []
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
