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
