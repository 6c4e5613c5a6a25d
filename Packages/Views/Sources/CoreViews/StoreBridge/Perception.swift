/// Holds names that code written for the Perception library uses.
public enum Perception {
  /// The name of `Bindable` in code that may not use SwiftUI's.
  public typealias Bindable = CoreViews.Bindable
}

/// Shows its content as it is.
///
/// Every body here observes what it reads; the wrapper is for code from systems where a view does
/// not do so by itself.
public struct WithPerceptionTracking<Content: View>: View {
  let content: () -> Content

  /// Wraps views that read a store.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// The content, built by the closure at each evaluation.
  public var body: some View { content() }
}
