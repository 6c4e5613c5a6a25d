/// What a person does with a finger.
///
/// A press of a key, or of the mouse, ends a tap or a long press; hosts know no other gestures.
public protocol Gesture {
  /// What the gesture tells.
  associatedtype Value
  /// The gesture that it is made of.
  associatedtype Body: Gesture
  /// The gesture that it is made of.
  var body: Body { get }
  /// What a press does; nil if the gesture is not one that a press can end.
  var _press: (() -> Void)? { get }
}

extension Gesture {
  /// What a press does to the gesture that it is made of.
  public var _press: (() -> Void)? { body._press }
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
  /// Adds a closure that runs while the gesture goes on, which hosts do not tell.
  public func onChanged(_ action: @escaping (Value) -> Void) -> ChangedGesture<Self> {
    ChangedGesture(base: self, ended: nil)
  }
  /// Keeps a state while the gesture goes on, which hosts do not tell.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> ChangedGesture<Self> {
    ChangedGesture(base: self, ended: nil)
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
