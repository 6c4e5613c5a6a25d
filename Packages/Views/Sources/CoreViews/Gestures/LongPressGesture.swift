internal import Foundation

/// A finger that stays down; a press of a key counts as one.
public struct LongPressGesture: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never
  /// Whether the finger has stayed down.
  public typealias Value = Bool

  /// How long it has to stay, in seconds.
  public var minimumDuration: Double
  /// How far it may move meanwhile, in points.
  public var maximumDistance: Double

  /// Makes a gesture from how long a finger has to stay, in seconds, and how far it may move, in
  /// points.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  /// A press, and a finger that stays.
  public var _needs: GestureNeeds {
    GestureNeeds(takesPress: true, touches: Element.TouchNeeds(hold: minimumDuration))
  }

  /// Begins when a finger touches, and ends when it has stayed.
  public func _hear(_ input: GestureInput, _ memory: GestureMemory) -> GestureStep<Bool> {
    guard let touch = input.touch else { return .ended(true) }
    switch touch.kind {
    case .tap: return .waiting
    case .down:
      (memory.isActive, memory.start) = (true, touch.location)
      return .changed(true)
    case .held where memory.isActive:
      memory.isActive = false
      return .ended(true)
    case .moved where memory.distance(to: touch.location) <= maximumDistance: return .waiting
    case .moved, .up, .cancelled, .held:
      defer { memory.isActive = false }
      return memory.isActive ? .failed : .waiting
    }
  }
}

extension GestureMemory {
  /// How far it is from where the finger has touched, in points.
  func distance(to place: CGPoint) -> Double {
    start.map { Double(hypot(place.x - $0.x, place.y - $0.y)) } ?? 0
  }
}
