public import Foundation

/// Where the pointer is above a view.
public enum HoverPhase: Hashable {
  /// At a place.
  case active(CGPoint)
  /// No longer above it.
  case ended
}
