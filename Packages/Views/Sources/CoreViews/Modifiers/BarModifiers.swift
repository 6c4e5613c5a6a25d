/// Tells the screen around the view something about its bar.
public struct BarModifier: NodeModifier {
  let preference: TitleRegistry.Preference?

  /// Registers it with the screen around, or takes it back.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment = existing ?? TitleAttachment(node: node)
    if let preference {
      node.environment.builtIn.titles?.set(preference, by: node.id, in: node.visibility)
    } else {
      node.environment.builtIn.titles?.remove(node.id)
    }
    return attachment
  }
}

extension View {
  /// Adds a text behind the title of the screen that the view is part of.
  public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View {
    modified(by: BarModifier(preference: .subtitle(String(subtitle))))
  }

  /// Shows the title bar of the screen that the view is part of, or leaves the title out.
  ///
  /// Other bars have no effect; the way back stays.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let isMeant = bars.isEmpty || bars.contains { $0 == .automatic || $0 == .navigationBar }
    return modified(
      by: BarModifier(preference: isMeant && visibility == .hidden ? .barHidden : nil))
  }

  /// Leaves out the title of the screen that the view is part of, in the older form.
  public func navigationBarHidden(_ isHidden: Bool) -> some View {
    modified(by: BarModifier(preference: isHidden ? .barHidden : nil))
  }

  /// Sets the colour of the title of the screen that the view is part of.
  public func toolbarForegroundStyle(
    _ style: some ShapeStyle, for bars: ToolbarPlacement...
  ) -> some View {
    modified(by: BarModifier(preference: style._color.name.map { .foreground($0) }))
  }

  /// Draws the title for a light bar, or for a dark one; nil leaves it to the host.
  public func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    modified(
      by: BarModifier(preference: scheme.map { .foreground($0 == .dark ? "white" : "black") }))
  }

  /// Takes the colour of the title bar away that views further out have set.
  @ViewBuilder
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    if visibility == .hidden { modified(by: BarBackgroundModifier(color: nil)) } else { self }
  }

  /// Shows bars, or hides the title bar of the screen.
  public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let isMeant = bars.isEmpty || bars.contains { $0 == .automatic || $0 == .navigationBar }
    return navigationBarHidden(isMeant && visibility == .hidden)
  }

  /// Takes the colour of the title bar away that views further out have set.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbarBackgroundVisibility(visibility)
  }
}

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

/// Keeps the screen around the view from being left by going back.
public struct BackHiddenModifier: NodeModifier {
  let isHidden: Bool

  /// Tells the screen around the view.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment = existing ?? TitleAttachment(node: node)
    if isHidden {
      node.environment.builtIn.titles?.set(.backHidden, by: node.id, in: node.visibility)
    } else {
      node.environment.builtIn.titles?.remove(node.id)
    }
    return attachment
  }
}

extension View {
  /// Hides the way back of the screen that the view is part of: only the app can leave it then.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some View {
    modified(by: BackHiddenModifier(isHidden: isHidden))
  }
}

final class TitleAttachment: ModifierAttachment, VisibilityObserver {
  override init(node: ViewNode) {
    super.init(node: node)
    node.visibility.add(self, id: node.id)
  }

  func visibilityChanged() { node.environment.builtIn.titles?.onChange() }

  override func willUnmount() {
    node.visibility.remove(node.id)
    node.environment.builtIn.titles?.remove(node.id)
  }
}
