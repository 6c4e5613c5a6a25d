/// A view with an element and no children.
protocol LeafView: View where Body == Never {
  /// Whether `describe` reads what may change by itself, such as a binding.
  static var isObserved: Bool { get }

  /// Fills in the element, after the environment; observes what it reads.
  func describe(_ element: inout Element)

  /// Fills in the element by an environment, where that makes a difference.
  func describe(_ element: inout Element, in environment: EnvironmentValues)
}

extension LeafView {
  static var isObserved: Bool { false }
  func describe(_ element: inout Element, in environment: EnvironmentValues) {
    describe(&element)
  }
}
