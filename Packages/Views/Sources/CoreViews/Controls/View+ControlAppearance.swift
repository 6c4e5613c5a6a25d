/// How controls and lists look; pages draw it, and a terminal has one look for each.
extension View {
  /// Sets the size of controls.
  public func controlSize(_ size: ControlSize) -> some View {
    appearance(size.mark.map { .mark($0) })
  }
  /// Sets the border of buttons.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    appearance(shape.mark.map { .mark($0) })
  }
  /// Lets buttons take all the width that there is, or as much as they need.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    appearance(sizing == .flexible ? .mark(.wide) : nil)
  }
  /// Sets the size of symbols beside text.
  public func imageScale(_ scale: Image.Scale) -> some View {
    appearance(scale == .medium ? nil : .mark(scale == .small ? .imageSmall : .imageLarge))
  }
  /// Sets the look of text fields.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    appearance(Style._mark.map { .mark($0) }).changingBuiltIn {
      let isOwn = Style._Body.self != TextField<StyleContent>.self
      $0.styles[(any TextFieldStyle).self] = isOwn ? TypedStyleChoice(style) : nil
    }
  }
  /// Sets the look of text editors.
  public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View {
    appearance(Style._mark.map { .mark($0) })
  }
  /// Marks what the pointer is on.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    HoverView(content: self, effect: isEnabled ? effect : nil)
  }
  /// Sets how what the pointer is on is marked, where the views within leave it open.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    environment(\.usualHoverEffect, effect ?? .automatic)
  }
  /// Keeps what the pointer is on from being marked.
  public func hoverEffectDisabled(_ isDisabled: Bool = true) -> some View {
    appearance(isDisabled ? .mark(.hoverNone) : nil)
  }
  /// Sets what the pointer looks like above the view; nil leaves it to the browser.
  public func pointerStyle(_ style: PointerStyle?) -> some View {
    appearance(style.map { .mark($0.mark) })
  }
  /// Hides the pointer above the view.
  public func pointerVisibility(_ visibility: Visibility) -> some View {
    appearance(visibility == .hidden ? .mark(.pointerHidden) : nil)
  }
  /// Draws what has the focus as everything else.
  public func focusEffectDisabled(_ isDisabled: Bool = true) -> some View {
    appearance(isDisabled ? .mark(.focusHidden) : nil)
  }
  /// Draws the thumb of sliders, or leaves it out.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    appearance(visibility == .hidden ? .mark(.thumbHidden) : nil)
  }
  /// Draws the arrow of links, or leaves it out.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    appearance(visibility == .hidden ? .mark(.indicatorHidden) : nil)
  }
  /// Lets symbols move, unless a person wants no motion.
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View {
    appearance(isActive ? .mark(effect.mark) : nil)
  }
  /// Lets symbols stand still.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    appearance(isEnabled ? .mark(.still) : nil)
  }
  /// Draws the view from left to right whatever the language is, or as the language runs.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    appearance(behavior == .fixed ? .mark(.leftToRight) : nil)
  }
  /// Lets changes of colour, place and size take the time of an animation.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View {
    self.animation(animation)
  }
  /// Returns the view itself: a symbol that moves once says nothing that stays.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable
  ) -> Self {
    self
  }
  /// Lets the changes that a closure makes take the time of an animation.
  public func animation(
    _ animation: Animation?, body: (AnyView) -> some View
  ) -> some View {
    body(AnyView(self)).animation(animation)
  }
  /// Lets changes of colour, place and size take the time of an animation.
  public func animation(_ animation: Animation?) -> some View {
    appearance(animation.map { .amount(.duration, $0.duration * 1_000) })
  }
}

extension ControlSize {
  fileprivate var mark: Element.Appearance.Mark? {
    switch self {
    case .mini: .controlMini
    case .small: .controlSmall
    case .regular: nil
    case .large: .controlLarge
    case .extraLarge: .controlHuge
    }
  }
}

extension ButtonBorderShape {
  fileprivate var mark: Element.Appearance.Mark? {
    switch self {
    case .automatic: nil
    case .capsule: .borderCapsule
    case .roundedRectangle: .borderRound
    case .circle: .borderCircle
    }
  }
}
