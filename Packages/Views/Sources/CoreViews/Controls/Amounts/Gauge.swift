/// Shows where a number lies between two bounds, with a label and a text for the value.
public struct Gauge<Label: View, CurrentValueLabel: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let fraction: Double
  let title: Label
  let current: CurrentValueLabel
  private var lowest: StyleContent?
  private var highest: StyleContent?
  var label: TupleView<Label, CurrentValueLabel> { TupleView(title, current) }

  init<Value: BinaryFloatingPoint>(
    _ value: Value, _ bounds: ClosedRange<Value>, _ label: Label, _ current: CurrentValueLabel
  ) {
    let range = Element.Range(Double(bounds.lowerBound)...Double(bounds.upperBound))
    fraction = range.fraction(of: Double(value))
    title = label
    self.current = current
  }

  /// Makes a gauge with a label built from views, and one for the value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel())
  }

  /// Makes a gauge with labels, also for its bounds.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View
  ) {
    self.init(value, bounds, label(), currentValueLabel())
    lowest = StyleContent(minimumValueLabel())
    highest = StyleContent(maximumValueLabel())
  }

  /// Makes a gauge with labels; those of marked values are left out.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> some View
  ) {
    self.init(value, bounds, label(), currentValueLabel())
  }

  /// Mounts the view; called by the view layer only.
  @inline(__always)
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    let isStyled = site.environment.builtIn.styles[kind] != nil || view.lowest != nil
    if isStyled { return StyledNode(view, at: site).mounted() }
    return site.mount(view) { ControlNode<Self>.self }
  }
}

extension Gauge where CurrentValueLabel == EmptyView {
  /// Makes a gauge with a label built from views.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView())
  }
}

extension Gauge: ControlView {
  func describe(_ element: inout Element) {
    element.role = .gauge
    element.value = "\(fraction)"
    if !current.isNoLabel { element.style.appearances.append(.mark(.valued)) }
  }
}

extension Gauge where Label == StyleContent, CurrentValueLabel == StyleContent? {
  /// Makes the gauge that a style was asked for.
  public init(_ configuration: GaugeStyleConfiguration) {
    self.init(configuration.value, 0...1, configuration.label, configuration.currentValueLabel)
  }
}

extension Gauge: StyledView {
  static var kind: Any.Type { (any GaugeStyle).self }

  func styled(in environment: EnvironmentValues) -> AnyView {
    let style = environment.builtIn.styles[Self.kind]?.value as? any GaugeStyle
    return (style ?? DefaultGaugeStyle()).view(
      GaugeStyleConfiguration(
        value: fraction, label: StyleContent(title),
        currentValueLabel: current is EmptyView ? nil : StyleContent(current),
        minimumValueLabel: lowest, maximumValueLabel: highest))
  }
}
