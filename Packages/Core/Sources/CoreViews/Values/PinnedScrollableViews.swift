/// Parts of a lazy stack or grid that would stay in sight; no host pins any.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// One bit for each kind of part.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
