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
