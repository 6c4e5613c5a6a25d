public import Foundation

/// Something over a view that may be dropped on it; here it is dropped by a menu at once.
public struct DropSession {
  /// The place in the view.
  public var location: CGPoint { .zero }
}
