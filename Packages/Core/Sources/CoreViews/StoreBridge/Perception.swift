/// Holds names that code written for the Perception library uses.
public enum Perception {
  /// The name of `Bindable` in code that may not use SwiftUI's.
  public typealias Bindable = CoreViews.Bindable
}
