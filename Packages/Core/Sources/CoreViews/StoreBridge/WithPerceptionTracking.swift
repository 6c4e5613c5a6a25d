/// Its content. Views here observe what they read as it is; code from where they did not builds
/// unchanged.
public struct WithPerceptionTracking<Content: View>: View {
  let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  public var body: some View { content() }
}

/// Names under which code from where views did not observe by themselves finds its wrappers.
public enum Perception {
  public typealias Bindable = CoreViews.Bindable
}

/// The name of a binding where views are not SwiftUI's.
public typealias UIBinding = Binding

/// The name of `Bindable` where views are not SwiftUI's.
public typealias UIBindable = Bindable
