public import CoreArchitecture

/// A button that shows a screen on the ``FlowStack`` around it.
public struct FlowLink<Label: View>: View {
  private let route: Route<AnyHashable>?
  private let label: Label
  @Environment(\.flow) private var flow

  /// Makes a button that shows a screen in a style; without a screen it is disabled.
  public init(
    value: (some Hashable)?, style: RouteStyle = .push, @ViewBuilder label: () -> Label
  ) {
    route = value.map { Route(screen: AnyHashable($0), style: style) }
    self.label = label()
  }

  /// The button.
  public var body: some View {
    Button {
      guard let route else { return }
      flow?.routes.wrappedValue.append(Route(screen: route.screen, style: route.style))
    } label: {
      label
    }
    .disabled(route == nil)
  }
}

extension FlowLink where Label == Text {
  /// Makes a button with a title that shows a screen in a style.
  public init(_ title: LocalizedStringKey, value: (some Hashable)?, style: RouteStyle = .push) {
    self.init(value: value, style: style) { Text(title) }
  }
}
