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
    /// The parts of a text, or of the title of a section, that differ in style, in order; empty if it has
    /// one style, or a title that of all titles.
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
    public var finishes: [Finish] = []
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
