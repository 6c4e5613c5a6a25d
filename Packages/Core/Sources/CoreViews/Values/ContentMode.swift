/// How a view of a given shape takes the room it is offered.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// As large as fits within, or as small as leaves nothing empty.
  case fit, fill
}
