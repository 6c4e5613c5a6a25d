/// A form whose controls line up on the leading side, as hosts draw it.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
  /// Returns the form as the host draws it.
  public func makeBody(configuration: Configuration) -> some View {
    Form(configuration)
  }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Lined up on the leading side.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
