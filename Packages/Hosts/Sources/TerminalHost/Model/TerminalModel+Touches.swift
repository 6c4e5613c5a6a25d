import CoreViews
import Foundation

/// The mouse as a finger, for elements whose gestures follow one.
extension TerminalModel {
  /// A button of the mouse that is down on an element.
  struct Finger: Hashable, Sendable {
    let id: Element.ID
    /// The upper left corner of the element, in cells of the screen.
    let origin: Point
    var hasMoved = false

    init(on id: Element.ID, at origin: Point) { (self.id, self.origin) = (id, origin) }

    /// What a gesture is told of a cell: its middle.
    func touch(_ kind: Touch.Kind, at point: Point) -> Interaction {
      let location = CGPoint(
        x: (CGFloat(point.x - origin.x) + 0.5) * Cells.width,
        y: (CGFloat(point.y - origin.y) + 0.5) * Cells.height)
      let corner = CGPoint(
        x: CGFloat(origin.x) * Cells.width, y: CGFloat(origin.y) * Cells.height)
      return .touch(id, Touch(kind, at: location, origin: corner))
    }
  }

  mutating func press(_ point: Point) -> TerminalCommand? {
    finger = finger(at: point)
    guard let finger else { return click(point) }
    return .perform(finger.touch(.down, at: point))
  }

  mutating func move(to point: Point) -> TerminalCommand? {
    guard finger != nil else { return nil }
    finger?.hasMoved = true
    return finger.map { .perform($0.touch(.moved, at: point)) }
  }

  /// Ends the touch; one that has not moved is a click, too.
  mutating func lift(at point: Point) -> TerminalCommand? {
    guard let finger else { return nil }
    self.finger = nil
    let end = finger.touch(.up, at: point)
    guard !finger.hasMoved, case .perform(let click)? = click(point) else { return .perform(end) }
    return .performInTurn([end, click])
  }

  /// Holds what has the focus, or is around it, if it is to be held and a press does something
  /// else.
  mutating func useHold(_ key: Key, _ modifiers: Modifiers) -> TerminalCommand? {
    guard key == .scalar("m"), modifiers.isEmpty else { return nil }
    return hold()
  }

  func hold() -> TerminalCommand? {
    guard let front, let node = heldNode, let frame = front.place(of: node.id)?.frame else {
      return nil
    }
    let shown = front.onScreen(frame, offset: offset(of: front))
    let finger = Finger(on: node.id, at: Point(x: shown.x, y: shown.y))
    let middle = Point(x: shown.x + shown.width / 2, y: shown.y + shown.height / 2)
    return .performInTurn(
      [.down, .held, .up].map { (kind: Touch.Kind) in finger.touch(kind, at: middle) })
  }

  /// What `hold` holds.
  var heldNode: ElementNode? {
    guard field == nil, popups.isEmpty, let id = focus.current else { return nil }
    var current = tree[id]
    while let node = current, !node.role.isModal {
      let touches = node.element.traits.touches
      if touches.hold != nil, node.element.isEnabled, node.id != id || touches.tellsTaps {
        return isFocusVisible ? node : nil
      }
      current = node.parent
    }
    return nil
  }

  /// The innermost element at a place of the front layer that follows fingers.
  private func finger(at point: Point) -> Finger? {
    guard let layer = front else { return nil }
    let offset = offset(of: layer)
    guard let inContent = layer.contentPoint(at: point, offset: offset) else { return nil }
    let all = tree.touched.values.compactMap { node -> (node: ElementNode, frame: Rect)? in
      guard node.element.isEnabled, let place = layer.place(of: node.id),
        place.frame.contains(inContent)
      else { return nil }
      return (node, place.frame)
    }
    return all.max { ($0.node.depth, $0.node.id) < ($1.node.depth, $1.node.id) }.map {
      let frame = layer.onScreen($0.frame, offset: offset)
      return Finger(on: $0.node.id, at: Point(x: frame.x, y: frame.y))
    }
  }
}
