internal import Foundation

extension View {
  /// Runs a closure with what another makes of the view's size and place: at first, and when that
  /// has changed.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        EmptyView().onChange(of: transform(proxy), initial: true) { _, new in action(new) }
      }
    }
  }

  /// Runs a closure with what another made of the view's size and place before, and makes now.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        EmptyView().onChange(of: transform(proxy), initial: true, action)
      }
    }
  }

  /// Draws views behind this one, made of the value that views within hand up.
  public func backgroundPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> some View where Key.Value: Equatable {
    PreferenceLayer<Key, _, _, _>(content: self, layer: transform) { content, layer in
      content.background(alignment: alignment) { layer }
    }
  }

  /// Draws views in front of this one, made of the value that views within hand up.
  public func overlayPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> some View where Key.Value: Equatable {
    PreferenceLayer<Key, _, _, _>(content: self, layer: transform) { content, layer in
      content.overlay(alignment: alignment) { layer }
    }
  }
}

/// A view with another made of the value that views within it hand up.
private struct PreferenceLayer<Key: PreferenceKey, Content: View, Layer: View, Both: View>: View
where Key.Value: Equatable {
  @State private var value = Key.defaultValue
  let content: Content
  let layer: (Key.Value) -> Layer
  let join: (AnyView, Layer) -> Both

  init(
    content: Content, layer: @escaping (Key.Value) -> Layer,
    join: @escaping (AnyView, Layer) -> Both
  ) {
    self.content = content
    self.layer = layer
    self.join = join
  }

  var body: some View {
    join(AnyView(content.onPreferenceChange(Key.self) { value = $0 }), layer(value))
  }
}

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
