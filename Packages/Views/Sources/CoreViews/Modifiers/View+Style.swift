extension View {
  /// Sets the colour of texts and controls; hosts that draw one colour take the style's nearest.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    changingEnvironment { values in
      let color = style.color(in: values)
      values.builtIn.setForeground(color)
    }
  }

  /// Sets the colour of texts and controls; the second and third are those of lower prominence.
  public func foregroundStyle(_ first: some ShapeStyle, _ second: some ShapeStyle) -> some View {
    foregroundStyle(first)
  }

  /// Sets the colour of texts and controls; the second and third are those of lower prominence.
  public func foregroundStyle(
    _ first: some ShapeStyle, _ second: some ShapeStyle, _ third: some ShapeStyle
  ) -> some View {
    foregroundStyle(first)
  }

  /// Sets the colour of texts and controls; nil is the host's own.
  public func foregroundColor(_ color: Color?) -> some View {
    changingBuiltIn { values in
      if let color { values.setForeground(color) } else { values.resetForeground() }
    }
  }

  /// Sets the colour of controls and of what shows a value; nil is the host's own.
  public func tint(_ color: Color?) -> some View {
    changingBuiltIn { if color != .accentColor { $0.tint = color?.nameOfTint } }
  }

  /// Sets the colour of controls and of what shows a value.
  @_disfavoredOverload
  public func tint(_ style: some ShapeStyle) -> some View {
    changingEnvironment { values in
      let color = style.color(in: values)
      if color != .accentColor { values.builtIn.tint = color.nameOfTint }
    }
  }

  /// Sets the colour of controls and of what shows a value; nil is the host's own.
  public func accentColor(_ color: Color?) -> some View { tint(color) }

  /// Draws the view over a colour, which fills the view's frame.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    changingEnvironment { values in
      let color = style.color(in: values)
      guard !color.isClear, let name = color.nameOfFill else { return }
      values.builtIn.changeDecoration { $0.steps.insert(.background(name), at: 0) }
    }
  }

  /// Takes the view off the screen and keeps it mounted, with its state.
  public func hidden() -> some View {
    changingDecoration { $0.isHidden = true }
  }

  /// Lets what is behind the view through; an opacity of 0 or less hides it.
  ///
  /// Terminals dim its text if the opacity is at most a half.
  public func opacity(_ opacity: Double) -> some View {
    appearance(opacity > 0 && opacity < 1 ? .amount(.opacity, opacity * 100) : nil)
      .changingDecoration { if opacity <= 0 { $0.isHidden = true } }
  }
}
