/// A progress view that is a circle, drawn as one of unknown progress if that is not known.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color

  /// Makes the style.
  public init() { tint = .accentColor }
  /// Makes the style with a colour for the circle.
  public init(tint: Color) { self.tint = tint }
  /// Returns the progress view as the host draws it, in the style's colour.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).tint(tint)
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
