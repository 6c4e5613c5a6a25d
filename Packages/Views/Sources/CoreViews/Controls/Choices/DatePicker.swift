public import CoreArchitecture
public import Foundation

/// A control for a date, a time of day, or both.
///
/// Hosts write and take it as `2026-11-22 14:30`, in the current calendar and time zone. A step
/// goes to the next day or, without a date, to the next minute.
public struct DatePicker<Label: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  /// The parts of a date that a picker offers.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let isAllowed: (Date) -> Bool
  let limits: String
  let components: Components
  let label: Label

  /// Makes a picker with a label built from views.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    isAllowed = { _ in true }
    limits = ""
    components = displayedComponents
    self.label = label()
  }

  /// Makes a picker for dates of a range, such as `Date.now...`, with a label built from views.
  public init<Range: RangeExpression<Date>>(
    selection: Binding<Date>, in range: Range,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    isAllowed = { range.contains($0) }
    limits = Self.limits(range, displayedComponents)
    components = displayedComponents
    self.label = label()
  }

  /// Mounts the view; called by the view layer only.
  @inline(__always)
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    let isStyled = site.environment.builtIn.styles[kind] != nil
    if isStyled { return StyledNode(view, at: site).mounted() }
    return site.mount(view) { ControlNode<Self>.self }
  }

  private static func limits(_ range: some RangeExpression<Date>, _ components: Components)
    -> String
  {
    let text = DateText(components: components, calendar: .current)
    return switch range {
    case let range as ClosedRange<Date>:
      " from \(text.text(of: range.lowerBound)) to \(text.text(of: range.upperBound))"
    case let range as PartialRangeFrom<Date>: " from \(text.text(of: range.lowerBound)) on"
    case let range as PartialRangeThrough<Date>: " up to \(text.text(of: range.upperBound))"
    default: ""
    }
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Makes a picker with a title for dates of a range, such as `Date.now...`.
  public init<Range: RangeExpression<Date>>(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: Range,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Makes a picker with a title for dates of a range, such as `Date.now...`.
  @_disfavoredOverload
  public init<Range: RangeExpression<Date>>(
    _ title: some StringProtocol, selection: Binding<Date>, in range: Range,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}

extension DatePicker: ControlView, EditableView, AdjustableView {
  static var isObserved: Bool { true }

  private var text: DateText { DateText(components: components, calendar: .current) }

  func describe(_ element: inout Element) {
    element.role = .datePicker
    element.value = text.text(of: selection.wrappedValue)
  }

  func describe(_ element: inout Element, in environment: EnvironmentValues) {
    element.traits.spelledValue = text.spelled(selection.wrappedValue, in: environment.locale)
  }

  func edit(_ text: String) -> String? {
    let reader = self.text
    guard let date = reader.date(text, changing: selection.wrappedValue), isAllowed(date) else {
      return reader.expectation + limits
    }
    selection.wrappedValue = date
    return nil
  }

  func adjust(_ steps: Int) -> Bool {
    let step: Calendar.Component = components.contains(.date) ? .day : .minute
    let old = selection.wrappedValue
    guard let date = Calendar.current.date(byAdding: step, value: steps, to: old), isAllowed(date)
    else { return false }
    selection.wrappedValue = date
    return true
  }
}

/// The parts of a date that a ``DatePicker`` offers.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes components of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Year, month and day.
  public static let date = DatePickerComponents(rawValue: 1)
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

extension DatePicker where Label == StyleContent {
  /// Makes the picker that a style was asked for.
  public init(_ configuration: DatePickerStyleConfiguration) {
    selection = configuration.$selection
    isAllowed = configuration.isAllowed
    limits = configuration.limits
    components = configuration.displayedComponents
    label = configuration.label
  }
}

extension DatePicker: StyledView {
  static var kind: Any.Type { (any DatePickerStyle).self }

  func styled(in environment: EnvironmentValues) -> AnyView {
    let style = environment.builtIn.styles[Self.kind]?.value as? any DatePickerStyle
    return (style ?? DefaultDatePickerStyle()).view(
      DatePickerStyleConfiguration(
        label: StyleContent(label), selection: selection, displayedComponents: components,
        isAllowed: isAllowed, limits: limits))
  }
}
