extension View {
  public func bold(_ isActive: Bool = true) -> some View {
    changingBuiltIn { $0.isBold = isActive }
  }

  public func fontWeight(_ weight: Font.Weight?) -> some View {
    changingBuiltIn { if let weight { $0.isBold = weight.isHeavy } }
  }

  /// Fonts are up to the host; the ones for titles and headlines come out bold.
  public func font(_ font: Font?) -> some View {
    changingBuiltIn { if let font { $0.isBold = font.isHeavy } }
  }

  public func foregroundStyle(_ color: Color) -> some View {
    changingBuiltIn { color.applyAsForeground(&$0) }
  }

  public func foregroundColor(_ color: Color?) -> some View {
    changingBuiltIn { (color ?? .primary).applyAsForeground(&$0) }
  }

  public func tint(_ color: Color?) -> some View {
    changingBuiltIn { if let color { color.applyAsForeground(&$0) } }
  }

  public func background(_ color: Color) -> some View {
    changingDecoration { $0.background = color.name }
  }

  /// Keeps the view mounted and takes it off the screen.
  public func hidden() -> some View {
    changingDecoration { $0.isHidden = true }
  }

  /// A view that cannot be seen at all is hidden; any other opacity is up to the host.
  public func opacity(_ opacity: Double) -> some View {
    changingDecoration { if opacity <= 0 { $0.isHidden = true } }
  }

  /// Replaces the label that hosts show and that interactions go by.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    let label = String(label)
    return changingDecoration { $0.label = label }
  }
}
