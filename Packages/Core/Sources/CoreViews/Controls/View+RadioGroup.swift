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
