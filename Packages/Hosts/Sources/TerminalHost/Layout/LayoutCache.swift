import CoreViews

/// Results of the layout: boxes within one layout, long texts from one layout to the next.
final class LayoutCache {
  struct Key: Hashable {
    var id: Element.ID
    var width: Int
    var context: LayoutEngine.Context
  }

  private struct Wrapped {
    var text: String
    var width: Int
    var lines: [String]
    var widest: Int
  }

  private var boxes: [Key: LayoutBox] = [:]
  private var texts: [Element.ID: Wrapped] = [:]
  private static let shortText = 1024
  private static let mostTexts = 64

  /// Forgets the boxes, because the tree may have changed.
  func begin() { boxes = [:] }

  func box(_ key: Key, _ make: () -> LayoutBox) -> LayoutBox {
    if let known = boxes[key] { return known }
    let box = make()
    boxes[key] = box
    return box
  }

  /// The lines of a text and the cells of the widest.
  func lines(of element: Element, width: Int) -> (lines: [String], widest: Int) {
    let text = element.label
    let isLong = text.utf8.count > Self.shortText
    if isLong, let known = texts[element.id], known.width == width, known.text == text {
      return (known.lines, known.widest)
    }
    let lines = TextWrap.lines(text, width: width)
    let widest = lines.lazy.map(\.cellWidth).max() ?? 0
    if isLong {
      if texts.count >= Self.mostTexts { texts = [:] }
      texts[element.id] = Wrapped(text: text, width: width, lines: lines, widest: widest)
    }
    return (lines, widest)
  }
}
