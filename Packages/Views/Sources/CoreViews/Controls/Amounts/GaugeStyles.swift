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

extension GaugeStyle {
  func view(_ configuration: Configuration) -> AnyView {
    StyledBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }.erased
  }
}

extension View {
  /// Gives the gauges of this view a look.
  public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    self.style(style, of: (any GaugeStyle).self)
  }
}

/// What a style knows of a gauge.
public struct GaugeStyleConfiguration {
  /// The label of a gauge.
  public typealias Label = StyleContent
  /// What a gauge says of its value.
  public typealias CurrentValueLabel = StyleContent
  /// What a gauge says of its lower bound.
  public typealias MinimumValueLabel = StyleContent
  /// What a gauge says of its upper bound.
  public typealias MaximumValueLabel = StyleContent

  /// Where the value lies between the bounds, from 0 to 1.
  public let value: Double
  /// The label.
  public let label: Label
  /// What it says of its value; nil if that is nothing.
  public let currentValueLabel: CurrentValueLabel?
  /// What it says of its lower bound; nil if that is nothing.
  public var minimumValueLabel: MinimumValueLabel?
  /// What it says of its upper bound; nil if that is nothing.
  public var maximumValueLabel: MaximumValueLabel?
}

/// A gauge as the host draws it.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// Returns the gauge as the host draws it, between the labels of its bounds.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeLine(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// As the host draws it.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A gauge that is a line, as hosts draw it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// Returns the gauge as the host draws it, between the labels of its bounds.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeLine(configuration: configuration)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A line that fills up.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A line that fills up.
  public static var accessoryLinearCapacity: LinearCapacityGaugeStyle { linearCapacity }
  /// A line with a mark, drawn as one that fills up.
  public static var accessoryLinear: LinearCapacityGaugeStyle { linearCapacity }
}

/// A gauge as the host draws it, between the labels of its bounds.
private struct GaugeLine: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    let gauge = Gauge(configuration)
    if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
      gauge
    } else {
      HStack(alignment: .bottom) {
        configuration.minimumValueLabel
        gauge
        configuration.maximumValueLabel
      }
    }
  }
}
