/// The look of a button that a host finds best for its place.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// Returns the button without a look of its own.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonLook(.automatic)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that a host finds best.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A button with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle, LookedButtonStyle {
  static let look = Element.Style.ButtonLook.bordered

  /// Makes the style.
  public init() {}
  /// Returns the button with a border.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonLook(Self.look)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A button with a filled ground.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, LookedButtonStyle {
  static let look = Element.Style.ButtonLook.prominent

  /// Makes the style.
  public init() {}
  /// Returns the button with a filled ground.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonLook(Self.look)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A filled ground.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A button without a border, in the colour of controls.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, LookedButtonStyle {
  static let look = Element.Style.ButtonLook.borderless

  /// Makes the style.
  public init() {}
  /// Returns the button without a border.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonLook(Self.look)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The colour of controls, without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A button that is its label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle, LookedButtonStyle {
  static let look = Element.Style.ButtonLook.plain

  /// Makes the style.
  public init() {}
  /// Returns the button with its label alone.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonLook(Self.look)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A button of glass, drawn with a border.
public struct GlassButtonStyle: PrimitiveButtonStyle, LookedButtonStyle {
  static let look = Element.Style.ButtonLook.bordered

  /// Makes the style; hosts draw no glass.
  public init(_ glass: Glass = .regular) {}
  /// Returns the button with a border.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonLook(Self.look)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A border.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A border.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

/// A button of coloured glass, drawn with a filled ground.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, LookedButtonStyle {
  static let look = Element.Style.ButtonLook.prominent

  /// Makes the style.
  public init() {}
  /// Returns the button with a filled ground.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonLook(Self.look)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A filled ground.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
