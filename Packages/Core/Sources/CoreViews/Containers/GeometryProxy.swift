public import Foundation

/// The size and place of a ``GeometryReader``, in points.
public struct GeometryProxy {
  let place: GeometryPlace
  private let known: CGRect

  init(_ place: GeometryPlace) {
    self.place = place
    known = place.frame
  }

  /// The size that the reader takes.
  public var size: CGSize { known.size }

  /// The room that a device keeps free at the edges; no host has any.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the frame in a coordinate space: that of the reader itself, or that of the page.
  ///
  /// A content that asks for its place on the page is evaluated again when that changes.
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: known.size)
    case .global, .named:
      place.isOriginRead = true
      return known
    }
  }
}
