/// A value that can change step by step; hosts show its end at once.
public protocol Animatable {
  /// The type of what changes.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// What changes.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
