public import Foundation

/// Treats several views as one, without an element of its own.
public struct Group<Content: View>: View {
  let content: Content

  /// Groups views, so that modifiers apply to all of them.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The grouped views.
  public var body: some View { content }
}

/// Views of glass that flow together, which hosts draw as they are.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Takes views; the spacing at which they would flow together has no effect.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}
