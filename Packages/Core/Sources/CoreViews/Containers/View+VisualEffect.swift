internal import Foundation

extension View {
  /// Shows the view as a closure makes it, which knows its size and its place on the page.
  ///
  /// Before the host has laid it out, the size is that of a common terminal.
  public func visualEffect<Effect: View>(
    _ effect: @escaping (AnyView, GeometryProxy) -> Effect
  ) -> some View {
    VisualEffectView(content: self, effect: effect)
  }
}

private struct VisualEffectView<Content: View, Effect: View>: View {
  @State private var frame: CGRect?
  @State private var proxy = GeometryProxy(GeometryPlace())
  let content: Content
  let effect: (AnyView, GeometryProxy) -> Effect

  init(content: Content, effect: @escaping (AnyView, GeometryProxy) -> Effect) {
    self.content = content
    self.effect = effect
  }

  var body: some View {
    effect(
      AnyView(
        content.background {
          GeometryReader { proxy in
            EmptyView().onChange(of: proxy.frame(in: .global), initial: true) { _, frame in
              if self.frame != frame { self.proxy = proxy }
              self.frame = frame
            }
          }
        }), proxy)
  }
}
