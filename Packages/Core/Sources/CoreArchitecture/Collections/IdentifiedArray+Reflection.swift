extension IdentifiedArray: CustomReflectable {
  /// Reflects the elements without labels, as an array's.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: _elements, displayStyle: .collection)
  }
}

extension IdentifiedArray: CustomStringConvertible, CustomDebugStringConvertible {
  /// The elements as an array prints them.
  public var description: String { elements.description }

  /// The elements as an array prints them for debugging, in `IdentifiedArray(…)`.
  public var debugDescription: String { "IdentifiedArray(\(elements.debugDescription))" }
}
