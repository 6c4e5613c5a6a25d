extension Effect {
  /// Returns the effect as one of a child feature, for the parent's reducer.
  ///
  /// - Parameters:
  ///   - key: Identifies the child.
  ///   - structure: The structure number of the collection with the child; 0 for a single child.
  ///   - dismissal: The action with which the parent dismisses the child.
  /// - Returns: An effect that is cancelled when the child goes away.
  @usableFromInline
  func ofChild(
    _ key: ChildKey, structure: UInt64 = 0, dismissal: @autoclosure () -> Action? = nil
  ) -> Self {
    guard let node else { return self }
    return Self(node: ChildNode(node, key: key, structure: structure, dismissal: dismissal()))
  }

  /// Cancels the effects of children that are no longer at a place of the state.
  @usableFromInline
  static func cancelChildren(
    at path: StatePath, structure: UInt64 = 0, unless isPresent: @escaping (AnyHashable) -> Bool
  ) -> Self {
    Self(node: CancelChildrenNode(path, structure: structure, isPresent))
  }
}
