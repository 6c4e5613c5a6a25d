/// The look of progress views.
///
/// ```
/// struct Percent: ProgressViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
///   }
/// }
/// ```
public protocol ProgressViewStyle: FieldHolder {
  /// The view of a progress view.
  associatedtype Body: View
  /// What the style knows of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the view of a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
  func view(_ configuration: Configuration) -> AnyView {
    StyledBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }.erased
  }
}

extension View {
  /// Gives the progress views of this view a look.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    self.style(style, of: (any ProgressViewStyle).self)
  }
}

/// What a style knows of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The label of a progress view.
  public typealias Label = StyleContent
  /// What a progress view says of its value.
  public typealias CurrentValueLabel = StyleContent

  /// How much is done, from 0 to 1; nil if that is not known.
  public let fractionCompleted: Double?
  /// The label; nil if there is none.
  public let label: Label?
  /// What it says of its value; nil if that is nothing.
  public let currentValueLabel: CurrentValueLabel?
}

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
