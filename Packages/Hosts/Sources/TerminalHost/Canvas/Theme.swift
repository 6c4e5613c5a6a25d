import CoreViews

/// The styles of the host's parts, in the colours that a terminal has.
struct Theme: Hashable, Sendable {
  let depth: ColorDepth
  /// The colour that a view asks for its controls.
  var tint: TerminalColor?
  /// The colour of controls.
  private var accent: TerminalColor { tint ?? Palette.accent }

  private var hasColor: Bool { depth != .none }

  /// A bar across the screen, in the view's own colours if it has any.
  func bar(_ style: Element.Style) -> CellStyle {
    guard hasColor else { return CellStyle(attributes: [.reverse]) }
    let background = Palette.named(style.background) ?? Palette.bar
    let readable = background.isLight ? Palette.black : Palette.white
    return CellStyle(
      foreground: Palette.named(style.foreground) ?? readable, background: background)
  }

  /// The element with the focus.
  func focused(_ color: TerminalColor? = nil) -> CellStyle {
    guard hasColor else { return CellStyle(attributes: [.reverse, .bold]) }
    let color = color ?? accent
    return CellStyle(
      foreground: color.isLight ? Palette.black : Palette.white, background: color,
      attributes: [.bold])
  }

  /// The element with the focus, where it is filled with a colour all the time.
  var focusedFill: CellStyle {
    guard hasColor else { return focused() }
    return CellStyle(
      foreground: Palette.black, background: Palette.primary, attributes: [.bold])
  }

  /// Gives what is on a background the look of the focus, and leaves alone what is beside it.
  func focusBackground(_ style: inout CellStyle) {
    if style.attributes.contains(.solid) { style.foreground = focusedFill.background }
    guard style.background != nil else { return }
    style.background = focusedFill.background
    style.foreground = focusedFill.foreground
    style.attributes.insert(.bold)
  }

  /// A button with a filled background that does not have the focus.
  func prominent(_ color: TerminalColor) -> CellStyle {
    var style = focused(color)
    style.attributes = hasColor ? [] : [.reverse]
    return style
  }

  /// A button, link or toggle.
  func control(_ color: TerminalColor? = nil) -> CellStyle {
    CellStyle(foreground: color ?? accent, attributes: [.bold])
  }

  /// What is disabled, and what lies under a modal.
  var disabled: CellStyle {
    depth == .none || depth == .basic
      ? CellStyle(attributes: [.dim]) : CellStyle(foreground: Palette.line)
  }

  /// Secondary text.
  var faint: CellStyle {
    hasColor ? CellStyle(foreground: Palette.faint) : CellStyle(attributes: [.dim])
  }

  /// Borders and rules.
  var line: CellStyle {
    hasColor ? CellStyle(foreground: Palette.line) : CellStyle(attributes: [.dim])
  }

  /// The border of a field that has the focus.
  var focusedLine: CellStyle { CellStyle(foreground: accent, attributes: [.bold]) }

  func selectedTab(on bar: CellStyle) -> CellStyle {
    var style = bar
    style.attributes.insert(.bold)
    if depth == .full || depth == .indexed {
      style.background = Palette.raised
    } else {
      style.attributes.insert(.underline)
    }
    return style
  }

  func unselectedTab(on bar: CellStyle) -> CellStyle {
    guard hasColor else { return bar }
    return CellStyle(
      foreground: depth == .basic ? bar.foreground : Palette.quiet,
      background: bar.background)
  }

  /// Dims what lies under a modal.
  func recede(_ style: inout CellStyle) {
    style.attributes.subtract([.bold, .underline, .reverse])
    style.attributes.formUnion(disabled.attributes)
    style.foreground = disabled.foreground
    style.background = nil
  }

  /// Text with the style that its view asks for.
  func text(_ style: Element.Style) -> CellStyle {
    var result = style.isDimmed ? faint : CellStyle.plain
    if let color = Palette.named(style.foreground) { result.foreground = color }
    if let color = Palette.background(style.background) {
      result.background = color
      if style.foreground == nil, !color.isVeil {
        result.foreground = color.isLight ? Palette.black : Palette.white
      }
    }
    if style.isBold { result.attributes.insert(.bold) }
    if style.marks.contains(.italic) { result.attributes.insert(.italic) }
    if style.marks.contains(.underline) { result.attributes.insert(.underline) }
    if style.marks.contains(.strikethrough) { result.attributes.insert(.strikethrough) }
    return result
  }
}
