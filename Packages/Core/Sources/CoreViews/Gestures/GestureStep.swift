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
