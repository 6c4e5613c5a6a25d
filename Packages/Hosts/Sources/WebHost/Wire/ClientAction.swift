import CoreViews
import Foundation

/// What a person did on a page.
struct ClientAction: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    /// Pressed, flipped or selected an element.
    case press(UInt64)
    /// Touched an element that wants to know where.
    case touch(UInt64, Touch)
    /// Pressed a key, by a browser's name, while an element had the focus.
    case key(UInt64, String)
    /// Changed the text of a field.
    case edit(UInt64, String)
    /// Made a number larger or smaller by some steps.
    case adjust(UInt64, Int)
    /// Deleted a row, or moved it by some places.
    case delete(UInt64)
    case shift(UInt64, Int)
    case back
    case refresh
    /// Went to a place, by the browser's history or a link.
    case go(String)
    /// Moved the focus to an element that views follow, or away from all.
    case focus(UInt64?)
    /// The page has laid out a view that depends on its frame in the window, in points.
    case measure(UInt64, CGRect)
  }

  /// Counts the actions of a session, from 1.
  var number: UInt64
  /// The last frame that the page had carried out.
  var seen: UInt64
  var step: Step
}

extension ClientAction.Step {
  private static let lengths = -100_000...100_000.0

  /// Reads a step; nil if it is not one.
  init?(_ id: UInt64, _ letter: String, _ text: String?) {
    switch (letter, text) {
    case ("p", nil): self = .press(id)
    case ("p", let place?):
      guard let (touch, count) = Touch.read(place) else { return nil }
      self = count == 0 ? .press(id) : .touch(id, touch(.tap(count: count)))
    case ("d", let place?): self.init(id, .down, place)
    case ("m", let place?): self.init(id, .moved, place)
    case ("h", let place?): self.init(id, .held, place)
    case ("u", let place?): self.init(id, .up, place)
    case ("c", let place?): self.init(id, .cancelled, place)
    case ("y", let key?): self = .key(id, key)
    case ("e", let text?): self = .edit(id, text)
    case ("u", nil): self = .adjust(id, 1)
    case ("d", nil): self = .adjust(id, -1)
    case ("x", nil): self = .delete(id)
    case ("k", nil): self = .shift(id, -1)
    case ("j", nil): self = .shift(id, 1)
    case ("b", nil): self = .back
    case ("f", nil): self = .refresh
    case ("o", nil): self = .focus(id == 0 ? nil : id)
    case ("g", let place?): self = .go(place)
    case ("s", let text?):
      let lengths = text.split(separator: " ").compactMap { Double($0) }
      guard lengths.count == 4, lengths.allSatisfy(Self.lengths.contains), lengths[0] >= 0,
        lengths[1] >= 0
      else { return nil }
      let frame = CGRect(x: lengths[2], y: lengths[3], width: lengths[0], height: lengths[1])
      self = .measure(id, frame)
    default: return nil
    }
  }

  private init?(_ id: UInt64, _ kind: Touch.Kind, _ place: String) {
    guard let (touch, _) = Touch.read(place) else { return nil }
    self = .touch(id, touch(kind))
  }
}

extension Touch {
  private static let places = -100_000...100_000.0

  /// Reads where a pointer is in the window, where its element is, and how often it was clicked.
  fileprivate static func read(_ text: String) -> ((Kind) -> Touch, Int)? {
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 5, numbers.allSatisfy(places.contains), numbers[4] >= 0 else {
      return nil
    }
    let origin = CGPoint(x: numbers[2], y: numbers[3])
    let location = CGPoint(x: numbers[0] - origin.x, y: numbers[1] - origin.y)
    return ({ Touch($0, at: location, origin: origin) }, Int(numbers[4]))
  }
}
