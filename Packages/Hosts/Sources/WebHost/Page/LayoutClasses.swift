import CoreViews
import Foundation

/// The classes by which the stylesheet knows the room around an element, its frame and its place.
///
/// An element is one box on a page. What its modifiers draw behind it or around it is drawn by that
/// box; room within that is the box's padding, room outside of it is its margin.
struct LayoutClasses {
  private(set) var names: [String] = []
  private var inner = Sides()
  private var outer = Sides()
  private var isFramed = false
  private let around: Axis.Set

  /// - Parameters:
  ///   - element: The element whose modifiers count.
  ///   - hasOwnRoom: Whether the stylesheet leaves room within elements of this kind.
  init(_ element: Element, hasOwnRoom: Bool) {
    var steps = element.style.layout.steps
    let ground = element.groundAroundRoom(in: steps)
    if let ground { steps.removeSubrange(ground.index...ground.index) }
    let isDrawn = ground == nil && element.hasGround
    around = element.roomAround
    let count = element.innerSteps.count
    for (index, step) in steps.enumerated() {
      let isOutside =
        isDrawn ? index >= count : ground?.first.map { index > $0 } ?? (hasOwnRoom || isFramed)
      if index == ground?.index { names += outer.ring }
      apply(step, to: element, isOutside: isOutside, isDrawn: isDrawn)
    }
    if let ground {
      if ground.index == steps.count { names += outer.ring }
      names += ["under"] + ColorSheet.classes(ground.color, for: .under)
    }
    names += inner.classes("p") + outer.classes("m")
  }

  private mutating func apply(
    _ step: LayoutStep, to element: Element, isOutside: Bool, isDrawn: Bool
  ) {
    switch step {
    case .padding(let edges, let length):
      add(Sides(edges, length ?? 16), isOutside)
    case .insets(let insets):
      add(Sides(insets), isOutside)
    case .frame(let width, let height, let alignment):
      if isDrawn, isOutside { break }
      set("w", width)
      set("h", height)
      align(element, alignment, x: width != nil, y: height != nil)
    case .bounds(let width, let height, let alignment):
      center(alignment, width, height)
      if isDrawn, isOutside { break }
      bound(width, height)
      // Where it has a ratio, the frame is around it, and says nothing of what is within.
      if names.contains(where: { $0.hasPrefix("shape-") }) { break }
      align(
        element, alignment, x: width.max ?? width.min != nil, y: height.max ?? height.min != nil)
    case .container(let axes, let length, let alignment):
      if axes.contains(.horizontal) { names += ["grow-x", LayoutSheet.part(length)] }
      align(element, alignment, x: axes.contains(.horizontal), y: axes.contains(.vertical))
    case .fixedSize(let axes):
      if axes.contains(.horizontal) { names.append("whole-x") }
      if axes.contains(.vertical) { names.append("whole-y") }
    case .aspectRatio(let ratio?, _):
      names.append("shape-\(LayoutSheet.nearest(ratio * 100, in: LayoutSheet.ratios))")
    case .offset(let x, let y):
      names += ["moved", "x-\(LayoutSheet.offset(x))", "y-\(LayoutSheet.offset(y))"]
    case .priority, .zIndex, .grid, .background, .border, .clipped: names += step.ownClasses
    case .position(let x, let y, let anchor):
      names += ["placed", "left-\(LayoutSheet.length(x))", "top-\(LayoutSheet.length(y))"]
      if anchor != .center { names += LayoutSheet.anchor(anchor) }
    case .guide, .value, .aspectRatio: break
    }
  }

  private mutating func add(_ sides: Sides, _ isOutside: Bool) {
    if isOutside { outer.add(sides) } else { inner.add(sides) }
  }

  private mutating func bound(_ width: LayoutBounds, _ height: LayoutBounds) {
    set("min-w", width.min)
    set("min-h", height.min)
    if width.max != nil, !around.contains(.horizontal) { names.append("grow-x") }
    set("max-w", width.max)
    set("max-h", height.max)
    if width.max != nil || height.max != nil { isFramed = true }
  }

  /// Says where the box stands in the room that a frame around it takes.
  private mutating func center(
    _ alignment: Alignment, _ width: LayoutBounds, _ height: LayoutBounds
  ) {
    if around.contains(.horizontal), width.max == .infinity {
      switch LayoutSheet.place(alignment.horizontal) {
      case "center": names.append("mid-x")
      case "trailing": names.append("end-x")
      default: break
      }
    }
    if around.contains(.vertical), height.max == .infinity {
      switch LayoutSheet.place(alignment.vertical) {
      case "middle": names.append("mid-y")
      case "bottom": names.append("end-y")
      default: break
      }
    }
  }

  private mutating func set(_ name: String, _ length: CGFloat?) {
    guard let length, length.isFinite else { return }
    isFramed = true
    names.append("\(name)-\(LayoutSheet.length(length))")
  }

  /// Says where in its frame the content stands; a stack's own class says so for the middle.
  private mutating func align(
    _ element: Element, _ alignment: Alignment, x: Bool, y: Bool
  ) {
    if x, let place = LayoutSheet.place(alignment.horizontal) {
      if element.role != .vertical || place != "center" { names.append("to-\(place)") }
    }
    if y, let place = LayoutSheet.place(alignment.vertical) {
      if element.role != .horizontal || place != "middle" { names.append("to-\(place)") }
    }
  }
}

/// The room on each side of a box, in points.
private struct Sides {
  private var top = 0.0, bottom = 0.0, leading = 0.0, trailing = 0.0

  init() {}

  init(_ edges: Edge.Set, _ length: CGFloat) {
    if edges.contains(.top) { top = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.leading) { leading = length }
    if edges.contains(.trailing) { trailing = length }
  }

  init(_ insets: EdgeInsets) {
    (top, bottom) = (insets.top, insets.bottom)
    (leading, trailing) = (insets.leading, insets.trailing)
  }

  mutating func add(_ other: Self) {
    top += other.top
    bottom += other.bottom
    leading += other.leading
    trailing += other.trailing
  }

  /// The classes for how far a ground reaches beyond the box.
  var ring: [String] {
    [("ux", max(leading, trailing)), ("uy", max(top, bottom))].compactMap { name, length in
      length > 0 ? "\(name)-\(LayoutSheet.nearest(length, in: LayoutSheet.room))" : nil
    }
  }

  /// One class if all sides are alike, else one for each side that has room.
  func classes(_ name: String) -> [String] {
    let sides = [("t", top), ("b", bottom), ("s", leading), ("e", trailing)]
    // Less than none is a margin that draws what follows nearer.
    let less = sides.filter { $0.1 < 0 }.map { "n\($0.0)-\(LayoutSheet.length(-$0.1))" }
    let room = sides.map { (side: $0.0, length: LayoutSheet.nearest($0.1, in: LayoutSheet.room)) }
    let lengths = Set(room.map(\.length))
    if lengths.count == 1 { return less + (lengths == [0] ? [] : ["\(name)-\(lengths.first!)"]) }
    return less + room.filter { $0.length > 0 }.map { "\(name)\($0.side)-\($0.length)" }
  }
}

extension Element {
  /// The ground behind the room around what has a ground already: a button of its own, or another
  /// view that of an earlier step, the first.
  fileprivate func groundAroundRoom(
    in steps: [LayoutStep]
  ) -> (first: Int?, index: Int, color: String)? {
    guard let index = steps.lastIndex(where: \.isDrawn),
      case .background(let color) = steps[index],
      steps[..<index].contains(where: \.isRoom)
    else { return nil }
    if style.buttonLook == .prominent || style.buttonLook == .bordered {
      return (nil, index, color)
    }
    let inner = steps[..<index].lastIndex(where: \.isDrawn)
    guard inner != nil || style.background != nil,
      steps[((inner ?? -1) + 1)..<index].allSatisfy(\.isRoom), inner.map({ $0 + 1 }) != index
    else { return nil }
    return (inner ?? -1, index, color)
  }

  /// Whether something is drawn behind it or around it.
  var hasGround: Bool {
    !isPlain && (style.background != nil || style.layout.steps.contains(where: \.isDrawn))
  }

  /// The steps that concern the box itself, and not the room around what is drawn.
  var innerSteps: ArraySlice<LayoutStep> {
    guard !isPlain else { return [] }
    let steps = style.layout.steps
    return hasGround ? steps[..<((steps.lastIndex(where: \.isDrawn) ?? -1) + 1)] : steps[...]
  }
}

extension LayoutStep {
  /// The classes that concern nothing else.
  fileprivate var ownClasses: [String] {
    switch self {
    case .priority(let priority): priority > 0 ? ["first"] : []
    case .zIndex(let index): ["z-\(LayoutSheet.whole(index, in: -9...9))"]
    case .grid(.columns(let count)): ["span-\(max(1, min(count, 8)))"]
    case .grid(.line): ["own-line"]
    case .background(let color): ColorSheet.classes(color, for: .ground)
    case .border(let color, let width):
      ["edge-\(LayoutSheet.whole(width, in: 1...8))"] + ColorSheet.classes(color, for: .line)
    case .clipped: ["clipped"]
    case .padding, .insets, .frame, .bounds, .container, .fixedSize, .aspectRatio, .offset,
      .position, .guide, .value, .grid:
      []
    }
  }

  /// Whether it leaves room around the element.
  fileprivate var isRoom: Bool {
    switch self {
    case .padding, .insets: true
    case .frame, .bounds, .container, .fixedSize, .aspectRatio, .offset, .position, .priority,
      .zIndex, .guide, .value, .grid, .clipped, .background, .border:
      false
    }
  }

  /// Whether it draws behind or around the element.
  fileprivate var isDrawn: Bool {
    switch self {
    case .background, .border: true
    case .padding, .insets, .frame, .bounds, .container, .fixedSize, .aspectRatio, .offset,
      .position, .priority, .zIndex, .guide, .value, .grid, .clipped:
      false
    }
  }
}
