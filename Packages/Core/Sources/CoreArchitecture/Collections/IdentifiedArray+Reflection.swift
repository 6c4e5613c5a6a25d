extension IdentifiedArray: CustomReflectable {
  /// The elements without labels, as an array shows them.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: _elements, displayStyle: .collection)
  }
}

extension IdentifiedArray: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { elements.description }
  public var debugDescription: String { "IdentifiedArray(\(elements.debugDescription))" }
}
