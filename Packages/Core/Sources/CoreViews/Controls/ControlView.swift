/// A view with an element of its own, whose label is built from views.
protocol ControlView: View where Body == Never {
  associatedtype Label: View
  var label: Label { get }

  /// Whether `describe` reads what may change by itself, such as a binding.
  static var isObserved: Bool { get }

  /// Fills in the element, after environment and label; observes what it reads.
  func describe(_ element: inout Element)

  /// Fills in what depends on the environment besides.
  func describe(_ element: inout Element, in environment: EnvironmentValues)

  /// Whether another value has the same label and is described in the same way.
  func looksTheSame(as other: Self) -> Bool

  /// The effect of activating the control; nil if it cannot be activated.
  func activation(in environment: EnvironmentValues) -> (() -> Void)?
}

extension ControlView {
  static var isObserved: Bool { false }
  func describe(_ element: inout Element, in environment: EnvironmentValues) {}
  func looksTheSame(as other: Self) -> Bool { false }
  func activation(in environment: EnvironmentValues) -> (() -> Void)? { nil }
}
