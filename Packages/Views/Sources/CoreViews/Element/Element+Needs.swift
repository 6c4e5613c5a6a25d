extension Element {
  /// Which keys the views around an element want while it has the focus.
  public struct KeyNeeds: Hashable, Sendable {
    /// Keys that are wanted by their characters, such as `a` or the one for an arrow.
    public var keys: Set<String> = []
    /// Whether all keys are wanted that write a character.
    public var takesCharacters = false
    /// Whether all others are, too.
    public var takesAll = false

    /// Makes needs; without arguments, none.
    public init(keys: Set<String> = [], takesCharacters: Bool = false, takesAll: Bool = false) {
      self.keys = keys
      self.takesCharacters = takesCharacters
      self.takesAll = takesAll
    }

    /// Returns these and others.
    func union(_ other: Self) -> Self {
      Self(
        keys: keys.union(other.keys), takesCharacters: takesCharacters || other.takesCharacters,
        takesAll: takesAll || other.takesAll)
    }
  }
}

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

extension Element {
  /// What a field asks of the keyboard and of what helps a person to type.
  public struct TextInputTraits: Hashable, Sendable {
    /// The keys that are needed; nil for the usual ones.
    public var keyboard: KeyboardType?
    /// What the text is, so that it can be filled in; nil for anything.
    public var content: TextContentType?
    /// The letters that become capitals by themselves; nil leaves it to the host.
    public var capitals: TextInputAutocapitalization?
    /// Whether the text is corrected; nil leaves it to the host.
    public var isCorrected: Bool?
    /// What the key that submits says; nil for the usual word.
    public var submit: SubmitLabel?
    /// Whether tools may suggest other words; nil leaves it to the host.
    public var isAssisted: Bool?

    /// Makes one that asks for nothing.
    public init() {}
  }
}
