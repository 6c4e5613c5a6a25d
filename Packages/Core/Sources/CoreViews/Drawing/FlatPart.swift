internal import Foundation

/// A part of an outline, with curves as short lines.
struct FlatPart {
  var points: [CGPoint]
  /// Whether a line leads from the last point to the first.
  var isClosed = false
}
