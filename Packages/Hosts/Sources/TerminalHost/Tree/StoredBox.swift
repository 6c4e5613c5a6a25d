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
  /// `changedChildren`. Boxes that this layout has asked for are all kept, so that it makes none
  /// twice.
  func box(
    for request: LayoutRequest, pass: Int, make: (_ former: LayoutBox?) -> LayoutBox
  ) -> LayoutBox {
    let index = boxes.firstIndex { $0.request == request }
    var former: LayoutBox?
    if let index {
      boxes[index].pass = pass
      let stored = boxes[index]
      if stored.update >= changedBelow { return stored.box }
      if stored.update >= max(changed, changedBefore), !isDeepest { former = stored.box }
    }
    let box = make(former)
    if let index = boxes.firstIndex(where: { $0.request == request }) {
      (boxes[index].box, boxes[index].update) = (box, changedBelow)
    } else {
      if boxes.count >= Self.mostBoxes { boxes.removeAll { $0.pass != pass } }
      boxes.append(StoredBox(request: request, box: box, update: changedBelow, pass: pass))
    }
    return box
  }
}
