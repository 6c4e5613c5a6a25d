/// A progress view that is a circle, drawn as one of unknown progress if that is not known.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// Makes the style with a colour, which the host's own takes the place of.
  public init(tint: Color) {}
  /// Returns the progress view as the host draws it.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
