@_spi(Hosts) import CoreViews

extension ElementNode {
  /// Whether a control has a ground or a line around it that its view has drawn, by which it is seen
  /// to be one.
  var standsOnGround: Bool { ground != nil }

  /// The colour on which its label can be read, where the view of a control has drawn a ground and has
  /// not said in which colour the label is.
  var labelColorOnGround: String? {
    guard let ground, let color = Palette.ground(ground.color), !color.isVeil else { return nil }
    return color.isLight ? "black" : "white"
  }

  /// Whether the ground of a control is a line around it where there are no colours.
  var hasLineAround: Bool {
    groundAround.map { Palette.ground($0.color)?.isVeil != true } ?? false
  }

  /// Whether a shape is drawn behind others.
  var isGround: Bool {
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

  private var ground: Ground? {
    guard [.button, .link, .menu].contains(role) else { return nil }
    let look = element.style.buttonLook
    guard look == .automatic || look == .plain && isPressedText else { return nil }
    return ownGround ?? groundAround ?? (labelParts.count == 1 ? labelParts[0].groundBehind : nil)
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

  private var ownGround: Ground? {
    if let color = element.style.background { return Ground(color: color) }
    return element.style.layout.steps.lazy.compactMap(\.ground).first
  }

  /// What is drawn behind a button and no other view, outside of its label.
  private var groundAround: Ground? {
    guard let parent, case .underlay = parent.element.style.layout.arrangement,
      parent.children.count == 2, parent.children.first === self
    else { return nil }
    return parent.children.last?.shapeGround
  }

  /// What is drawn behind all of it.
  private var groundBehind: Ground? {
    if let ownGround { return ownGround }
    let first = shownChildren.first
    switch element.style.layout.arrangement {
    case .overlay where partsBeside != nil: return nil
    case .overlay, .underlay: return children.last?.shapeGround ?? first?.groundBehind
    case .byRole where role == .layered && first?.role == .shape: return first?.shapeGround
    case .byRole where shownChildren.count == 1: return first?.groundBehind
    case .byRole, .custom, .inset, .grid, .gridRow, .tracks, .geometry, .firstThatFits:
      return nil
    }
  }

  /// The first shape, here or below.
  private var shapeGround: Ground? {
    guard role == .shape else { return shownChildren.lazy.compactMap(\.shapeGround).first }
    return Ground(color: element.style.line == nil ? element.style.foreground : nil)
  }
}

/// What stands behind a view.
private struct Ground {
  /// The name of its colour; nil for a line or several colours.
  var color: String?
}

extension LayoutStep {
  fileprivate var ground: Ground? {
    switch self {
    case .background(let color): Ground(color: color)
    case .border: Ground()
    case .padding, .insets, .frame, .bounds, .container, .fixedSize, .aspectRatio, .offset,
      .position, .priority, .zIndex, .guide, .value, .grid, .clipped:
      nil
    }
  }
}
