extension Effect {
  /// Returns the effect as one of a child feature, for the parent's reducer.
  ///
  /// - Parameters:
  ///   - key: Identifies the child.
  ///   - structure: The revision of the collection with the child; 0 for a single child.
  ///   - isPartOfParent: Whether the child shares the cancel ids of the parent.
  ///   - dismissal: The action with which the parent dismisses the child.
  /// - Returns: An effect that is cancelled when the child goes away.
  @usableFromInline
  func ofChild(
    _ key: ChildKey, structure: UInt64 = 0, isPartOfParent: Bool = false,
    dismissal: @autoclosure () -> Action? = nil
  ) -> Self {
    guard let node else { return self }
    return Self(
      node: ChildNode(
        node, key, ChildEntry(structure: structure, isPartOfParent: isPartOfParent),
        dismissal: dismissal()))
  }
}
