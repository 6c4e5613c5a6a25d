public import Foundation

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
