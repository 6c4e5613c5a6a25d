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
