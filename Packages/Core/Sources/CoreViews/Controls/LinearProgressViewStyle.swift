/// A progress view that is a line, as hosts draw those whose progress is known.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// Makes the style with a colour, which the host's own takes the place of.
  public init(tint: Color) {}
  /// Returns the progress view as the host draws it.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A line.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
