/// The look of a picker.
public protocol PickerStyle {
  /// How it offers its options.
  static var _look: Element.Look { get }
}

extension View {
  /// Sets how pickers of this view offer their options.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    changingBuiltIn { $0.pickerLook = Style._look }
  }
}

/// Leaves the look of a picker to the host, which goes by the number of options.
public struct DefaultPickerStyle: PickerStyle {
  /// As the host finds best.
  public static var _look: Element.Look { .automatic }
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// Leaves the look to the host.
  public static var automatic: Self { Self() }
}

/// Shows all options of a picker below each other.
public struct InlinePickerStyle: PickerStyle {
  /// All options, below each other.
  public static var _look: Element.Look { .inline }
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Shows all options below each other.
  public static var inline: Self { Self() }
  /// Shows all options below each other.
  public static var wheel: Self { Self() }
  /// Shows all options below each other.
  public static var radioGroup: Self { Self() }
}

/// Shows all options of a picker below each other, as ``InlinePickerStyle`` does.
public typealias WheelPickerStyle = InlinePickerStyle

/// Shows the options of a picker below each other, as ``InlinePickerStyle`` does.
public typealias RadioGroupPickerStyle = InlinePickerStyle

/// Shows all options of a picker side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// All options, side by side.
  public static var _look: Element.Look { .segmented }
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Shows all options side by side.
  public static var segmented: Self { Self() }
  /// Shows all options side by side.
  public static var palette: Self { Self() }
}

/// Shows the options of a picker side by side, as ``SegmentedPickerStyle`` does.
public typealias PalettePickerStyle = SegmentedPickerStyle

/// Shows the chosen option of a picker; the others come with a press.
public struct MenuPickerStyle: PickerStyle {
  /// One option at a time.
  public static var _look: Element.Look { .menu }
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// Shows the chosen option; the others come with a press.
  public static var menu: Self { Self() }
  /// Shows the chosen option; the others come with a press.
  public static var navigationLink: Self { Self() }
}

/// Shows the options of a picker after a press, as ``MenuPickerStyle`` does.
public typealias NavigationLinkPickerStyle = MenuPickerStyle

extension View {
  /// Offers the options of pickers side by side that would be below each other.
  public func horizontalRadioGroupLayout() -> some View {
    environment(\.hasOptionsSideBySide, true)
  }
}

extension EnvironmentValues {
  /// How pickers offer their options here.
  var pickerLook: Element.Look {
    builtIn.pickerLook == .inline && hasOptionsSideBySide ? .segmented : builtIn.pickerLook
  }

  private enum SideBySideKey: EnvironmentKey { static var defaultValue: Bool { false } }

  fileprivate var hasOptionsSideBySide: Bool {
    get { self[SideBySideKey.self] }
    set { self[SideBySideKey.self] = newValue }
  }
}
