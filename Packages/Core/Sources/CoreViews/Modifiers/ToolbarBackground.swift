/// Which bar a modifier is about.
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, navigationBar, tabBar, bottomBar
}

/// Colours the title bar of the screen around, and of the screens below.
public struct BarBackgroundModifier: NodeModifier {
  let color: String?

  public func _apply(
    to environment: inout EnvironmentValues, attachment: ModifierAttachment?
  ) {
    environment.builtIn.barBackground = color
  }

  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment = existing ?? TitleAttachment(node: node)
    if let color {
      node.environment.builtIn.titles?.set(.background(color), for: node)
    } else {
      node.environment.builtIn.titles?.remove(node)
    }
    return attachment
  }
}

extension View {
  /// Colours the title bar of the screen that the view is part of, and of screens in stacks and
  /// tabs within it. Nothing outside takes the colour over, nor do modal presentations.
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
