internal import Foundation

/// How far a gesture has come; only this module makes one.
public enum GestureStep<Value> {
  /// It is none of the gesture's business, or not enough yet.
  case waiting
  /// The gesture goes on, and tells something.
  case changed(Value)
  /// It has ended as it should.
  case ended(Value)
  /// It has ended without success.
  case failed

  func map<Other>(_ transform: (Value) -> Other) -> GestureStep<Other> {
    switch self {
    case .waiting: .waiting
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  var value: Value? {
    switch self {
    case .changed(let value), .ended(let value): value
    case .waiting, .failed: nil
    }
  }

  var isEnd: Bool {
    if case .ended = self { true } else { false }
  }

  /// Whether the gesture is the one that a person makes.
  var isHeard: Bool { value != nil }
}

/// What a gesture hears of: a key that presses its view, or a touch; only this module makes one.
public struct GestureInput: Sendable {
  /// Nil for a key.
  let touch: Touch?

  static let press = Self(touch: nil)

  /// The same for a gesture that begins now.
  var asBeginning: Self {
    Self(touch: touch.map { Touch(.down, at: $0.location, origin: $0.origin) })
  }
}

/// What a gesture needs of hosts; only this module makes one.
public struct GestureNeeds: Sendable {
  /// Whether a key can end it.
  var takesPress = false
  /// What is to be told of touches.
  var touches = Element.TouchNeeds()
  /// Whether a closure or a state follows it.
  var isFollowed = false

  static let nothing = Self()

  func union(_ other: Self) -> Self {
    Self(
      takesPress: takesPress || other.takesPress, touches: touches.union(other.touches),
      isFollowed: isFollowed || other.isFollowed)
  }
}

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
