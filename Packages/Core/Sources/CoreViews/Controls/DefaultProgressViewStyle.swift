/// The progress view that a host finds best.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// Returns the progress view as the host draws it.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// As the host finds best.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
