/// Something that is being dragged; here it is picked up by a menu.
public struct DragSession: Hashable, Sendable {
  /// How far it has come.
  public enum Phase: Hashable, Sendable {
    /// It is picked up, is over a view, and has been dropped.
    case initial, active, ended(DropOperation)
  }

  /// How far it has come.
  public var phase: Phase
}
