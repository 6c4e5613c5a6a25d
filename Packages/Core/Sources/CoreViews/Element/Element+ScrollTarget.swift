extension Element {
  /// Where views want their host to scroll.
  public struct ScrollTarget: Hashable, Sendable {
    /// The element that is to be seen.
    public var id: ID
    /// The part of it that meets the same part of the screen; nil scrolls as little as is needed.
    public var anchor: UnitPoint?
    /// Another one with each time that it is asked for.
    public var number: Int

    /// Makes a target.
    public init(id: ID, anchor: UnitPoint? = nil, number: Int = 1) {
      self.id = id
      self.anchor = anchor
      self.number = number
    }
  }
}
