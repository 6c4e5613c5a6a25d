/// What a layout has made anew, so that no more than that is painted.
final class LayoutLog {
  /// The number of the layout.
  private(set) var pass = 0
  /// How many boxes were made so far, or had children replaced.
  private(set) var boxesMade = 0
  /// The elements that look otherwise in the room that they had.
  private(set) var changed: [ElementNode] = []
  /// Whether something has another size, so that what is around it has moved.
  private(set) var hasMoved = false

  func begin() {
    pass += 1
    changed = []
    hasMoved = false
  }

  func made() { boxesMade += 1 }
  func note(_ node: ElementNode) { changed.append(node) }
  func noteMove() { hasMoved = true }
}
