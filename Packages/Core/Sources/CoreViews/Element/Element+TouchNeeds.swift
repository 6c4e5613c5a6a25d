extension Element {
  /// What hosts that know of places tell an element of touches, besides that it is pressed.
  public struct TouchNeeds: Hashable, Sendable {
    /// Whether a tap is told with its place and its number.
    public var tellsTaps = false
    /// Whether it is told how a finger moves.
    public var tellsMoves = false
    /// After how many seconds in one place it is told that a finger is held; nil for never.
    public var hold: Double?

    /// Makes needs; without arguments, none.
    public init(tellsTaps: Bool = false, tellsMoves: Bool = false, hold: Double? = nil) {
      self.tellsTaps = tellsTaps
      self.tellsMoves = tellsMoves
      self.hold = hold
    }

    /// Whether it is told as long as a finger touches.
    public var followsFingers: Bool { tellsMoves || hold != nil }

    /// Returns these and others.
    func union(_ other: Self) -> Self {
      Self(
        tellsTaps: tellsTaps || other.tellsTaps, tellsMoves: tellsMoves || other.tellsMoves,
        hold: [hold, other.hold].compactMap { $0 }.min())
    }
  }
}
