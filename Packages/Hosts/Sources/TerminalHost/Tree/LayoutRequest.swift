import CoreViews

/// What a box is made for: the room it is offered, and what it inherits.
struct LayoutRequest: Hashable {
  var width: Int
  /// The rows offered to what grows; nil means no limit.
  var height: Int?
  var context: LayoutContext
}

/// What elements inherit from those around them.
struct LayoutContext: Hashable {
  var style = Element.Style()
  var isEnabled = true
  /// What the elements around do to colours.
  var tone = Tone()
  /// Whether the element stands directly in a row of a list.
  var isRow = false
  /// Whether the element stands in a row of views, which shares out its width.
  var isAcross = false
  /// The rows that a list wants between two of its own, at least.
  var rowSpacing = 0
  /// Whether the element's own background, or the middle of a bar, is drawn elsewhere.
  var isBare = false
  /// Whether the modifiers around the element are taken care of.
  var isUnframed = false
}

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
  /// `changedChildren`, or its list of children, in which case it is `relisted`. Boxes that this
  /// layout has asked for are all kept, so that it makes none twice.
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
