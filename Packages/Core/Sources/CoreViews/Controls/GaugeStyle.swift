/// The look of gauges.
///
/// ```
/// struct Percent: GaugeStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Text("\(Int(configuration.value * 100)) %")
///   }
/// }
/// ```
public protocol GaugeStyle: FieldHolder {
  /// The view of a gauge.
  associatedtype Body: View
  /// What the style knows of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the view of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private struct GaugeBody<Style: GaugeStyle>: View {
  let style: Style
  let configuration: GaugeStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

extension GaugeStyle {
  func view(_ configuration: Configuration) -> AnyView {
    AnyView(GaugeBody(style: self, configuration: configuration))
  }
}

extension View {
  /// Gives the gauges of this view a look.
  public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    self.style(style, of: (any GaugeStyle).self)
  }
}
