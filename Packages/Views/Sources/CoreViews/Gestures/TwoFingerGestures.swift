public import Foundation

/// Two fingers that move apart, which no host tells.
public struct MagnifyGesture: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never

  /// What the gesture tells.
  public struct Value: Hashable, Sendable {
    /// How much larger the distance has become.
    public var magnification: CGFloat
    /// How fast it becomes larger, a second.
    public var velocity: CGFloat
    /// Where the fingers touched first.
    public var startLocation: CGPoint
    /// The same as a part of the view.
    public var startAnchor: UnitPoint
  }

  /// Makes a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  /// Nothing.
  public var _needs: GestureNeeds { .nothing }
  /// Waits: no host tells of two fingers.
  public func _hear(_ input: GestureInput, _ memory: GestureMemory) -> GestureStep<Value> {
    .waiting
  }
}

/// Two fingers that move apart, which no host tells.
public struct MagnificationGesture: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never
  /// How much larger the distance has become.
  public typealias Value = CGFloat

  /// Makes a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  /// Nothing.
  public var _needs: GestureNeeds { .nothing }
  /// Waits: no host tells of two fingers.
  public func _hear(_ input: GestureInput, _ memory: GestureMemory) -> GestureStep<Value> {
    .waiting
  }
}

/// Two fingers that turn, which no host tells.
public struct RotateGesture: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never

  /// What the gesture tells.
  public struct Value: Hashable, Sendable {
    /// How far the fingers have turned.
    public var rotation: Angle
    /// How fast they turn, a second.
    public var velocity: Angle
  }

  /// Makes a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
  /// Nothing.
  public var _needs: GestureNeeds { .nothing }
  /// Waits: no host tells of two fingers.
  public func _hear(_ input: GestureInput, _ memory: GestureMemory) -> GestureStep<Value> {
    .waiting
  }
}

/// Two fingers that turn, which no host tells.
public struct RotationGesture: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never
  /// How far they have turned.
  public typealias Value = Angle

  /// Makes a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
  /// Nothing.
  public var _needs: GestureNeeds { .nothing }
  /// Waits: no host tells of two fingers.
  public func _hear(_ input: GestureInput, _ memory: GestureMemory) -> GestureStep<Value> {
    .waiting
  }
}
