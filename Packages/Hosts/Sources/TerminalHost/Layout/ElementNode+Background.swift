@_spi(Hosts) import CoreViews

extension ElementNode {
  /// Whether a control has a background or a line around it that its view has drawn, by which it is
  /// seen to be one.
  var standsOnBackground: Bool { background != nil }

  /// The colour on which its label can be read, where the view of a control has drawn a background
  /// and has not said in which colour the label is.
  var labelColorOnBackground: String? {
    guard let background, let color = Palette.background(background.color), !color.isVeil else {
      return nil
    }
    return color.isLight ? "black" : "white"
  }

  /// Whether the background of a control is a line around it where there are no colours.
  var hasLineAround: Bool {
    backgroundAround.map { Palette.background($0.color)?.isVeil != true } ?? false
  }

  /// Whether a shape is drawn behind others.
  var isBackground: Bool {
    var layer = self
    while let parent = layer.parent {
      if case .underlay = parent.element.style.layout.arrangement {
        return parent.children.last === layer
      }
      guard parent.role == .layered, parent.shownChildren.first === layer else { return false }
      if parent.shownChildren.count > 1 { return true }
      layer = parent
    }
    return false
  }

  private var background: Background? {
    guard [.button, .link, .menu].contains(role) else { return nil }
    let look = element.style.buttonLook
    guard look == .automatic || look == .plain && isPressedText else { return nil }
    return ownBackground ?? backgroundAround
      ?? (labelParts.count == 1 ? labelParts[0].backgroundBehind : nil)
  }

  /// Whether it is a button whose label is one text.
  private var isPressedText: Bool {
    role == .button && labelParts.count == 1 && labelParts[0].isOneText
  }

  private var isOneText: Bool {
    switch role {
    case .text: true
    case .shape, .image: false
    default:
      role.category == .stack && shownChildren.first?.isOneText == true
        && shownChildren.dropFirst().allSatisfy { $0.role == .shape }
    }
  }

  private var ownBackground: Background? {
    if let color = element.style.background { return Background(color: color) }
    return element.style.layout.steps.lazy.compactMap(\.background).first
  }

  /// What is drawn behind a button and no other view, outside of its label.
  private var backgroundAround: Background? {
    guard let parent, case .underlay = parent.element.style.layout.arrangement,
      parent.children.count == 2, parent.children.first === self
    else { return nil }
    return parent.children.last?.shapeBackground
  }

  /// What is drawn behind all of it.
  private var backgroundBehind: Background? {
    if let ownBackground { return ownBackground }
    let first = shownChildren.first
    switch element.style.layout.arrangement {
    case .overlay where partsBeside != nil: return nil
    case .overlay, .underlay: return children.last?.shapeBackground ?? first?.backgroundBehind
    case .byRole where role == .layered && first?.role == .shape: return first?.shapeBackground
    case .byRole where shownChildren.count == 1: return first?.backgroundBehind
    case .byRole, .custom, .inset, .grid, .gridRow, .tracks, .geometry, .firstThatFits:
      return nil
    }
  }

  /// The first shape, here or below.
  private var shapeBackground: Background? {
    guard role == .shape else { return shownChildren.lazy.compactMap(\.shapeBackground).first }
    return Background(color: element.style.line == nil ? element.style.foreground : nil)
  }
}

/// What stands behind a view.
private struct Background {
  /// The name of its colour; nil for a line or several colours.
  var color: String?
}

extension LayoutStep {
  fileprivate var background: Background? {
    switch self {
    case .background(let color): Background(color: color)
    case .border: Background()
    case .padding, .insets, .frame, .bounds, .container, .fixedSize, .aspectRatio, .offset,
      .position, .priority, .zIndex, .guide, .value, .grid, .clipped:
      nil
    }
  }
}
