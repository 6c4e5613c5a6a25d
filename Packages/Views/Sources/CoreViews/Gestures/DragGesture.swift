public import Foundation

/// A finger that moves, or a pointer with its button down.
public struct DragGesture: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never

  /// What the gesture tells.
  public struct Value: Equatable, Sendable {
    /// The time.
    public var time: Date
    /// Where it is, in points.
    public var location: CGPoint
    /// Where it began, in points.
    public var startLocation: CGPoint
    /// How fast it moves, in points a second.
    public var velocity: CGSize
    /// How far it is from where it began.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How far it would go if it were let go.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
    /// Where it would end if it were let go: a quarter of a second further.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
  }

  /// How far a finger moves before the gesture begins, in points.
  public var minimumDistance: CGFloat
  /// What places are counted from.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture that begins after a distance in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }

  /// How a finger moves.
  public var _needs: GestureNeeds {
    GestureNeeds(touches: Element.TouchNeeds(tellsMoves: true))
  }

  /// Goes on while the finger moves, and ends when it is lifted.
  public func _hear(_ input: GestureInput, _ memory: GestureMemory) -> GestureStep<Value> {
    guard let touch = input.touch else { return .waiting }
    let place = touch.location(in: coordinateSpace)
    switch touch.kind {
    case .tap, .held: return .waiting
    case .down, .moved:
      let value = memory.follow(to: place)
      let begins = memory.distance(to: place) >= Double(minimumDistance)
      memory.isActive = memory.isActive || begins
      return memory.isActive ? .changed(value) : .waiting
    case .up:
      defer { memory.isActive = false }
      return memory.isActive ? .ended(memory.follow(to: place)) : .failed
    case .cancelled:
      memory.isActive = false
      return .failed
    }
  }
}

extension GestureMemory {
  /// Notes where a finger is now; returns what a drag tells of it.
  fileprivate func follow(to place: CGPoint) -> DragGesture.Value {
    let now = Date()
    let start = start ?? place
    self.start = start
    if let last {
      let seconds = now.timeIntervalSince(last.time)
      if place != last.place, seconds > 0 {
        velocity = CGSize(
          width: (place.x - last.place.x) / seconds, height: (place.y - last.place.y) / seconds)
      } else if seconds > 0.1 {
        velocity = .zero
      }
    }
    last = (place, now)
    return DragGesture.Value(
      time: now, location: place, startLocation: start, velocity: velocity)
  }
}
