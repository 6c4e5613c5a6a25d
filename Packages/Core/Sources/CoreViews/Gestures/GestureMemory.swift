internal import Foundation

/// What gestures remember while a finger touches one view; only this module makes one.
public final class GestureMemory {
  /// Where the finger has touched; nil before.
  var start: CGPoint?
  /// Where it was last, and when.
  var last: (place: CGPoint, time: Date)?
  var velocity = CGSize.zero
  /// Whether the gesture goes on.
  var isActive = false
  /// What is kept for the other gestures that this one is made of.
  private var parts: [Int: GestureMemory] = [:]
  /// What a gesture of several was told last by its first.
  var value: Any?

  func part(_ number: Int) -> GestureMemory {
    if let part = parts[number] { return part }
    let new = GestureMemory()
    parts[number] = new
    return new
  }
}
