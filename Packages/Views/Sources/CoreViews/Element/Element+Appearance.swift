extension Element {
  /// A look besides colour and weight, which each host draws as far as it can.
  ///
  /// A page draws all of them by rules of its stylesheet. A terminal draws those that change
  /// colours, rooms and shapes.
  public enum Appearance: Hashable, Sendable {
    /// A look that has an amount, in whole steps of its kind.
    case amount(Amount, steps: Int)
    /// A look that is there or not.
    case mark(Mark)
    /// Colours that change into each other, where a shape has more than one.
    case gradient(ShapeGradient)

    /// Returns a look with the nearest amount that there is; what is not a number counts as 0.
    static func amount(_ kind: Amount, _ value: Double) -> Appearance {
      let steps = value.isNaN ? 0 : (value / kind.step).rounded()
      let limits = kind.limits
      let bounded = min(max(steps, Double(limits.lowerBound)), Double(limits.upperBound))
      return .amount(kind, steps: Int(bounded))
    }

    /// Whether it turns the element.
    var isRotation: Bool { if case .amount(.rotation, _) = self { true } else { false } }

    /// Whether another look is of the same kind, so that only the inner one is drawn.
    func isSameKind(as other: Appearance) -> Bool {
      switch (self, other) {
      case (.amount(let kind, _), .amount(let otherKind, _)): kind == otherKind
      case (.mark(let mark), .mark(let otherMark)): mark == otherMark
      case (.gradient, .gradient): true
      case (.amount, _), (.mark, _), (.gradient, _): false
      }
    }
  }
}

extension Element.Appearance {
  /// A kind of look that has an amount.
  public enum Amount: String, Hashable, Sendable, CaseIterable {
    /// Filters of what is drawn: points, hundredths of the usual, degrees, and points.
    case blur, brightness, contrast, saturation, grayscale, hue, shadow
    /// How dark a shadow is, in hundredths, and how far below it falls, in points.
    case shade, fall
    /// Turned by degrees, and grown and seen through by hundredths.
    case rotation, scale, opacity
    /// The radius of corners, in points, and of one of them.
    case corner, cornerTopLeading, cornerTopTrailing, cornerBottomTrailing, cornerBottomLeading
    /// Between characters, above the base line, and between lines, in points.
    case kerning, baseline, leading
    /// The width of characters and the height of lines, in hundredths of the usual.
    case width, lineHeight
    /// The size of characters, in points, and the thickness of their strokes, of which 400 is
    /// usual.
    case size, weight
    /// How long a change takes, in milliseconds.
    case duration
    /// Between the rows, and the sections, of a list, in points.
    case rowSpacing, sectionSpacing

    /// The distance between two amounts.
    public var step: Double {
      switch self {
      case .kerning: 0.5
      case .blur, .baseline, .size: 1
      case .shadow, .fall, .corner, .leading, .rowSpacing, .sectionSpacing: 2
      case .cornerTopLeading, .cornerTopTrailing, .cornerBottomTrailing, .cornerBottomLeading: 4
      case .opacity, .shade: 5
      case .brightness, .contrast, .saturation, .grayscale, .scale, .width, .lineHeight: 10
      case .hue, .rotation: 15
      case .duration, .weight: 100
      }
    }

    /// The least and the greatest amount, in steps.
    public var limits: ClosedRange<Int> {
      switch self {
      case .kerning: -4...20
      case .baseline: -10...10
      case .leading: 0...15
      case .grayscale, .shadow, .fall: 0...10
      case .cornerTopLeading, .cornerTopTrailing, .cornerBottomTrailing, .cornerBottomLeading:
        0...10
      case .rowSpacing, .sectionSpacing, .blur, .corner, .opacity, .shade, .brightness, .duration:
        0...20
      case .hue, .rotation: 0...23
      case .contrast, .saturation, .scale: 0...30
      case .width: 5...20
      case .lineHeight: 5...30
      case .size: 6...200
      case .weight: 1...9
      }
    }
  }

  /// A kind of look that is there or not.
  public enum Mark: String, Hashable, Sendable, CaseIterable {
    /// The colours are turned into their opposites; the picture into its mirror image.
    case inverted, mirrored
    /// Only what is within an outline is drawn.
    case circle, ellipse, capsule, rectangle
    /// Characters of another shape, smaller ones, and digits of one width.
    case serif, round, smallText, evenDigits
    /// Symbols smaller and larger than text.
    case imageSmall, imageLarge
    /// A symbol as large as its frame.
    case resizable
    /// Controls of another size, and those that take all the width.
    case controlMini, controlSmall, controlLarge, controlHuge, wide
    /// The border of buttons.
    case borderCapsule, borderCircle, borderRound
    /// Fields without a border and with one.
    case fieldPlain, fieldBordered
    /// Text that can, and that cannot, be selected.
    case selectable, unselectable
    /// What the pointer looks like above it.
    case pointerLink, pointerText, pointerGrab, pointerZoomIn, pointerZoomOut
    /// The marks of edges that can be moved, and none.
    case pointerColumn, pointerRow, pointerHidden
    /// What the pointer is on stands out.
    case hoverHighlight, hoverLift, hoverNone
    /// How it comes into view.
    case enterFade, enterScale, enterSlide, enterUp, enterDown
    /// The look of a list.
    case listPlain, listGrouped, listSidebar, stripes
    /// Controls that a host may show as rows of a list.
    case form
    /// A remark that there is nothing, whose symbol may stand above it.
    case unavailable
    /// A row without the line above it, a list without its ground, a large header.
    case lineHidden, groundHidden, largeHeader
    /// Controls above and a remark below the rows of a section.
    case header, footer
    /// Controls in the bar of a screen, in one at its lower end, and in one above the keyboard.
    case bar, bottomBar, keyboardBar
    /// Columns beside each other, those of them that are narrow, and what stands beside them all.
    case columns, sidebar, inspector
    /// The menus of an app, and a button that ends the editing of rows.
    case commands, editing
    /// What begins at the top of its room, since it may be longer.
    case scrolls
    /// A row that is scrolled, since it may be wider than its room.
    case scrollsAcross
    /// A column that is as wide as its room.
    case fillsAcross
    /// What cannot be scrolled, and what is scrolled without a bar.
    case scrollsNot, scrollbarHidden
    /// What has the focus looks as ever.
    case focusHidden
    /// Characters nearer to each other; a slider without its thumb; a link without its arrow.
    case tight, thumbHidden, indicatorHidden
    /// Rows that stand out, or do not, where the pointer is.
    case rowHover, rowHoverNone
    /// A symbol that pulses, turns, or stands still.
    case pulse, turn, still
    /// Scrolling that stops at parts, these parts, that stays within, and that cuts nothing off.
    case snaps, snapTargets, contained, unclipped
    /// Texts from left to right, and from right to left.
    case leftToRight, rightToLeft
    /// All of the window is light, or dark.
    case lightWindow, darkWindow
    /// What is beside its place turns around the middle of that.
    case orbiting
    /// The days of a month.
    case month
    /// Columns with titles, which stand beside each other whatever their room.
    case table
    /// A part of the window is light, or dark.
    case lightPart, darkPart
    /// A progress view or gauge whose label tells the value.
    case valued
    /// Bars in place of a text.
    case covered
    /// A line whose ends and corners are round.
    case roundLine
  }
}

extension Element.Style {
  /// Whether a look is there.
  @_spi(Hosts)
  public func has(_ mark: Element.Appearance.Mark) -> Bool { appearances.contains(.mark(mark)) }

  /// The amount of a look, in the units of its kind; nil where it is not there.
  @_spi(Hosts)
  public func amount(_ wanted: Element.Appearance.Amount) -> Double? {
    for case .amount(wanted, let steps) in appearances { return Double(steps) * wanted.step }
    return nil
  }

  /// The colours of a shape that has more than one.
  @_spi(Hosts)
  public var gradient: ShapeGradient? {
    for case .gradient(let gradient) in appearances { return gradient }
    return nil
  }
}

extension FontLook {
  /// What hosts that have several sizes and weights draw.
  var appearances: [Element.Appearance] {
    var appearances: [Element.Appearance] = []
    if points > 0 { appearances.append(.amount(.size, Double(points))) }
    if weight > 0 { appearances.append(.amount(.weight, Double(weight) * 100)) }
    if let mark = design?.mark { appearances.append(mark) }
    if hasEvenDigits { appearances.append(.mark(.evenDigits)) }
    return appearances
  }
}
