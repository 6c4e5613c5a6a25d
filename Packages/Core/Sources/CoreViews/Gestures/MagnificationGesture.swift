public import Foundation

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
