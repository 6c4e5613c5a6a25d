/// A control for a number between two bounds.
///
/// Without a step, a person goes from bound to bound in twenty steps, and may write any number.
/// Labels of the bounds stand beside it.
public struct Slider<Label: View, ValueLabel: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let number: NumberAccess
  let label: Label
  private var ends: (lowest: ValueLabel, highest: ValueLabel)?
  let onEditingChanged: (Bool) -> Void

  init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>, _ step: Value.Stride?, _ label: Label,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) where Value.Stride: BinaryFloatingPoint {
    number = NumberAccess(value, in: bounds, step: step.map { Double($0) })
    self.label = label
    self.onEditingChanged = onEditingChanged
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    (view.ends == nil ? ControlNode(view, at: site) : StyledNode(view, at: site)).mounted()
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider without a label.
  ///
  /// The closure is called with true before each change, and with false after it.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label built from views.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), onEditingChanged)
  }
}

extension Slider {
  /// Makes a slider with a label, and one for each bound.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), onEditingChanged)
    ends = (minimumValueLabel(), maximumValueLabel())
  }

  /// Makes a slider with a label, and one for each bound that is made already.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), onEditingChanged)
    ends = (minimumValueLabel, maximumValueLabel)
  }
}

extension Slider: StyledView {
  static var kind: Any.Type { Self.self }

  func styled(in environment: EnvironmentValues) -> AnyView {
    var bare = self
    bare.ends = nil
    return AnyView(
      HStack {
        ends?.lowest
        bare
        ends?.highest
      })
  }
}

extension Slider: ControlView, EditableView, AdjustableView {
  static var isObserved: Bool { true }

  func describe(_ element: inout Element) {
    element.role = .slider
    element.value = number.get()?.plainText ?? ""
    element.traits.range = number.range
  }

  func edit(_ text: String) -> String? { editing { number.edit(text) } }

  func adjust(_ steps: Int) -> Bool { editing { number.adjust(steps) } }

  private func editing<Result>(_ change: () -> Result) -> Result {
    onEditingChanged(true)
    defer { onEditingChanged(false) }
    return change()
  }
}
