import CoreViews

/// The search for the enabled target that is nearest in a direction.
struct NearestTarget {
  let start: FocusTarget
  let direction: Direction
  /// Whether what is to the left or right may be in other rows.
  let isLoose: Bool
  /// The columns of cells that the targets have to be in; nil for all.
  let columns: Range<Int>?
  private(set) var best: FocusTarget?
  private var least = Int.max

  enum Direction: Hashable, Sendable { case up, down, left, right }

  init(
    from start: FocusTarget, going direction: Direction, isLoose: Bool = false,
    in columns: Range<Int>? = nil
  ) {
    self.start = start
    self.direction = direction
    self.columns = columns
    self.isLoose = isLoose
  }

  /// Looks at a target; of those that are as near, the first in reading order counts.
  mutating func look(at target: FocusTarget) {
    guard target.isEnabled, target.id != start.id,
      let distance = start.focusFrame.distance(
        to: target.focusFrame, going: direction, isLoose: isLoose)
    else { return }
    if distance < least || distance == least && direction == .up {
      (best, least) = (target, distance)
    }
  }

  /// Looks at the targets of a box, but for those that are too far.
  mutating func look(in box: LayoutBox, at origin: Point) {
    let frame = Rect(origin, box.size)
    guard box.total.enabled > 0, !isTooFar(frame), !isBeside(frame) else { return }
    let isUp = direction == .up
    if !isUp, let target = box.target(in: frame) { look(at: target) }
    let own = start.focusFrame
    let rows: Range<Int> =
      switch direction {
      case .up: Int.min / 2..<own.y - origin.y
      case .down: own.maxY - origin.y..<Int.max / 2
      case .left where isLoose, .right where isLoose: Int.min / 2..<Int.max / 2
      case .left, .right: own.y - origin.y..<max(own.y, own.maxY) - origin.y
      }
    var rest = box.positions(in: rows)
    while let position = box.enabledChild(in: rest, last: isUp) {
      let place = box.frames[position].moved(by: origin)
      if box.column != nil, isTooFar(place, rowsOnly: true) { break }
      look(in: box.children[position], at: place.origin)
      rest = isUp ? rest.lowerBound..<position : (position + 1)..<rest.upperBound
    }
    if isUp, let target = box.target(in: frame) { look(at: target) }
  }

  /// Whether a frame is outside of the columns of cells.
  private func isBeside(_ frame: Rect) -> Bool {
    columns.map { frame.maxX <= $0.lowerBound || frame.x >= $0.upperBound } ?? false
  }

  /// Whether everything in a frame is farther than the best target so far.
  private func isTooFar(_ frame: Rect, rowsOnly: Bool = false) -> Bool {
    guard least < Int.max else { return false }
    let own = start.focusFrame
    let aside = rowsOnly ? 0 : max(0, frame.x - own.maxX + 1, own.x - frame.maxX + 1)
    switch direction {
    case .down: return max(0, frame.y - own.maxY) * 2 + aside > least
    case .up: return max(0, own.y - frame.maxY) * 2 + aside > least
    case .right: return !rowsOnly && frame.x - own.maxX > least
    case .left: return !rowsOnly && own.x - frame.maxX > least
    }
  }
}

extension FocusTarget {
  /// The frame, but for a tab below all content, however long that is.
  fileprivate var focusFrame: Rect {
    kind == .tab ? frame.moved(by: Point(x: 0, y: 1 << 24)) : frame
  }
}

extension Rect {
  /// How far another frame is in a direction; nil if it is not in that direction.
  ///
  /// A row counts as two columns, which is about its height.
  fileprivate func distance(
    to other: Rect, going direction: NearestTarget.Direction, isLoose: Bool
  ) -> Int? {
    let aside = max(0, other.x - maxX + 1, x - other.maxX + 1)
    switch direction {
    case .down: return other.y >= maxY ? (other.y - maxY) * 2 + aside : nil
    case .up: return other.maxY <= y ? (y - other.maxY) * 2 + aside : nil
    case .right, .left:
      let above = max(0, other.y - maxY + 1, y - other.maxY + 1)
      guard isLoose || above == 0 else { return nil }
      let away = direction == .right ? other.x - maxX : x - other.maxX
      return away >= 0 ? away + 2 * above : nil
    }
  }
}
