/// A view with an element and no children.
protocol LeafView: View where Body == Never {
  /// Whether `describe` reads what may change by itself, such as a binding.
  static var isObserved: Bool { get }

  /// Fills in the element, after the environment; observes what it reads.
  func describe(_ element: inout Element)
}

extension LeafView {
  static var isObserved: Bool { false }
}
