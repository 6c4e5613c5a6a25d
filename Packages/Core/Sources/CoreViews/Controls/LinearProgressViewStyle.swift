/// A progress view that is a line, as hosts draw those whose progress is known.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color

  /// Makes the style.
  public init() { tint = .accentColor }
  /// Makes the style with a colour for the line.
  public init(tint: Color) { self.tint = tint }
  /// Returns the progress view as the host draws it, in the style's colour.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).tint(tint)
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A line.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
