/// What may become of what is picked up; views that take it decide.
public struct DragConfiguration: Hashable, Sendable {
  /// Whether it may be moved, and whether it may be deleted.
  public var allowMove: Bool, allowDelete: Bool

  /// Makes a configuration.
  public init(allowMove: Bool = false, allowDelete: Bool = false) {
    self.allowMove = allowMove
    self.allowDelete = allowDelete
  }
}
