@_spi(Views) public import CoreArchitecture
public import Foundation

/// A control that makes a value larger or smaller.
///
/// Its label usually tells the value: `Stepper("Crew: \(crew)", value: $crew, in: 1...12)`.
public struct Stepper<Label: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  /// The value, if it is a number.
  var number: NumberAccess?
  /// How the value is written; nil for a plain number.
  var format: (() -> String)?
  /// Goes some steps; returns whether it could.
  let move: (Int) -> Bool
  let label: Label
  let onEditingChanged: (Bool) -> Void

  /// Makes a stepper that runs closures; a nil one makes its direction impossible.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    move = { steps in
      guard let action = steps > 0 ? onIncrement : onDecrement else { return false }
      for _ in 0..<abs(steps) { action() }
      return true
    }
    self.label = label()
    self.onEditingChanged = onEditingChanged
  }

  /// Makes a stepper that runs closures, whose label comes last.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value with a label built from views; the bounds are never crossed.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    number = NumberAccess(value, in: bounds, step: step)
    move = { steps in
      let old = value.wrappedValue
      var new = old.advanced(by: step * Value.Stride(clamping: steps))
      if let bounds { new = min(max(new, bounds.lowerBound), bounds.upperBound) }
      if new != old { value.wrappedValue = new }
      return new != old
    }
    self.label = label()
    self.onEditingChanged = onEditingChanged
  }

  /// Makes a stepper for a value, whose label comes last; the bounds are never crossed.
  @_disfavoredOverload
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value that hosts show in a format.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>? = nil,
    step: Format.FormatInput.Stride = 1, format: Format, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    self.format = { format.formatInSession(value.wrappedValue) }
  }

  /// Mounts the view; called by the view layer only.
  @inline(__always)
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    site.mount(view) { ControlNode<Self>.self }
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper with a title that runs closures.
  public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title that runs closures.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title for a value.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>? = nil,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title for a value.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>? = nil,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title for a value that hosts show in a format.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>? = nil, step: Format.FormatInput.Stride = 1,
    format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title for a value that hosts show in a format.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>? = nil, step: Format.FormatInput.Stride = 1,
    format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper: ControlView, AdjustableView {
  static var isObserved: Bool { true }

  func describe(_ element: inout Element) {
    element.role = .stepper
    element.value = format?() ?? number?.get()?.plainText ?? ""
    element.traits.range = number?.range
  }

  func adjust(_ steps: Int) -> Bool {
    onEditingChanged(true)
    defer { onEditingChanged(false) }
    return move(steps)
  }
}

extension NumberAccess {
  /// Reads a bound value of any type; nil of one that is no number.
  fileprivate init<Value: Strideable>(
    _ value: Binding<Value>, in bounds: ClosedRange<Value>?, step: Value.Stride
  ) {
    get = { double(value.wrappedValue) }
    set = { _ in }
    self.step = double(step) ?? 1
    guard let bounds, let lower = double(bounds.lowerBound), let upper = double(bounds.upperBound)
    else { return }
    range = Element.Range(lower...upper, step: self.step)
  }
}

private func double(_ value: Any) -> Double? {
  if let value = value as? any BinaryInteger { return Double(value) }
  return (value as? any BinaryFloatingPoint).map { Double($0) }
}

extension SignedNumeric {
  fileprivate init(clamping steps: Int) { self = Self(exactly: steps) ?? 0 }
}
