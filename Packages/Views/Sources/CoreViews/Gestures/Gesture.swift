/// What a person does with a finger.
///
/// Hosts that know of places tell taps, long presses and drags. Where there is only a key, a press
/// of it ends a tap or a long press.
public protocol Gesture {
  /// What the gesture tells.
  associatedtype Value
  /// The gesture that it is made of.
  associatedtype Body: Gesture
  /// The gesture that it is made of.
  var body: Body { get }
  /// What the gesture needs of hosts, and whether somebody listens to it.
  var _needs: GestureNeeds { get }
  /// Returns how far the gesture has come by what is heard.
  func _hear(_ input: GestureInput, _ memory: GestureMemory) -> GestureStep<Value>
}

extension Gesture {
  /// What the gesture that it is made of needs.
  public var _needs: GestureNeeds { body._needs }
}

extension Gesture where Value == Body.Value {
  /// Returns how far the gesture that it is made of has come.
  public func _hear(_ input: GestureInput, _ memory: GestureMemory) -> GestureStep<Value> {
    body._hear(input, memory)
  }
}

extension Never: Gesture {
  /// Nothing.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Stops the process: the gesture is made of no other.
  public var body: Never { preconditionFailure("\(Self.self) has no body: hosts know it.") }
}

extension Gesture {
  /// Adds a closure that runs when the gesture has ended.
  public func onEnded(_ action: @escaping (Value) -> Void) -> ChangedGesture<Self> {
    ChangedGesture(base: self, ended: action)
  }
  /// Adds a closure that runs whenever what the gesture tells changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> ChangedGesture<Self> {
    ChangedGesture(base: self, changed: action)
  }
  /// Keeps a state for as long as the gesture goes on.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> ChangedGesture<Self> {
    ChangedGesture(
      base: self, changed: { value in state.change { body(value, &$0, &$1) } },
      finished: { state.reset() })
  }
  /// Returns a gesture that tells something else.
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> MapGesture<Self, Other> {
    MapGesture(base: self, transform: transform)
  }
  /// Returns a gesture that this one and the other may be at once.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  /// Returns a gesture that this one or else the other is.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  /// Returns a gesture that begins with this one and ends with the other.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// A gesture of any type that tells one thing.
public struct AnyGesture<Value>: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never

  /// What the gesture needs.
  public let _needs: GestureNeeds
  private let hear: (GestureInput, GestureMemory) -> GestureStep<Value>

  /// Makes a gesture from one of another type.
  public init<Base: Gesture>(_ base: Base) where Base.Value == Value {
    _needs = base._needs
    hear = base._hear
  }

  /// Returns how far the gesture has come.
  public func _hear(_ input: GestureInput, _ memory: GestureMemory) -> GestureStep<Value> {
    hear(input, memory)
  }
}

/// A gesture that tells something else than the one it is made of.
public struct MapGesture<Base: Gesture, Value>: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never

  let base: Base
  let transform: (Base.Value) -> Value

  /// What the gesture needs.
  public var _needs: GestureNeeds { base._needs }

  /// Returns how far the gesture has come.
  public func _hear(_ input: GestureInput, _ memory: GestureMemory) -> GestureStep<Value> {
    base._hear(input, memory).map(transform)
  }
}

/// A gesture with closures that follow it.
public struct ChangedGesture<Base: Gesture>: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never
  /// What the gesture tells.
  public typealias Value = Base.Value

  let base: Base
  var changed: ((Base.Value) -> Void)?
  var ended: ((Base.Value) -> Void)?
  var finished: (() -> Void)?

  /// What the gesture needs.
  public var _needs: GestureNeeds {
    var needs = base._needs
    needs.isFollowed = true
    return needs
  }

  /// Runs the closures.
  public func _hear(_ input: GestureInput, _ memory: GestureMemory) -> GestureStep<Value> {
    let step = base._hear(input, memory)
    switch step {
    case .waiting: break
    case .changed(let value): changed?(value)
    case .ended(let value):
      ended?(value)
      finished?()
    case .failed: finished?()
    }
    return step
  }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// Is made of no other gesture.
  public typealias Body = Never
  /// What the gesture tells.
  public typealias Value = Wrapped.Value
  /// What the gesture needs; nothing if there is none.
  public var _needs: GestureNeeds { self?._needs ?? .nothing }
  /// Returns how far the gesture has come.
  public func _hear(_ input: GestureInput, _ memory: GestureMemory) -> GestureStep<Value> {
    self?._hear(input, memory) ?? .waiting
  }
}
