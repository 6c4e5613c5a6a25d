/// A view with an element and no children.
protocol LeafView: View where Body == Never {
  /// Fills in the element, after the environment; observes what it reads.
  func describe(_ element: inout Element)
}
