/// Views that are marked together; hosts mark each by itself.
public struct HoverEffectGroup: Hashable, Sendable {
  /// Makes a group.
  public init() {}
}
