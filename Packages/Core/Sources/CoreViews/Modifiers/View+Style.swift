extension View {
  /// Makes the texts of this view bold, or regular again.
  public func bold(_ isActive: Bool = true) -> some View {
    changingBuiltIn { $0.isBold = isActive }
  }

  /// Makes texts bold if the weight is semibold or heavier, else regular; nil changes nothing.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    changingBuiltIn { if let weight { $0.isBold = weight.isHeavy } }
  }

  /// Makes texts bold for fonts of titles and headlines, else regular; nil changes nothing.
  public func font(_ font: Font?) -> some View {
    changingBuiltIn { if let font { $0.isBold = font.isHeavy } }
  }

  /// Sets the colour of texts and controls.
  public func foregroundStyle(_ color: Color) -> some View {
    changingBuiltIn { $0.setForeground(color) }
  }

  /// Sets the colour of texts and controls; nil is the host's own.
  public func foregroundColor(_ color: Color?) -> some View {
    changingBuiltIn { $0.setForeground(color ?? .primary) }
  }

  /// Sets the colour of texts and controls; nil changes nothing.
  public func tint(_ color: Color?) -> some View {
    changingBuiltIn { if let color { $0.setForeground(color) } }
  }

  /// Sets the colour behind the nearest elements of this view.
  public func background(_ color: Color) -> some View {
    changingDecoration { $0.background = color.name }
  }

  /// Takes the view off the screen and keeps it mounted, with its state.
  public func hidden() -> some View {
    changingDecoration { $0.isHidden = true }
  }

  /// Hides the view if the opacity is 0 or less; any other opacity has no effect.
  public func opacity(_ opacity: Double) -> some View {
    changingDecoration { if opacity <= 0 { $0.isHidden = true } }
  }

  /// Replaces the label that hosts show and by which interactions find the element.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    let label = String(label)
    return changingDecoration { $0.label = label }
  }
}
