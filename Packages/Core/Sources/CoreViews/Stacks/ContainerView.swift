/// A view with an element of its own, whose children are the content's elements.
protocol ContainerView: View where Body == Never {
  associatedtype Content: View
  var content: Content { get }

  /// Fills in the element, after the environment.
  func describe(_ element: inout Element)
}
