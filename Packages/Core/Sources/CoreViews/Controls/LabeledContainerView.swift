/// A view with an element of its own, a label, and content whose elements are the children.
protocol LabeledContainerView: ControlView {
  associatedtype Content: View
  /// The content; what it reads is observed.
  var content: Content { get }

  /// Changes the environment of the content; keeps an object from one evaluation to the next.
  func prepare(_ values: inout EnvironmentValues, keeping kept: inout AnyObject?)
}

extension LabeledContainerView {
  func prepare(_ values: inout EnvironmentValues, keeping kept: inout AnyObject?) {}
}
