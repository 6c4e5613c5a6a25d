/// A form as the host draws it.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
  /// Returns the form as the host draws it.
  public func makeBody(configuration: Configuration) -> some View {
    Form(configuration)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// As the host draws it.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
