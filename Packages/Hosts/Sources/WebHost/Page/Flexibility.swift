@_spi(Hosts) import CoreViews
import Foundation

/// How many children of an element take all the room that they are offered, along each axis.
struct Flexibility: Equatable {
  private var x: Int32 = 0
  private var y: Int32 = 0

  /// The axes along which at least one of them does.
  var axes: Axis.Set {
    var axes: Axis.Set = []
    if x > 0 { axes.insert(.horizontal) }
    if y > 0 { axes.insert(.vertical) }
    return axes
  }

  mutating func add(_ axes: Axis.Set) { count(axes, by: 1) }
  mutating func remove(_ axes: Axis.Set) { count(axes, by: -1) }

  private mutating func count(_ axes: Axis.Set, by number: Int32) {
    if axes.contains(.horizontal) { x += number }
    if axes.contains(.vertical) { y += number }
  }
}

extension Page.Node {
  /// The axes along which the element takes all the room that it is offered.
  var measuredFlexibility: Axis.Set {
    if isGone { return [] }
    // What stands at a point has all the room that it is offered around it.
    return element.isPlaced ? [.horizontal, .vertical] : ownFlexibility.union(element.roomAround)
  }

  /// The same without the room of frames around what is narrower.
  private var ownFlexibility: Axis.Set {
    var content = growing
    // The last one is drawn over, behind or beside the others.
    if element.isOfLayers, children.count > 1, let last = children.last {
      content.remove(last.flexibility)
    }
    return element.flexibility(content: content.axes, in: parent?.element.role)
  }

  /// The axes that its classes tell; what always fills its room needs none.
  var toldFlexibility: Axis.Set {
    switch element.role {
    case .navigation, .screen, .tabs, .tab, .section: []
    case .row where !Element.isStack(parent?.element.role): []
    default: element.roomAround.isEmpty && !element.isPlaced ? flexibility : ownFlexibility
    }
  }

  /// Finds out anew how the children grow, after the element has become another.
  func measureChildren() {
    growing = Flexibility()
    groupEnds = 0
    for child in children {
      child.flexibility = child.measuredFlexibility
      count(child)
    }
  }
}

extension LayoutArrangement {
  /// Whether one of the children is shown, and the others are not there.
  var isChoice: Bool { if case .firstThatFits = self { true } else { false } }
}

extension Element {
  /// Whether its last child does not say how large it is.
  fileprivate var isOfLayers: Bool {
    guard !isPlain else { return false }
    return switch style.layout.arrangement {
    case .overlay, .underlay, .inset: true
    case .byRole, .custom, .grid, .gridRow, .tracks, .geometry, .firstThatFits: false
    }
  }

  /// The axes along which it takes all the room that it is offered, given those of its content.
  ///
  /// A stylesheet cannot tell: a stack grows when something deep within does, unless a frame is
  /// between.
  func flexibility(content: Axis.Set, in parent: Role?) -> Axis.Set {
    guard !isSpokenOnly else { return [] }
    var flexibility = ownFlexibility(content, in: parent)
    let around = roomAround
    var hasRatio = false
    for step in innerSteps {
      switch step {
      case .aspectRatio(_?, _):
        // The width says how high it is; a frame's height says how wide.
        hasRatio = true
        flexibility.remove(.vertical)
      case .frame(let width, let height, _) where hasRatio && (width != nil || height != nil):
        flexibility = []
      case .frame(let width, let height, _):
        if width != nil { flexibility.remove(.horizontal) }
        if height != nil { flexibility.remove(.vertical) }
      case .bounds(let width, let height, _):
        if width.max != nil, !around.contains(.horizontal) { flexibility.insert(.horizontal) }
        if height.max != nil, !around.contains(.vertical), !hasRatio {
          flexibility.insert(.vertical)
        }
      case .container(let axes, _, _): flexibility.formUnion(axes)
      case .position: return []
      case .fixedSize(let axes): flexibility.subtract(axes)
      case .padding, .insets, .aspectRatio, .offset, .priority, .zIndex, .guide, .value, .grid,
        .background, .border, .clipped:
        break
      }
    }
    return role == .shape && value == "circle" && flexibility != [.horizontal, .vertical]
      ? [] : flexibility
  }

  /// Whether it stands at a point of the room that it is offered.
  fileprivate var isPlaced: Bool {
    !isPlain && innerSteps.contains { if case .position = $0 { true } else { false } }
  }

  /// The axes along which a frame around the box takes all the room that it is offered, where the
  /// box itself has a fixed length or a ground of its own.
  var roomAround: Axis.Set {
    guard !isPlain else { return [] }
    let steps = style.layout.steps
    guard steps.count > 1 || hasGround else { return [] }
    let inner = innerSteps.count
    var fixed: Axis.Set = []
    var around: Axis.Set = []
    for (index, step) in steps.enumerated() {
      switch step {
      case .frame(let width, let height, _) where index < inner:
        if width != nil { fixed.insert(.horizontal) }
        if height != nil { fixed.insert(.vertical) }
      case .bounds(let width, let height, _):
        let isOutside = index >= inner
        if width.max == .infinity, isOutside || fixed.contains(.horizontal) {
          around.insert(.horizontal)
        }
        if height.max == .infinity, isOutside || fixed.contains(.vertical) {
          around.insert(.vertical)
        }
      case .frame, .padding, .insets, .container, .fixedSize, .aspectRatio, .offset, .position,
        .priority, .zIndex, .guide, .value, .grid, .background, .border, .clipped:
        break
      }
    }
    return around
  }

  private func ownFlexibility(_ content: Axis.Set, in parent: Role?) -> Axis.Set {
    switch role {
    case .vertical where isForm: [.horizontal, .vertical]
    case .vertical, .horizontal, .layered: stackFlexibility(content)
    case .spacer: parent.map(Self.spacerFlexibility) ?? []
    case .divider: parent == .horizontal ? [] : .horizontal
    case .shape:
      value.hasPrefix("points ") ? [] : [.horizontal, .vertical]
    // What has a menu outside of a list is as wide as it is.
    case .row: Self.isStack(parent) ? content : .horizontal
    case .textField, .secureField, .searchField, .textEditor, .slider, .datePicker, .colorPicker,
      .disclosure, .section:
      .horizontal
    case .toggle, .stepper: traits.isLabelHidden ? [] : .horizontal
    case .picker: traits.look == .segmented || traits.look == .inline ? .horizontal : []
    case .progress: fraction == nil ? [] : .horizontal
    case .gauge: .horizontal
    case .list, .navigation, .screen, .tabs, .tab: [.horizontal, .vertical]
    case .button, .link, .label: content
    case .image: pictureFlexibility
    case .text, .gap, .menu, .option, .alert, .confirmationDialog, .sheet, .cover: []
    }
  }

  fileprivate static func isStack(_ role: Role?) -> Bool {
    role == .vertical || role == .horizontal || role == .layered
  }

  private func stackFlexibility(_ content: Axis.Set) -> Axis.Set {
    guard !isPlain else { return content }
    if style.appearances.contains(.mark(.scrolls)) { return content.union(.vertical) }
    if style.appearances.contains(.mark(.fillsAcross)) { return content.union(.horizontal) }
    if style.appearances.contains(.mark(.scrollsAcross)) { return content.union(.horizontal) }
    switch style.layout.arrangement {
    case .geometry: return [.horizontal, .vertical]
    case .tracks(let axis, let items, _, _):
      let isOfFixed = items.allSatisfy { if case .fixed = $0.size { true } else { false } }
      return isOfFixed ? [] : axis == .vertical ? .horizontal : .vertical
    case .firstThatFits: return content.union(.horizontal)
    case .byRole, .custom, .overlay, .underlay, .inset, .grid, .gridRow: return content
    }
  }

  private static func spacerFlexibility(in parent: Role) -> Axis.Set {
    switch parent {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .layered: [.horizontal, .vertical]
    default: []
    }
  }
}
