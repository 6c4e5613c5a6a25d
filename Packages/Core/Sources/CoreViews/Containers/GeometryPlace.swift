internal import Foundation

/// What a geometry reader knows of its place.
final class GeometryPlace {
  /// A common terminal, for hosts that lay nothing out.
  var frame = CGRect(x: 0, y: 0, width: 640, height: 384)
  /// Whether the content depends on more than the size.
  var isOriginRead = false
}
