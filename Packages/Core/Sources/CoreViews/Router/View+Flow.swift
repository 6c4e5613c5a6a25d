extension View {
  /// Says how a ``FlowStack`` around the view shows screens of a type.
  public func flowDestination<Screen: Hashable>(
    for type: Screen.Type, @ViewBuilder destination: @escaping (Screen) -> some View
  ) -> some View {
    FlowDestinationView(content: self) { (screen: Binding<Screen>) in
      AnyView(destination(screen.wrappedValue))
    }
  }

  /// Says how a ``FlowStack`` around the view shows screens of a type, which they may change.
  @_disfavoredOverload
  public func flowDestination<Screen: Hashable>(
    for type: Screen.Type, @ViewBuilder destination: @escaping (Binding<Screen>) -> some View
  ) -> some View {
    FlowDestinationView(content: self) { AnyView(destination($0)) }
  }
}

private struct FlowDestinationView<Content: View, Screen: Hashable>: View {
  let content: Content
  let build: (Binding<Screen>) -> AnyView
  @Environment(\.flow) private var flow

  var body: some View {
    let _ = flow?.destinations.add(Screen.self, build)
    content
  }
}
