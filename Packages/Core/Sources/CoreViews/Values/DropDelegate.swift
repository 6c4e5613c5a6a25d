/// What a view asks before it takes what is dropped on it, and tells then.
public protocol DropDelegate {
  /// Says whether the view may take it.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes it, and says whether it was taken.
  func performDrop(info: DropInfo) -> Bool
  /// Is told that something is over the view, just before it is dropped.
  func dropEntered(info: DropInfo)
  /// Says what would become of it; one that is not allowed is not dropped.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Is told that nothing is over the view any more, where it was not dropped.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Takes everything.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Leaves it to the kind of what is dropped.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}
