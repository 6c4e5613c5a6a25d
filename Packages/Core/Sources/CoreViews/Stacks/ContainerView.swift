/// A view with an element of its own, whose children are the content's elements.
protocol ContainerView: View where Body == Never {
  associatedtype Content: View
  var content: Content { get }
  /// Whether rows below may be left to be built when a host shows them.
  static var hasLazyRows: Bool { get }
  /// Whether it is a stack or grid, in which sections are no elements.
  static var loosensSections: Bool { get }

  /// Whether another value is described in the same way.
  func looksTheSame(as other: Self) -> Bool

  /// Fills in the element, after the environment.
  func describe(_ element: inout Element)
}

extension ContainerView {
  static var hasLazyRows: Bool { false }
  static var loosensSections: Bool { false }
  func looksTheSame(as other: Self) -> Bool { false }
}
