internal import CoreDependencies
@_spi(Hosts) internal import CoreViews
public import Foundation

extension HeadlessHost {
  /// Moves a finger over the view with a text, from a place in it, in points, and lifts it.
  ///
  /// The gestures of the view and of those around it hear of the place, of the middle and of the
  /// end.
  public func drag(
    _ label: String, from start: CGPoint = .zero, by distance: CGSize,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    func place(_ part: CGFloat) -> CGPoint {
      CGPoint(x: start.x + distance.width * part, y: start.y + distance.height * part)
    }
    touch(
      label, "drag",
      [
        Touch(.down, at: place(0)), Touch(.moved, at: place(0.5)), Touch(.moved, at: place(1)),
        Touch(.up, at: place(1)),
      ], location)
  }

  /// Taps a view with a text at a place in it, in points, a number of times in quick succession.
  public func tap(
    _ label: String, at place: CGPoint, count: Int = 1, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let touches = (1...max(1, count)).map { Touch(.tap(count: $0), at: place) }
    touch(label, "tap", touches, location)
  }

  /// Holds a finger on the view with a text for as long as its gestures ask, and lifts it.
  public func hold(
    _ label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    touch(label, "hold", [Touch(.down), Touch(.held), Touch(.up)], location)
  }

  private func touch(
    _ label: String, _ verb: String, _ touches: [Touch], _ location: _SourceLocation
  ) {
    session.update()
    let shown = session.root.front.element.flattened
    guard let element = shown.first(where: { $0.label == label && !$0.isHidden }) else {
      return report("\(verb) \"\(label)\"", "nothing on screen has that text", location)
    }
    for touch in touches {
      guard perform(.touch(element.id, touch), "\(verb) \"\(label)\"", location) else { return }
    }
  }
}
