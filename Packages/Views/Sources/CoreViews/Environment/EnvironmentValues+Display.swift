public import Foundation

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}
private enum IsSearchingKey: EnvironmentKey { static let defaultValue = false }
private enum RowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum HeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }

/// What views may ask about the screen and the person.
extension EnvironmentValues {
  /// Empties the search field around.
  public var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
  /// Whether the search field around holds a text.
  public var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
  /// The least height of a row, in points, which hosts choose by themselves.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }
  /// The least height of a header, in points, which hosts choose by themselves.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
  /// The font of texts, if views have set it here; `font(_:)` sets it for hosts alone.
  public var font: Font? {
    get { self[FontKey.self] }
    set {
      self[FontKey.self] = newValue
      if let newValue { builtIn.set(newValue) }
    }
  }
  /// A size that views hand down to their own views; hosts take it from `controlSize(_:)` alone.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { displayScale == 0 ? 1 : 1 / displayScale }
  /// Whether a person wants nothing to shine through.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether a person wants more contrast, which hosts do not know.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// Whether a person wants bold texts, which hosts do not know.
  public var legibilityWeight: LegibilityWeight? { nil }
  /// Whether the program may open more than one window; no host does.
  public var supportsMultipleWindows: Bool { false }
  /// The size of text that a person has chosen, by its older name.
  public var sizeCategory: DynamicTypeSize {
    get { dynamicTypeSize }
    set { dynamicTypeSize = newValue }
  }
}

private enum BackgroundProminenceKey: EnvironmentKey {
  static let defaultValue = BackgroundProminence.standard
}

private enum HeaderProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }

extension EnvironmentValues {
  /// How much the ground behind the view stands out; hosts mark selected rows by themselves.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// How symbols are drawn.
  public var symbolVariants: SymbolVariants {
    get { builtIn.inherited?.symbolVariant ?? .none }
    set {
      guard newValue != symbolVariants else { return }
      var inherited = builtIn.inherited ?? InheritedTraits()
      inherited.symbolVariant = newValue
      builtIn.inherited = inherited
    }
  }
}
