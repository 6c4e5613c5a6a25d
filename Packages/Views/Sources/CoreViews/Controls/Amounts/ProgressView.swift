public import CoreArchitecture

/// Shows that something is going on and, if known, how much of it is done.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let title: Label
  let current: CurrentValueLabel
  /// From 0 to 1; nil if it is not known or not a number.
  let fraction: Double?
  var label: TupleView<Label, CurrentValueLabel> { TupleView(title, current) }

  init(label: Label, current: CurrentValueLabel, value: Double?, total: Double = 1) {
    title = label
    self.current = current
    fraction = value.flatMap { value in
      let quotient = total <= 0 && !value.isNaN ? 0 : value / total
      return quotient.isNaN ? nil : min(max(quotient, 0), 1)
    }
  }

  /// Mounts the view; called by the view layer only.
  @inline(__always)
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    let isStyled = site.environment.builtIn.styles[kind] != nil
    if isStyled { return StyledNode(view, at: site).mounted() }
    return site.mount(view) { ControlNode<Self>.self }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  init(label: Label, value: Double?, total: Double = 1) {
    self.init(label: label, current: EmptyView(), value: value, total: total)
  }

  /// Makes a progress view of unknown progress, with a label built from views.
  public init(@ViewBuilder label: () -> Label) { self.init(label: label(), value: nil) }

  /// Makes a progress view with a label built from views; with nil, of unknown progress.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), value: value.map { Double($0) }, total: Double(total))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a progress view of unknown progress without a title.
  public init() { self.init(label: EmptyView(), value: nil) }

  /// Makes a progress view without a title; with nil, of unknown progress.
  ///
  /// The fraction shown is `value / total`, kept between 0 and 1.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) {
    self.init(label: EmptyView(), value: value.map { Double($0) }, total: Double(total))
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Makes a progress view of unknown progress with a title.
  public init(_ title: LocalizedStringKey) { self.init(label: Text(title), value: nil) }

  /// Makes a progress view of unknown progress with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) { self.init(label: Text(title), value: nil) }

  /// Makes a progress view with a title; with nil, of unknown progress.
  ///
  /// The fraction shown is `value / total`, kept between 0 and 1.
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: Value?, total: Value = 1.0
  ) {
    self.init(label: Text(title), value: value.map { Double($0) }, total: Double(total))
  }

  /// Makes a progress view with a title; with nil, of unknown progress.
  ///
  /// The fraction shown is `value / total`, kept between 0 and 1.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1.0
  ) {
    self.init(label: Text(title), value: value.map { Double($0) }, total: Double(total))
  }
}

extension ProgressView {
  /// Makes a progress view with labels built from views, the second of which tells the value; with
  /// nil, of unknown progress.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      label: label(), current: currentValueLabel(), value: value.map { Double($0) },
      total: Double(total))
  }
}

extension ProgressView where Label == StyleContent?, CurrentValueLabel == StyleContent? {
  /// Makes the progress view that a style was asked for.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      label: configuration.label, current: configuration.currentValueLabel,
      value: configuration.fractionCompleted)
  }
}

extension ProgressView: StyledView {
  static var kind: Any.Type { (any ProgressViewStyle).self }

  func styled(in environment: EnvironmentValues) -> AnyView {
    let style = environment.builtIn.styles[Self.kind]?.value as? any ProgressViewStyle
    return (style ?? DefaultProgressViewStyle()).view(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: title is EmptyView ? nil : StyleContent(title),
        currentValueLabel: current is EmptyView ? nil : StyleContent(current)))
  }
}

extension ProgressView: ControlView {
  func describe(_ element: inout Element) {
    element.role = .progress
    element.value = fraction.map { "\($0)" } ?? ""
    if !current.isNoLabel { element.style.appearances.append(.mark(.valued)) }
  }
}
