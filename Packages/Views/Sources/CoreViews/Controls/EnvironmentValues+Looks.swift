private enum ScrollingKey: EnvironmentKey { static let defaultValue = true }

/// What views may ask about the looks and the input that views around them have asked for.
extension EnvironmentValues {
  /// The case in which texts are drawn; nil for as they are.
  public var textCase: Text.Case? {
    get { builtIn.textCase.map { Text.Case(value: $0) } }
    set { builtIn.textCase = newValue?.value }
  }

  /// Whether the labels of controls are drawn, or told alone.
  public var labelsVisibility: Visibility {
    get { builtIn.inherited?.hidesLabels == true ? .hidden : .automatic }
    set { change { $0.hidesLabels = newValue == .hidden } }
  }

  /// Whether what is typed is left as it is.
  public var autocorrectionDisabled: Bool {
    get { builtIn.inherited?.entry.isCorrected == false }
    set { change { $0.entry.isCorrected = !newValue } }
  }

  /// Whether what is typed is left as it is, by its older name; nil leaves it to the host.
  public var disableAutocorrection: Bool? {
    get { builtIn.inherited?.entry.isCorrected.map { !$0 } }
    set { change { $0.entry.isCorrected = newValue.map { !$0 } } }
  }

  /// Whether views may be scrolled.
  public var isScrollEnabled: Bool {
    get { self[ScrollingKey.self] }
    set { self[ScrollingKey.self] = newValue }
  }

  /// Whether the scene is in front.
  public var appearsActive: Bool { scenePhase == .active }

  private mutating func change(_ body: (inout InheritedTraits) -> Void) {
    var inherited = builtIn.inherited ?? InheritedTraits()
    body(&inherited)
    builtIn.inherited = inherited
  }
}

/// What only Apple's systems know of a person: as if nobody had asked for it.
extension EnvironmentValues {
  /// Whether something tells what is seen, or helps with controls.
  public var accessibilityEnabled: Bool { false }
  /// Whether a person wants dark for light.
  public var accessibilityInvertColors: Bool { false }
  /// Whether a person uses switches.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether a person wants buttons to have an outline.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether lights that flash are dimmed.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether pictures move by themselves.
  public var accessibilityPlayAnimatedImages: Bool { true }
}
