import CoreViews
import Foundation

extension Element {
  /// The classes by which the stylesheet knows what the element looks like.
  func classes(_ className: String) -> String {
    guard !isPlain else { return className }
    var names = [className]
    names += ColorSheet.classes(style.foreground, for: .fore)
    names += ColorSheet.classes(style.background, for: .ground)
    if isTinted { names += ColorSheet.classes(style.tint, for: .tint) }
    if style.isBold { names.append("bold") }
    if style.isDimmed { names.append("dim") }
    names += Self.markClasses(style.marks)
    switch style.buttonLook {
    case .automatic: break
    case .bordered: names.append("bordered")
    case .plain: names += ["plain", "bare"]
    case .borderless: names.append("plain")
    case .prominent: names.append("prominent")
    }
    switch role.category {
    case .stack:
      if let spacing = style.spacing {
        let gaps = LayoutSheet.gaps
        names.append("gap-\(min(max(spacing, gaps.lowerBound), gaps.upperBound))")
      }
      if style.alignment == .leading { names.append("leading") }
      if style.alignment == .trailing { names.append("trailing") }
      names += arrangementClasses
    case .content, .control, .rows, .page, .sheet, .cover, .dialog: break
    }
    names += layoutClasses
    if !style.appearances.isEmpty { names += appearanceClasses }
    if isSpokenOnly { names.append("unseen") }
    return (names + Self.kinds(of: names)).joined(separator: " ")
  }

  /// Classes for what the stylesheet asks by kind: a ground, a width or height of its own, room
  /// within.
  ///
  /// It could ask for the beginning of a name, but then browsers look at all elements again when a
  /// class of one changes.
  private static func kinds(of names: [String]) -> [String] {
    let kinds = [
      ("bg", ["bg-"]), ("wide", ["w-"]), ("high", ["h-"]), ("padded", ["p-", "ps-", "pe-"]),
      ("part", ["part-"]),
    ]
    return kinds.filter { _, starts in
      names.contains { name in starts.contains { name.hasPrefix($0) } }
    }.map(\.0)
  }

  /// Whether it can be used, shows a value, or is a screen, which has a button that leads back.
  private var isTinted: Bool { role.isInteractive || [.progress, .gauge, .screen].contains(role) }

  /// The classes for the frame, the room around it, and the lines of a text.
  private var layoutClasses: [String] {
    let layout = style.layout
    guard layout != Element.LayoutStyle() else { return [] }
    var names: [String]
    switch role.category {
    case .control(.press), .control(.pick): names = LayoutClasses(self, hasOwnRoom: true).names
    case .stack: names = LayoutClasses(self, hasOwnRoom: layout.arrangement.isOfLayers).names
    case .content, .control, .rows, .page(.tabs):
      names = LayoutClasses(self, hasOwnRoom: false).names
    case .page, .sheet, .cover, .dialog: return []
    }
    names += rowClasses
    if let limit = layout.lines.limit { names.append("lines-\(max(1, min(limit, 10)))") }
    if layout.lines.reserved > 0 { names.append("least-\(min(layout.lines.reserved, 10))") }
    switch layout.lines.alignment {
    case .leading: break
    case .center: names.append("at-center")
    case .trailing: names.append("at-trailing")
    }
    return names
  }

  /// The classes for the ground and the insets of the row that the element is.
  private var rowClasses: [String] {
    var names: [String] = []
    if let color = style.layout.rowBackground, style.background == nil, canHaveRowGround {
      names +=
        color == "clear" ? ["rowclear"] : ["rowground"] + ColorSheet.classes(color, for: .ground)
    }
    if let insets = style.layout.rowInsets {
      let sides = [
        ("t", insets.top), ("b", insets.bottom), ("s", insets.leading), ("e", insets.trailing),
      ]
      names += sides.map { "r\($0)-\(LayoutSheet.inset($1))" }
    }
    return names
  }

  /// Whether it has no look of its own at the ground of a row, as fields and switches have.
  private var canHaveRowGround: Bool {
    switch role {
    case .link: true
    case .button: style.buttonLook == .automatic || style.buttonLook == .plain
    default: !role.isInteractive
    }
  }

  static func markClasses(_ marks: Style.Marks) -> [String] {
    let names: [(Style.Marks, String)] = [
      (.italic, "italic"), (.underline, "underline"), (.strikethrough, "strikethrough"),
      (.monospaced, "monospaced"),
    ]
    return names.filter { marks.contains($0.0) }.map(\.1)
  }

  /// The classes for how a stack or a grid lines up its children.
  private var arrangementClasses: [String] {
    let vertical: [String] =
      switch style.layout.verticalAlignment {
      case .top: ["top"]
      case .bottom: ["bottom"]
      case .firstTextBaseline, .lastTextBaseline: ["baseline"]
      default: []
      }
    return switch style.layout.arrangement {
    case .byRole: vertical
    case .firstThatFits: vertical + ["geometry", "fits"]
    case .geometry: vertical + ["geometry"]
    case .custom: ["flow"]
    case .inset(let edge, _, _): vertical + ["inset", "inset-\(edge)"]
    case .overlay: vertical + ["overlay"]
    case .underlay: vertical + ["underlay"]
    case .grid(let grid):
      ["grid"] + (grid.alignment.horizontal == .leading ? ["leading"] : [])
        + Self.gapClasses(columns: grid.horizontalSpacing, rows: grid.verticalSpacing)
    case .gridRow: ["gridrow"]
    case .tracks(let axis, let items, _, let spacing):
      [axis == .vertical ? "tracks" : "lanes", "of-\(min(items.count, 8))"]
        + (GridItem.commonClass(of: items).map { [$0.name, "cell-\($0.length)"] } ?? [])
        + (axis == .vertical
          ? Self.gapClasses(columns: items.first?.spacing, rows: spacing)
          : Self.gapClasses(columns: spacing, rows: items.first?.spacing))
    }
  }

  private static func gapClasses(columns: CGFloat?, rows: CGFloat?) -> [String] {
    func classes(_ name: String, _ length: CGFloat?) -> [String] {
      length.map { ["\(name)-\(LayoutSheet.whole($0, in: LayoutSheet.gaps))"] } ?? []
    }
    return classes("colgap", columns) + classes("rowgap", rows)
  }
}

extension GridItem {
  /// The class of a grid that has as many columns as fit, or columns that are all equally wide, and
  /// the least width of a column.
  fileprivate static func commonClass(of items: [Self]) -> (name: String, length: Int)? {
    for item in items {
      if case .adaptive(let least, _) = item.size { return ("adaptive", LayoutSheet.length(least)) }
    }
    guard case .fixed(let length)? = items.first?.size,
      items.allSatisfy({ $0.size == .fixed(length) })
    else { return nil }
    return ("fixed", LayoutSheet.length(length))
  }
}

extension LayoutArrangement {
  /// Whether one child is drawn over or behind another, in the room of that alone.
  fileprivate var isOfLayers: Bool {
    switch self {
    case .overlay, .underlay: true
    case .byRole, .custom, .geometry, .firstThatFits, .inset, .grid, .gridRow, .tracks: false
    }
  }
}
