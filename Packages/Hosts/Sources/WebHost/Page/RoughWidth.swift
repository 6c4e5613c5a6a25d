@_spi(Hosts) import CoreViews
import Foundation

/// How wide an element would like to be, as far as that can be told without a browser's fonts.
struct RoughWidth {
  /// In points.
  private(set) var points: CGFloat

  init(of node: Page.Node) {
    points = Self.content(of: node)
    for step in node.element.style.layout.steps { apply(step) }
    if node.element.style.has(.sidebar) { points = 320 }
  }

  private mutating func apply(_ step: LayoutStep) {
    switch step {
    case .padding(let edges, let length):
      let sides = [Edge.Set.leading, .trailing].count(where: edges.contains)
      points += CGFloat(sides) * (length ?? 16)
    case .insets(let insets): points += insets.leading + insets.trailing
    case .frame(let width?, _, _): points = width
    case .bounds(let width, _, _):
      points = max(width.ideal ?? points, width.min ?? 0)
      if let most = width.max { points = min(points, most) }
    case .frame, .container, .fixedSize, .aspectRatio, .offset, .position, .priority, .zIndex,
      .guide, .value, .grid, .background, .border, .clipped:
      break
    }
  }

  private static func content(of node: Page.Node) -> CGFloat {
    let element = node.element
    let parts = node.children.map { RoughWidth(of: $0).points }
    switch element.role {
    case .horizontal: return parts.reduce(0, +) + CGFloat(max(0, parts.count - 1)) * 12
    case .spacer, .gap: return 0
    case .divider: return 1
    case .image, .shape: return 24
    case .text: return text(element)
    case .button, .link: return (parts.max() ?? text(element)) + 37
    case .textField, .secureField, .searchField, .textEditor, .slider, .gauge, .progress, .menu,
      .picker, .datePicker, .colorPicker, .stepper:
      return text(element) + 120
    case .toggle: return max(parts.max() ?? 0, text(element)) + 66
    case .vertical, .layered, .label, .option, .disclosure, .list, .section, .row, .navigation,
      .screen, .tabs, .tab, .alert, .confirmationDialog, .sheet, .cover:
      return max(parts.max() ?? 0, text(element))
    }
  }

  /// The longest line, by characters of the usual width.
  private static func text(_ element: Element) -> CGFloat {
    let lines = element.label.split(separator: "\n").map(\.count)
    return CGFloat(lines.max() ?? 0) * CGFloat(element.style.amount(.size) ?? 17) * 0.53
  }
}

extension Page {
  /// What elements show that are new since the last call, in a width in points, until a browser has
  /// said how wide they are; nothing if no width is known.
  func choices(in width: Double?) -> [Element.ID: LayoutFact] {
    defer { unmeasured = [] }
    guard let width else { return [:] }
    let room = CGSize(width: width, height: 0)
    return unmeasured.reduce(into: [:]) { choices, number in
      choices[Element.ID(rawValue: number)] = nodes[number]?.fittingChild(in: room)
    }
  }
}

extension Page.Node {
  /// What the room of a view that shows the first one that fits leads to: the first that is no
  /// wider, or the last.
  ///
  /// Heights are left out, since a page can be scrolled.
  func fittingChild(in room: CGSize) -> LayoutFact? {
    guard case .firstThatFits(let axes) = element.style.layout.arrangement,
      axes.contains(.horizontal)
    else { return nil }
    let fitting = children.first { RoughWidth(of: $0).points <= room.width }
    return (fitting ?? children.last).map { .choice($0.element.id) }
  }
}
