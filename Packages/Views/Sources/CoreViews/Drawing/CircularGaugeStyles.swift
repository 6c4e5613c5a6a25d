import Foundation

/// A small gauge: a ring open at the bottom, on which a mark shows the value.
///
/// What tells the value stands in the ring; the label, or what tells the bounds, in its opening.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// Returns the ring, which is told as a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isOpen: true)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A small ring with a mark.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A small gauge: a ring that fills up, around what tells the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// Returns the ring, which is told as a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isOpen: false)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A small ring that fills up.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A gauge drawn as a ring: a whole one that fills up, or one open at the bottom with a mark.
struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration
  let isOpen: Bool

  private static let width = 6.0
  private var share: Double { isOpen ? 0.75 : 1 }
  private var start: Angle { .degrees(isOpen ? 135 : -90) }
  private var end: Double { share * configuration.value }

  var body: some View {
    ZStack {
      drawing.accessibilityRepresentation { Gauge(configuration) }
    }
  }

  private var drawing: some View {
    ZStack {
      arc(from: 0, to: share).opacity(isOpen ? 1 : 0.25)
      if isOpen {
        mark(reaching: 0.03, in: .background)
        mark(reaching: 0.012, in: .primary)
      } else {
        arc(from: 0, to: end)
      }
      current.font(.callout).padding(Self.width)
      if isOpen { below.font(.caption2) }
    }
    .lineLimit(1)
    .frame(width: 58, height: 58)
  }

  @ViewBuilder private var current: some View {
    if let label = configuration.currentValueLabel {
      label
    } else {
      Text(configuration.value, format: .percent.precision(.fractionLength(0)))
    }
  }

  @ViewBuilder private var below: some View {
    VStack {
      Spacer()
      if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
        HStack {
          configuration.minimumValueLabel
          Spacer()
          configuration.maximumValueLabel
        }
      } else {
        configuration.label
      }
    }
  }

  private func mark(reaching length: Double, in style: some ShapeStyle) -> some View {
    arc(from: max(0, end - length), to: min(share, end + length), in: style)
  }

  private func arc(
    from start: Double, to end: Double, in style: some ShapeStyle = .tint
  ) -> some View {
    Circle()
      .inset(by: Self.width / 2)
      .trim(from: start, to: end)
      .stroke(style, lineWidth: Self.width)
      .rotationEffect(self.start)
  }
}
