import CoreViews

extension LayoutBox {
  /// What a box draws besides its children.
  enum Content: Hashable, Sendable {
    case group
    /// A window onto its only child, which is scrolled sideways.
    case across
    /// A window onto its only child, which is scrolled up and down.
    case down
    case lines([String], CellStyle)
    /// The lines of a text whose parts have styles of their own.
    case runs([[Run]])
    case shape(ShapeContent)
    case button(ButtonContent)
    case toggle(ToggleContent)
    case field(FieldContent)
    case value(ValueContent)
    case segments(SegmentsContent)
    case slider(SliderContent)
    /// A row with something to be done with it as a whole.
    case row(isSelected: Bool, canBeSelected: Bool)
    case spinner(label: String)
    /// The fraction done, from 0 to 1.
    case meter(label: String, Double, hasNumber: Bool)
    case rule(isVertical: Bool)
    /// The place of rows that are not built yet, and how many cells each is taken to be high.
    case gap(count: Int, rowHeight: Int)
    /// A border with a title in its upper edge, and the style of that.
    case card(title: String, CellStyle)
    /// A line around it; without a colour, in that of other lines.
    case border(TerminalColor?)

    /// What the Enter key does on it, in a word; nil where it does what Tab does, or nothing.
    var hint: String? {
      switch self {
      case .button(let button): button.kind.hint
      case .toggle(let toggle): toggle.hint
      case .field(let field): field.submission ?? (field.lines > 1 ? "new line" : nil)
      case .value(let value): value.kind == .number ? nil : "choose"
      case .segments: "choose"
      case .row(let isSelected, let canBeSelected):
        canBeSelected ? (isSelected ? "deselect" : "select") : nil
      case .group, .across, .down, .slider, .lines, .runs, .shape, .spinner, .meter, .rule, .gap,
        .card,
        .border:
        nil
      }
    }
  }

  /// A part of a line in one style.
  struct Run: Hashable, Sendable {
    var text: String
    var style: CellStyle
    /// The URL that it leads to; empty if it leads nowhere.
    var link = ""
  }

  /// An outline that fills its box.
  struct ShapeContent: Hashable, Sendable {
    /// As an element's value has it.
    var outline: String
    /// Nil for the colour of text.
    var color: TerminalColor?
    /// Whether the line is drawn, and not the area.
    var isLine: Bool
    /// The axis of a line that it looks like, as it is lower than half a row or narrower than half
    /// a column.
    var thinAxis: Axis?
    /// The colours of each part, where there are more than one.
    var gradient: ShapeGradient?
    /// By how many degrees it is turned around its middle, clockwise.
    var turn = 0.0
    /// How large it is drawn, where 1 is its own size.
    var scale = 1.0
    /// The outlines that cut it off.
    var clips: [String] = []
  }

  struct ButtonContent: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case button, link, menu
      case tab(isSelected: Bool)

      var hint: String {
        switch self {
        case .button: "press"
        case .link, .menu: "open"
        case .tab: "select"
        }
      }
    }

    var label: String
    var kind: Kind
    var color: TerminalColor
    /// Takes a whole row of a list.
    var isRow: Bool
    /// What stands before the sign at its end, as a row.
    var badge = ""
    /// Has no brackets.
    var isBare = false
    /// Stands on a background of its view's own.
    var isFilled = false
    /// Has its label in the middle of a row.
    var isCentered = false
    /// Has its label in the colour of text.
    var isPrimary = false
    /// Has a filled background.
    var isProminent = false
    /// Says by a sign at its end that something opens.
    var hasSign = true
    /// Draws its label by the boxes below it.
    var hasViews = false
  }

  struct ToggleContent: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case toggle, option, group }

    var kind = Kind.toggle
    var label: String
    var isOn: Bool
    var isRow: Bool
    /// Draws its label by the boxes below it.
    var hasViews = false

    var hint: String {
      switch kind {
      case .toggle: isOn ? "turn off" : "turn on"
      case .option: "choose"
      case .group: isOn ? "close" : "open"
      }
    }
  }

  struct FieldContent: Hashable, Sendable {
    var label: String
    var text: String
    /// What stands in it while it is empty.
    var prompt = ""
    var isSecure: Bool
    /// What submitting does, in a word; nil where the view does not handle it.
    var submission: String?
    /// Whether the field has a border; if not, it is on one line after its label.
    var isBoxed: Bool
    /// The rows of text that are seen at once.
    var lines = 1
  }

  /// A label with a value behind it.
  struct ValueContent: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case picker, number, date }

    var label: String
    var value: String
    var kind: Kind
    var isRow: Bool
    /// Draws its label by the boxes below it.
    var hasViews = false
    /// Has its label on a line of its own.
    var isBelow = false

    /// The value with the signs of what can be done with it.
    var text: String {
      switch kind {
      case .picker, .date: "[ \(value) ▾ ]"
      case .number: value.isEmpty ? "[ − + ]" : "[ − \(value) + ]"
      }
    }

    /// The cells that the label and the value take.
    var natural: Int {
      if isBelow { return max(label.cellWidth, text.cellWidth) }
      return (label.isEmpty ? 0 : label.cellWidth + 2) + text.cellWidth
    }

    /// The content with the value below the label if both have no room on one line, and with no
    /// more of it than fits.
    func fitting(_ width: Int) -> ValueContent {
      var copy = self
      copy.isBelow = !label.isEmpty && natural > width
      let excess = copy.text.cellWidth - width
      if excess > 0 {
        copy.value = DisplayText.truncated(value, to: max(1, value.cellWidth - excess))
      }
      return copy
    }
  }

  struct SegmentsContent: Hashable, Sendable {
    var label: String
    var options: [String]
    var chosen: Int?
    var isRow: Bool
    /// Draws its label, or that of options, by the boxes below it.
    var hasViews = false
    /// Has its label on a line of its own.
    var isBelow = false

    /// The cells that the options take, with a bar between two of them.
    var width: Int { options.reduce(1) { $0 + $1.cellWidth + 3 } }

    /// The columns of an option, with a blank at each end, in a box of a width.
    func place(of index: Int, in width: Int) -> Range<Int> {
      let start = options[..<index].reduce(width - self.width + 1) { $0 + $1.cellWidth + 3 }
      return start..<(start + options[index].cellWidth + 2)
    }

    /// The option at a column in a box of a width.
    func option(at column: Int, in width: Int) -> Int? {
      options.indices.first { place(of: $0, in: width).contains(column) }
    }
  }
}

extension LayoutBox.Content {
  /// What of a control whose label is drawn by itself looks otherwise with the focus on it: of a
  /// row also the margins.
  func labelArea(in frame: Rect) -> Rect? {
    switch self {
    case .button(let button) where button.hasViews:
      button.isRow ? frame.inset(horizontally: -1) : frame
    case .toggle(let toggle) where toggle.hasViews:
      toggle.isRow ? frame.inset(horizontally: -1) : frame
    case .value(let value) where value.hasViews: frame
    case .segments(let segments) where segments.hasViews: frame
    case .slider(let slider) where slider.hasViews: frame
    case .group, .across, .down, .lines, .runs, .shape, .button, .toggle, .field, .value, .segments,
      .slider, .row,
      .spinner, .meter, .rule, .gap, .card, .border:
      nil
    }
  }
}
