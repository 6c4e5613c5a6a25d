import CoreViews

/// Some rows of a layer's content scroll; those around a list or scroll view stay in sight.
extension LayerLayout {
  /// The least height of the part of the viewport that scrolls, before all of the content does.
  private static let fewestScrolledRows = 5

  /// Keeps what is above and below the list or scroll view of a page in its place.
  ///
  /// Where both would leave it less than a third of the viewport, only what is below stays, or only
  /// what is above, or nothing.
  mutating func holdWhatIsAroundScroller() {
    guard let scroller = ScrollerSearch.find(in: plan.content),
      let frame = content.find(scroller.path, outer: true)?.frame, frame.height > 0
    else { return }
    let (above, below) = (frame.y, content.size.height - frame.maxY)
    let most = viewport.height - max(Self.fewestScrolledRows, viewport.height / 3)
    if above + below <= most {
      scrolled = frame.y..<frame.maxY
    } else if below <= most {
      scrolled = 0..<frame.maxY
    } else if above <= most {
      scrolled = frame.y..<content.size.height
    }
  }

  /// The part of the viewport in which rows scroll.
  var window: Rect {
    var window = viewport
    window.y += scrolled.lowerBound
    window.height -= content.size.height - scrolled.count
    return window
  }

  /// The rows of the content that are seen at a scroll offset, without those that stay.
  func seen(at offset: Int) -> Range<Int> {
    let first = scrolled.lowerBound + offset
    return first..<(first + max(0, window.height))
  }

  /// How far a row of the content is moved up at a scroll offset.
  private func shift(ofRow row: Int, at offset: Int) -> Int {
    if row < scrolled.lowerBound { return 0 }
    return row < scrolled.upperBound ? offset : content.size.height - viewport.height
  }

  /// The place of a frame of the content on the screen at a scroll offset, visible or not.
  func onScreen(_ frame: Rect, offset: Int) -> Rect {
    frame.moved(by: Point(x: viewport.x, y: viewport.y - shift(ofRow: frame.y, at: offset)))
  }

  /// The rows of the content above, within and below those that scroll.
  private var parts: [Range<Int>] {
    [0..<scrolled.lowerBound, scrolled, scrolled.upperBound..<content.size.height]
  }

  /// The part of the screen in which some of these rows are seen.
  private func area(of part: Range<Int>) -> Rect {
    // What sticks out of the content is seen, unless something follows that stays.
    if part == scrolled, part.upperBound == content.size.height { return window }
    var area = part == scrolled ? window : viewport
    area.height = min(area.height, part.count)
    if part.lowerBound >= scrolled.upperBound { area.y = viewport.maxY - part.count }
    return area
  }

  /// Where the content is drawn at a scroll offset, and which part of the screen shows it there.
  func pieces(at offset: Int) -> [(area: Rect, content: Rect)] {
    let whole = Rect(Point(x: viewport.x + contentX, y: viewport.y), content.size)
    return parts.filter { !$0.isEmpty }.map { part in
      let up = shift(ofRow: part.lowerBound, at: offset)
      return (area(of: part), whole.moved(by: Point(x: 0, y: -up)))
    }
  }

  /// The rows of the screen that show rows of the content at a scroll offset.
  func screenRows(_ rows: Range<Int>, at offset: Int) -> [Range<Int>] {
    parts.compactMap { part in
      let found = rows.clamped(to: part)
      guard !found.isEmpty else { return nil }
      let first = viewport.y - shift(ofRow: part.lowerBound, at: offset)
      let area = area(of: part)
      return (first + found.lowerBound..<first + found.upperBound).clamped(to: area.y..<area.maxY)
    }
  }

  /// The place in the content that a place on the screen shows; nil where it shows none.
  func contentPoint(at point: Point, offset: Int) -> Point? {
    guard viewport.contains(point) else { return nil }
    for part in parts where area(of: part).contains(point) {
      let row = point.y - viewport.y + shift(ofRow: part.lowerBound, at: offset)
      return part.contains(row) ? Point(x: point.x - viewport.x, y: row) : nil
    }
    return nil
  }

  /// Whether a target stays in sight.
  func holds(_ target: FocusTarget) -> Bool {
    target.kind == .tab || !scrolled.contains(target.frame.y)
  }
}
