import CoreViews

/// A box that was made of a node, kept for the next layout.
struct StoredBox {
  let request: LayoutRequest
  var box: LayoutBox
  /// The last update that the box shows.
  var update: Int
  /// The last layout that asked for it.
  var pass: Int
}

extension ElementNode {
  private static let mostBoxes = 4

  /// Returns the box for a request: the one there is, or one that a closure makes.
  ///
  /// The closure gets the former box if only what is below the element has changed, in
  /// `changedChildren`, or its list of children, in which case it is `relisted`. Boxes that this layout has asked for are all kept, so that it makes none
  /// twice.
  func box(
    for request: LayoutRequest, pass: Int, make: (_ former: LayoutBox?) -> LayoutBox
  ) -> LayoutBox {
    var former: LayoutBox?
    if let index = storedBox(for: request) {
      boxes[index].pass = pass
      let update = boxes[index].update
      if update >= changedBelow { return boxes[index].box }
      if update >= max(changed, changedBefore), !isDeepest { former = boxes[index].box }
    }
    let box = make(former)
    if let index = storedBox(for: request) {
      (boxes[index].box, boxes[index].update) = (box, changedBelow)
    } else {
      if boxes.count >= Self.mostBoxes { boxes.removeAll { $0.pass != pass } }
      boxes.append(StoredBox(request: request, box: box, update: changedBelow, pass: pass))
    }
    return box
  }

  /// Where the box for a request is kept; a loop, as a closure would be handed copies.
  private func storedBox(for request: LayoutRequest) -> Int? {
    for index in boxes.indices where boxes[index].request == request { return index }
    return nil
  }
}
