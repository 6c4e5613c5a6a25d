/// How far something is scrolled, and whether it moves.
public struct ScrollState: Hashable, Sendable {
  /// How far it is scrolled.
  public var geometry: ScrollGeometry
  /// What is going on with it.
  public var phase: ScrollPhase

  /// Makes a state; without arguments, that of something without size that rests.
  public init(_ geometry: ScrollGeometry = ScrollGeometry(), phase: ScrollPhase = .idle) {
    (self.geometry, self.phase) = (geometry, phase)
  }
}
