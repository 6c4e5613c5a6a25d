/// Colours the title bar of the screen around, and those of screens in stacks and tabs below.
public struct BarBackgroundModifier: NodeModifier {
  let color: String?

  /// Hands the colour down to the screens below.
  public func _apply(
    to environment: inout EnvironmentValues, attachment: ModifierAttachment?
  ) {
    environment.builtIn.barBackground = color
  }

  /// Registers the colour with the screen around, or takes it back.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment = existing ?? TitleAttachment(node: node)
    if let color {
      node.environment.builtIn.titles?.set(
        .background(color), by: node.id, in: node.visibility)
    } else {
      node.environment.builtIn.titles?.remove(node.id)
    }
    return attachment
  }
}

extension View {
  /// Colours the title bar of the view's screen, and those of screens in stacks and tabs within it.
  ///
  /// Screens further out and modal presentations keep theirs. Without a placement, the title bar is
  /// meant; other bars have no effect.
  @ViewBuilder
  public func toolbarBackground(
    _ color: Color, for bars: ToolbarPlacement...
  ) -> some View {
    let isMeant = bars.contains { $0 == .automatic || $0 == .navigationBar }
    if bars.isEmpty || isMeant {
      modified(by: BarBackgroundModifier(color: color.name))
    } else {
      self
    }
  }
}
